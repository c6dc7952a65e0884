#!/usr/bin/env python3
"""Ctrl-C during `sim` and `arena`: the results so far are printed, and are those of a run with so many games.

usage: tests/interrupt_test.py PROGRAM
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time

program = sys.argv[1]
MANY = "100000000"


def interrupted(*arguments):
    run = subprocess.Popen([program, *arguments, "--games", MANY, "--seed", "3"], stdout=subprocess.PIPE, text=True)
    time.sleep(1)
    run.send_signal(signal.SIGINT)
    printed = run.communicate(timeout=60)[0]
    assert run.returncode == 130, run.returncode
    return printed


def whole(*arguments, games):
    return json.loads(subprocess.run([program, *arguments, "--games", str(games), "--seed", "3", "--json"], check=True, capture_output=True).stdout)


def without_time(report):
    report = {name: value for name, value in report.items() if name not in ("seconds", "timing")}
    assert 0 < report["games"] < int(MANY), report
    return report


def compare(*arguments):
    some = without_time(json.loads(interrupted(*arguments, "--json")))
    assert some == without_time(whole(*arguments, games=some["games"]))


compare("sim", "--variations", "all")
compare("sim", "--game", "medievallons", "--bots", "squire")
compare("arena", "--players", "3", "--bots", "page,random,random")
assert "\n  interrupted: the first " in interrupted("sim", "--bots", "squire")
assert "\n  interrupted: the first " in interrupted("arena", "--bots", "squire,page,page,page")

with tempfile.TemporaryDirectory() as folder:
    file = os.path.join(folder, "records.jsonl")
    games = json.loads(interrupted("sim", "--bots", "squire", "--json", "--records", file))["games"]
    with open(file) as lines:
        assert sum(1 for _ in lines) == games
print("ok")
