"""OpenSpiel's own test, its CFR on a small table, and ours for chance, simultaneous nodes and information states."""

import copy
import json
import random

import pytest
import roundtable
import roundtable.openspiel
from tables import TABLES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")
from open_spiel.python.algorithms import cfr, exploitability  # noqa: E402

# Two players with two cards each, two cards in the deck, three turns: a Merchant's swap is simultaneous.
SMALL = {
    "players": 2,
    "options": json.dumps({"maxTurns": 63}),
    "position": json.dumps({"turn": 61, "active": 0, "breaker": "yellow", "hands": ["M,B", "K,N"], "deck": "A,K"}),
}


def load(table: str) -> "pyspiel.Game":
    name, players, options = TABLES[table]
    return pyspiel.load_game(f"python_roundtable_{name}", {"players": players, "options": json.dumps(options)})


def dealt(state: "pyspiel.State", dice: random.Random) -> None:
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, chances)[0])


def test_random_play(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("table", ["karadoc", "medievallons-3"])
def test_turn_based_random_play(table: str) -> None:
    game = pyspiel.convert_to_turn_based(load(table))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_is_explicit(table: str) -> None:
    state = load(table).new_initial_state()
    dice = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(outcomes) <= roundtable.openspiel.MOST_CHANCE_OUTCOMES
            assert len({state.action_to_string(-1, action) for action, _ in outcomes}) == len(outcomes)
            dealt(state, dice)
        elif state.is_simultaneous_node():
            asked = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([dice.choice(actions) if actions else 0 for actions in asked])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert roundtable.Record(state.roundtable_state.record().json).verify() == "unproven"


def test_a_deal_is_drawn_as_by_the_engine() -> None:
    """The mean number of a card in a hand: 3 copies of 52 in each of five draws."""
    dice = random.Random(2)
    count = 0
    for _ in range(300):
        state = load("academy-3").new_initial_state()
        dealt(state, dice)
        count += sum(card == "C3" for card in state.roundtable_state.view(0).json["squires"][0]["hand"]["cards"])
    assert 0.18 < count / 300 < 0.40  # 15 / 52 = 0.29, four standard errors


def test_an_information_state_hides_the_others_choices_and_recalls_ones_own() -> None:
    state = pyspiel.convert_to_turn_based(load("academy-3")).new_initial_state()
    dealt(state, random.Random(3))
    first = state.legal_actions()[:2]
    ones, others = (state.child(action) for action in first)
    assert ones.current_player() == others.current_player() == 1
    assert ones.information_state_string(1) == others.information_state_string(1)
    assert ones.information_state_string(0) != others.information_state_string(0) or first[0] == first[1]


def test_a_state_is_copied_in_the_middle_of_a_deal() -> None:
    state = load("academy-3").new_initial_state()
    for _ in range(5):
        state.apply_action(state.chance_outcomes()[0][0])
    again = copy.deepcopy(state)
    clone = state.clone()
    assert str(clone) == str(state) == str(again)
    state.apply_action(state.chance_outcomes()[0][0])
    assert str(clone) != str(state)


def test_cfr_approaches_an_equilibrium() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_roundtable_medievallons", SMALL))
    histories, stack = 0, [game.new_initial_state()]
    simultaneous = False
    while stack:
        state = stack.pop()
        histories += 1
        if state.is_terminal():
            continue
        simultaneous = simultaneous or "(waits)" in str(state) or "swap" in str(state)
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        stack += [state.child(action) for action in actions]
    assert 100 < histories < 1_000_000
    assert simultaneous
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < before / 3
    assert after < 0.1


def test_mistakes_have_advice() -> None:
    with pytest.raises(Exception, match="options: expected an object"):
        roundtable.openspiel.AcademyGame({"players": 3, "options": "[]"})
    with pytest.raises(roundtable.Error, match="two"):
        roundtable.openspiel.AcademyGame({"players": 2})
    game = roundtable.openspiel.AcademyGame({"players": 3})
    state = game.new_initial_state()
    with pytest.raises(roundtable.Error, match="player: found 3, allowed: 0 to 2"):
        state.information_state_string(3)
    dealt(state, random.Random(1))
    with pytest.raises(roundtable.Error, match="action: found 145, allowed: "):
        state.apply_actions([145, 145, 145])
