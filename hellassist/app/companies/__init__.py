"""The players' Companies: kept, compared, written as text."""
