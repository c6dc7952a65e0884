"""Gymnasium's own test, and ours for bots, seats, autoreset and mistakes."""

import pickle

import gymnasium
import numpy
import pytest
import roundtable
import roundtable.gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tables import TABLES


def make(table: str, **more: object) -> gymnasium.Env:
    name, players, options = TABLES[table]
    return gymnasium.make(f"roundtable/{name.capitalize()}-v0", players=players, bots="random", **options, **more)


class OnlyLegal(roundtable.gymnasium.RoundtableEnv):
    """The checker samples without a mask: here any number becomes a legal one."""

    def step(self, action):  # type: ignore[no-untyped-def]
        legal = numpy.flatnonzero(self._mask())
        return super().step(int(legal[action % len(legal)]) if len(legal) else action)


@pytest.mark.filterwarnings("error", "ignore:.*not having a spec")
def test_api(table: str) -> None:
    name, players, options = TABLES[table]
    check_env(OnlyLegal(name, players, "random", render_mode="ansi", **options), skip_render_check=False)


def played(env: gymnasium.Env, seed: int) -> tuple[list[int], float]:
    _, info = env.reset(seed=seed)
    dice = numpy.random.default_rng(seed)
    actions, rewards, over = [], 0.0, False
    while not over:
        assert env.observation_space.contains(env.unwrapped._seen()[0])
        actions.append(int(dice.choice(numpy.flatnonzero(info["action_mask"]))))
        observation, reward, over, truncated, info = env.step(actions[-1])
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert not truncated
        rewards += float(reward)
    return actions, rewards


def test_equal_seeds_give_equal_games(table: str) -> None:
    assert played(make(table), 3) == played(make(table), 3)
    assert played(make(table), 3) != played(make(table), 4)


def test_the_seat_is_given_or_drawn() -> None:
    seats = set()
    env = make("academy-4", seat=None)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
    assert seats == {0, 1, 2, 3}
    env = make("academy-4", seat=2)
    assert env.reset(seed=1)[1]["seat"] == 2
    assert env.unwrapped.roundtable_state.deciders == (2,)


def test_a_stronger_bot_wins_more() -> None:
    def mean(bots: str) -> float:
        env = gymnasium.make("roundtable/Academy-v0", players=3, bots=bots)
        return float(numpy.mean([played(env, seed)[1] for seed in range(40)]))

    assert mean("greedy") < -0.2 < mean("random")


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_all_modes_of_autoreset(mode: AutoresetMode) -> None:
    envs = SyncVectorEnv([lambda: make("academy-3")] * 3, autoreset_mode=mode)
    observations, _ = envs.reset(seed=1)
    ends = 0
    for _ in range(120):
        masks = observations["action_mask"]
        actions = numpy.array([numpy.flatnonzero(mask)[0] if mask.any() else 0 for mask in masks])
        observations, _, terminations, _, _ = envs.step(actions)
        ends += int(terminations.sum())
        if mode == AutoresetMode.DISABLED and terminations.any():
            observations, _ = envs.reset(options={"reset_mask": terminations})
    assert ends > 3


def test_mistakes_have_advice() -> None:
    with pytest.raises(
        roundtable.Error, match="bots: found 1, allowed: one name, or one for each of the 3 other seats"
    ):
        gymnasium.make("roundtable/Academy-v0", bots=["knight"])
    with pytest.raises(roundtable.Error, match="did you mean `knight`"):
        gymnasium.make("roundtable/Academy-v0", bots="knigth")
    with pytest.raises(roundtable.Error, match="seat: found 4, allowed: 0 to 3, or None"):
        gymnasium.make("roundtable/Academy-v0", seat=4)
    env = roundtable.gymnasium.RoundtableEnv(players=3, bots="random")
    with pytest.raises(roundtable.Error, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(roundtable.Error, match="action: found 0, allowed: "):
        env.step(0)
    with pytest.raises(TypeError, match="action: found ndarray, allowed: a whole number"):
        env.step(numpy.zeros(2))  # type: ignore[arg-type]
    played(env, 1)
    with pytest.raises(roundtable.Error, match=r"the game is over: call reset\(\)"):
        env.step(0)


def test_an_environment_can_be_pickled() -> None:
    env = roundtable.gymnasium.RoundtableEnv(players=3, bots="greedy")
    env.reset(seed=1)
    again = pickle.loads(pickle.dumps(env))
    assert (again._mask() == env._mask()).all()
