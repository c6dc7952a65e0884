"""PettingZoo's own tests, and ours for masks, simultaneous choices and mistakes."""

from typing import Any

import numpy
import pytest
import roundtable
from pettingzoo.test import api_test, parallel_api_test, seed_test
from roundtable.pettingzoo import RoundtableAEC, RoundtableParallel, Versions, academy_v0, medievallons_v0
from tables import TABLES


def versions(table: str) -> tuple[Versions, int, dict[str, Any]]:
    name, players, options = TABLES[table]
    return academy_v0 if name == "academy" else medievallons_v0, players, options


def aec(table: str) -> RoundtableAEC:
    kind, players, options = versions(table)
    return kind.raw_env(players, **options)


def parallel(table: str) -> RoundtableParallel:
    kind, players, options = versions(table)
    return kind.parallel_env(players, **options)


@pytest.mark.filterwarnings("error", "ignore:Observation.*")
def test_api(table: str) -> None:
    kind, players, options = versions(table)
    api_test(kind.env(players, **options), num_cycles=400)
    api_test(kind.raw_env(players, **options), num_cycles=400)


@pytest.mark.filterwarnings("error")
def test_parallel_api(table: str) -> None:
    parallel_api_test(parallel(table), num_cycles=1000)


def test_seeds(table: str) -> None:
    kind, players, options = versions(table)
    seed_test(lambda: kind.env(players, **options), num_cycles=50)


def test_masks_are_in_the_observation_and_in_the_info(table: str) -> None:
    env = aec(table)
    env.reset(seed=1)
    dice = numpy.random.default_rng(1)
    for agent in env.agent_iter():
        observation, _, terminated, _, info = env.last()
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert observation["action_mask"].dtype == numpy.int8
        assert bool(observation["action_mask"].any()) is not terminated
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(None if terminated else int(dice.choice(numpy.flatnonzero(observation["action_mask"]))))


def test_later_agents_see_nothing_of_earlier_simultaneous_choices() -> None:
    seen = []
    for which in (0, -1):
        env = academy_v0.raw_env(players=4)
        env.reset(seed=3)
        env.step(int(numpy.flatnonzero(env.last()[0]["action_mask"])[which]))
        seen.append([env.observe(agent)["observation"] for agent in env.agents[1:]])
    assert all((one == two).all() for one, two in zip(*seen, strict=True))


def test_rewards_add_up_to_zero_and_come_at_the_end(table: str) -> None:
    env = parallel(table)
    observations, _ = env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: int(numpy.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) >= 0


def test_the_parallel_environment_plays_the_same_game(table: str) -> None:
    one, two = aec(table), parallel(table)
    one.reset(seed=5)
    observations, _ = two.reset(seed=5)
    while two.agents:
        actions = {agent: int(numpy.flatnonzero(observations[agent]["action_mask"])[-1]) for agent in two.agents}
        for seat in two.roundtable_state.deciders:
            assert one.agent_selection == f"seat_{seat}"
            one.step(actions[f"seat_{seat}"])
        observations, *_ = two.step(actions)
    assert one.roundtable_state.record() == two.roundtable_state.record()


def test_mistakes_have_advice() -> None:
    env = academy_v0.raw_env(players=3)
    with pytest.raises(roundtable.Error, match=r"call reset\(\)"):
        env.observe("seat_0")
    env.reset(seed=1)
    with pytest.raises(roundtable.Error, match="agent: found 'seat_3', allowed: seat_0, seat_1, seat_2"):
        env.observe("seat_3")
    with pytest.raises(TypeError, match="action: found float"):
        env.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="action: found NoneType"):
        env.step(None)
    with pytest.raises(roundtable.Error, match="action: found 0, allowed: "):
        env.step(0)
    with pytest.raises(roundtable.Error, match="render_mode: found 'video'"):
        academy_v0.env(render_mode="video")
    with pytest.raises(roundtable.Error, match="two"):
        academy_v0.env(players=2)
    together = academy_v0.parallel_env(players=3)
    together.reset(seed=1)
    with pytest.raises(roundtable.Error, match="the choice of seat_0 is missing"):
        together.step({})
    with pytest.raises(roundtable.Error, match="seat_0 must choose"):
        together.step(dict.fromkeys(together.agents, together.wait))
    while together.agents:
        masks = together._seen()[0]
        together.step({agent: int(numpy.flatnonzero(masks[agent]["action_mask"])[0]) for agent in together.agents})
    with pytest.raises(roundtable.Error, match=r"the game is over: call reset\(\)"):
        together.step({})


def test_rendering_tells_public_events(capsys: pytest.CaptureFixture[str]) -> None:
    env = medievallons_v0.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render()
    assert env.render() == ""
    env = medievallons_v0.raw_env(players=2, render_mode="human")
    env.reset(seed=1)
    env.step(int(numpy.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert capsys.readouterr().out
