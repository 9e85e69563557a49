"""The battlefield in two dimensions: what stands on it, dragging and measuring."""
