#!/usr/bin/env python3
"""Other people's bots in `roundtable sim` and `roundtable play`: examples/bot.py plays whole games of both kinds, and
programs that misbehave lose their decisions, are reported, and leave nothing behind.

    tests/exec_bot_test.py PROGRAM
"""

import json
import os
import subprocess
import sys
import tempfile
import time

EXAMPLE = "exec@60000ms:python3 examples/bot.py"
TABLES = [
    ["--players", "3"],
    ["--players", "5", "--advanced", "all", "--variations", "all"],
    ["--two", "karadoc", "--variations", "all"],
    ["--two", "lancelot", "--variations", "all"],
    ["--game", "medievallons", "--players", "2"],
    ["--game", "medievallons", "--players", "5"],
]


def sim(program, *arguments):
    done = subprocess.run([program, "sim", "--threads", "1", *arguments], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    return done


def summary(program, *arguments):
    done = sim(program, "--json", *arguments)
    return json.loads(done.stdout), done.stderr


def the_example_is_short():
    with open("examples/bot.py", encoding="utf-8") as file:
        assert len(file.readlines()) < 40


def the_example_plays_whole_games(program, folder):
    records = os.path.join(folder, "games.jsonl")
    for table in TABLES:
        told = sim(program, *table, "--games", "2", "--bots", EXAMPLE, "--records", records)
        assert "made at random" not in told.stdout and not told.stderr, told
        subprocess.run([program, "replay", "--verify", records], check=True, stdout=subprocess.DEVNULL)
        with open(records, encoding="utf-8") as file:
            assert json.loads(file.readline())["seats"][0] == "bot:" + EXAMPLE
        print("ok", *table, flush=True)


def the_example_beats_chance(program):
    """The bot has one of four seats: random play would win a quarter."""
    for game in ("academy", "medievallons"):
        told, _ = summary(program, "--game", game, "--games", "40", "--bots", EXAMPLE + ",random,random,random")
        wins = told["seats"][0]["wins"]
        print(f"{game}: {wins} of 40 won against three random players")
        assert wins >= 18, told
        assert told["seats"][0]["forfeited"] == 0


def failures_are_reported(program):
    arguments = ["--games", "2", "--players", "3", "--bots", "random,exec:exit 3,random"]
    told, complaints = summary(program, *arguments)
    forfeited = [seat["forfeited"] for seat in told["seats"]]
    assert forfeited[0] == forfeited[2] == 0 and forfeited[1] > 60, told
    assert "it exited with status 3. Allowed: pick " in complaints, complaints
    assert complaints.count("A random choice is made instead") == 3, "the first three are enough"
    assert complaints.count("It is not asked again") == 1, complaints
    text = sim(program, *arguments).stdout
    assert f"seat 1: {forfeited[1]} choices were made at random because the bot failed; last reason: it exited" in text, text


def commas_may_be_the_commands_own(program):
    first = "sed -u -E 's/.*\"legal\":.\"([^\"]*)\".*/\\1/'"
    for command in (f"echo 'a,b' >/dev/null; {first}", f"echo a\\,b >/dev/null; {first}", first):
        told, complaints = summary(program, "--games", "1", "--players", "3", "--bots",
                                   f"random,exec@60000ms:{command},random")
        assert [seat["forfeited"] for seat in told["seats"]] == [0, 0, 0], complaints


def bad_names_are_refused(program):
    for name in ("exec", "exec:", "exec@:x", "exec@0ms:x", "execute:x"):
        done = subprocess.run([program, "sim", "--games", "1", "--bots", name], capture_output=True, text=True, timeout=20)
        assert done.returncode == 2 and "exec:COMMAND" in done.stderr, (name, done)


def commands_that_run():
    found = []
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/cmdline", encoding="utf-8", errors="replace") as file:
                found.append(file.read())
        except OSError:
            pass  # the process ended meanwhile
    return found


def nothing_is_left_behind(program):
    """Bots that hang, ignore SIGTERM, or start other processes."""
    mark = str(10_000_000 + os.getpid())  # seconds; a number that no other process sleeps for
    for command in (f"sleep {mark}", f"trap '' TERM; sleep {mark}; sleep {mark}", f"sleep {mark} & cat >/dev/null",
                    f"sleep {mark} & exit 1", f"exec >&-; sleep {mark}"):
        told, _ = summary(program, "--games", "1", "--players", "3", "--bots", f"exec@2ms:{command},random,random")
        assert told["seats"][0]["forfeited"] > 20, told
    deadline = time.time() + 20
    while any(mark in command for command in commands_that_run()):
        assert time.time() < deadline, "programs were left behind"
        time.sleep(0.05)


def it_plays_against_a_person(program):
    done = subprocess.run([program, "play", "--seed", "1", "--players", "3", "--bots", EXAMPLE], input="1\n" * 12,
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "exec bot" in done.stdout and not done.stderr, done


def main():
    program = os.path.abspath(sys.argv[1])
    the_example_is_short()
    bad_names_are_refused(program)
    failures_are_reported(program)
    commas_may_be_the_commands_own(program)
    nothing_is_left_behind(program)
    it_plays_against_a_person(program)
    with tempfile.TemporaryDirectory() as folder:
        the_example_plays_whole_games(program, folder)
    the_example_beats_chance(program)


if __name__ == "__main__":
    main()
