"""Whatever is called in whatever order: an exception of ours or a valid state, never a crash."""

import json
import pickle
from typing import Any

import roundtable
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

LIMITS = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NAMES = ["two", "advanced", "variations", "edition", "first", "values", "maxTurns", "nonsense"]
VALUES = st.sampled_from(
    [
        "karadoc",
        "lancelot",
        ["codex"],
        ["alms", "codex"],
        ["knights", "bet"],
        ["lift"],
        "french",
        0,
        3,
        {"quests": [1, 1, 1]},
    ]
)
OPTIONS = st.dictionaries(st.sampled_from(NAMES), VALUES | JUNK, max_size=3)


@LIMITS
@given(st.sampled_from(["academy", "medievallons", "chess"]) | JUNK, st.integers(-1, 7) | JUNK, OPTIONS)
def test_any_options(name: Any, players: Any, options: dict[str, Any]) -> None:
    try:
        game = roundtable.Game(name, players, **options)
    except (roundtable.Error, TypeError) as error:
        assert str(error)
        return
    assert roundtable.Game(game.name, game.players, **game.options) == game
    assert game.start(seed=1).deciders


ACTIONS = st.one_of(
    st.tuples(st.just("choose"), st.integers(0, 1 << 30)),
    st.tuples(st.just("number"), st.integers(-5, 3000)),
    st.tuples(st.just("text"), st.text(max_size=12)),
    st.tuples(st.just("junk"), JUNK),
    st.tuples(st.just("seat"), st.integers(-3, 8)),
    st.tuples(st.just("settle"), st.text(max_size=12)),
    st.tuples(st.just("imagine"), st.integers(-1, 1 << 64)),
    st.tuples(st.just("pickle"), st.none()),
)


def step(state: roundtable.State, kind: str, argument: Any) -> roundtable.State:
    seat = state.deciders[0] if state.deciders else 0
    if kind == "choose" and state.deciders:
        numbers = state.legal_numbers(seat)
        state.apply(seat, numbers[argument % len(numbers)])
    elif kind in ("number", "text", "junk"):
        state.apply(seat, argument)
    elif kind == "seat":
        state.apply(argument, state.legal_texts(argument)[0] if state.legal_texts(argument) else "pick C2")
    elif kind == "settle":
        state.settle(argument)
    elif kind == "imagine":
        return state.view(seat).imagine(argument)
    elif kind == "pickle":
        return pickle.loads(pickle.dumps(state))
    return state


@LIMITS
@given(
    st.sampled_from([("academy", 3, {}), ("academy", 2, {"two": "lancelot"}), ("medievallons", 2, {})]),
    st.booleans(),
    st.lists(ACTIONS, max_size=60),
)
def test_any_calls(table: tuple[str, int, dict[str, Any]], chance: bool, calls: list[tuple[str, Any]]) -> None:
    name, players, options = table
    state = roundtable.Game(name, players, **options).start(seed=1, chance=chance)
    if not chance:
        state.draw(seed=1)
    for kind, argument in calls:
        try:
            state = step(state, kind, argument)
        except (roundtable.Error, TypeError, UnicodeError) as error:
            assert str(error)
        for seat in range(players):
            assert len(state.observation(seat)) == state.game.observation_size
            assert int(state.action_mask(seat).sum()) == len(state.legal_texts(seat))


@LIMITS
@given(st.data())
def test_any_record(data: st.DataObject) -> None:
    text = roundtable.Game("academy", players=3).start(seed=1).record().json
    record = json.loads(text)
    record[data.draw(st.sampled_from([*record, "position", "numbers"]))] = data.draw(JUNK)
    for one in (json.dumps(record), text[: data.draw(st.integers(0, len(text)))]):
        try:
            roundtable.Record(one).verify()
        except (roundtable.Error, TypeError) as error:
            assert str(error)
