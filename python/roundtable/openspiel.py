"""OpenSpiel games: `python_roundtable_academy` and `python_roundtable_medievallons`.

    import pyspiel, roundtable.openspiel

    game = pyspiel.load_game("python_roundtable_academy(players=3)")
    game = pyspiel.load_game("python_roundtable_academy", {"players": 2, "options": '{"two":"karadoc"}'})

Parameters: `players`; `options`, JSON as in a record; `position`, JSON as in docs/position.md, to begin in the middle.

Chance is explicit, with exact probabilities: a deal is a sequence of single cards, all other events list their outcomes.
Simultaneous choices are simultaneous nodes, in which only the asked seats have legal actions; other nodes are sequential.
`pyspiel.convert_to_turn_based` gives a turn-based game in which later choosers see nothing of earlier choices.

The information state of a player is its own choices and all events as it may know them (perfect recall), with its view.
The observation tensor has the fields of `Game.observation_fields`. Utilities add up to 0: the share of the victory less a
fair share.

>>> import pyspiel
>>> game = pyspiel.load_game("python_roundtable_medievallons(players=2)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()
[(0, 0.5), (1, 0.5)]
"""

from __future__ import annotations

import json
from typing import Any

import numpy
import pyspiel

from roundtable._core import Error
from roundtable.games import Game, State

__all__ = ["AcademyGame", "MedievallonsGame", "RoundtableState"]

MOST_CHANCE_OUTCOMES = 64
TITLES = {"academy": "Medieval Academy", "medievallons": "Medievallons"}


def _type(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_roundtable_{name}",
        long_name=f"{TITLES[name]} (Roundtable)",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "options": "", "position": ""},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class _RoundtableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of OpenSpiel."""

    NAME = ""
    TYPE: Any = None
    LONGEST = 0

    def __init__(self, params: dict[str, Any] | None = None):
        params = dict(params or {})
        players = int(params.get("players", 4))
        text = params.get("options") or "{}"
        try:
            options = json.loads(text)
        except ValueError as error:
            raise Error(f"options: {error}") from None
        if not isinstance(options, dict):
            raise Error('options: expected an object, such as {"variations":["codex"]}')
        self.roundtable = Game(self.NAME, players, position=params.get("position") or None, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.roundtable.action_count,
            max_chance_outcomes=MOST_CHANCE_OUTCOMES,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=self.LONGEST,
        )
        super().__init__(self.TYPE, info, params)

    def new_initial_state(self) -> RoundtableState:
        """The start of the game, or the position."""
        return RoundtableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The observer of OpenSpiel's algorithms."""
        return Observer(self.roundtable, iig_obs_type, params)


class RoundtableState(pyspiel.State):  # type: ignore[misc]
    """A state: chance nodes, nodes of one seat, and simultaneous nodes."""

    def __init__(self, game: _RoundtableGame):
        super().__init__(game)
        self._roundtable = game.roundtable
        self._state = game.roundtable.start(chance=False)
        self._own: list[list[str]] = [[] for _ in range(game.roundtable.players)]
        self._dealt: list[int] = []  # the cards of an unfinished deal
        self._deal = self._due_deal()

    @property
    def roundtable_state(self) -> State:
        """The state of the package."""
        return self._state

    def _due_deal(self) -> tuple[list[int], list[tuple[str, int]]] | None:
        if not self._state.is_chance:
            return None
        sizes, cards = self._state._table.deal()
        return (sizes, cards) if sizes else None

    def current_player(self) -> int:
        """The player to move, or the kind of node."""
        if self._state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._state.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self._state.deciders
        if len(deciders) == 1 and not self._state.waiting:
            return deciders[0]
        return int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self._state.deciders:
            return []
        return sorted(self._state.legal_numbers(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities; of a deal, the next card."""
        if self._deal is not None:
            _, cards = self._deal
            left = [copies for _, copies in cards]
            for card in self._dealt:
                left[card] -= 1
            total = sum(left)
            return [(card, copies / total) for card, copies in enumerate(left) if copies]
        outcomes = self._state.outcomes()
        if outcomes is None:
            raise Error("this chance event has too many outcomes to list")
        return [(number, chance) for number, (_, chance) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        if not self._state.is_chance:
            player = self.current_player()
            self._choose(player, action)
        elif self._deal is None:
            outcomes = self._state.outcomes() or []
            self._state.settle(outcomes[action][0])
        else:
            sizes, cards = self._deal
            self._dealt.append(action)
            if len(self._dealt) < sum(sizes):
                return
            groups, at = [], 0
            for size in sizes:
                groups.append(",".join(cards[card][0] for card in sorted(self._dealt[at : at + size])))
                at += size
            self._dealt = []
            self._state.settle("deal " + " ".join(groups))
        self._deal = self._due_deal()

    def _apply_actions(self, actions: list[int]) -> None:
        for player in self._state.deciders:
            self._choose(player, actions[player])
        self._deal = self._due_deal()

    def _choose(self, player: int, action: int) -> None:
        texts = dict(zip(self._state.legal_numbers(player), self._state.legal_texts(player), strict=True))
        if action not in texts:
            raise Error(f"action: found {action}, allowed: {', '.join(map(str, texts))}")
        self._own[player].append(texts[action])
        self._state.apply(player, texts[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self._deal is not None:
                return self._deal[1][action][0]
            outcomes = self._state.outcomes() or []
            return outcomes[action][0] if action < len(outcomes) else f"outcome {action}"
        texts = dict(zip(self._state.legal_numbers(player), self._state.legal_texts(player), strict=True))
        return texts.get(action, self._roundtable.action_names[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    def returns(self) -> list[float]:
        """The share of the victory less a fair share; 0 before the end."""
        return list(self._state.returns())

    def information_state_string(self, player: int | None = None) -> str:
        """A player's own choices, the events as it may know them, and its view."""
        seat = self._seat(player)
        table = self._state._table
        return "\n".join((";".join(self._own[seat]), table.events_json(seat, 0), table.view_json(seat)))

    def observation_string(self, player: int | None = None) -> str:
        """A player's view as JSON."""
        return self._state._table.view_json(self._seat(player))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The fields of `Game.observation_fields`."""
        return self._state.observation(self._seat(player)).astype(numpy.float32).tolist()

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._roundtable.players:
            raise Error(f"player: found {seat}, allowed: 0 to {self._roundtable.players - 1}")
        return seat

    def __str__(self) -> str:
        record = json.loads(self._state._table.record_json())
        lines = [*record["log"], *(f"{seat} {text} (waits)" for seat, text in self._state.waiting.items())]
        if self._deal is not None:
            lines.append("deal " + ",".join(self._deal[1][card][0] for card in self._dealt))
        return "\n".join(lines)


class Observer:
    """Writes observations for OpenSpiel's algorithms."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any):
        if params:
            raise Error(f"observer: found parameters {params}, allowed: none")
        self.tensor = numpy.zeros(game.observation_size, numpy.float32)
        self.dict = {field.name: self.tensor[field.slice] for field in game.observation_fields}
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall

    def set_from(self, state: RoundtableState, player: int) -> None:
        """Writes the tensor."""
        self.tensor[:] = state.roundtable_state.observation(player)

    def string_from(self, state: RoundtableState, player: int) -> str:
        """The information state, or the view if perfect recall is not asked for."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


class AcademyGame(_RoundtableGame):
    """Medieval Academy."""

    NAME = "academy"
    TYPE = _type("academy")
    LONGEST = 1000


class MedievallonsGame(_RoundtableGame):
    """Medievallons."""

    NAME = "medievallons"
    TYPE = _type("medievallons")
    LONGEST = 20_000


def _register() -> None:
    names = set(pyspiel.registered_names())
    for game in (AcademyGame, MedievallonsGame):
        if game.TYPE.short_name not in names:
            pyspiel.register_game(game.TYPE, game)


_register()
