#!/usr/bin/env python3
"""`roundtable explain`: a bot's evaluation of every choice in a record, finished or not, and helpful errors.

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
    told = explained(program, file, "--only", str(game), "--entry", str(entry), "--bot", "search:30")
    assert (told["game"], told["entry"], told["seat"], told["chosen"]) == (record["game"], entry, int(seat), text), told
    actions = [one["action"] for one in told["opinions"]]
    assert sorted(actions) == record["legal"][entry], (actions, record["legal"][entry])
    assert all(0 <= one["win"] <= 1 for one in told["opinions"])
    assert all(name in REASONS[record["game"]] and isinstance(hundredths, int)
               for one in told["opinions"] for name, hundredths in one["reasons"].items()), told
    playouts = [one["playouts"] for one in told["opinions"]]
    assert playouts == sorted(playouts, reverse=True), playouts


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
    told = explained(program, part, "--bot", "greedy")
    assert told["entry"] == entry and told["seat"] == int(chosen[0]) and told["chosen"] is None, told
    assert chosen.split(" ", 1)[1] in [one["action"] for one in told["opinions"]], told
    assert told == explained(program, part, "--bot", "greedy"), "the same seed gives the same thoughts"


def people_can_read_it(program, file):
    with open(file, encoding="utf-8") as lines:
        record = json.loads(lines.readline())
    entry = next(i for i, text in enumerate(record["log"]) if is_choice(text))
    done = explain(program, file, "--entry", str(entry), "--bot", "random")
    assert done.returncode == 0, done
    lines = done.stdout.splitlines()
    assert f"before entry {entry}: seat {record['log'][entry][0]} (bot:random) chose" in lines[0], lines
    choices = [line for line in lines[3:] if " %" in line]
    assert "best first" in lines[1] and len(choices) == len(record["legal"][entry]), lines
    reasons = [line.strip() for line in lines[3:] if " %" not in line]
    assert reasons and all(re.fullmatch(r"([a-z ]+ [+-]\d+\.\d\d(, |$))+", line) for line in reasons), lines
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
    refused(program, "a program cannot rate choices", file, "--entry", entry, "--bot", "exec:true")
    refused(program, "--seat: found 7, allowed here: 0", file, "--entry", entry, "--seat", "7")


def others_who_choose_at_the_same_time_can_be_explained(program, file):
    with open(file, encoding="utf-8") as lines:
        entry = next(i for i, text in enumerate(json.loads(lines.readline())["log"]) if text.startswith("0 pick "))
    told = explained(program, file, "--entry", str(entry), "--seat", "1", "--bot", "search:5")
    assert told["seat"] == 1 and told["chosen"] is None and len(told["opinions"]) > 1, told


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
