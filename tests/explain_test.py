#!/usr/bin/env python3
"""`roundtable explain`: the value of every choice in a record, finished or not, and helpful errors.

    tests/explain_test.py PROGRAM
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile

TABLES = [
    ["--players", "4", "--advanced", "all", "--variations", "all"],
    ["--two", "karadoc"],
    ["--two", "lancelot"],
    ["--game", "medievallons", "--players", "3", "--max-turns", "60"],
]

REASONS = {
    "academy": ["gallantry", "jousts", "tournaments", "education", "king", "quests", "charity"],
    "medievallons": ["third-guild", "cycle", "rival-third-guild", "rival-cycle"],
}


def explain(program, *arguments):
    return subprocess.run([program, "explain", *arguments], capture_output=True, text=True, timeout=200)


def explained(program, *arguments):
    done = explain(program, "--json", *arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(program, what, *arguments):
    done = explain(program, *arguments)
    assert done.returncode == 2 and what in done.stderr, done


def check_choice(program, file, game, record, entry):
    seat, text = record["log"][entry].split(" ", 1)
    told = explained(program, file, "--only", str(game), "--entry", str(entry), "--games", "4")
    assert (told["game"], told["entry"], told["seat"], told["chosen"]) == (record["game"], entry, int(seat), text), told
    moment = told["moment"]
    actions = [one["action"] for one in moment["choices"]]
    assert sorted(actions) == record["legal"][entry], (actions, record["legal"][entry])
    wins = [one["win"][int(seat)] for one in moment["choices"]]
    assert wins == sorted(wins, reverse=True), wins
    assert all(one["games"] >= 4 or "exact" in moment for one in moment["choices"]), "nothing that was never tried"
    if why := moment.get("why"):
        assert sum(one["win"] for one in why["reasons"]) == why["win"] >= 0, why
        assert {one["topic"] for one in why["reasons"] if "topic" in one} <= set(REASONS[record["game"]]), why


def is_choice(entry):
    return entry[0] != "*" and entry[1] != "!"


def any_choice_can_be_explained(program, file, rng):
    with open(file, encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    for number, record in enumerate(records, 1):
        choices = [i for i, entry in enumerate(record["log"]) if is_choice(entry)]
        for entry in [choices[0], choices[-1], *rng.sample(choices, 4)]:
            check_choice(program, file, number, record, entry)


def an_unfinished_game_is_explained_at_its_end(program, folder, rng):
    whole, part = os.path.join(folder, "whole.jsonl"), os.path.join(folder, "part.jsonl")
    subprocess.run([program, "sim", "--game", "medievallons", "--players", "3", "--games", "1", "--records", whole],
                   check=True, stdout=subprocess.DEVNULL)
    with open(whole, encoding="utf-8") as file:
        record = json.loads(file.readline())
    entry = rng.choice([i for i, text in enumerate(record["log"]) if is_choice(text)])
    chosen = record["log"][entry]
    record["log"] = record["log"][:entry]
    del record["result"]
    with open(part, "w", encoding="utf-8") as file:
        file.write("\n" + json.dumps(record) + "\n")
    told = explained(program, part, "--bot", "greedy", "--games", "8")
    assert told["botChooses"] in [one["action"] for one in told["moment"]["choices"]], told
    assert told["entry"] == entry and told["seat"] == int(chosen[0]) and told["chosen"] is None, told
    assert chosen.split(" ", 1)[1] in [one["action"] for one in told["moment"]["choices"]], told
    assert told == explained(program, part, "--bot", "greedy", "--games", "8"), "the same seed gives the same thoughts"


def people_can_read_it(program, file):
    with open(file, encoding="utf-8") as lines:
        record = json.loads(lines.readline())
    entry = next(i for i, text in enumerate(record["log"]) if is_choice(text))
    done = explain(program, file, "--entry", str(entry), "--bot", "random", "--games", "32")
    assert done.returncode == 0, done
    lines = done.stdout.splitlines()
    assert f"before entry {entry}: seat {record['log'][entry][0]} (bot:random) chose" in lines[0], lines
    assert lines[1].startswith("Label: ") and "best first" in lines[2], lines
    choices = [line for line in lines[4:] if re.match(r" +\d+\.\d %", line)]
    assert len(choices) == len(record["legal"][entry]), lines
    shares = [float(line.split(" %")[0]) for line in choices]
    assert shares == sorted(shares, reverse=True), "best first by what is printed"
    assert lines[-1].startswith("random would choose `"), lines
    assert sum("<- chosen" in line for line in lines) == 1, lines


def errors_say_what_is_allowed(program, file):
    refused(program, "cannot read /nowhere/at/all: No such file or directory", "/nowhere/at/all")
    refused(program, "--only: found 9, allowed: 1 to 2", file, "--only", "9")
    refused(program, "the game is over; allowed: 0 to", file)
    refused(program, "which is drawn at random; allowed: choices of a seat, such as", file, "--entry", "0")
    refused(program, "--entry: found -1, allowed: 0 to", file, "--entry", "-1")
    refused(program, "--entry: found 100000, allowed: 0 to", file, "--entry", "100000")
    with open(file, encoding="utf-8") as lines:
        log = json.loads(lines.readline())["log"]
    entry = str(next(i for i, text in enumerate(log) if is_choice(text)))
    refused(program, "bots: found `genius`", file, "--entry", entry, "--bot", "genius")
    refused(program, "--games: found `0`, allowed: 1 to 1000000", file, "--entry", entry, "--games", "0")
    refused(program, "--seat: found 7, allowed here: 0", file, "--entry", entry, "--seat", "7")


def others_who_choose_at_the_same_time_can_be_explained(program, file):
    with open(file, encoding="utf-8") as lines:
        entry = next(i for i, text in enumerate(json.loads(lines.readline())["log"]) if text.startswith("0 pick "))
    told = explained(program, file, "--entry", str(entry), "--seat", "1", "--games", "2")
    assert told["seat"] == 1 and told["chosen"] is None and len(told["moment"]["choices"]) > 1, told


def main():
    program = os.path.abspath(sys.argv[1])
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        an_unfinished_game_is_explained_at_its_end(program, folder, rng)
        for number, table in enumerate(TABLES):
            file = os.path.join(folder, f"{number}.jsonl")
            subprocess.run([program, "sim", *table, "--games", "2", "--records", file, "--with-legal"], check=True,
                           stdout=subprocess.DEVNULL)
            any_choice_can_be_explained(program, file, rng)
            print("ok", *table, flush=True)
        people_can_read_it(program, os.path.join(folder, "0.jsonl"))
        errors_say_what_is_allowed(program, os.path.join(folder, "0.jsonl"))
        others_who_choose_at_the_same_time_can_be_explained(program, os.path.join(folder, "1.jsonl"))


if __name__ == "__main__":
    main()
