"""Observations, masks, legal choices and views of a seat do not change when hidden information changes."""

import random

import numpy
import pytest
from tables import game


@pytest.mark.parametrize("seed", [1, 2])
def test_an_observation_depends_on_the_view_only(table: str, seed: int) -> None:
    state = game(table).start(seed=seed)
    dice = random.Random(seed)
    hidden_differs = 0
    while not state.over:
        seat = dice.choice(state.deciders)
        for looker in range(state.game.players):
            view = state.view(looker)
            other = view.imagine(dice.randrange(1 << 32))
            assert (other.observation(looker) == state.observation(looker)).all()
            assert (other.action_mask(looker) == state.action_mask(looker)).all()
            assert other.legal_texts(looker) == state.legal_texts(looker)
            hidden_differs += not (other.full_observation(looker) == state.full_observation(looker)).all()
        state.apply(seat, dice.choice(state.legal_numbers(seat)))
    assert hidden_differs > 0


def test_later_choosers_see_nothing_of_earlier_choices(table: str) -> None:
    state = game(table).start(seed=4)
    dice = random.Random(4)
    compared = 0
    while not state.over:
        first, *others = state.deciders
        numbers = state.legal_numbers(first)
        if others and len(numbers) > 1:
            ones = state.copy()
            two = state.copy()
            ones.apply(first, numbers[0])
            two.apply(first, numbers[-1])
            if ones.waiting:
                compared += 1
                for later in others:
                    assert numpy.array_equal(ones.observation(later), two.observation(later))
                    assert ones.view(later) == two.view(later)
                    assert ones.events(later) == two.events(later)
        state.apply(first, dice.choice(numbers))
    assert compared > 0 or state.game.name == "medievallons"
