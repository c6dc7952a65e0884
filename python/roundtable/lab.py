"""Bots, matches between them, and simulations."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Union

from roundtable import _core
from roundtable._core import Error
from roundtable.games import Action, Choice, Game, State, View, as_int, as_seat, as_seed

__all__ = ["Achievement", "ArenaReport", "Bot", "Range", "Tally", "arena", "bot_names", "simulate"]

Player = Union[str, Callable[[View], Action]]


def bot_names() -> str:
    """The names of bots, such as `random`, `knight` or `search:1000` (docs/bots.md)."""
    return _core.bot_names()


class Bot:
    """A bot by name. It sees only the view of its seat. Other Python threads run while it searches.

    >>> state = Game("academy").start(seed=7)
    >>> Bot("academy", "greedy").choose(state, 0, seed=1)
    'pick G3'
    """

    __slots__ = ("_bot", "_game")

    def __init__(self, game: Game | str, name: str):
        if not isinstance(name, str):
            raise TypeError(f"bot: found {type(name).__name__}, allowed: {_core.bot_names()}")
        self._game = game.name if isinstance(game, Game) else game
        self._bot = _core.Bot(self._game, name)

    @property
    def name(self) -> str:
        """The bot's name."""
        return self._bot.name()

    def choose(self, state: State, seat: int, seed: int | None = None) -> str:
        """The text of the bot's choice. Equal seeds give equal choices, unless the bot is limited by time."""
        if not isinstance(state, State):
            raise TypeError(f"state: found {type(state).__name__}, allowed: roundtable.State")
        return self._bot.choose(state._table, as_seat(seat), as_seed(seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return Bot, (self._game, self.name)

    def __repr__(self) -> str:
        return f"roundtable.Bot({self._game!r}, {self.name!r})"


@dataclass(frozen=True)
class Range:
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


@dataclass(frozen=True)
class Achievement:
    """The results of a bot in a match."""

    bot: str
    seats: int
    """Seats it took in all games together."""
    share: Range
    """Share of the victory per game and seat; a fair share is 1 / players."""
    rating: Range
    """Relative to the first bot's, which is 0."""
    score: float
    rank: float
    decisions: float
    """Number of decisions."""
    failures: float
    """Number of illegal answers, which were replaced by random choices."""
    seconds: float
    """Mean time of a decision."""


@dataclass(frozen=True)
class ArenaReport:
    """The report of a match."""

    games: int
    deals: int
    seatings: int
    """Seatings of each deal."""
    bots: tuple[Achievement, ...]
    verdict: str
    """Of a sequential test: `high`, `low` or `open`."""

    def __str__(self) -> str:
        width = max(len(bot.bot) for bot in self.bots)
        lines = [f"{self.games} games: {self.deals} deals, each with {self.seatings} seatings"]
        lines += [f"  {bot.bot:{width}}  wins {bot.share} of a game, score {bot.score:.2f}" for bot in self.bots]
        return "\n".join(lines)


def _report(data: dict[str, Any]) -> ArenaReport:
    bots = tuple(
        Achievement(
            bot["bot"],
            bot["seats"],
            Range(*bot["share"]),
            Range(*bot["rating"]),
            bot["score"],
            bot["rank"],
            bot["decisions"],
            bot["failures"],
            bot["nanoseconds"] / 1e9,
        )
        for bot in data["bots"]
    )
    return ArenaReport(data["games"], data["deals"], data["seatings"], bots, data["verdict"])


def _game(game: Game | str, players: int) -> Game:
    if isinstance(game, Game):
        return game
    return Game(game, players=players)


def arena(
    game: Game | str = "academy",
    bots: Sequence[Player] = ("greedy", "random", "random", "random"),
    *,
    games: int = 1000,
    seed: int = 1,
    threads: int = 0,
    sprt: tuple[float, float] | None = None,
) -> ArenaReport:
    """Holds a match: every deal is played with every seating, so neither cards nor seats favour a bot.

    A bot is a name, or a function from a `View` to one of its legal choices. With a name for the game there are as many
    players as bots. Bots by name play on all processors, or on so many `threads`, and Ctrl+C ends the match. Functions
    play on one thread, and their errors end the match.

    `sprt=(low, high)` stops as soon as the first bot's share of the victory is decided between both.

    >>> report = arena("academy", ["greedy", "random", "random"], games=300)
    >>> report.games, report.bots[0].share.low > 1 / 3
    (300, True)
    >>> def first(view):
    ...     return view.legal()[0]
    >>> [bot.bot for bot in arena("academy", [first, "random", "random"], games=3).bots]
    ['first', 'random']
    """
    if isinstance(bots, (str, bytes)) or not isinstance(bots, Sequence):
        raise TypeError(f"bots: found {type(bots).__name__}, allowed: a list of names and functions")
    for bot in bots:
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"bots: found {type(bot).__name__}, allowed: names and functions of a view")
    table = _game(game, len(bots))
    count = as_int(games, "games")
    if table.position:
        raise Error("position: matches start from the beginning of a game")
    names = [bot for bot in bots if isinstance(bot, str)]
    if len(names) == len(bots):
        return _report(
            _core.arena(
                table.name,
                table.players,
                _options(table),
                names,
                count,
                as_seed(seed),
                as_int(threads, "threads"),
                sprt,
            )
        )
    if sprt is not None:
        raise Error("sprt: only for matches between bots by name")
    if count < 1:
        raise Error(f"games: found {count}, allowed: 1 or more")
    return _match(table, bots, count, as_seed(seed))


def _options(game: Game) -> str:
    return json.dumps(game.options)


def _match(game: Game, bots: Sequence[Player], games: int, seed: int) -> ArenaReport:
    named: dict[str, Player] = {}
    names = []
    for bot in bots:
        name = bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
        while named.get(name, bot) is not bot and named.get(name) != bot:
            name += "'"
        named[name] = bot
        names.append(name)
    match = _core.Match(names, game.players, games)
    players = [_ask(game, named[name]) for name in match.bots()]
    seatings = match.seatings()
    deals = -(-games // len(seatings))
    for deal in range(deals):
        for which, seating in enumerate(seatings):
            state = game.start(seed, number=deal)
            decisions, spent = [0] * game.players, [0] * game.players
            step = 0
            while not state.over:
                seat = state.deciders[0]
                start = time.perf_counter_ns()
                action = players[seating[seat]](state, seat, hash((seed, deal, which, step)) & 0xFFFFFFFF)
                spent[seat] += time.perf_counter_ns() - start
                decisions[seat] += 1
                step += 1
                state.apply(seat, action)
            match.add(list(state.scores), list(state.winners), decisions, spent)
    return _report(match.report())


def _ask(game: Game, player: Player) -> Callable[[State, int, int], Action]:
    if isinstance(player, str):
        return Bot(game, player).choose

    def ask(state: State, seat: int, _seed: int) -> Action:
        action = player(state.view(seat))
        if not isinstance(action, (Choice, str, int)) and not hasattr(action, "__index__"):
            raise TypeError(
                f"the bot returned {type(action).__name__}, allowed: one of view.legal(), its text or its number"
            )
        return action

    return ask


@dataclass(frozen=True)
class Tally:
    """The results of a simulation."""

    games: int
    decisions: int
    mean_scores: tuple[float, ...]
    """By seat."""
    win_shares: tuple[float, ...]
    """By seat: share of games won alone."""
    shared: tuple[float, ...]
    """By seat: share of games won together with others."""
    fingerprint: int
    """Of every choice and result: equal for equal games."""


def simulate(
    game: Game | str = "academy",
    bots: Sequence[str] | str = "random",
    *,
    games: int = 1000,
    seed: int = 1,
    threads: int = 0,
    records: str | os.PathLike[str] | None = None,
) -> Tally:
    """Plays many games between bots by name: one for each seat, or one for all.

    `records` is a file for the records, one game a line. The result does not depend on the number of threads.

    >>> simulate("academy", "random", games=1000).games
    1000
    """
    table = _game(game, 4)
    names = [bots] if isinstance(bots, str) else [str(bot) for bot in bots]
    if table.position:
        raise Error("position: simulations start from the beginning of a game")
    file = None if records is None else os.fspath(records)
    data = _core.simulate(
        table.name,
        table.players,
        _options(table),
        names,
        as_int(games, "games"),
        as_seed(seed),
        as_int(threads, "threads"),
        file,
    )
    count = max(1, data["games"])

    def share(numbers: list[int]) -> tuple[float, ...]:
        return tuple(number / count for number in numbers)

    return Tally(
        data["games"],
        data["decisions"],
        share(data["scores"]),
        share(data["wins"]),
        share(data["shared"]),
        data["fingerprint"],
    )
