"""How an engine says no: a reason with its facts, never a sentence. Texts live in ``app``. Both games raise these."""

from __future__ import annotations


class Refused(Exception):
    """The rules do not allow it now.

    *reason* names what is wrong ("out_of_reach"), *rule* the ledger row that forbids it, *facts* the measured
    value, the limit and the names a sentence needs.
    """

    def __init__(self, reason: str, rule: str, **facts: object) -> None:
        super().__init__(f"{reason} ({rule}) {facts or ''}".strip())
        self.reason = reason
        self.rule = rule
        self.facts = facts


class BadAnswer(ValueError):
    """The answer does not fit the request. *reason* names why, *facts* what a sentence needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts or ''}".strip())
        self.reason = reason
        self.facts = facts
