#!/usr/bin/env python3
"""`roundtable lab`: the same bytes after kill -9 and on any number of threads, Ctrl-C, a page that loads nothing, and helpful errors.

usage: tests/lab_test.py PROGRAM
"""

import html
import html.parser
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

program = os.path.abspath(sys.argv[1])

MANY = 12000
EXPERIMENT = """
games = 3000
seed = 7
bots = ["greedy"]

[table]
game = "academy"
players = 3

[compare]
options = { variations = ["codex"] }

[[vary]]
option = "values.quests"
place = 1
from = 15
to = 17
step = 2
"""


def command(folder, *arguments):
    return [program, "lab", "experiment.toml", "--json", "report.json", "--html", "report.html", *arguments]


def made(folder):
    return [open(os.path.join(folder, name), "rb").read() for name in ("report.json", "report.html")]


def fresh(text=EXPERIMENT):
    folder = tempfile.mkdtemp(dir=everything)
    with open(os.path.join(folder, "experiment.toml"), "w", encoding="utf-8") as out:
        out.write(text)
    return folder


def run(folder, *arguments):
    done = subprocess.run(command(folder, *arguments), cwd=folder, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done
    return done.stdout


def games_kept(folder):
    try:
        with open(os.path.join(folder, "report.html.state"), encoding="utf-8") as state:
            return json.load(state)["games"]
    except FileNotFoundError:
        return 0


def stopped(folder, with_signal):
    """Stops a run after it has kept some games; they are fewer than all."""
    running = subprocess.Popen(command(folder, "--threads", "2"), cwd=folder, stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 200
    while games_kept(folder) == 0 and running.poll() is None and time.monotonic() < deadline:
        time.sleep(0.02)
    running.send_signal(with_signal)
    printed = running.communicate(timeout=100)[0]
    kept = games_kept(folder)
    assert 0 < kept < MANY, kept
    return running.returncode, kept, printed


class Page(html.parser.HTMLParser):
    """A page whose tags must be closed in order."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.attributes = [], [], []
        self.feed(text)
        self.close()
        assert self.open == [], self.open

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, (tag, self.open)


def same_on_any_number_of_threads():
    reports = []
    for threads in ("1", "2", "4"):
        folder = fresh()
        run(folder, "--threads", threads)
        reports.append(made(folder))
    assert reports[0] == reports[1] == reports[2]
    return reports[0]


def goes_on():
    text = EXPERIMENT.replace("3000", str(MANY))
    whole = fresh(text)
    run(whole)
    for with_signal in (signal.SIGKILL, signal.SIGINT):
        folder = fresh(text)
        code, kept, printed = stopped(folder, with_signal)
        if with_signal == signal.SIGINT:
            assert code == 130 and f"Interrupted: {kept} of {MANY} games are kept in report.html.state" in printed, printed
            report = json.loads(made(folder)[0])
            assert not report["complete"] and report["games"] == kept, report["games"]
            assert b"Stopped early" in made(folder)[1]
        else:
            assert not os.path.exists(os.path.join(folder, "report.html")), "killed before the end"
        run(folder, "--threads", "3")
        assert made(folder) == made(whole), f"another report after signal {with_signal}"
        assert not [name for name in os.listdir(folder) if name.endswith(".new")], os.listdir(folder)


def has_findings(data, page):
    report = json.loads(data)
    assert report["complete"] and report["games"] == 3000 and report["file"] == EXPERIMENT, report
    assert [table["name"] for table in report["tables"]] == ["base", "variations=codex", "values.quests=15,10,4", "values.quests=17,10,4"]
    quests = next(one for one in report["findings"] if one["table"] == "values.quests=15,10,4" and one["figure"] == "from-quests")
    assert quests["certainty"] == "sure" and quests["difference"]["high"] < 0, quests
    assert not [one for one in report["findings"] if one["table"] == "values.quests=17,10,4" and one["question"] == "difference"], "equal tables"
    for table in report["tables"]:
        shares = [table["figures"][f"share-{seat}"] for seat in range(3)]
        assert abs(sum(share["value"] for share in shares) - 1) < 1e-5 and all(share["low"] < share["high"] for share in shares)
    text = page.decode()
    parsed = Page(text)
    assert not {"script", "link", "img", "iframe", "object", "form"} & set(parsed.tags), parsed.tags
    for name, value in parsed.attributes:
        assert not name.startswith("on") and name != "src" and "//" not in (value or ""), (name, value)
        assert name != "href" or value.startswith(("#", "data:text/csv,")), value
    assert "url(" not in text and "@import" not in text
    for words in ("color-scheme:light dark", "Run it again", "roundtable lab experiment.toml", "</title>"):
        assert words in text, words
    headings = [int(level) for level in re.findall(r"<h([1-6])", text)]
    assert headings[0] == 1 and all(after <= before + 1 for before, after in zip(headings, headings[1:])), headings
    shown = html.unescape(text)
    assert f"<h1>{report['title']}</h1>" in shown, report["title"]
    differences = [one for one in report["findings"] if one["question"] == "difference"]
    assert shown.count("<td>sure</td>") == sum(one["certainty"] == "sure" for one in differences) > 0
    for table in report["tables"]:
        assert f"<td>{table['name']}</td>" in shown, table["name"]


def stops_when_exact():
    folder = fresh('until = 2\nseed = 3\nbots = "random"\n[table]\nplayers = 2\noptions = { two = "karadoc" }\n')
    run(folder)
    report = json.loads(made(folder)[0])
    assert report["games"] % 1000 == 0 and report["games"] < 10000, report["games"]
    for seat in range(2):
        share = report["tables"][0]["figures"][f"share-{seat}"]
        assert share["high"] - share["low"] <= 0.04, share


def goes_on_with_more_games():
    folder = fresh(EXPERIMENT.replace("3000", "200"))
    run(folder)
    with open(os.path.join(folder, "experiment.toml"), "w", encoding="utf-8") as out:
        out.write(EXPERIMENT)
    run(folder)
    return made(folder)


def refuses():
    def refused(words, text):
        folder = fresh(text)
        done = subprocess.run([program, "lab", "experiment.toml"], cwd=folder, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and words in done.stderr, done

    refused("experiment.toml: line 1: file: found `gmaes` (did you mean `games`?), allowed: ", "gmaes = 5")
    refused("line 2: variations: found ", "games = 5\n[compare]\noptions = { variations = ['codx'] }")
    folder = fresh()
    done = subprocess.run([program, "lab", "nothing.toml"], cwd=folder, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "nothing.toml" in done.stderr, done
    damaged = fresh(EXPERIMENT.replace("3000", "50"))
    with open(os.path.join(damaged, "report.html.state"), "w", encoding="utf-8") as out:
        out.write("{")
    done = subprocess.run(command(damaged), cwd=damaged, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "report.html.state is damaged: starting from the first game" in done.stderr, done


with tempfile.TemporaryDirectory() as everything:
    first = same_on_any_number_of_threads()
    has_findings(*first)
    assert goes_on_with_more_games() == first, "more games later, the same report"
    goes_on()
    stops_when_exact()
    refuses()
print("ok")
