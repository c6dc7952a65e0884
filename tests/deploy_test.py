#!/usr/bin/env python3
"""The installed program: version, manual, errors for mistyped commands, health; the service's unit, its store and how
/etc/roundtable.conf overrides it; and the smaller program that ./play builds, which lacks the lab and says so.

    tests/deploy_test.py PROGRAM
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from serving import serving

ROOT = pathlib.Path(__file__).parent.parent
UNIT = ROOT / "deploy" / "roundtable.service"


def settings():
    """Reads the unit as systemd does: a later Environment= overrides an earlier one, and the EnvironmentFile= overrides both."""
    lines = [line.strip() for line in UNIT.read_text().splitlines()]
    pairs = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    return {name: [value for other, value in pairs if other == name] for name, _ in pairs}


def complaint(program, arguments, store):
    """The service's error message for an impossible store."""
    done = subprocess.run([program, *arguments], env={**os.environ, "ROUNDTABLE_STORE": store}, stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=60)
    assert done.returncode == 1, done
    return done.stderr.decode()


def version(program):
    """The version is the one of the changelog's first chapter."""
    said = subprocess.run([program, "--version"], check=True, capture_output=True, text=True, timeout=60).stdout
    newest = re.search(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[1]
    packed = re.search(r"\(([\d.]+)\)", (ROOT / "deploy/debian/changelog").read_text())[1]
    assert said == f"roundtable {newest}\n" and packed == newest, (said, packed)


def manual(program):
    """The manual has all commands and no others."""
    said = subprocess.run([program, "--help"], check=True, capture_output=True, text=True, timeout=60).stdout
    commands = set(re.findall(r"^  (\w+) ", said.split("Subcommands:")[1], re.MULTILINE))
    page = (ROOT / "deploy/debian/roundtable.1").read_text().split(".SH COMMANDS")[1].split(".SH")[0]
    named = {name for line in re.findall(r"^\.BR? (.*)$", page, re.MULTILINE) for name in re.findall(r"\w+", line)}
    assert named == commands, named ^ commands


def mistyped(program):
    """The error names the place, the fault, a suggestion and the allowed values."""
    for typed, said in {
        "": "roundtable: missing command, allowed: serve, admin, health, ",
        "dance": "roundtable: found `dance`, allowed: serve, admin, health, ",
        "--dance": "roundtable: found `--dance`, allowed: --help, --version\n",
        "admin": "roundtable admin: missing command, allowed: servers, people, tables, ",
        "admin dance": "roundtable admin: found `dance`, allowed: servers, people, tables, ",
        "admin --dance servers": "roundtable admin: found `--dance`, allowed: --help, --store\n",
        "admin people Ann Bert": "roundtable admin people: found `Bert`, but this command takes no more arguments\n",
        "admin lines ID first": "roundtable admin lines: lines: found `first`, allowed: a whole number\n",
        "admin bann": "roundtable admin: found `bann` (did you mean `bans` or `ban`?), allowed: ",
        "sim --gmaes=3": "roundtable sim: found `--gmaes` (did you mean `--games`?), allowed: ",
        "puzzles guess": "roundtable puzzles: found `guess`, allowed: find, check\n",
        "serve --prot 80": "roundtable serve: found `--prot` (did you mean `--port`?), allowed: --help, --host, --port, ",
        "serve --port http": "roundtable serve: --port: found `http`, allowed: 0 to 65535\n",
        "serve --port 65536": "roundtable serve: --port: found `65536`, allowed: 0 to 65535\n",
        "serve --traces-share 2": "roundtable serve: --traces-share: found `2`, allowed: 0 to 1\n",
        "serve --idle soon": "roundtable serve: --idle: found `soon`, allowed: a whole number\n",
        "sim --seed -1": "roundtable sim: --seed: found `-1`, allowed: a whole number from 0\n",
        "arena --bots greedy --sprt high": "roundtable arena: --sprt: found `high`, allowed: a number\n",
        "backup": "roundtable backup: file is required\n",
    }.items():
        done = subprocess.run([program, *typed.split()], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and not done.stdout and done.stderr.startswith(said), (typed, done)
        assert re.search(r"^For help, run: roundtable[ a-z]* --help\n\Z", done.stderr, re.MULTILINE), done.stderr
        assert "--test-secret" not in done.stderr, "that is for tests only"


def unreadable(program):
    """The error names the file and the reason."""
    with tempfile.TemporaryDirectory() as folder:
        for command, said in {
            f"replay {folder}/none": f"cannot read {folder}/none: No such file or directory",
            f"puzzles check {folder}/none": f"cannot read {folder}/none: No such file or directory",
            f"explain {folder}": f"cannot read {folder}: it is a folder",
            f"sim --games 1 --records {folder}/none/x": f"--records: cannot write {folder}/none/x: No such file or directory",
            f"play --record {folder}": f"--record: cannot write {folder}: it is a folder",
            f"serve --words {folder}/none": f"--words: cannot read {folder}/none: No such file or directory",
            f"restore {folder}/none --store sqlite:{folder}/x": f"No backup at {folder}/none: no such file",
        }.items():
            done = subprocess.run([program, *command.split()], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
            assert done.returncode != 0 and said in done.stderr, (command, done)


def without_store(program):
    """Commands that only read a store do not create one: the next command would find it empty."""
    with tempfile.TemporaryDirectory() as folder:
        for command in (["admin", "people"], ["serve", "--retention-report"], ["backup", f"{folder}/backup"], ["verify"]):
            done = subprocess.run([program, *command], env={"HOME": folder}, capture_output=True, text=True, timeout=60)
            assert done.returncode == 1 and "name it with --store or ROUNDTABLE_STORE" in done.stderr, done
            assert not list(pathlib.Path(folder).rglob("*.db")), command


def health(program):
    def ask(port):
        return subprocess.run([program, "health", "--port", str(port)], capture_output=True, text=True, timeout=60)

    with serving(program) as server:
        port = server.port
        done = ask(port)
        assert done.returncode == 0 and done.stdout == "ok\n", done
    done = ask(port)
    assert done.returncode == 1 and f"no server at 127.0.0.1:{port}" in done.stderr, done


def without_lab(program):
    """The smaller program has all commands, and says how to build those of the lab."""
    part = pathlib.Path(program).parent / "play/roundtable"
    commands = subprocess.run([part, "--help"], check=True, capture_output=True, text=True, timeout=60).stdout
    assert commands == subprocess.run([program, "--help"], check=True, capture_output=True, text=True, timeout=60).stdout
    for command in (["sim"], ["arena", "--bots", "greedy"], ["tune"], ["puzzles", "find"], ["bench"], ["golden"]):
        done = subprocess.run([part, *command], capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and f"{command[0]} is not part of this build" in done.stderr, done
    subprocess.run([part, "options"], check=True, capture_output=True, timeout=60)


def main():
    version(sys.argv[1])
    manual(sys.argv[1])
    mistyped(sys.argv[1])
    unreadable(sys.argv[1])
    without_store(sys.argv[1])
    health(sys.argv[1])
    without_lab(sys.argv[1])
    unit = settings()
    (command,) = unit["ExecStart"]
    program, *arguments, others = shlex.split(command)
    assert program.endswith("/roundtable") and arguments[0] == "serve" and others == "$ROUNDTABLE_OPTIONS", command
    assert not any(argument.startswith("--store") for argument in arguments), "the command line would override the environment"
    environment = dict(assignment.split("=", 1) for line in unit["Environment"] for assignment in shlex.split(line))
    assert environment["ROUNDTABLE_OPTIONS"] == ""
    (state,) = unit["StateDirectory"]
    assert environment["ROUNDTABLE_STORE"].startswith(f"sqlite:/var/lib/{state}/"), environment
    assert unit["EnvironmentFile"] == ["-/etc/roundtable.conf"]
    with tempfile.TemporaryDirectory() as folder:
        said = complaint(sys.argv[1], arguments, f"sqlite:{folder}/nowhere/x.db")
        assert f"{folder}/nowhere" in said, said


if __name__ == "__main__":
    main()
