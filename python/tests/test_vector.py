"""VectorEnv: the same games as State's, all modes of autoreset, any number of threads, mistakes."""

import multiprocessing
import pickle
import threading

import numpy
import pytest
import roundtable
from gymnasium.vector import AutoresetMode
from tables import TABLES, game


def made(table: str, **more: object) -> "roundtable.VectorEnv":
    name, players, options = TABLES[table]
    return roundtable.VectorEnv(name, players, **options, **more)


def test_a_batch_plays_the_same_games_as_states(table: str) -> None:
    count = 3
    env = made(table, num_envs=count, autoreset_mode="Disabled")
    observations, info = env.reset(seed=5)
    states = [game(table).start(seed=5, number=number) for number in range(count)]
    step = 0
    while not all(state.over for state in states):
        for i, state in enumerate(states):
            seat = 0 if state.over else state.deciders[0]
            assert info["seat"][i] == seat
            assert numpy.array_equal(observations["observation"][i], state.observation(seat))
            assert numpy.array_equal(observations["action_mask"][i], state.action_mask(seat) * (not state.over))
        actions = env.sample(seed=step)
        step += 1
        ended = [state.over for state in states]
        for state, action in zip(states, actions, strict=True):
            if not state.over:
                state.apply(state.deciders[0], action)
        observations, _, terminations, _, info = env.step(actions)
        for i, state in enumerate(states):
            assert terminations[i] == (state.over and not ended[i])
            if terminations[i]:
                assert info["rewards"][i] == pytest.approx(state.returns())


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_all_modes_of_autoreset(mode: AutoresetMode) -> None:
    env = made("academy-3", num_envs=8, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    observations, _ = env.reset(seed=1)
    ends = 0
    for step in range(400):
        observations, _, terminations, truncations, info = env.step(env.sample(seed=step))
        assert env.observation_space.contains(observations)
        assert not truncations.any()
        ends += int(terminations.sum())
        assert (info["rewards"].any(axis=1) <= terminations).all()
        if mode is AutoresetMode.SAME_STEP:
            assert observations["action_mask"].any(axis=1).all()
        else:
            assert (observations["action_mask"].any(axis=1) | terminations).all() or mode is AutoresetMode.DISABLED
        if mode is AutoresetMode.DISABLED and terminations.any():
            observations, _ = env.reset(options={"reset_mask": terminations})
            assert observations["action_mask"].any(axis=1).all()
    assert ends >= 8


def test_any_number_of_threads_gives_the_same_games() -> None:
    sums = set()
    for threads in (1, 2, 5):
        env = made("medievallons-3", num_envs=500, threads=threads)
        env.reset(seed=3)
        total = 0
        for step in range(50):
            observations, *_ = env.step(env.sample(seed=step))
            total += int(observations["observation"].sum()) + int(observations["action_mask"].sum())
        sums.add(total)
    assert len(sums) == 1


def test_arrays_are_written_in_place_and_outlive_the_batch() -> None:
    env = made("academy-4", num_envs=10)
    first, _ = env.reset(seed=1)
    array = first["observation"]
    before = array.copy()
    second, *_ = env.step(env.sample(seed=1))
    assert second["observation"] is array
    assert not numpy.array_equal(array, before)
    del env, first, second
    assert array.sum() != 0


def test_mistakes_have_advice() -> None:
    env = made("academy-4", num_envs=4)
    with pytest.raises(roundtable.Error, match=r"call reset\(\) first"):
        env.step([0, 0, 0, 0])
    observations, _ = env.reset(seed=1)
    before = observations["observation"].copy()
    with pytest.raises(roundtable.Error, match="actions: found 0 for game 0, allowed: the numbers whose mask is 1"):
        env.step([0, 0, 0, 0])
    with pytest.raises(roundtable.Error, match="actions: found 3, allowed: one for each of the 4 games"):
        env.step([0, 0, 0])
    for wrong in ([0.5] * 4, [[1]] * 4, None, "text", [None] * 4):
        with pytest.raises(TypeError, match="actions: found"):
            env.step(wrong)
    assert numpy.array_equal(before, observations["observation"])
    with pytest.raises(TypeError, match="reset_mask: found int64"):
        env.reset(options={"reset_mask": numpy.ones(4, numpy.int64)})
    with pytest.raises(roundtable.Error, match="reset_mask: found another number"):
        env.reset(options={"reset_mask": numpy.ones(5, numpy.bool_)})
    with pytest.raises(roundtable.Error, match="num_envs: found 0"):
        made("academy-4", num_envs=0)
    with pytest.raises(roundtable.Error, match="autoreset_mode: found 'never', allowed: NextStep, SameStep, Disabled"):
        made("academy-4", autoreset_mode="never")
    with pytest.raises(roundtable.Error, match="threads: found -1"):
        made("academy-4", threads=-1)
    with pytest.raises(TypeError, match="make a new one in the other process"):
        pickle.dumps(env)


def test_several_threads_and_batches() -> None:
    def run() -> None:
        env = made("academy-3", num_envs=200, threads=2)
        env.reset(seed=1)
        for step in range(30):
            env.step(env.sample(seed=step))

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def step_in_child(env: "roundtable.VectorEnv", answers: "multiprocessing.Queue[str]") -> None:
    try:
        env.step(env.sample(seed=1))
    except roundtable.Error as error:
        answers.put(str(error))


def test_a_batch_does_not_survive_fork() -> None:
    context = multiprocessing.get_context("fork")
    env = made("academy-3", num_envs=200, threads=2)
    env.reset(seed=1)
    answers = context.Queue()
    child = context.Process(target=step_in_child, args=(env, answers))
    child.start()
    assert "make a new VectorEnv after fork()" in answers.get(timeout=30)
    child.join()
    env.step(env.sample(seed=1))
