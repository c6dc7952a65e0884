#!/usr/bin/env python3
"""A game that is named only in a list, in the program itself: in the terminal with the plain table, and on a server.

    tests/games/goofspiel_test.py PROGRAM
"""

import os
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import play_test  # noqa: E402
import review_test  # noqa: E402
from company import guests  # noqa: E402
from server_play_test import whole_game, with_bots  # noqa: E402
from serving import NO_LIMITS, serving  # noqa: E402


def in_the_terminal(program, rng):
    with tempfile.TemporaryDirectory() as folder:
        for table in (["--players", "2"], ["--players", "3", "--cards", "6", "--carry", "true", "--seat", "1"]):
            transcript, _ = play_test.play(program, table, 1, rng, folder, least=5)
            for words in (b"prize: ", b"seats: seat 0, score 0, cards 1 2 3", b"Which card do you bid", b"1  bid 1", b"takes the prize."):
                assert words in transcript, (words, transcript.decode())
            print("ok in the terminal", *table, flush=True)
    told = subprocess.run([program, "options"], check=True, capture_output=True, text=True).stdout
    assert "`carry`" in told and "academy" not in told, told


def in_a_review(program):
    with tempfile.TemporaryDirectory() as folder:
        file, records = review_test.recorded(program, folder, "--players", "3")
        review_test.adds_up(review_test.reviewed(program, file, "--games", "8"), records[0])


def over_a_server(program, rng):
    tally = {"undone": 0, "refused": set(), "before": {}}
    with serving(program, [*NO_LIMITS, "--bot-pause", "0"]) as server:
        people = guests(server.address, 4)
        for kind in (("goofspiel", 2, {}), ("goofspiel", 3, {"carry": True, "cards": 6})):
            whole_game(program, people, kind, rng, tally)
            with_bots(program, people, kind, ["page", "knight"], rng)
            print("ok over a server", *kind, flush=True)
        assert server.running()


def main():
    program = os.path.abspath(sys.argv[1])
    rng = random.Random(1)
    in_the_terminal(program, rng)
    in_a_review(program)
    over_a_server(program, rng)


if __name__ == "__main__":
    main()
