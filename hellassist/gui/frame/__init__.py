"""The window around a battle: bar, menus, actions, strip, chronicle."""
