#!/usr/bin/env python3
"""`roundtable position`: faults of a position, its legal choices, reasons why others are illegal, and helpful errors.

    tests/position_test.py PROGRAM
"""

import json
import os
import subprocess
import sys
import tempfile

BONUS = {"round": 2, "moment": "scoring", "tracks": {"gallantry": [[6, 1]], "king": [[12, 1]]}}


def record_of(position, players=4, game="academy", log=()):
    return {"format": "roundtable/2", "game": game, "players": players, "options": {}, "position": position, "log": list(log)}


def look(program, record, *arguments):
    """A position written by hand, on several lines, from standard input."""
    text = json.dumps(record, indent=1)
    return subprocess.run([program, "position", "-", *arguments], input=text, capture_output=True, text=True, timeout=200)


def seen(program, record, *arguments):
    done = look(program, record, *arguments)
    assert done.returncode == 0, done
    return done.stdout


def refused(program, what, record, *arguments):
    done = look(program, record, *arguments)
    assert done.returncode == 2 and what in done.stderr, done


def what_can_be_chosen_and_why_other_things_cannot(program):
    told = seen(program, record_of(BONUS))
    assert "Seat 1 can choose:" in told and "bonus quests" in told, told
    assert "bonus king: the disc is at the end of the track and cannot move (A2)" in told, told
    assert "bonus none: the bonus must be used (A2)" in told, told
    asked = json.loads(seen(program, record_of(BONUS), "--json"))["asked"][0]
    assert "bonus king" not in asked["legal"] and len(asked["legal"]) == 6, asked
    assert ("bonus king", "stuck", "A2") in [(one["choice"], one["reason"], one["rule"]) for one in asked["refused"]], asked


def it_goes_on(program):
    told = seen(program, record_of(BONUS), "--step", "1 bonus quests", "--score")
    assert "Next: a random draw." in told and "Scores:" in told, told
    after = json.loads(seen(program, record_of(BONUS), "--step", "1 bonus quests", "--step", "*", "--json"))
    assert [one["seat"] for one in after["asked"]] == [0, 1, 2, 3], after
    again = json.loads(seen(program, record_of(BONUS), "--step", "1 bonus quests", "--step", "*", "--json"))
    assert again == after, "the same seed draws the same cards"
    refused(program, "--step: log entry 0, `1 bonus king`", record_of(BONUS), "--step", "1 bonus king")
    refused(program, "--step: found `*`", record_of(BONUS), "--step", "*")


def a_tie_is_settled(program):
    tie = {"moment": "end", "round": 6, "points": [0, 31, 31, 9], "tracks": {"gallantry": [[6, 1, 2]]}}
    told = " ".join(seen(program, record_of(tie)).split())
    assert "have 31 points each. seat 2 (Green) won" in told and "Y Yellow seat 1 31" in told, told


def bots_are_asked(program):
    told = seen(program, record_of(BONUS), "--bot", "greedy")
    assert "greedy would choose" in told and "Values, best first:" in told, told
    refused(program, "bot", record_of(BONUS), "--bot", "nobody")


def what_cannot_be_is_named(program):
    done = look(program, record_of({"round": 2, "tracks": {"quests": [[30, 0]]}, "cup": 2}))
    assert done.returncode == 1, done
    assert "position.tracks.quests: the disc of squire 0 stands on 30, allowed: up to 19" in done.stdout.replace("\n ", ""), done
    assert "position.cup: found one, allowed: with knights only" in done.stdout, done
    refused(program, "the position is impossible", record_of({"cup": 2}), "--step", "*")
    refused(program, "-: ", {"format": "roundtable/2"})
    missing = subprocess.run([program, "position", "/nowhere"], capture_output=True, text=True, timeout=20)
    assert missing.returncode == 2 and "cannot read /nowhere: No such file or directory" in missing.stderr, missing


def any_moment_of_a_game_can_be_looked_at(program):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "games.jsonl")
        subprocess.run([program, "sim", "--games", "2", "--game", "medievallons", "--records", file], check=True,
                       capture_output=True, timeout=200)
        with open(file, encoding="utf-8") as lines:
            log = json.loads(lines.readlines()[1])["log"]
        done = subprocess.run([program, "position", file, "--only", "2", "--entry", "40", "--json"], capture_output=True,
                              text=True, timeout=200)
        assert done.returncode == 0, done
        told = json.loads(done.stdout)
        now = told["record"]
        assert "position" in now and len(now["log"]) <= 40, now
        if log[40][0] != "*" and log[40][1] == " ":
            assert log[40][2:] in told["asked"][0]["legal"], (log[40], told["asked"])
        beyond = subprocess.run([program, "position", file, "--only", "2", "--entry", "9999"], capture_output=True,
                                text=True, timeout=200)
        assert f"--entry: found 9999, allowed: 0 to {len(log)}" in beyond.stderr, beyond


def main():
    program = os.path.abspath(sys.argv[1])
    what_can_be_chosen_and_why_other_things_cannot(program)
    it_goes_on(program)
    a_tie_is_settled(program)
    bots_are_asked(program)
    what_cannot_be_is_named(program)
    any_moment_of_a_game_can_be_looked_at(program)


if __name__ == "__main__":
    main()
