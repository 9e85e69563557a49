"""Colours, type and spacing in one place, and what Qt's palette and stylesheet make of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from hellassist.rules.game import Player

ThemeName = Literal["dark", "light"]

TOUCH = 40
"""Nothing that is clicked is smaller, in pixels."""
GAP = 8
RADIUS = 8
TEXT, TEXT_SMALL, TEXT_LARGE = 15, 13, 18
"""Type sizes in pixels, for reading at arm's length."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """One theme. Text on its ground has a contrast of 4.5:1 or more."""

    name: ThemeName
    ground: str
    """Around the table."""
    table: str
    grid: str
    grid_major: str
    table_edge: str
    panel: str
    card: str
    raised: str
    line: str
    text: str
    dim: str
    accent: str
    on_accent: str
    gold: str
    green: str
    danger: str
    base: str
    """Inside of a base."""
    side_a: str
    side_b: str
    terrain: str
    terrain_bad: str

    def side(self, player: Player) -> str:
        """The colour of a Company; its shape says the same (circle for A, diamond for B)."""
        return self.side_a if player == "A" else self.side_b


DARK = Tokens(
    name="dark",
    ground="#151210",
    table="#2b2722",
    grid="#322d27",
    grid_major="#3d372f",
    table_edge="#594f42",
    panel="#1d1915",
    card="#28231d",
    raised="#373028",
    line="#4a4136",
    text="#f4ecdd",
    dim="#b9ac97",
    accent="#ee7d43",
    on_accent="#1d1006",
    gold="#e3b95f",
    green="#8fc26f",
    danger="#ff8a75",
    base="#1b1815",
    side_a="#62b2e8",
    side_b="#f0675a",
    terrain="#4b4331",
    terrain_bad="#5a3023",
)

LIGHT = Tokens(
    name="light",
    ground="#cfc2a7",
    table="#f2e8d3",
    grid="#e8dcc3",
    grid_major="#d9cbad",
    table_edge="#a8977a",
    panel="#e6dac1",
    card="#f8f1e1",
    raised="#ebdfc6",
    line="#c0af8e",
    text="#2a2017",
    dim="#625442",
    accent="#b4430f",
    on_accent="#fff7ea",
    gold="#785204",
    green="#3b7426",
    danger="#a8200f",
    base="#fdf8ec",
    side_a="#14609e",
    side_b="#b4241b",
    terrain="#d8cba0",
    terrain_bad="#e0b394",
)

THEMES: dict[str, Tokens] = {"dark": DARK, "light": LIGHT}
_chosen: list[Tokens] = [DARK]


def tokens() -> Tokens:
    """The theme in use."""
    return _chosen[0]


@cache
def colour(value: str, alpha: int = 255) -> QColor:
    """A token as a colour, *alpha* of 255 opaque. Shared: not to be changed."""
    made = QColor(value)
    made.setAlpha(alpha)
    return made


def font(size: int = TEXT, *, bold: bool = False) -> QFont:
    """The app's font at *size* pixels."""
    made = QFont(QApplication.font())
    made.setPixelSize(size)
    if bold:
        made.setWeight(QFont.Weight.DemiBold)
    return made


def system_theme(app: QApplication) -> ThemeName:
    """What the desktop prefers; dark where it says nothing."""
    from PySide6.QtCore import Qt

    return "light" if app.styleHints().colorScheme() == Qt.ColorScheme.Light else "dark"


def apply(app: QApplication, name: str) -> Tokens:
    """Dress the whole app in the named theme."""
    chosen = THEMES.get(name, DARK)
    _chosen[0] = chosen
    if app.property("hellassist_theme") == chosen.name:
        return chosen
    app.setProperty("hellassist_theme", chosen.name)
    base = app.font()
    base.setPixelSize(TEXT)
    app.setFont(base)
    app.setPalette(_palette(chosen))
    app.setStyleSheet(_stylesheet(chosen))
    return chosen


def _palette(t: Tokens) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for key, value in {
        role.Window: t.panel,
        role.WindowText: t.text,
        role.Base: t.card,
        role.AlternateBase: t.raised,
        role.Text: t.text,
        role.Button: t.card,
        role.ButtonText: t.text,
        role.BrightText: t.danger,
        role.Highlight: t.accent,
        role.HighlightedText: t.on_accent,
        role.ToolTipBase: t.raised,
        role.ToolTipText: t.text,
        role.PlaceholderText: t.dim,
        role.Link: t.gold,
        role.Accent: t.accent,
        role.Mid: t.line,
        role.Dark: t.ground,
        role.Light: t.raised,
    }.items():
        palette.setColor(key, QColor(value))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(t.dim))
    return palette


def _stylesheet(t: Tokens) -> str:
    return f"""
* {{ font-size: {TEXT}px; }}
QMainWindow, QWidget#column, QWidget#strip {{ background: {t.panel}; }}
QWidget#top_bar {{ background: {t.panel}; border-bottom: 1px solid {t.line}; }}
QMenuBar {{ background: transparent; border: none; color: {t.text}; }}
QMenuBar::item {{ padding: 11px 9px; border-radius: {RADIUS}px; background: transparent; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {t.raised}; }}
QMenu {{ background: {t.card}; border: 1px solid {t.line}; padding: 6px; color: {t.text}; }}
QMenu::item {{ padding: 10px 28px 10px 14px; border-radius: 6px; }}
QMenu::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
QMenu::item:disabled {{ color: {t.dim}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 6px 8px; }}
QToolTip {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.line}; padding: 6px; }}

QPushButton, QToolButton {{
    min-height: {TOUCH - 2}px; padding: 0 12px; border-radius: {RADIUS}px;
    border: 1px solid {t.line}; background: {t.raised}; color: {t.text};
}}
QPushButton {{ qproperty-autoDefault: true; }} /* Enter presses the button that has the keyboard */
QPushButton:hover, QToolButton:hover {{ border-color: {t.dim}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {t.line}; }}
QPushButton:disabled, QToolButton:disabled {{ background: transparent; color: {t.dim}; border-color: {t.line}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {t.gold}; min-height: {TOUCH - 4}px; outline: none; }}
QPushButton:focus {{ padding: 0 11px; }}
QToolButton {{ padding: 0 6px; }}
QToolButton:focus {{ padding: 0 5px; }}
QPushButton[primary="true"], QToolButton:checked {{
    background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; font-weight: 600;
}}
QPushButton[primary="true"]:disabled {{
    background: transparent; color: {t.dim}; border-color: {t.line}; font-weight: 400;
}}
QToolButton[flat="true"] {{ background: transparent; border-color: transparent; }}
QToolButton[flat="true"]:hover {{ background: {t.raised}; }}
QToolButton[flat="true"]:checked {{ background: {t.raised}; color: {t.text}; font-weight: 400; }}
QToolButton[flat="true"]:focus {{ border: 2px solid {t.gold}; }}
QToolButton[piece="true"] {{ font-size: 12px; padding: 2px 0; min-height: 48px; background: transparent; }}
QToolButton[piece="true"]:checked {{ background: {t.raised}; color: {t.text}; border: 2px solid {t.gold}; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QToolButton::menu-indicator {{ image: none; }}

QFrame#company {{ background: {t.card}; border: 1px solid {t.line}; border-radius: 12px; }}
QFrame#company[player="A"] {{ border-color: {t.side_a}; }}
QFrame#company[player="B"] {{ border-color: {t.side_b}; }}
QLabel#title {{ font-size: {TEXT_LARGE}px; font-weight: 600; }}
QLabel#company_name {{ font-size: {TEXT_LARGE}px; font-weight: 600; }}
QLabel#figure {{ font-size: {TEXT}px; font-weight: 600; }}
QLabel[dim="true"] {{ color: {t.dim}; }}
QLabel[small="true"] {{ font-size: {TEXT_SMALL}px; }}
QLabel[strong="true"] {{ font-weight: 600; }}
QLabel[call="true"] {{ color: {t.gold}; font-weight: 600; font-size: {TEXT_SMALL}px; }}
QLabel[danger="true"] {{ color: {t.danger}; font-weight: 600; font-size: {TEXT_SMALL}px; }}
QLabel#dominance {{
    background: {t.gold}; color: {t.card}; border-radius: 13px; padding: 3px 12px;
    font-size: {TEXT_SMALL}px; font-weight: 600;
}}
QFrame#attack {{ background: {t.card}; border: 1px solid {t.accent}; border-radius: 12px; }}
QWidget#attack_body {{ background: transparent; }}
QLabel#chip {{
    background: {t.raised}; border: 1px solid {t.line}; border-radius: 10px; padding: 1px 7px;
    font-size: {TEXT_SMALL}px; font-weight: 600;
}}
QLabel#chip[kind="bonus"] {{ border-color: {t.green}; color: {t.green}; }}
QLabel#chip[kind="penalty"] {{ border-color: {t.danger}; color: {t.danger}; }}
QPushButton[option="true"] {{ padding: 3px 4px; min-height: {TOUCH + 4}px; }}
QPushButton[option="true"]:checked {{
    background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; font-weight: 600;
}}
QPushButton[tight="true"] {{ padding: 3px 1px; font-size: {TEXT_SMALL}px; }}
QPushButton[option="true"]:disabled {{ border-style: dashed; }}
QPushButton[reached="true"] {{ border: 2px solid {t.gold}; }}
QPushButton[segment="true"] {{ border-radius: 0; background: transparent; color: {t.dim}; padding: 0 4px; }}
QPushButton[segment="true"]:checked {{ background: {t.raised}; color: {t.text}; border: 2px solid {t.gold}; }}
QPushButton[segment="true"]:focus {{ border: 2px solid {t.accent}; }}
QPushButton[fold="true"]:checked {{ background: {t.raised}; border: 2px solid {t.gold}; font-weight: 600; }}
QPushButton[slim="true"] {{ padding: 0 1px; font-size: {TEXT_SMALL}px; }}
QPushButton[tightly="true"] {{ padding: 0 7px; }}
QPushButton[quiet="true"] {{ background: transparent; }}
QPushButton[refused="true"] {{ background: transparent; color: {t.dim}; border: 1px dashed {t.line}; }}
QFrame#actions {{ background: {t.card}; border: 1px solid {t.line}; border-radius: 12px; }}
QLineEdit#die_field {{ font-size: 22px; font-weight: 600; padding: 0; }}
QLineEdit#die_field[bad="true"] {{ border: 2px solid {t.danger}; color: {t.danger}; }}
QFrame#question {{ border: none; border-top: 1px solid {t.line}; }}
QLabel#app_title {{ font-size: 38px; font-weight: 600; }}
QWidget#sheet {{ background: {t.card}; border: 1px solid {t.line}; border-radius: 16px; }}
QListWidget#battles::item, QListWidget#targets::item {{
    min-height: {TOUCH - 2}px; padding: 0 10px; border: 1px solid {t.line}; border-radius: {RADIUS}px; margin: 1px 0;
}}
QListWidget#cards {{ background: transparent; }}
QListWidget#targets {{ font-size: {TEXT_SMALL}px; }}
QListWidget#targets::item {{ padding: 0 5px; }}
QListWidget#battles::item:hover, QListWidget#targets::item:hover {{ background: {t.raised}; }}
QListWidget#battles::item:selected, QListWidget#targets::item:selected {{
    background: {t.raised}; border: 2px solid {t.gold}; color: {t.text};
}}
QFrame#stat {{ background: {t.raised}; border: none; border-radius: 6px; }}
QLabel#stat_value {{ font-size: {TEXT_LARGE}px; font-weight: 600; }}
QLabel#stat_value[kind="bonus"] {{ color: {t.green}; }}
QLabel#stat_value[kind="penalty"] {{ color: {t.danger}; }}
QLabel#printed_value {{ font-size: {TEXT_LARGE}px; font-weight: 600; }}
QLabel#printed_value[fits="less"] {{ font-size: 14px; }}
QLabel#printed_value[fits="little"] {{ font-size: 12px; }}
QLabel#printed_value[fits="least"] {{ font-size: 10px; }}
QLabel#printed_value[kind="red"] {{ color: {t.danger}; }}
QLabel#printed_value[kind="green"] {{ color: {t.green}; }}
QLabel#printed_value[kind="none"] {{ color: {t.dim}; }}
QFrame#card_face {{ background: {t.card}; border: 1px solid {t.line}; border-radius: 12px; }}
QFrame#part {{ border: 1px solid {t.line}; border-radius: {RADIUS}px; }}
QPlainTextEdit#typed {{
    background: {t.panel}; border: 1px solid {t.line}; border-radius: {RADIUS}px; padding: 2px 5px;
    selection-background-color: {t.accent}; selection-color: {t.on_accent};
}}
QPlainTextEdit#typed:focus {{ border: 2px solid {t.gold}; }}
QLabel[wrong="true"] {{ color: {t.danger}; }}
QLineEdit[wrong="true"], QComboBox[wrong="true"], QPlainTextEdit[wrong="true"] {{ border: 2px solid {t.danger}; }}
QToolButton[word="true"] {{ padding: 0 8px; border-radius: 10px; background: {t.raised}; }}
QToolButton[word="true"]:checked {{ background: {t.accent}; }}
QToolButton[portrait="true"] {{ font-size: {TEXT_SMALL}px; border-style: dashed; color: {t.dim}; padding: 0;
    min-height: 128px;
}}
QLabel#portrait {{ background: {t.raised}; border: 1px solid {t.line}; border-radius: {RADIUS}px; }}
QFrame#power {{ border: 1px solid {t.line}; border-radius: {RADIUS}px; }}
QLabel[tiny="true"] {{ font-size: 12px; }}
QFrame#notice {{ background: {t.raised}; border: 1px solid {t.danger}; border-radius: {RADIUS}px; }}
QFrame#notice[kind="hint"] {{ border-color: {t.line}; }}

QListView, QTableView, QTreeView, QTextBrowser, QPlainTextEdit {{
    background: transparent; border: none; color: {t.text}; outline: none;
    selection-background-color: {t.raised}; selection-color: {t.text};
}}
QTableView {{ gridline-color: {t.line}; background: {t.card}; alternate-background-color: {t.raised}; }}
QTableView::item {{ padding: 0 6px; }}
QHeaderView {{ background: {t.panel}; border: none; }}
QHeaderView::section {{
    background: {t.panel}; color: {t.dim}; border: none; border-bottom: 1px solid {t.line};
    padding: 4px 8px; font-size: {TEXT_SMALL}px;
}}
QLineEdit, QSpinBox, QComboBox {{
    min-height: {TOUCH - 2}px; padding: 0 8px; border-radius: {RADIUS}px;
    border: 1px solid {t.line}; background: {t.panel}; color: {t.text};
}}
QSpinBox QLineEdit {{ border: none; padding: 0; min-height: 0; background: transparent; }}
QPlainTextEdit#paper {{
    background: {t.panel}; border: 1px solid {t.line}; border-radius: {RADIUS}px; padding: 6px;
}}
QPlainTextEdit#paper:focus {{ border: 2px solid {t.gold}; }}
QLineEdit QToolButton {{ min-height: 0; padding: 0; border: none; background: transparent; }}
QLineEdit, QSpinBox {{ selection-background-color: {t.accent}; selection-color: {t.on_accent}; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{
    border: 2px solid {t.gold}; padding: 0 7px; min-height: {TOUCH - 4}px; /* as large as before */
}}
QComboBox::drop-down {{ border: none; width: 28px; }}
QRadioButton, QCheckBox {{ min-height: {TOUCH}px; spacing: 8px; }}
QRadioButton::indicator {{ width: 14px; height: 14px; border: 2px solid {t.dim}; border-radius: 9px; }}
QCheckBox::indicator {{ width: 16px; height: 16px; border: 2px solid {t.dim}; border-radius: 5px; }}
QRadioButton::indicator:checked, QCheckBox::indicator:checked {{ background: {t.gold}; border-color: {t.gold}; }}
QRadioButton::indicator:focus, QCheckBox::indicator:focus {{ border-color: {t.accent}; }}
QRadioButton::indicator:disabled, QCheckBox::indicator:disabled {{ border-color: {t.line}; }}
QSplitter::handle {{ background: {t.line}; }}
QSplitter::handle:hover {{ background: {t.accent}; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {t.line}; border-radius: 4px; margin: 2px; min-height: 40px; min-width: 40px; }}
QScrollBar::handle:hover {{ background: {t.dim}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: transparent; border: none; height: 0; width: 0;
}}
"""
