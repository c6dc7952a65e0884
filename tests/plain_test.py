#!/usr/bin/env python3
"""scripts/check_plain and scripts/check_commands: faults that they report, and text that they accept."""

import importlib.machinery
import importlib.util
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True


def load(name):
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def phrases(plain):
    def hits(path, text):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True)
            file.write_text(text)
            return [number for number, _, _ in plain.hits_in(plain.prose(path, pathlib.Path(folder)))]

    assert hits("docs/a.md", "The table of whoever hosts.\n\nThe host decides.\n\nIf somebody waits.\n") == [1, 5]
    assert hits("docs/a.md", "What happens if the server stops?\n") == [], "questions are fine"
    assert hits("docs/a.md", "```sh\necho nobody\n```\nUse `nobody` as a value.\n") == [], "code is not prose"
    assert hits("web/src/i18n/en/a.ts", "export const a = 'There is nobody'; // nobody\n") == [1], "only the text counts"
    assert hits("web/src/i18n/en/a.ftl", "# For nobody.\nname = There is nobody\n    .title = { $nobody } waits\n") == [1, 2]
    assert hits("web/src/i18n/de/a.ftl", "name = somebody\n") == [], "only English is checked"
    assert hits("server/a.cpp", 'auto a = "somebody";  // somebody else\n') == [1]
    assert hits("server/a.cpp", 'auto a = "somebody";\n#include <anew>\n') == []
    assert hits("scripts/a.py", '"""If somebody\nwaits."""\nnobody = 1\n') == [1]


def ceilings(plain):
    def git(folder, *words):
        subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        git(folder, "init", "-q")
        (folder / "scripts").mkdir()
        (folder / "old.md").write_text("If somebody asks nobody.\n")
        (folder / "long.md").write_text("word " * 10_000 + "\n" + "nobody\n" * 8)
        wrong = list(plain.wrong_files(folder))
        assert wrong[0] == "old.md: 2 hits, allowed: 0" and "long.md" not in "".join(wrong), wrong
        plain.lower(folder, first_time=True)
        assert plain.read_ceilings(folder) == {"old.md": 2} and not list(plain.wrong_files(folder))
        (folder / "new.md").write_text("For nobody.\n")
        assert list(plain.wrong_files(folder))[0] == "new.md: 1 hits, allowed: 0", "a new file starts at the goal"
        (folder / "new.md").unlink()
        (folder / "old.md").write_text("If somebody asks.\n")
        assert "Lower it" in list(plain.wrong_files(folder))[0]
        plain.lower(folder)
        assert plain.read_ceilings(folder) == {"old.md": 1}
        (folder / "old.md").write_text("If somebody asks nobody.\n")
        plain.lower(folder)
        assert plain.read_ceilings(folder) == {"old.md": 1}, "a ceiling never rises"
        (folder / "old.md").write_text("If somebody asks.\n")
        (folder / "docs").mkdir()
        (folder / "old.md").rename(folder / "docs/old.md")
        assert "Write the list again" in list(plain.wrong_files(folder))[0]
        plain.lower(folder)
        assert plain.read_ceilings(folder) == {"docs/old.md": 1}, "a moved file keeps its ceiling"
        (folder / "docs/old.md").unlink()
        plain.lower(folder)
        assert plain.read_ceilings(folder) == {}
        git(folder, "-c", "user.name=a", "-c", "user.email=a", "commit", "-q", "--allow-empty", "-m", "Nobody")
        assert not list(plain.wrong_subjects(folder)), "without the first commit, subjects are not checked"


def subjects(plain):
    for good in (
        "Fix the clock of paused tables",
        "Page: add a button",
        "Feed the bots",
        "Bring the menu back",
        "Pass names by reference",
        "Focus the first field",
        "Rewrite the security document: rights, attacks, remaining risks",
        "x" * 72,
    ):
        assert plain.wrong_subject(good) is None, good
    for bad in (
        "The clock of paused tables",
        "Page: what is new",
        "Fixed the clock",
        "Page: adding a button",
        "Adds a button",
        "Grammar test: tables have two players",
        "How to play",
        "Nobody's tables go",
        "x" * 73,
    ):
        assert plain.wrong_subject(bad), bad


def commands(check, program):
    def faults(text, run=True):
        with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
            document = pathlib.Path(folder, "a.md")
            document.write_text(text)
            found = []
            blocks = list(check.blocks_of(document, found))
            if run:
                samples = pathlib.Path(folder, "samples")
                samples.mkdir()
                check.make_samples(samples, program)
                found += filter(None, (check.run_block(block, program, samples) for block in blocks))
            return found

    assert faults("```sh\nroundtable sim --games 100000 # many\nroundtable replay games.jsonl \\\n  --only 2\n```\n") == []
    assert faults("```console\n$ roundtable health\nok\n```\n") == [], "a server runs for it"
    assert faults("```sh\nroundtable serve --behind-proxy\ntest -n \"$(roundtable health)\"\n```\n") == []
    wrong = faults("```sh\nroundtable sim --games 1\nroundtable sim --gamse 3\n```\n")
    assert len(wrong) == 1 and "a.md:3: roundtable sim --gamse 3" in wrong[0] and "did you mean `--game` or `--games`?" in wrong[0], wrong
    assert faults("<!-- not run: needs a friend -->\n\n```sh\nfalse\n```\n") == []
    assert faults("```sh\n./check\nsystemctl start roundtable\n```\n") == [], "these never run"
    assert "without ```sh" in faults("```\nroundtable sim\n```\n", run=False)[0]
    record = '{"format":"roundtable/2","game":"academy","players":3,"options":{},"log":["* first %s"]}'
    assert faults(f"```json\n{record % 2}\n```\n") == []
    wrong = faults(f"```json\n{record % 3}\n```\n")
    assert len(wrong) == 1 and "a.md:2: roundtable position -" in wrong[0] and "first 3" in wrong[0], wrong
    assert faults('```json\n{"type":"ok"}\n{"type":"error"}\n```\n') == [], "not a record"
    short = check.adapted("roundtable puzzles check puzzles.jsonl      # slow", pathlib.Path("/nowhere"), {"8080": 1})
    assert short == "roundtable puzzles check puzzles.jsonl --quick      # slow", short
    assert check.adapted("roundtable bench", pathlib.Path("/nowhere"), {"8080": 1}) == "roundtable bench --seconds 0.01"
    help_texts = check.Help(program)
    assert help_texts.wrong("roundtable sim --gpu --games 10 > file") is None
    assert help_texts.wrong("roundtable admin ban --person NAME") is None
    assert "no option --gamse" in help_texts.wrong("roundtable sim --gamse 3")
    assert "there is no `admin dance`" in help_texts.wrong("roundtable admin dance")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    plain = load("check_plain")
    for check in (phrases, ceilings, subjects):
        check(plain)
        print("ok", check.__name__)
    commands(load("check_commands"), program)
    print("ok commands")


main()
