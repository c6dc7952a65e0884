"""PettingZoo environments: one agent for each seat, with action masks.

    from roundtable.pettingzoo import academy_v0, medievallons_v0

    env = academy_v0.env(players=4, variations=["codex"])     # AEC, with the usual wrappers
    env = academy_v0.raw_env(players=4)                       # AEC without them
    env = academy_v0.parallel_env(players=4)                  # all seats at once

Observations are dictionaries: `observation` has the fields of `Game.observation_fields`, `action_mask` (int8) the legal
actions; `info["action_mask"]` has the mask again. `state()` is the full observation of seat 0, for critics.

Simultaneous choices: the AEC environment asks one seat after the other, and later ones see nothing of earlier choices. In
the parallel environment all of them choose in one step. Seats that have nothing to choose get one legal action, `wait`: the
last one of the action space.

Rewards come at the end: the share of the victory less a fair share, so they add up to 0.

>>> env = academy_v0.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from roundtable._core import Error
from roundtable.games import Game, State, as_int

__all__ = ["RoundtableAEC", "RoundtableParallel", "academy_v0", "medievallons_v0"]

INT8 = numpy.iinfo(numpy.int8)


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """The space of one seat's observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(INT8.min, INT8.max, (game.observation_size,), numpy.int8),
            "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
        }
    )


class _Seats:
    """The common part of both kinds of environments."""

    render_mode: str | None
    possible_agents: list[str]
    agents: list[str]

    def _set_up(self, game: Game, render_mode: str | None, actions: int) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise Error(f"render_mode: found {render_mode!r}, allowed: None, 'ansi', 'human'")
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents = []
        # The identical object for each call: its generator is seeded.
        self.observation_spaces = {agent: observation_space(game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(INT8.min, INT8.max, (game.full_observation_size,), numpy.int8)
        self._state: State | None = None
        self._dice = numpy.random.default_rng()
        self._told = 0

    @property
    def roundtable_state(self) -> State:
        """The game in progress, for inspection."""
        if self._state is None:
            raise Error("call reset() first")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self.action_spaces[self._known(agent)]

    def state(self) -> numpy.ndarray:
        """Everything, hidden cards included, as seat 0 numbers the seats."""
        return self.roundtable_state.full_observation(0)

    def render(self) -> str | None:
        """The events since the last call, in English, as a spectator may know them."""
        if self.render_mode is None:
            return None
        lines = self.roundtable_state.sentences(None)
        text = "\n".join(lines[self._told :])
        self._told = len(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be closed."""

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise Error(f"agent: found {agent!r}, allowed: {', '.join(self.possible_agents)}")
        return agent

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(self._known(agent))

    def _start(self, seed: int | None) -> State:
        if seed is not None:
            self._dice = numpy.random.default_rng(as_int(seed, "seed"))
        self._state = self.game.start(int(self._dice.integers(1 << 63)))
        self._told = 0
        self.agents = self.possible_agents[:]
        return self._state

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.roundtable_state.returns(), strict=True))


class RoundtableAEC(_Seats, AECEnv):  # type: ignore[misc]
    """One agent after the other."""

    def __init__(self, game: Game, render_mode: str | None = None):
        AECEnv.__init__(self)
        self.metadata = {
            "name": f"roundtable_{game.name}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self._set_up(game, render_mode, game.action_count)
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. Without a seed it is another one each time."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, numpy.ndarray]:
        """The observation of an agent. Its mask is empty unless the agent is to move."""
        state = self.roundtable_state
        seat = self._seat(agent)
        selected = agent == self.agent_selection and not state.over
        mask = state.action_mask(seat) if selected else numpy.zeros(self.game.action_count, numpy.int8)
        return {"observation": state.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes the choice of the selected agent; None after the end. An illegal one raises `roundtable.Error`."""
        if not self.agents:
            raise Error("the game is over: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.roundtable_state
        state.apply(self._seat(agent), as_int(action, "action"))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"action_mask": numpy.zeros(self.game.action_count, numpy.int8)} for one in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._clear_rewards()
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        state = self.roundtable_state
        seat = state.deciders[0]
        self.agent_selection = self.possible_agents[seat]
        none = numpy.zeros(self.game.action_count, numpy.int8)
        self.infos = {agent: {"action_mask": none} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": state.action_mask(seat)}


class RoundtableParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All agents at once. The last action is `wait`, for agents that have nothing to choose."""

    def __init__(self, game: Game, render_mode: str | None = None):
        self.metadata = {"name": f"roundtable_{game.name}_v0", "render_modes": ["ansi", "human"]}
        self.wait = game.action_count
        self._set_up(game, render_mode, game.action_count + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, numpy.ndarray]], dict[str, dict[str, Any]]]:
        """Starts a game. Without a seed it is another one each time."""
        self._start(seed)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, numpy.ndarray]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Makes the choices of all agents. After `roundtable.Error`, for a wrong choice, nothing has changed."""
        if not self.agents:
            raise Error("the game is over: call reset()")
        state = self.roundtable_state
        after = state.copy()
        deciders = state.deciders
        for agent, action in actions.items():
            if self._seat(agent) not in deciders and as_int(action, "action") != self.wait:
                raise Error(f"action: {agent} has nothing to choose, allowed: {self.wait} (wait)")
        for seat in deciders:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Error(f"actions: the choice of {agent} is missing")
            if as_int(actions[agent], "action") == self.wait:
                raise Error(f"action: {agent} must choose, allowed: {', '.join(state.legal_texts(seat))}")
            after.apply(seat, as_int(actions[agent], "action"))
        self._state = after
        observations, infos = self._seen()
        over = after.over
        flags = dict.fromkeys(self.agents, over)
        rewards = self._rewards()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, flags, dict.fromkeys(flags, False), infos

    def _seen(self) -> tuple[dict[str, dict[str, numpy.ndarray]], dict[str, dict[str, Any]]]:
        state = self.roundtable_state
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = numpy.zeros(self.wait + 1, numpy.int8)
            if seat in state.deciders:
                mask[: self.wait] = state.action_mask(seat)
            else:
                mask[self.wait] = 1
            observations[agent] = {"observation": state.observation(seat), "action_mask": mask}
        return observations, {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}


class Versions:
    """The environments of a game, as PettingZoo's modules have them: `env`, `raw_env`, `parallel_env`."""

    def __init__(self, name: str):
        self._name = name

    def env(self, players: int = 4, *, render_mode: str | None = None, **options: Any) -> AECEnv:
        """AEC with the usual wrappers: an illegal action ends the game with a warning, calls must be in order."""
        wrapped = wrappers.TerminateIllegalWrapper(
            self.raw_env(players, render_mode=render_mode, **options), illegal_reward=-1
        )
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))

    def raw_env(self, players: int = 4, *, render_mode: str | None = None, **options: Any) -> RoundtableAEC:
        """AEC without wrappers: an illegal action raises `roundtable.Error`."""
        return RoundtableAEC(Game(self._name, players, **options), render_mode)

    def parallel_env(self, players: int = 4, *, render_mode: str | None = None, **options: Any) -> RoundtableParallel:
        """All seats choose in each step; `wait` is legal for seats that have nothing to choose."""
        return RoundtableParallel(Game(self._name, players, **options), render_mode)

    def __repr__(self) -> str:
        return f"roundtable.pettingzoo.{self._name}_v0"


academy_v0 = Versions("academy")
medievallons_v0 = Versions("medievallons")
