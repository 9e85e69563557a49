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

__all__ = [
    "TOLERANCE_MM",
    "Base",
    "Mm",
    "Point",
    "circle",
    "control_area",
    "disc",
    "distance",
    "free_of_overlap",
    "gap",
    "gap_to_spot",
    "in_contact",
    "inside_table",
    "overlaps",
    "path_length",
    "polygon",
    "shortened",
    "snap_to_contact",
    "stop_before_overlap",
    "touches_area",
    "travel_to_overlap",
    "travel_to_touch",
    "wholly_inside",
    "within",
]
