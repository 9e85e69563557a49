"""Plane geometry in millimetres. Shapely stays behind these words and is loaded at the first area asked for."""

from hellassist.geometry.areas import circle, control_area, disc, polygon, touches_area, wholly_inside
from hellassist.geometry.bases import (
    free_of_overlap,
    inside_table,
    snap_to_contact,
    stop_before_overlap,
    travel_to_overlap,
    travel_to_touch,
)
from hellassist.geometry.measure import (
    TOLERANCE_MM,
    Base,
    Mm,
    Point,
    distance,
    gap,
    gap_to_spot,
    in_contact,
    overlaps,
    path_length,
    shortened,
    within,
)
from hellassist.geometry.sight import Outline, crosses, gap_to_outline, hidden_share, is_inside
from hellassist.geometry.templates import Triangle, on_line, touches_circle, touches_triangle, triangle

__all__ = [
    "TOLERANCE_MM",
    "Base",
    "Mm",
    "Outline",
    "Point",
    "Triangle",
    "circle",
    "control_area",
    "crosses",
    "disc",
    "distance",
    "free_of_overlap",
    "gap",
    "gap_to_outline",
    "gap_to_spot",
    "hidden_share",
    "in_contact",
    "inside_table",
    "is_inside",
    "on_line",
    "overlaps",
    "path_length",
    "polygon",
    "shortened",
    "snap_to_contact",
    "stop_before_overlap",
    "touches_area",
    "touches_circle",
    "touches_triangle",
    "travel_to_overlap",
    "travel_to_touch",
    "triangle",
    "wholly_inside",
    "within",
]
