"""Gymnasium environments: you in one seat, bots in the others.

    import gymnasium, roundtable.gymnasium

    env = gymnasium.make("roundtable/Academy-v0", players=4, bots="knight")
    env = gymnasium.make("roundtable/Medievallons-v0", players=3, bots=["greedy", "squire"], seat=None)

`bots` is a name for all other seats, or one for each. `seat` is yours; None draws it for each game. All other keywords are
options of the game. An observation is a dictionary: `observation` (`Game.observation_fields`) and `action_mask`, which is
also in `info`. An illegal action raises `roundtable.Error`. The reward comes at the end: your share of the victory less a
fair share.

>>> import gymnasium
>>> env = gymnasium.make("roundtable/Academy-v0", players=3, bots="greedy")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
>>> -1 < reward < 1
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy
from gymnasium import spaces

from roundtable._core import Error
from roundtable.games import Game, State, as_int
from roundtable.lab import Bot

__all__ = ["RoundtableEnv"]

INT8 = numpy.iinfo(numpy.int8)


class RoundtableEnv(gymnasium.Env[dict[str, numpy.ndarray], int]):
    """One seat of a table whose other seats are bots."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "academy",
        players: int = 4,
        bots: str | Sequence[str] = "knight",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.game = Game(game, players, **options)
        others = self.game.players - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise Error(f"bots: found {len(names)}, allowed: one name, or one for each of the {others} other seats")
        if seat is not None and not 0 <= as_int(seat, "seat") < self.game.players:
            raise Error(f"seat: found {seat}, allowed: 0 to {self.game.players - 1}, or None")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise Error(f"render_mode: found {render_mode!r}, allowed: None, 'ansi', 'human'")
        self.bots = [Bot(self.game, name) for name in names]
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(  # type: ignore[assignment]
            {
                "observation": spaces.Box(INT8.min, INT8.max, (self.game.observation_size,), numpy.int8),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), numpy.int8),
            }
        )
        self.action_space = spaces.Discrete(self.game.action_count)  # type: ignore[assignment]
        self.seat = 0 if seat is None else as_int(seat, "seat")
        self._draws_seat = seat is None
        self._state: State | None = None
        self._told = 0

    @property
    def roundtable_state(self) -> State:
        """The game in progress, hidden cards included: `full_observation` is for critics."""
        if self._state is None:
            raise Error("call reset() first")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, numpy.ndarray], dict[str, Any]]:
        """Starts a game; the bots play until it is your turn."""
        super().reset(seed=seed)
        if self._draws_seat:
            self.seat = int(self.np_random.integers(self.game.players))
        self._state = self.game.start(int(self.np_random.integers(1 << 63)))
        self._told = 0
        self._play_on()
        return self._seen()

    def step(self, action: int) -> tuple[dict[str, numpy.ndarray], float, bool, bool, dict[str, Any]]:
        """Makes your choice; the bots play until it is your turn again or the game is over."""
        state = self.roundtable_state
        if state.over:
            raise Error("the game is over: call reset()")
        state.apply(self.seat, as_int(action, "action"))
        self._play_on()
        observation, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return observation, state.returns()[self.seat], state.over, False, info

    def action_masks(self) -> numpy.ndarray:
        """The mask as booleans, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(bool)

    def render(self) -> str | None:  # type: ignore[override]
        """The events since the last call, in English, as your seat may know them."""
        if self.render_mode is None:
            return None
        lines = self.roundtable_state.sentences(self.seat)
        text = "\n".join(lines[self._told :])
        self._told = len(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _play_on(self) -> None:
        """Bots choose until you are asked. In a simultaneous choice they choose without knowing yours."""
        state = self.roundtable_state
        while not state.over and self.seat not in state.deciders:
            self._choose(state.deciders[0])
        for other in state.deciders:
            if other != self.seat:
                self._choose(other)

    def _choose(self, seat: int) -> None:
        bot = self.bots[seat if seat < self.seat else seat - 1]
        seed = int(self.np_random.integers(1 << 63))
        self.roundtable_state.apply(seat, bot.choose(self.roundtable_state, seat, seed))

    def _mask(self) -> numpy.ndarray:
        state = self.roundtable_state
        if self.seat in state.deciders:
            return state.action_mask(self.seat)
        return numpy.zeros(self.game.action_count, numpy.int8)

    def _seen(self) -> tuple[dict[str, numpy.ndarray], dict[str, Any]]:
        mask = self._mask()
        observation = {"observation": self.roundtable_state.observation(self.seat), "action_mask": mask}
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self.roundtable_state.over:
            info |= {"scores": self.roundtable_state.scores, "winners": self.roundtable_state.winners}
        return observation, info


def _register() -> None:
    for name in ("academy", "medievallons"):
        gymnasium.register(
            f"roundtable/{name.capitalize()}-v0",
            entry_point=RoundtableEnv,
            kwargs={"game": name},
            disable_env_checker=False,
        )


_register()
