"""Games, states, views and legal choices."""

from __future__ import annotations

import json
import operator
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Union

from roundtable import _core
from roundtable._core import Error

__all__ = ["Choice", "Field", "Game", "Option", "Record", "State", "View", "games"]

if TYPE_CHECKING:
    import numpy

    Numbers = numpy.ndarray[tuple[int], numpy.dtype[numpy.int8]]

Action = Union["Choice", str, int]

SEEDS = 1 << 64


def as_seed(seed: int | None, name: str = "seed") -> int:
    """Checks a seed; None gives a new one."""
    if seed is None:
        return secrets.randbits(63)
    number = as_int(seed, name)
    if not 0 <= number < SEEDS:
        raise Error(f"{name}: found {number}, allowed: 0 to {SEEDS - 1}")
    return number


def as_int(number: Any, name: str) -> int:
    """Checks a whole number, also one of NumPy."""
    if isinstance(number, bool):
        raise TypeError(f"{name}: found {number!r}, allowed: a whole number")
    try:
        return operator.index(number)
    except TypeError:
        raise TypeError(f"{name}: found {type(number).__name__}, allowed: a whole number") from None


def as_seat(seat: Any) -> int:
    """Checks a seat's type; its range is up to the game."""
    number = as_int(seat, "seat")
    if not -1 <= number <= 1 << 20:
        raise Error(f"seat: found {number}, allowed: 0 to 4")
    return number


@dataclass(frozen=True)
class Option:
    """An option of a game, as in docs/options.md."""

    name: str
    kind: str
    about: str
    default: Any
    values: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    required: bool = False


@dataclass(frozen=True)
class Field:
    """A part of an observation: `observation[start:start + size]`."""

    name: str
    start: int
    size: int
    about: str

    @property
    def slice(self) -> slice:
        """For `observation[field.slice]`."""
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True)
class Choice:
    """A legal action: its text as in a record, its number in the action space, and its effects.

    `effects` contains the same as the page shows: for a card of Medieval Academy the track, the squares and the place
    of the disc before and after. Its keys depend on the game and the question.
    """

    text: str
    number: int
    effects: Mapping[str, Any]

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return hash(self.text)


@cache
def _described() -> dict[str, dict[str, Any]]:
    return {game["name"]: game for game in json.loads(_core.games_json())}


def games() -> list[str]:
    """The names of all games.

    >>> games()
    ['academy', 'medievallons']
    """
    return list(_described())


@cache
def _layout(game: str) -> tuple[int, int, tuple[Field, ...], tuple[str, ...]]:
    observed, everything, fields, actions = _core.layout(game)
    return observed, everything, tuple(Field(*field) for field in fields), tuple(actions)


class Game:
    """A game with its options: the rules of a table.

    >>> game = Game("academy", players=4, variations=["codex"])
    >>> game.title, game.players, game.options
    ('Medieval Academy', 4, {'variations': ['codex']})

    Options are those of docs/options.md; `Game.describe` lists them. An error names the allowed values:

    >>> Game("academy", players=4, variations=["dragons"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    roundtable.Error: variations: found "dragons" (did you mean `dragon`?), allowed: a list of ...
    """

    __slots__ = ("_name", "_options", "_players", "_position")

    def __init__(
        self,
        name: str = "academy",
        players: int = 4,
        *,
        position: Mapping[str, Any] | str | None = None,
        **options: Any,
    ):
        if not isinstance(name, str):
            raise TypeError(f"game: found {type(name).__name__}, allowed: one of {', '.join(games())}")
        count = as_int(players, "players")
        if not 0 <= count < 1000:
            raise Error(f"players: found {count}, allowed: 2 to 5")
        self._name = name
        self._players = count
        self._options: dict[str, Any] = json.loads(_core.options_json(name, count, _json(options, "options")))
        self._position = (
            "" if position is None else position if isinstance(position, str) else _json(position, "position")
        )
        if self._position:
            self.start(seed=0)

    @property
    def name(self) -> str:
        """The game's name, such as `academy`."""
        return self._name

    @property
    def title(self) -> str:
        """The game's title, such as `Medieval Academy`."""
        return str(_described()[self._name]["title"])

    @property
    def players(self) -> int:
        """Number of players."""
        return self._players

    @property
    def options(self) -> dict[str, Any]:
        """Options that differ from their default, as in a record."""
        return json.loads(json.dumps(self._options))

    @property
    def position(self) -> str:
        """The starting position as JSON (docs/position.md); empty: the start of the game."""
        return self._position

    @staticmethod
    def describe(name: str = "academy") -> list[Option]:
        """The options of a game.

        >>> [option.name for option in Game.describe("medievallons")]
        ['first', 'maxTurns']
        """
        if name not in _described():
            _core.layout(name)  # refuses with the allowed names
        return [
            Option(
                one["name"],
                one["kind"],
                one["about"],
                one.get("default"),
                tuple(one.get("values", ())),
                tuple(one["range"]) if "range" in one else None,
                bool(one.get("required", False)),
            )
            for one in _described()[name]["options"]
        ]

    def start(
        self,
        seed: int | None = None,
        *,
        number: int = 0,
        chance: bool = True,
        seats: Sequence[str] | None = None,
    ) -> State:
        """Starts a game. Equal seeds give equal cards, the same as `roundtable sim --seed` for its game `number`.

        Cards are drawn automatically. With `chance=False` the state stops at each chance event: see `State.is_chance`.
        `seats` are the players' names for the record.

        >>> Game("academy").start(seed=7).deciders
        (0, 1, 2, 3)
        """
        names = [f"seat {i}" for i in range(self._players)] if seats is None else [str(seat) for seat in seats]
        table = _core.Table.start(
            self._name,
            self._players,
            json.dumps(self._options),
            self._position,
            as_seed(seed) if chance else None,
            as_seed(number, "number"),
            names,
        )
        return State(self, table)

    @property
    def action_count(self) -> int:
        """Number of actions in the action space: `Choice.number` is smaller."""
        return len(_layout(self._name)[3])

    @property
    def action_names(self) -> tuple[str, ...]:
        """A name for each action. Seats, squires and guilds are relative to the seat that acts.

        >>> Game("academy").action_names[7]
        'pick C2'
        """
        return _layout(self._name)[3]

    @property
    def observation_size(self) -> int:
        """Length of `State.observation`: int8 numbers, as many bytes."""
        return _layout(self._name)[0]

    @property
    def full_observation_size(self) -> int:
        """Length of `State.full_observation`."""
        return _layout(self._name)[1]

    @property
    def observation_fields(self) -> tuple[Field, ...]:
        """The fields of an observation: public information and what the seat knows.

        >>> fields = {field.name: field for field in Game("academy").observation_fields}
        >>> fields["hand"].size
        23
        """
        return tuple(field for field in _layout(self._name)[2] if field.start < self.observation_size)

    @property
    def full_observation_fields(self) -> tuple[Field, ...]:
        """The fields of a full observation: those of an observation, then hidden information."""
        return _layout(self._name)[2]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, self._key()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # it never changes

    def _key(self) -> tuple[str, int, str, str]:
        return self._name, self._players, json.dumps(self._options, sort_keys=True), self._position

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self._options.items())
        return f"roundtable.Game({self._name!r}, players={self._players}{options})"


def _game_again(name: str, players: int, options: str, position: str) -> Game:
    return Game(name, players, position=position or None, **json.loads(options))


def _json(value: Any, name: str) -> str:
    def plain(one: Any) -> Any:
        if isinstance(one, (set, frozenset)):
            return sorted(one)
        if hasattr(one, "tolist"):  # of NumPy
            return one.tolist()
        raise TypeError(f"{name}: found {type(one).__name__}, allowed: numbers, texts, lists, dictionaries")

    try:
        return json.dumps(value, default=plain)
    except ValueError as error:
        raise Error(f"{name}: {error}") from None


class State:
    """A game in progress, with all hidden cards. Give players a `view`: it has no hidden cards.

    >>> state = Game("academy", players=3).start(seed=7)
    >>> while not state.over:
    ...     for seat in state.deciders:
    ...         state.apply(seat, state.legal(seat)[0])
    >>> state.scores, state.winners
    ((2, 6, 18), (2,))
    """

    __slots__ = ("_game", "_table")

    def __init__(self, game: Game, table: _core.Table):
        if not isinstance(table, _core.Table):
            raise TypeError("a state begins with Game.start, read_records or View.imagine")
        self._game = game
        self._table = table

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._game

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must choose now; several choose simultaneously. None at a chance event and at the end."""
        return tuple(self._table.deciders())

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._table.over()

    @property
    def is_chance(self) -> bool:
        """Whether a chance event is due; never if cards are drawn automatically."""
        return self._table.is_chance()

    def legal(self, seat: int) -> list[Choice]:
        """The legal choices of a seat, with texts, numbers and effects; none if it has nothing to choose.

        After a simultaneous choice the list stays until all have chosen: until then the seat may change it.

        >>> [str(choice) for choice in Game("academy").start(seed=7).legal(0)]
        ['pick C2', 'pick E4', 'pick G2', 'pick G3', 'pick Q3']
        """
        number = as_seat(seat)
        pairs = self._table.legal(number)
        return _choices(pairs, self._table.view_json(number)) if pairs else []

    def legal_texts(self, seat: int) -> list[str]:
        """The texts of the legal choices: much faster than `legal`, which computes their effects."""
        return [text for text, _ in self._table.legal(as_seat(seat))]

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of the legal choices in the action space."""
        return [number for _, number in self._table.legal(as_seat(seat))]

    def action_mask(self, seat: int) -> Numbers:
        """An int8 array with 1 for each legal number, 0 for all others."""
        return self._table.mask(as_seat(seat))

    def apply(self, seat: int, action: Action) -> None:
        """Makes a choice: a `Choice`, its text or its number. After an error the state is unchanged.

        >>> state = Game("academy").start(seed=7)
        >>> state.apply(0, "pick S5")
        Traceback (most recent call last):
            ...
        roundtable.Error: `pick S5` is not legal now; allowed: pick C2, pick E4, pick G2, pick G3, pick Q3
        """
        number = as_seat(seat)
        if isinstance(action, Choice):
            self._table.apply(number, action.text)
        elif isinstance(action, str):
            self._table.apply(number, action)
        else:
            which = as_int(action, "action")
            if not 0 <= which < self._game.action_count:
                raise Error(f"action: found {which}, allowed: 0 to {self._game.action_count - 1}")
            self._table.apply_number(number, which)

    def outcomes(self) -> list[tuple[str, float]] | None:
        """The outcomes of the due chance event, with probabilities; None if there are too many, as for a deal."""
        return self._table.outcomes()

    def sample(self, seed: int | None = None) -> str:
        """An outcome that chance could draw now, without drawing it."""
        return self._table.sample(as_seed(seed))

    def settle(self, outcome: str) -> None:
        """Settles the chance event that is due with an outcome in words, as in a record.

        >>> state = Game("medievallons", players=2).start(chance=False)
        >>> state.is_chance, state.outcomes()
        (True, [('first 0', 0.5), ('first 1', 0.5)])
        >>> state.settle("first 1")
        """
        if not isinstance(outcome, str):
            raise TypeError(f"outcome: found {type(outcome).__name__}, allowed: a text such as {self.sample(0)!r}")
        self._table.settle(outcome)

    def draw(self, seed: int | None = None) -> None:
        """Draws the chance events that are due."""
        self._table.draw(as_seed(seed))

    def view(self, seat: int | None = None) -> View:
        """Everything that a seat may know; without a seat, that a spectator may know."""
        return View(self._game, self._table.view(None if seat is None else as_seat(seat)))

    def observation(self, seat: int) -> Numbers:
        """The seat's view as int8 numbers: `Game.observation_fields` explains them."""
        return self._table.observation(as_seat(seat))

    def full_observation(self, seat: int) -> Numbers:
        """The observation of a seat and all hidden cards: for training critics, never for a player."""
        return self._table.full_observation(as_seat(seat))

    @property
    def scores(self) -> tuple[int, ...]:
        """The current scores by seat; the result once the game is over."""
        return tuple(self._table.standing()[0])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead; the winners once the game is over."""
        return tuple(self._table.standing()[1])

    def returns(self) -> tuple[float, ...]:
        """The result by seat: the share of the victory less a fair share. The sum is 0; all are 0 before the end."""
        count = self._game.players
        if not self.over:
            return (0.0,) * count
        winners = self.winners
        return tuple((1 / len(winners) if seat in winners else 0.0) - 1 / count for seat in range(count))

    def sentences(self, seat: int | None = None, since: int = 0) -> list[str]:
        """The events of the game in English, as a seat or a spectator may know them."""
        return self._table.sentences(None if seat is None else as_seat(seat), as_seed(since, "since"))

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The same as dictionaries (docs/protocol.md)."""
        return json.loads(self._table.events_json(None if seat is None else as_seat(seat), as_seed(since, "since")))

    @property
    def waiting(self) -> dict[int, str]:
        """Simultaneous choices that wait for others, by seat."""
        return dict(self._table.waiting())

    def record(self) -> Record:
        """The game as a record (docs/record.md). Simultaneous choices appear when all are in."""
        return Record(self._table.record_json(), checked=True)

    def copy(self) -> State:
        """A copy to play on separately, with the same future cards."""
        return State(self._game, self._table.clone())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._table.imagined():
            raise TypeError("an imagined state cannot be pickled: pickle the state it comes from, and imagine again")
        return _state_again, (self._game, self._table.record_json(), self._table.waiting(), self._table.generator())

    def __repr__(self) -> str:
        if self.over:
            now = f"over, winners {self.winners}"
        elif self.is_chance:
            now = "a chance event is due"
        else:
            now = f"waits for seats {self.deciders}"
        return f"<roundtable.State of {self._game.name}, {self._game.players} players: {now}>"


def _state_again(
    game: Game, record: str, waiting: list[tuple[int, str]], generator: tuple[int, int, int] | None
) -> State:
    table = _core.Table.replay(record, None)
    for seat, text in waiting:
        table.apply(seat, text)
    table.set_generator(None if generator is None else list(generator))
    return State(game, table)


class View:
    """What a seat, or a spectator, may know at one moment. It does not change when the game goes on.

    >>> state = Game("academy", players=3).start(seed=7)
    >>> view = state.view(0)
    >>> sorted(view.json)[:4]
    ['asked', 'first', 'game', 'legal']
    >>> other = view.imagine(seed=1)
    >>> other.view(0) == view, other.legal_texts(1) == state.legal_texts(1)
    (True, False)
    """

    __slots__ = ("_game", "_view")

    def __init__(self, game: Game, view: _core.View):
        if not isinstance(view, _core.View):
            raise TypeError("a view comes from State.view")
        self._game = game
        self._view = view

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._game

    @property
    def seat(self) -> int | None:
        """The seat; None for a spectator."""
        return self._view.seat()

    @property
    def json(self) -> dict[str, Any]:
        """The view as a dictionary, as a page or an external bot gets it (docs/protocol.md)."""
        return json.loads(self._view.json())

    def legal(self) -> list[Choice]:
        """The legal choices of the seat, from the view alone."""
        return _choices(self._view.legal(), self._view.json())

    def action_mask(self) -> Numbers:
        """An int8 array with 1 for each legal number."""
        return self._view.mask()

    def observation(self) -> Numbers:
        """The view as int8 numbers: `Game.observation_fields` explains them."""
        return self._view.observation()

    def imagine(self, seed: int | None = None) -> State:
        """A full state that the view allows, hidden cards drawn at random: all arrangements are equally likely.

        It can be played on; it has no record.
        """
        return State(self._game, self._view.imagine(as_seed(seed)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._view.equals(other._view)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a view cannot be pickled: pickle its state, or View.json")

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<roundtable.View of {who} in {self._game.name}>"


def _choices(pairs: list[tuple[str, int]], view: str) -> list[Choice]:
    if not pairs:
        return []
    effects = json.loads(view)["legal"]
    return [
        Choice(text, number, {key: value for key, value in effect.items() if key != "text"})
        for (text, number), effect in zip(pairs, effects, strict=True)
    ]


class Record:
    """A stored game (docs/record.md).

    >>> state = Game("academy", players=3).start(seed=7, seats=["Ann", "Bert", "Chloe"])
    >>> record = state.record()
    >>> record.seats, record.log[:1], record.result
    (['Ann', 'Bert', 'Chloe'], ['* first 2'], None)
    >>> record.replay().deciders
    (0, 1, 2)
    """

    __slots__ = ("_data", "_json")

    def __init__(self, text: str, *, checked: bool = False):
        if not isinstance(text, str):
            raise TypeError(f"record: found {type(text).__name__}, allowed: a text with JSON")
        self._json = text if checked else _core.check_record(text)
        self._data: dict[str, Any] | None = None

    def _parsed(self) -> dict[str, Any]:
        if self._data is None:
            self._data = json.loads(self._json)
        return self._data

    @property
    def json(self) -> str:
        """The record as one line of JSON."""
        return self._json

    @property
    def game(self) -> Game:
        """The game with its options."""
        data = self._parsed()
        position = data.get("position")
        return Game(data["game"], data["players"], position=position, **data["options"])

    @property
    def seats(self) -> list[str]:
        """The players' names."""
        return list(self._parsed()["seats"])

    @property
    def log(self) -> list[str]:
        """All entries: choices and chance."""
        return list(self._parsed()["log"])

    @property
    def seed(self) -> str | None:
        """64 hexadecimal digits, if the cards can be verified."""
        return self._parsed().get("seed")

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of a finished game."""
        return self._parsed().get("result")

    def replay(self, entries: int | None = None) -> State:
        """The state at the end of the record, or after so many entries. A wrong entry is an error.

        The state does not draw cards: use `State.draw` or `State.settle` to play on.
        """
        many = None if entries is None else as_seed(entries, "entries")
        return State(self.game, _core.Table.replay(self._json, many))

    def states(self) -> Iterator[State]:
        """The state before each entry, and at the end."""
        for entries in range(len(self._parsed()["log"]) + 1):
            yield self.replay(entries)

    def verify(self) -> str:
        """Checks every word, and that the cards follow from the seed.

        The answer is `fair` (as on a server), `simulated` (as in a simulation) or `unproven` (no seed).

        >>> Game("academy").start(seed=7).record().verify()
        'simulated'
        """
        return _core.verify_record(self._json)

    def __eq__(self, other: object) -> bool:
        return self._json == other._json if isinstance(other, Record) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._json)

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self._json,)

    def __repr__(self) -> str:
        data = self._parsed()
        return f"<roundtable.Record of {data['game']}, {data['players']} players, {len(data['log'])} entries>"
