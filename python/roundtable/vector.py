"""Thousands of games at once: `VectorEnv`."""

from __future__ import annotations

import json
import os
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from roundtable import _core
from roundtable._core import Error
from roundtable.games import Game, as_int, as_seed

__all__ = ["VectorEnv"]

INT8 = numpy.iinfo(numpy.int8)
RESTARTS = {AutoresetMode.DISABLED: 0, AutoresetMode.NEXT_STEP: 1, AutoresetMode.SAME_STEP: 2}


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[type-arg]
    """Many games that advance together on C++ threads, with Gymnasium's vector API: for self-play.

    In each step every game gets one action, of the seat in `info["seat"]`; simultaneous choices are asked one seat after
    the other. The observation is that seat's. When a game ends, `info["rewards"]` has the result of all seats (the share of
    the victory less a fair share), and the reward is that of the seat that chose last.

    Observations, masks, seats and rewards are always the same NumPy arrays, written in place: copy them to keep them.
    `autoreset_mode` is one of Gymnasium's three modes; with SAME_STEP the observation is that of the next game.

    >>> env = VectorEnv("academy", players=4, num_envs=1000)
    >>> observations, info = env.reset(seed=7)
    >>> for step in range(250):
    ...     actions = env.sample(seed=step)
    ...     observations, rewards, terminations, truncations, info = env.step(actions)
    >>> observations["observation"].shape, observations["observation"].dtype
    ((1000, 891), dtype('int8'))
    """

    def __init__(
        self,
        game: Game | str = "academy",
        players: int = 4,
        *,
        num_envs: int = 1024,
        threads: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ):
        self.game = game if isinstance(game, Game) else Game(game, players, **options)
        if self.game.position:
            raise Error("position: batches start from the beginning of a game")
        try:
            self._mode = AutoresetMode(autoreset_mode)
        except ValueError:
            raise Error(
                f"autoreset_mode: found {autoreset_mode!r}, allowed: {', '.join(mode.value for mode in AutoresetMode)}"
            ) from None
        count = as_int(num_envs, "num_envs")
        if count < 1:
            raise Error(f"num_envs: found {count}, allowed: 1 to 1000000")
        workers = as_int(threads, "threads") or os.cpu_count() or 1
        self._batch = _core.Batch(self.game.name, self.game.players, json.dumps(self.game.options), count, workers)
        self.num_envs = count
        self.metadata = {"autoreset_mode": self._mode}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(INT8.min, INT8.max, (self.game.observation_size,), numpy.int8),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), numpy.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, count)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, count)
        self._observations = {"observation": self._batch.observations(), "action_mask": self._batch.masks()}
        self._seats = self._batch.seats()
        self._rewards = self._batch.rewards()
        self._over = self._batch.over()
        self._rows = numpy.arange(count)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, numpy.ndarray], dict[str, Any]]:
        """Starts all games, or those of `options["reset_mask"]`. Game i of a seed has always the same cards."""
        which = None if options is None else options.get("reset_mask")
        if which is not None:
            which = numpy.ascontiguousarray(which)
            if which.dtype != numpy.bool_ or which.ndim != 1:
                raise TypeError(
                    f"reset_mask: found {which.dtype} with {which.ndim} dimensions, allowed: one bool a game"
                )
        new = seed if seed is not None or self._begun else as_seed(None)
        self._batch.reset(None if new is None else as_seed(new), which)
        self._begun = True
        return self._observations, self._info()

    def step(
        self, actions: Any
    ) -> tuple[dict[str, numpy.ndarray], numpy.ndarray, numpy.ndarray, numpy.ndarray, dict[str, Any]]:
        """Makes a choice in each game. After `roundtable.Error`, for an illegal action, nothing has changed.

        The action of a game that is over is ignored; with NEXT_STEP the game starts again.
        """
        if not self._begun:
            raise Error("call reset() first")
        numbers = numpy.asarray(actions)
        if numbers.dtype.kind not in "iu" or numbers.ndim != 1:
            raise TypeError(
                f"actions: found {numbers.dtype} with {numbers.ndim} dimensions, allowed: one whole number a game"
            )
        chose = self._seats.copy()
        self._batch.step(numpy.ascontiguousarray(numbers, numpy.int64), RESTARTS[self._mode])
        rewards = self._rewards[self._rows, chose]
        return self._observations, rewards, self._over.copy(), numpy.zeros(self.num_envs, numpy.bool_), self._info()

    def sample(self, seed: int | None = None) -> numpy.ndarray:
        """A random legal action for each game; 0 for games that are over."""
        return self._batch.sample(as_seed(seed))

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing has to be closed: threads end with each step."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a VectorEnv cannot be pickled: make a new one in the other process")

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observations["action_mask"], "seat": self._seats, "rewards": self._rewards}
