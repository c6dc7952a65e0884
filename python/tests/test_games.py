"""Games, states, choices and views."""

import copy
import random

import numpy
import pytest
import roundtable
from tables import game


def played(state: roundtable.State, seed: int = 1) -> roundtable.State:
    dice = random.Random(seed)
    while not state.over:
        for seat in state.deciders:
            state.apply(seat, dice.choice(state.legal_numbers(seat)))
    return state


def test_a_game_is_played_to_its_end(table: str) -> None:
    state = played(game(table).start(seed=7))
    assert state.deciders == () and not state.is_chance
    assert len(state.scores) == state.game.players
    assert set(state.winners) <= set(range(state.game.players))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.record().verify() == "simulated"
    assert state.sentences()


def test_equal_seeds_give_equal_games(table: str) -> None:
    one, two, other = (played(game(table).start(seed=seed)).record() for seed in (7, 7, 8))
    assert one == two
    assert one != other


def test_choices_have_texts_numbers_and_effects(table: str) -> None:
    state = game(table).start(seed=3)
    dice = random.Random(3)
    while not state.over:
        for seat in state.deciders:
            choices = state.legal(seat)
            assert sorted(choice.text for choice in choices) == sorted(state.legal_texts(seat))
            assert [choice.number for choice in choices] == state.legal_numbers(seat)
            assert len({choice.number for choice in choices}) == len(choices)
            assert choices == state.view(seat).legal()
            choice = dice.choice(choices)
            if choice.text.startswith("play") and state.game.name == "academy":
                assert {"track", "from", "to", "place"} <= set(choice.effects)
            state.apply(seat, choice)


def test_numbers_texts_and_choices_are_the_same_actions(table: str) -> None:
    states = [game(table).start(seed=5) for _ in range(3)]
    dice = random.Random(5)
    while not states[0].over:
        for seat in states[0].deciders:
            choice = dice.choice(states[0].legal(seat))
            for state, action in zip(states, (choice, choice.text, numpy.int64(choice.number)), strict=True):
                state.apply(seat, action)
    assert states[0].record() == states[1].record() == states[2].record()


def test_masks_and_observations_have_their_shapes(table: str) -> None:
    state = game(table).start(seed=5)
    for seat in range(state.game.players):
        mask = state.action_mask(seat)
        assert mask.dtype == numpy.int8 and mask.shape == (state.game.action_count,)
        assert list(numpy.flatnonzero(mask)) == sorted(state.legal_numbers(seat))
        observation = state.observation(seat)
        assert observation.dtype == numpy.int8 and observation.shape == (state.game.observation_size,)
        assert (observation == state.view(seat).observation()).all()
        full = state.full_observation(seat)
        assert full.shape == (state.game.full_observation_size,)
        assert (full[: len(observation)] == observation).all()


def test_fields_cover_an_observation(table: str) -> None:
    at = 0
    names = set()
    for field in game(table).full_observation_fields:
        assert field.start == at and field.size > 0 and field.about
        at += field.size
        names.add(field.name)
    assert at == game(table).full_observation_size
    assert len(names) == len(game(table).full_observation_fields)
    assert game(table).observation_fields[-1].slice.stop == game(table).observation_size


def test_every_action_has_a_name_of_its_own(table: str) -> None:
    names = game(table).action_names
    assert len(set(names)) == len(names) == game(table).action_count
    assert all(names)


def test_an_observation_says_who_must_choose() -> None:
    state = roundtable.Game("academy", first=0).start(seed=1)
    fields = {field.name: field for field in state.game.observation_fields}
    assert all(state.observation(seat)[fields["asked"].start] == 1 for seat in range(4))
    state.apply(2, state.legal(2)[0])
    assert [state.observation(seat)[fields["asked"].start] for seat in range(4)] == [1, 1, 0, 1]
    assert state.observation(1)[fields["hand"].slice].sum() == 5
    assert list(state.observation(1)[fields["first"].slice]) == [0, 0, 0, 1, 0]


def test_a_simultaneous_choice_can_be_changed() -> None:
    state = roundtable.Game("academy").start(seed=7)
    one, two = state.legal_texts(0)[:2]
    state.apply(0, one)
    assert state.waiting == {0: one} and state.deciders == (1, 2, 3)
    state.apply(0, two)
    assert state.waiting == {0: two}
    for seat in (1, 2, 3):
        state.apply(seat, state.legal_texts(seat)[0])
    assert f"0 {two}" in state.record().log


def test_chance_is_settled_by_hand(table: str) -> None:
    state = game(table).start(chance=False)
    dice = random.Random(1)
    listed = 0
    while not state.over:
        if state.is_chance:
            assert state.deciders == ()
            outcomes = state.outcomes()
            if outcomes is None:
                state.settle(state.sample(dice.randrange(1 << 32)))
            else:
                listed += 1
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                state.settle(dice.choice(outcomes)[0])
        else:
            seat = dice.choice(state.deciders)
            state.apply(seat, dice.choice(state.legal_texts(seat)))
    assert listed > 0
    assert state.record().verify() == "unproven"


def test_draw_settles_what_is_due() -> None:
    one, two = (roundtable.Game("academy").start(chance=False) for _ in range(2))
    one.draw(seed=1)
    two.draw(seed=1)
    assert not one.is_chance
    assert one.record().log == two.record().log


def test_a_copy_is_played_on_separately(table: str) -> None:
    state = game(table).start(seed=2)
    for duplicate in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert played(duplicate, 4).record() == played(state.copy(), 4).record()
    assert not state.over


def test_imagined_states_fit_the_view(table: str) -> None:
    state = game(table).start(seed=9)
    dice = random.Random(9)
    for _ in range(40):
        if state.over:
            break
        for seat in state.deciders:
            state.apply(seat, dice.choice(state.legal_numbers(seat)))
    for seat in range(state.game.players):
        view = state.view(seat)
        for seed in range(5):
            imagined = view.imagine(seed)
            assert imagined.view(seat) == view
            assert imagined.view(seat).json == view.json
            assert (imagined.full_observation(seat) == view.imagine(seed).full_observation(seat)).all()
            assert played(imagined).over
            with pytest.raises(roundtable.Error, match="imagined state has no record"):
                imagined.record()


def test_options_are_described() -> None:
    options = {option.name: option for option in roundtable.Game.describe("academy")}
    assert options["variations"].values == ("knights", "bet", "codex", "scrolls", "dragon", "alms")
    assert options["values.cupReach"].range == (1, 99)
    assert roundtable.Game("academy", players=3, values={"quests": (15, 9, 3)}).options == {
        "values": {"quests": [15, 9, 3]}
    }


def test_a_game_begins_at_a_position() -> None:
    position = {"round": 6, "moment": "scoring", "points": [1, 2, 3]}
    state = roundtable.Game("academy", players=3, position=position).start(seed=1)
    assert state.record().replay().game.position
    assert played(state).over
    with pytest.raises(roundtable.Error, match=r"position\.round"):
        roundtable.Game("academy", players=3, position={"round": 7})
