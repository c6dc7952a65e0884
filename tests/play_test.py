#!/usr/bin/env python3
"""Plays whole games of `roundtable play` through pipes, with invalid input in between.

    tests/play_test.py PROGRAM [--show]

Every mode and variation: the program must answer any input, repeat the same question, reach the end of the game and save a
record that `roundtable replay --verify` accepts. --show prints the last transcript.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
import time

ALL = ["--advanced", "all", "--variations", "all"]
TABLES = [
    ["--players", "3"],
    ["--players", "4", "--seat", "2"],
    ["--players", "5", "--seat", "4"],
    ["--two", "karadoc"],
    ["--two", "lancelot", "--seat", "1"],
    ["--advanced", "all"],
    *[["--variations", v] for v in "knights bet codex scrolls dragon alms".split()],
    ["--players", "3", *ALL],
    ["--players", "5", *ALL],
    ["--two", "karadoc", *ALL],
    ["--two", "lancelot", *ALL],
    *[["--game", "medievallons", "--players", str(n), "--seat", str(n - 2)] for n in range(2, 6)],
    ["--game", "medievallons", "--players", "3", "--first", "0", "--max-turns", "60"],
]
NONSENSE = [b"", b"   ", b"xyzzy", b"99", b"-1000000000000000000000", b"\x00\x01\x1b[2J\x7f", b"\xff\xfe", b"x" * 100000,
            b"play S9 nowhere", b"play Q", b"guild K 9+9", b"activate 9.9", b"swap K", b"extend 9", "Königsdienst ✠".encode(), b"Q" * 39 + "é".encode(), b"play", b"quit now", b"{}"]
QUESTION, CONFIRM = b"\n> ", b"(yes or no) "
NO_UNDO = re.compile(rb"^(You have not chosen|The choices of the others|Another player has chosen|The last choice was|Cards have been drawn|"
                     rb"Your choice revealed)[^.]*\.$", re.MULTILINE)
OFFER = re.compile(rb"  +(-?\d+)  (\S+)")


class Game:
    def __init__(self, program, arguments):
        environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS")}
        self.process = subprocess.Popen([program, "play", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, env=environment)
        self.transcript = b""

    def read(self):
        """Its output up to the next prompt, or to its end."""
        deadline = time.time() + 60
        text = b""
        while not text.endswith((QUESTION, CONFIRM)):
            chunk = os.read(self.process.stdout.fileno(), 65536)
            if not chunk:
                break
            text += chunk
            assert time.time() < deadline, "no prompt:\n" + text.decode(errors="replace")
        self.transcript += text
        return text

    def type(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.read()

    def end(self):
        self.process.stdin.close()
        self.transcript += self.process.stdout.read()
        return self.process.wait(20)


def keys_of(text):
    """The keys of the menu, which follows the last empty line."""
    menu = text.rsplit(b"\n\n", 1)[-1]
    keys = []
    for line in menu.split(b"\n"):
        if line.startswith(b"  "):
            keys += [key for key, _ in OFFER.findall(line)]
    return keys


def check_text(transcript):
    assert b"\x1b" not in transcript.replace(b"\x1b[2J", b""), "control codes in a pipe"
    for line in transcript.decode(errors="replace").split("\n"):
        assert len(line) <= 100, f"{len(line)} columns: {line}"


def play(program, table, seed, rng, folder, least=None):
    record = os.path.join(folder, "game.jsonl")
    if os.path.exists(record):
        os.remove(record)
    game = Game(program, [*table, "--seed", str(seed), "--record", record, "--name", "Ann"])
    text = game.read()
    choices = undone = 0
    regrets = random.Random(seed)
    while text.endswith(QUESTION):
        keys = keys_of(text)
        assert keys, "no choices:\n" + text.decode(errors="replace")
        if rng.random() < 0.1:
            answer = game.type(rng.choice(NONSENSE))
            assert answer.endswith(QUESTION) and b"Type the number" in answer, answer.decode(errors="replace")
        if rng.random() < 0.05:
            more = [b"pile"] if "medievallons" in table else []
            answer = game.type(rng.choice([b"?", b"help", b"rules", b"log", b"log all", *more]))
            assert answer.endswith(QUESTION) and len(answer) > 20
        if rng.random() < 0.02:
            assert keys_of(game.type(b"table")) == keys
        if rng.random() < 0.02:
            assert game.type(b"quit").endswith(CONFIRM)
            assert keys_of(game.type(b"no")) == keys
        text = game.type(rng.choice(keys))
        choices += 1
        if regrets.random() < 0.1 and text.endswith(QUESTION):
            answer = game.type(b"undo")
            if b"\nChoice undone.\n" in answer:
                assert keys_of(answer) == keys, "the question does not come again:\n" + answer.decode(errors="replace")
                text = answer
                undone += 1
            else:
                assert NO_UNDO.search(answer) and answer.endswith(QUESTION), answer.decode(errors="replace")
    assert game.end() == 0, game.transcript.decode(errors="replace")[-2000:]
    assert b"The result" in game.transcript and b"Record saved in " in game.transcript
    check_text(game.transcript)
    assert choices >= (least or (15 if "medievallons" in table else 40)), choices
    subprocess.run([program, "replay", "--verify", record], check=True, stdout=subprocess.DEVNULL)
    return game.transcript, undone


def leave_early(program, folder, by_end_of_input):
    record = os.path.join(folder, "unfinished.jsonl")
    game = Game(program, ["--seed", "1", "--record", record])
    game.read()
    game.type(b"1")
    if not by_end_of_input:
        assert game.type(b"q").endswith(CONFIRM)
        assert game.type(b"no").endswith(QUESTION)
        assert game.type(b"quit").endswith(CONFIRM)
        game.type(b"yes")
    assert game.end() == 0
    assert b"You quit the game." in game.transcript
    subprocess.run([program, "replay", "--verify", record], check=True, stdout=subprocess.DEVNULL)


def names_of_choices(program):
    """The record's text and short forms, in capitals or not."""
    game = Game(program, ["--seed", "1", "--first", "0"])
    text = game.read()
    for form in ("pick {}", "{}", "PICK {}", " {} "):
        name = OFFER.search(text.rsplit(b"\n\n", 1)[-1]).group(2).decode()
        text = game.type(form.format(name.lower() if form == "{}" else name).encode())
        assert b"is not a choice" not in text, text.decode()
    assert b"play a card" in text.lower(), text.decode()
    game.end()


def names_of_cards(program):
    """Medievallons: a card by its name, a part of it, or the record's text."""
    for form in ("{name}", "{name:.4}", "play {letter}", "PLAY {name}"):
        game = Game(program, ["--game", "medievallons", "--seed", "1", "--first", "0"])
        name = re.search(rb"  1  (\S+)", game.read()).group(1).decode()
        letter = {"Ranger": "G", "Monk": "O", "Artisan": "R", "Wizard": "Z"}.get(name, name[0])
        text = game.type(form.format(name=name, letter=letter).encode())
        assert re.search(f"Blue plays an? {name}".encode(), text), text.decode()
        game.end()


def words_of_medievallons(program):
    """The player can look through the pile, and the program explains every power."""
    game = Game(program, ["--game", "medievallons", "--seed", "1", "--first", "0"])
    game.read()
    text = game.type(b"?")
    for word in "Assassin Artisan Beggar Jester Knight Merchant Monk Noble Priest Ranger Star Wizard Witch".split():
        assert word.encode() in text, word
    assert b"from the top: " in game.type(b"pile")
    game.end()


def hints(program):
    """The bot's suggestion, a sentence with keys of the menu; asking does not change the game."""
    for table in (["--two", "lancelot"], ["--game", "medievallons", "--players", "3"]):
        told = []
        for asks in (False, True):
            game = Game(program, [*table, "--seed", "5", "--first", "0"])
            text = game.read()
            for _ in range(2):
                if asks:
                    hint = re.search(rb"^(-?\d+) \(.*\)\s+looks\s+best:\s+about\s+\d+\s+%\s+to\s+win",
                                     game.type(b"hint"), re.MULTILINE)
                    assert hint and hint.group(1) in keys_of(text), game.transcript.decode()
                text = game.type(b"1")
            told.append(text)
            check_text(game.transcript)
            game.end()
        assert told[0] == told[1], told


def bad_options(program):
    for arguments in (["--game", "chess"], ["--players", "9"], ["--seat", "4"], ["--bots", "nobody"], ["--bots", "random,random"],
                      ["--two", "galahad"], ["--variations", "none"], ["--seed", "x"], ["--name", "\x07"], ["--values", "{"],
                      ["--record", "/nowhere/at/all"], ["--game", "medievallons", "--players", "6"],
                      ["--game", "medievallons", "--two", "karadoc"], ["--game", "medievallons", "--max-turns", "0"]):
        done = subprocess.run([program, "play", *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=20)
        assert done.returncode == 2, (arguments, done)
        assert done.stderr, arguments
        option = next((one for one in (b"--max-turns", b"--two", b"--variations") if one.decode() in arguments), b"")
        assert option in done.stderr and b"maxTurns" not in done.stderr, (arguments, done)


def main():
    program = os.path.abspath(sys.argv[1])
    rng = random.Random(1)
    transcript = b""
    undone = 0
    with tempfile.TemporaryDirectory() as folder:
        bad_options(program)
        names_of_choices(program)
        names_of_cards(program)
        words_of_medievallons(program)
        hints(program)
        leave_early(program, folder, True)
        leave_early(program, folder, False)
        for seed, table in enumerate(TABLES):
            transcript, taken_back = play(program, table, seed, rng, folder)
            undone += taken_back
            print("ok", *table, flush=True)
    assert undone > 0, "no choice could be taken back"
    if "--show" in sys.argv:
        print(transcript.decode(errors="replace"))


if __name__ == "__main__":
    main()
