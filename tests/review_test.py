#!/usr/bin/env python3
"""`roundtable review`: parts that add up to the result, the same result on any number of threads, the skill of players, and helpful errors.

    tests/review_test.py PROGRAM
"""

import json
import os
import subprocess
import sys
import tempfile


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=200)


def reviewed(program, file, *arguments):
    done = run(program, "review", file, "--json", *arguments)
    assert done.returncode == 0, done
    return json.loads(done.stdout)


def recorded(program, folder, *table):
    file = os.path.join(folder, "games.jsonl")
    done = run(program, "sim", *table, "--games", "2", "--bots", "random", "--records", file)
    assert done.returncode == 0, done
    with open(file, encoding="utf-8") as lines:
        return file, [json.loads(line) for line in lines]


def adds_up(review, record):
    assert review["players"] == record["players"] and len(review["seats"]) == record["players"], review["seats"]
    for seat in review["seats"]:
        for sums in [seat["win"], *([seat["points"]] if "points" in seat else [])]:
            assert sums["start"] + sums["luck"] + sums["own"] + sums["others"] == sums["result"], sums
        for unit in ("win", "points"):
            if unit in seat:
                assert sum(skill[unit] for skill in seat["skills"].values()) == seat[unit]["own"], seat
    assert len(review["moments"]) == len(record["log"])
    for moment, entry in zip(review["moments"], record["log"]):
        assert moment["seat"] == (None if entry[0] == "*" else int(entry[0])), (moment, entry)
        if "choices" in moment:
            assert moment["choices"][moment["chosen"]]["action"] == entry.split(" ", 1)[1], (moment, entry)


def has_skills(program, file, records):
    done = run(program, "review", file, "--skill", "--games", "8", "--json")
    assert done.returncode == 0, done
    skills = json.loads(done.stdout)
    assert len(skills["players"]) == 1 and skills["analysis"] > 0 and skills["imagined"] == 8, skills
    player = skills["players"][0]
    assert player["player"] == "bot:random" and len(player["net"]) == 8 and player["games"] == len(records), player
    reviews = [reviewed(program, file, "--games", "8", "--only", str(number)) for number in range(1, len(records) + 1)]
    seats = [seat for review in reviews for seat in review["seats"]]
    decisions = sum(seat["figure"]["decisions"] for seat in seats)
    assert player["decisions"] == decisions, (player, decisions)
    for unit in ("win", "points"):
        mean = sum(seat[unit]["own"] for seat in seats) / decisions
        assert abs(player[unit]["mean"] - mean) <= 1 and player[unit]["low"] < mean < player[unit]["high"], (player, mean)
    lost = [seat for seat in seats if seat["win"]["result"] == 0]
    assert player["lost"]["decisions"] == sum(seat["figure"]["decisions"] for seat in lost), player
    table = run(program, "review", file, "--skill", "--games", "8").stdout
    assert f"net {player['net']}" in table and "in lost games" in table and f"{player['win']['mean'] / 1e4:+.2f} (" in table, table


def refused(program, words, *arguments):
    done = run(program, "review", *arguments)
    assert done.returncode == 2 and words in done.stderr, done


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        file, records = recorded(program, folder, "--players", "3")
        first = reviewed(program, file, "--games", "8", "--threads", "1")
        adds_up(first, records[0])
        assert first == reviewed(program, file, "--games", "8", "--threads", "3"), "threads change nothing"
        assert [seat["points"]["result"] for seat in first["seats"]] == [1000 * score for score in records[0]["result"]["scores"]]
        adds_up(reviewed(program, file, "--games", "8", "--only", "2"), records[1])
        has_skills(program, file, records)

        said = run(program, "review", file, "--games", "8")
        assert said.returncode == 0 and "academy, 3 players" in said.stdout, said
        for words in ("Chance to win:", "Own choices by skill", "Turning points:", "Costly choices, judged by", "% below `"):
            assert words in said.stdout, (words, said.stdout)

        checked = run(program, "review", file, "--games", "1", "--check")
        assert checked.returncode == 0 and "2 games" in checked.stdout and "2 add up exactly, 0 do not" in checked.stdout, checked

        refused(program, "cannot read /nowhere/at/all: No such file or directory", "/nowhere/at/all")
        refused(program, "--only: found 9, allowed: 1 to 2", file, "--only", "9")
        refused(program, "--games: found 0, allowed: 1 to 1000000", file, "--games", "0")
        records[0]["log"][2] = "0 dance"
        with open(file, "w", encoding="utf-8") as out:
            out.write(json.dumps(records[0]) + "\n")
        refused(program, "log entry 2, `0 dance`", file)
        checked = run(program, "review", file, "--games", "1", "--check")
        assert checked.returncode == 1 and "record 1: log entry 2, `0 dance`" in checked.stdout, checked


if __name__ == "__main__":
    main()
