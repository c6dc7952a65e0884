"""Analysis of a choice, and review of a game (docs/review.md has the method)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from roundtable import _core
from roundtable.games import Record, State, as_int, as_seat, as_seed

__all__ = ["Analysis", "ValuedChoice", "analyse", "review"]

MILLION = 1e6
THOUSAND = 1e3


@dataclass(frozen=True)
class ValuedChoice:
    """A choice and its value for the seat that chooses."""

    action: str
    win: float
    """Share of the victory."""
    error: float
    """Standard error of that."""
    points: float
    games: int
    """Imagined games in which it was tried; 0: computed exactly."""


@dataclass(frozen=True)
class Analysis:
    """Values of all choices of a seat, best first, from its knowledge only."""

    seat: int
    choices: tuple[ValuedChoice, ...]
    sure: bool
    """Whether the best choice is surely better than the second."""
    json: dict[str, Any]
    """Everything, as `roundtable review --json` prints it."""


def analyse(state: State, seat: int, *, games: int = 256, seed: int = 1, reasons: bool = False) -> Analysis:
    """Values the choices of a seat in `games` imagined games each.

    >>> from roundtable import Game
    >>> analysis = analyse(Game("academy", players=3).start(seed=7), 0, games=32)
    >>> len(analysis.choices), 0 < analysis.choices[0].win < 1
    (5, True)
    """
    if not isinstance(state, State):
        raise TypeError(f"state: found {type(state).__name__}, allowed: roundtable.State")
    number = as_seat(seat)
    data = json.loads(_core.analyse(state._table, number, as_int(games, "games"), as_seed(seed), bool(reasons)))
    choices = tuple(
        ValuedChoice(
            one["action"],
            one["win"][number] / MILLION,
            one["error"] / MILLION,
            one["points"][number] / THOUSAND if one.get("points") else 0.0,
            one["games"],
        )
        for one in data["choices"]
    )
    return Analysis(number, choices, bool(data.get("sure", False)), data)


def review(record: Record, *, games: int = 64, seed: int = 1, reasons: bool = False) -> dict[str, Any]:
    """Reviews a game: luck, own choices and others' choices of each seat, and every choice with a label.

    The answer is the JSON of `roundtable review --json`, described in docs/review.md. Ctrl+C ends the review.
    """
    if not isinstance(record, Record):
        raise TypeError(f"record: found {type(record).__name__}, allowed: roundtable.Record")
    return json.loads(_core.review(record.json, as_int(games, "games"), as_seed(seed), bool(reasons)))
