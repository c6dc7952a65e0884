"""Bots, matches, simulations, analysis and review."""

import signal
import subprocess
import sys
import threading
import time

import pytest
import roundtable


def test_an_arena_gives_the_same_report_with_any_number_of_threads() -> None:
    bots = ["greedy", "random", "random", "random"]
    one = roundtable.arena("academy", bots, games=200, threads=1)
    two = roundtable.arena("academy", bots, games=200, threads=2)
    assert [bot.share for bot in one.bots] == [bot.share for bot in two.bots]
    assert one.bots[0].share.low > 0.25
    assert "200 games" in str(one)


def test_a_function_plays_as_well_as_the_bot_it_asks() -> None:
    game = roundtable.Game("academy", players=3)
    greedy = roundtable.Bot(game, "greedy")

    def asks(view: roundtable.View) -> str:
        return greedy.choose(view.imagine(seed=1), view.seat or 0, seed=1)

    report = roundtable.arena(game, [asks, "random", "random"], games=90)
    assert report.games == 90 and report.seatings == 3
    assert report.bots[0].bot == "asks" and report.bots[0].share.low > 1 / 3
    assert report.bots[0].share.value + 2 * report.bots[1].share.value == pytest.approx(1)


def test_a_sequential_test_stops_early() -> None:
    report = roundtable.arena("academy", ["greedy", "random", "random"], games=100_000, sprt=(0.34, 0.6))
    assert report.verdict == "high" and report.games < 10_000


def test_a_simulation_is_the_same_with_any_number_of_threads() -> None:
    game = roundtable.Game("medievallons", players=3)
    assert roundtable.simulate(game, games=500, threads=1) == roundtable.simulate(game, games=500, threads=2)


def test_a_thousand_games_are_played_in_seconds() -> None:
    tally = roundtable.simulate("academy", ["greedy", "random", "random", "random"], games=1000)
    assert tally.games == 1000 and tally.win_shares[0] > 0.3


@pytest.mark.parametrize("work", ["bot", "arena", "simulate", "analyse"])
def test_other_threads_run_during(work: str) -> None:
    state = roundtable.Game("academy").start(seed=1)
    bot = roundtable.Bot("academy", "search:20000")
    calls = {
        "bot": lambda: bot.choose(state, 0),
        "arena": lambda: roundtable.arena("academy", ["greedy"] * 4, games=3_000, threads=1),
        "simulate": lambda: roundtable.simulate("academy", games=200_000, threads=1),
        "analyse": lambda: roundtable.analyse(state, 0, games=20_000),
    }
    begins = threading.Event()

    def run() -> None:
        begins.set()
        calls[work]()

    thread = threading.Thread(target=run)
    thread.start()
    begins.wait()
    ticks = 0
    while thread.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert ticks > 3


def test_a_bot_is_asked_from_several_threads() -> None:
    state = roundtable.Game("academy").start(seed=1)
    bot = roundtable.Bot("academy", "knight")
    answers: list[str] = []
    threads = [threading.Thread(target=lambda: answers.append(bot.choose(state, 0, seed=1))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 8 and len(set(answers)) == 1


def test_an_interrupt_ends_a_match() -> None:
    # Programs that a shell starts in the background ignore interrupts, and so do the programs that they start.
    code = """
import roundtable, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
print("on", flush=True)
roundtable.arena("academy", ["knight"] * 4, games=10**7)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert b"KeyboardInterrupt" in errors


def test_an_analysis_finds_the_obvious_choice() -> None:
    position = {
        "round": 6,
        "moment": "scoring",
        "points": [10, 10, 10],
        "tracks": {"gallantry": [[1, 1], [2, 2], [3, 0]]},
    }
    state = roundtable.Game("academy", players=3, position=position).start(seed=1)
    seat = state.deciders[0]
    analysis = roundtable.analyse(state, seat, games=64)
    assert {choice.action for choice in analysis.choices} == set(state.legal_texts(seat))
    wins = [choice.win for choice in analysis.choices]
    assert wins == sorted(wins, reverse=True) and 0 <= wins[-1] <= wins[0] <= 1


def test_a_review_adds_up() -> None:
    state = roundtable.Game("academy", players=3).start(seed=1)
    while not state.over:
        state.apply(state.deciders[0], state.legal_numbers(state.deciders[0])[0])
    review = roundtable.review(state.record(), games=4)
    for seat in review["seats"]:
        win = seat["win"]
        assert win["start"] + win["luck"] + win["own"] + win["others"] == win["result"]


def test_the_engine_refuses_in_its_own_words() -> None:
    with pytest.raises(roundtable.Error, match="did you mean `knight`"):
        roundtable.Bot("academy", "knigth")
    with pytest.raises(roundtable.Error, match="bots: found 1, allowed: 3 to 16 names"):
        roundtable.arena(roundtable.Game("academy", players=3), ["greedy"])
    with pytest.raises(roundtable.Error, match="games: found 0, allowed: 1 or more"):
        roundtable.arena("academy", ["greedy"] * 3, games=0)
    with pytest.raises(roundtable.Error, match="threads: found -1"):
        roundtable.simulate("academy", threads=-1)
    with pytest.raises(roundtable.Error, match="cannot be written"):
        roundtable.simulate("academy", records="/nowhere/at/all")
    state = roundtable.Game("medievallons").start(seed=1)
    with pytest.raises(roundtable.Error, match="this bot plays `academy`"):
        roundtable.Bot("academy", "random").choose(state, state.deciders[0])
    idle = next(seat for seat in range(4) if seat not in state.deciders)
    with pytest.raises(roundtable.Error, match="has no decision to make now"):
        roundtable.analyse(state, idle)
