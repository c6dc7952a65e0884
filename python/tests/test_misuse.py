"""Wrong arguments, use after the end, threads, pickling and fork: an exception with advice, never a crash."""

import multiprocessing
import pickle
import random
import threading
from typing import Any

import numpy
import pytest
import roundtable
from roundtable import Error, Game
from tables import game


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"name": "chess"}, Error, "game: found"),
        ({"name": 3}, TypeError, "game: found int"),
        ({"name": "academy", "players": 6}, Error, "players"),
        ({"name": "academy", "players": -1}, Error, "players: found -1"),
        ({"name": "academy", "players": 10**30}, Error, "players: found 1000"),
        ({"name": "academy", "players": 3.5}, TypeError, "players: found float"),
        ({"name": "academy", "players": True}, TypeError, "players: found True"),
        ({"name": "academy", "players": "4"}, TypeError, "players: found str"),
        ({"name": "academy", "players": 2}, Error, "two"),
        ({"name": "academy", "variation": ["codex"]}, Error, "did you mean `variations`"),
        ({"name": "academy", "variations": "codex"}, Error, "variations: found"),
        ({"name": "academy", "values": {"quests": [1, 2]}}, Error, "values.quests"),
        ({"name": "academy", "first": 0.5}, Error, "options"),
        ({"name": "academy", "first": float("nan")}, Error, "options"),
        ({"name": "academy", "first": object()}, TypeError, "options: found object"),
        ({"name": "academy", "position": "{"}, Error, "position"),
        ({"name": "academy", "position": {"round": "six"}}, Error, "position.round"),
        ({"name": "medievallons", "maxTurns": 0}, Error, "maxTurns"),
    ],
)
def test_wrong_games(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Game(**arguments)


def test_wrong_seeds() -> None:
    for seed in (-1, 1 << 64, 10**40):
        with pytest.raises(Error, match="seed: found"):
            Game("academy").start(seed=seed)
    for seed in ("7", 7.0, [7]):
        with pytest.raises(TypeError, match="allowed: a whole number"):
            Game("academy").start(seed=seed)  # type: ignore[arg-type]
    assert Game("academy").start(seed=numpy.uint64(7)).record() == Game("academy").start(seed=7).record()
    with pytest.raises(Error, match="seats: found 1 names, allowed: one for each of the 4 players"):
        Game("academy").start(seed=1, seats=["Ann"])


@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_wrong_seats(seat: int) -> None:
    state = Game("academy").start(seed=1)
    for call in (
        state.legal,
        state.legal_texts,
        state.legal_numbers,
        state.action_mask,
        state.observation,
        state.full_observation,
        state.view,
        state.sentences,
        state.events,
        lambda seat: state.apply(seat, 0),
        lambda seat: roundtable.analyse(state, seat),
        lambda seat: roundtable.Bot("academy", "random").choose(state, seat),
    ):
        with pytest.raises(Error, match="seat: found"):
            call(seat)
    with pytest.raises(TypeError, match="seat: found str"):
        state.legal("0")  # type: ignore[arg-type]


def test_wrong_actions_leave_the_state_unchanged(table: str) -> None:
    state = game(table).start(seed=1)
    seat = state.deciders[0]
    before = pickle.dumps(state)
    illegal = next(n for n in range(state.game.action_count) if n not in state.legal_numbers(seat))
    for action, words in (
        ("dance", "allowed: "),
        ("", "allowed: "),
        ("pick \x00", "allowed: "),
        ("x" * 100_000, "allowed: "),
        (illegal, f"action: found {illegal}, allowed: "),
        (-1, "action: found -1"),
        (state.game.action_count, "action: found"),
        (10**30, "action: found"),
    ):
        with pytest.raises(Error, match=words):
            state.apply(seat, action)
    for action in (None, 1.5, [0], b"pick C2", numpy.zeros(3), True):
        with pytest.raises(TypeError, match="action: found"):
            state.apply(seat, action)  # type: ignore[arg-type]
    assert pickle.dumps(state) == before


def test_surrogates_are_refused() -> None:
    state = Game("academy").start(seed=1)
    with pytest.raises((Error, TypeError, UnicodeError)):
        state.apply(0, "pick \ud800")


def test_after_the_end(table: str) -> None:
    state = game(table).start(seed=1)
    while not state.over:
        state.apply(state.deciders[0], state.legal_numbers(state.deciders[0])[0])
    for call in (lambda: state.apply(0, 0), lambda: state.apply(0, "pick C2"), lambda: state.settle("first 0")):
        with pytest.raises(Error, match="the game is over; start another one"):
            call()
    with pytest.raises(Error, match="no chance event is due"):
        state.draw()
    with pytest.raises(Error, match="no chance event is due"):
        state.outcomes()
    assert state.legal(0) == [] and not state.action_mask(0).any()
    assert len(state.observation(0)) == state.game.observation_size
    imagined = state.view(0).imagine(1)
    assert imagined.over and imagined.legal(0) == []


def test_chance_that_is_due() -> None:
    state = Game("academy").start(chance=False)
    with pytest.raises(Error, match="call draw"):
        state.apply(0, "pick C2")
    with pytest.raises(Error, match="expected an outcome such as `first "):
        state.settle("first 9")
    with pytest.raises(TypeError, match="outcome: found int"):
        state.settle(1)  # type: ignore[arg-type]
    assert state.view(0).imagine(1).is_chance is False


def test_a_spectator_has_no_observation() -> None:
    view = Game("academy").start(seed=1).view()
    assert view.seat is None and view.legal() == []
    for call in (view.observation, view.action_mask, view.imagine):
        with pytest.raises(Error, match="take the view of a seat"):
            call()


def test_classes_are_not_made_by_hand() -> None:
    with pytest.raises(TypeError, match=r"Game\.start"):
        roundtable.State(Game("academy"), None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"State\.view"):
        roundtable.View(Game("academy"), None)  # type: ignore[arg-type]
    for text in ("", "{}", "[]", "null", '{"format":"roundtable/2"}', "{" * 100_000):
        with pytest.raises(Error):
            roundtable.Record(text)
    with pytest.raises(TypeError, match="record: found int"):
        roundtable.Record(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="bots: found str"):
        roundtable.arena("academy", "greedy")
    with pytest.raises(TypeError, match="bots: found int"):
        roundtable.arena("academy", [1, 2, 3])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="the bot returned NoneType"):
        roundtable.arena("academy", [lambda view: None, "random", "random"])  # type: ignore[list-item]


def test_pickles_continue_with_the_same_cards(table: str) -> None:
    state = game(table).start(seed=3)
    dice = random.Random(3)
    steps = 0
    while not state.over:
        seat = dice.choice(state.deciders)
        state.apply(seat, dice.choice(state.legal_numbers(seat)))
        steps += 1
        if steps % 7:
            continue
        again = pickle.loads(pickle.dumps(state))
        assert again.deciders == state.deciders and again.waiting == state.waiting
        assert all(again.view(looker) == state.view(looker) for looker in range(state.game.players))
        if steps % 21 == 0:
            state = again
    assert state.record().verify() == "simulated"
    assert pickle.loads(pickle.dumps(state.game)) == state.game


def test_pickles_that_make_no_sense_are_refused() -> None:
    state = Game("academy").start(seed=3)
    with pytest.raises(TypeError, match="imagine again"):
        pickle.dumps(state.view(0).imagine(1))
    with pytest.raises(TypeError, match=r"View\.json"):
        pickle.dumps(state.view(0))
    assert pickle.loads(pickle.dumps(roundtable.Bot("academy", "knight"))).name == "knight"


def test_one_state_from_several_threads() -> None:
    state = Game("academy").start(seed=1)
    errors: list[BaseException] = []

    def play() -> None:
        try:
            dice = random.Random(threading.get_ident())
            while not state.over:
                try:
                    seat = dice.choice(state.deciders or (0,))
                    state.apply(seat, dice.choice(state.legal_texts(seat) or ["pick C2"]))
                except Error:
                    pass  # another thread was faster
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors and state.record().verify() == "simulated"


def play_in_child(state: roundtable.State) -> str:
    while not state.over:
        state.apply(state.deciders[0], state.legal_numbers(state.deciders[0])[0])
    roundtable.simulate("academy", games=50, threads=2)
    return state.record().json


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_states_are_played_on_in_other_processes(method: str) -> None:
    roundtable.simulate("academy", games=50, threads=2)
    state = Game("academy").start(seed=1)
    with multiprocessing.get_context(method).Pool(2) as pool:
        answers = pool.map(play_in_child, [state, state])
    assert answers == [play_in_child(state)] * 2
