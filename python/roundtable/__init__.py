"""Medieval Academy and Medievallons for researchers: rules, bots, matches, analysis, and environments for learning.

A first game, played at random:

>>> import random
>>> import roundtable
>>> state = roundtable.Game("academy", players=4, variations=["codex"]).start(seed=7)
>>> while not state.over:
...     for seat in state.deciders:
...         state.apply(seat, random.Random(1).choice(state.legal(seat)))
>>> len(state.scores)
4

What a player may know, and a full state that fits it:

>>> state = roundtable.Game("academy").start(seed=7)
>>> view = state.view(0)
>>> view.legal()[0].text
'pick C2'
>>> view.imagine(seed=1).view(0) == view
True

A bot of your own against others:

>>> def highest(view):
...     return max(view.legal(), key=lambda choice: choice.text[-1])
>>> report = roundtable.arena("academy", [highest, "random", "random"], games=30)
>>> report.games
30

    Game                 a game with its options; `Game.describe` lists them
    State, View          a game in progress; all that a seat may know
    Choice               a legal action: text, number, effects
    Record               a stored game; read_records, write_records
    Bot, arena, simulate bots by name and matches between them
    analyse, review      values of choices; causes of a result
    Error                every refusal, with the allowed values

Environments, each with its own import:

    roundtable.pettingzoo    academy_v0, medievallons_v0: AEC and parallel environments
    roundtable.gymnasium     roundtable/Academy-v0, roundtable/Medievallons-v0: bots in the other seats
    roundtable.VectorEnv     thousands of games at once, with Gymnasium's vector API
    roundtable.openspiel     python_roundtable_academy, python_roundtable_medievallons

docs/python.md is the guide.
"""

from typing import TYPE_CHECKING, Any

from roundtable._core import Error
from roundtable.games import Choice, Field, Game, Option, Record, State, View, games
from roundtable.lab import Achievement, ArenaReport, Bot, Range, Tally, arena, bot_names, simulate
from roundtable.records import read_records, write_records
from roundtable.study import Analysis, ValuedChoice, analyse, review

if TYPE_CHECKING:
    from roundtable.vector import VectorEnv as VectorEnv

Error.__module__ = "roundtable"
Error.__doc__ = "A refusal by the engine, with the field, the value found and the allowed values. A ValueError."

__all__ = [
    "Achievement",
    "Analysis",
    "ArenaReport",
    "Bot",
    "Choice",
    "Error",
    "Field",
    "Game",
    "Option",
    "Range",
    "Record",
    "State",
    "Tally",
    "ValuedChoice",
    "View",
    "analyse",
    "arena",
    "bot_names",
    "games",
    "read_records",
    "review",
    "simulate",
    "write_records",
]


def __getattr__(name: str) -> Any:
    if name != "VectorEnv":
        raise AttributeError(f"module 'roundtable' has no attribute {name!r}")
    from roundtable.vector import VectorEnv

    return VectorEnv
