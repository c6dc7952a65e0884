#!/usr/bin/env python3
"""`roundtable review`: parts that add up to the result, the same result on any number of threads, the report as a page, the skill
of players, and helpful errors.

    tests/review_test.py PROGRAM
"""

import html.parser
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
    start = [seat["win"]["errors"]["start"] for seat in review["seats"]]
    assert review["moments"][0]["errors"]["win"] == start, (review["moments"][0], start)
    for moment, entry in zip(review["moments"], record["log"]):
        assert all(error >= 0 for errors in moment["errors"].values() for error in errors), moment
        assert moment["seat"] == (None if entry[0] == "*" else int(entry[0])), (moment, entry)
        if "choices" in moment:
            assert moment["choices"][moment["chosen"]]["action"] == entry.split(" ", 1)[1], (moment, entry)


class Page(html.parser.HTMLParser):
    """A page whose tags must be closed in order; collects its texts, and the cells of its tables by row."""

    VOID = {"meta", "br"}

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.attributes, self.texts, self.rows = [], [], [], {}, []
        self.feed(text)
        self.close()
        assert self.open == [], self.open

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()

    def handle_data(self, data):
        for tag in self.open:
            self.texts[tag] = self.texts.get(tag, "") + data
        if "tr" in self.open and self.rows[-1]:
            self.rows[-1][-1] += data


NAMES = ["<script>alert(1)</script>", "Anne & \"Bob\" 'O", "bot:random"]


def shown(percent, sign=True):
    value = f"{abs(percent):.1f}"
    return value if float(value) == 0 else ("−" if percent < 0 else "+" if sign else "") + value


def is_a_page(program, folder, record):
    named = os.path.join(folder, "named.jsonl")
    with open(named, "w", encoding="utf-8") as out:
        out.write(json.dumps({**record, "seats": NAMES}) + "\n")
    report = os.path.join(folder, "report.html")
    done = run(program, "review", named, "--games", "8", "--html", report)
    assert done.returncode == 0 and done.stdout == "", done
    with open(report, encoding="utf-8") as text:
        page = Page(text.read())
    assert not {"script", "link", "img", "iframe", "object", "form"} & set(page.tags), page.tags
    for name, value in page.attributes:
        assert not name.startswith("on") and name not in ("src", "href") and "//" not in (value or ""), (name, value)
    assert "url(" not in page.texts["style"] and "@import" not in page.texts["style"]
    for name in (NAMES[0], NAMES[1], "random (bot)"):
        assert name in page.texts["article"], name
    assert page.tags.count("svg") == 2, "one for wide screens, one for phones"
    review = reviewed(program, named, "--games", "8")
    for part, title in (("luck", "Luck"), ("own", "Own choices"), ("others", "Others’ choices")):
        cells = [row[1].split(" ±")[0] for row in page.rows if row[0] == title]
        assert cells == [shown(seat["win"][part] / 1e4) for seat in review["seats"]], (title, cells)
    without_luck = [row[1].split(" ±")[0] for row in page.rows if row[0] == "Result without luck"]
    assert without_luck == [shown((seat["win"]["result"] - seat["win"]["luck"]) / 1e4, sign=False) for seat in review["seats"]], without_luck
    costly = [moment for moment in review["moments"] if moment.get("label") in ("costly", "blunder")]
    assert page.texts["article"].count("is better") == len(costly) > 0, len(costly)
    for moment in costly:
        action = moment["choices"][moment["chosen"]]["action"]
        assert f"chose {action}" in page.texts["h3"], action
    refused(program, "--html excludes --check", named, "--html", report, "--check")
    missing = run(program, "review", named, "--html", "/nowhere/report.html")
    assert missing.returncode == 1 and "--html: cannot write /nowhere/report.html" in missing.stderr, missing


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
        is_a_page(program, folder, records[0])
        has_skills(program, file, records)

        said = run(program, "review", file, "--games", "8")
        assert said.returncode == 0 and "academy, 3 players" in said.stdout, said
        for words in ("Chance to win, %:", "Own choices by skill", "Turning points:", "Costly choices, judged by", "% below `"):
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
