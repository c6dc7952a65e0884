#!/usr/bin/env python3
"""`roundtable sim`: intervals and the sources of points, `--compare` on the same deals, and helpful errors.

usage: tests/sim_test.py PROGRAM
"""

import json
import subprocess
import sys

program = sys.argv[1]


def run(*arguments):
    return subprocess.run([program, "sim", *arguments], capture_output=True, text=True, timeout=200)


def answer(*arguments):
    done = run(*arguments, "--json")
    assert done.returncode == 0, done
    return json.loads(done.stdout)


def refused(words, *arguments):
    done = run(*arguments)
    assert done.returncode == 2 and words in done.stderr, done


def inside(estimate):
    assert estimate["low"] <= estimate["value"] <= estimate["high"], estimate
    return estimate["value"]


def has_intervals():
    report = answer("--games", "400", "--bots", "greedy")
    figures = report["figures"]
    for estimate in figures.values():
        inside(estimate)
    assert abs(sum(figures[f"share-{seat}"]["value"] for seat in range(4)) - 1) < 1e-5, figures
    points = [figures[f"points-{seat}"]["value"] for seat in range(4)]
    assert all(abs(point - seat["score"]) < 1e-4 for point, seat in zip(points, report["seats"])), report
    sources = [estimate["value"] for name, estimate in figures.items() if name.startswith("from-")]
    assert len(sources) == 6 and abs(sum(sources) - figures["points"]["value"]) < 1e-4, figures
    table = run("--games", "400", "--bots", "greedy").stdout
    for words in ("won %, 95 % interval", "points a seat from", "King's Service", "points between first and second"):
        assert words in table, (words, table)
    assert "ended by a third guild" in run("--game", "medievallons", "--games", "20").stdout


def compares():
    arguments = ("--games", "400", "--bots", "greedy", "--compare", "values.quests=16,9,3")
    report = answer(*arguments, "--threads", "1")
    assert report == answer(*arguments, "--threads", "3"), "threads change nothing"
    assert report["b"] == {"values": {"quests": [16, 9, 3]}} and report["games"] == 400, report
    quests = next(one for one in report["differences"] if one["figure"] == "from-quests")
    assert quests["certainty"] == "sure" and quests["difference"]["high"] < 0, quests
    assert abs(quests["after"]["value"] - quests["before"] - quests["difference"]["value"]) < 1e-5, quests
    printed = run(*arguments).stdout
    assert "sure: Points from Quests:" in printed and "Holm's correction for 21 questions" in printed, printed
    several = answer("--games", "20", "--compare", "variations=codex,bet;values.cupReach=3", "--compare", "first=1")
    assert several["b"] == {"variations": ["codex", "bet"], "values": {"cupReach": 3}, "first": 1}, several
    same = run("--games", "100", "--compare", "first=0", "--first", "0").stdout
    assert "No difference found." in same, same


def refuses():
    refused("--compare: found `variation` (did you mean `variations`?), allowed: two, ", "--compare", "variation=codex")
    refused("--compare: variations: found ", "--compare", "variations=codx")
    refused("(did you mean `codex`?)", "--compare", "variations=codx")
    refused("--compare: found `codex`, allowed: an option and its value", "--compare", "codex")
    refused("--compare: cannot be combined with --records", "--compare", "first=0", "--records", "-")


has_intervals()
compares()
refuses()
print("ok")
