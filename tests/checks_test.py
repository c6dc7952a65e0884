#!/usr/bin/env python3
"""scripts/check_layers and scripts/check_variations find planted faults in a small tree."""

import json
import pathlib
import subprocess
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent / "scripts"

OPTIONS = """#pragma once
constexpr std::array<std::string_view, 1> kAdvancedNames = {"stepback"};
constexpr std::array<std::string_view, 2> kVariationNames = {"codex", "scrolls"};
"""
TREE = {
    "CMakeLists.txt": "set(GAMES engine/academy engine/other)\n",
    "engine/academy/options.h": OPTIONS,
    "engine/academy/round.h": '#include "engine/academy/options.h"\n',
    "engine/academy/text/notation.h": '#include "engine/academy/round.h"\n',
    "engine/academy/json/json.h": '#include "engine/academy/text/notation.h"\n',
    "engine/academy/game.h": '#include "engine/academy/json/json.h"\n',
    "engine/academy/position/read.cpp": '#include "engine/academy/game.h"\n',
    "engine/academy/tests/test_game.h": '#include "engine/academy/position/read.cpp"\n',
    "engine/academy/text/notation_test.cpp": '#include "engine/academy/tests/test_game.h"\n',
    "bots/academy/policy_test.cpp": '#include "engine/academy/tests/test_game.h"\n',
    "scripts/variation_ceilings.json": json.dumps({"stepback": 1, "codex": 1, "scrolls": 1, "has(...)": 0}),
}


def run(script, changes):
    """The exit status and the output of the script for the tree with these files changed or added."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in (TREE | changes).items():
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        done = subprocess.run([SCRIPTS / script, folder], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


def passes(script, changes):
    status, output = run(script, changes)
    assert status == 0, output


def fails(script, changes, *expected):
    status, output = run(script, changes)
    assert status == 1 and all(text in output for text in expected), output


def layers():
    check = "check_layers"
    passes(check, {})
    fails(check, {"engine/academy/round.h": '#include "engine/academy/json/json.h"\n'}, "engine/academy/round.h:1", "rules of a game")
    fails(check, {"engine/academy/fast/deal.h": '#include "engine/academy/text/notation.h"\n'}, "rules of a game")
    fails(check, {"engine/academy/text/notation.h": '#include "engine/academy/json/json.h"\n'}, "text of a game")
    fails(check, {"engine/academy/json/json.h": '#include "engine/academy/game.h"\n'}, "json of a game")
    fails(check, {"engine/academy/game.h": '#include "engine/academy/position/read.cpp"\n'}, "game.h of a game")
    fails(check, {"bots/academy/policy.h": '#include "engine/academy/tests/test_game.h"\n'}, "only tests may include test support")
    fails(check, {"engine/other/round.h": '#include "engine/academy/round.h"\n'}, "engine/GAME may include only")


def variations():
    check = "check_variations"
    passes(check, {})
    fails(check, {"bots/academy/judge.cpp": "bool codex_laid;\n"}, "codex: 2, ceiling 1", "bots/academy/judge.cpp")
    fails(check, {"bots/academy/judge.cpp": "bool stepped = options.has(Advanced::StepBack);\n"}, "stepback: 2", "has(...): 1, ceiling 0")
    fails(check, {"web/src/games/academy/lane.ts": "const taken = view.scroll;\n"}, "scrolls: 2")
    fails(check, {"engine/academy/options.h": OPTIONS.replace('"codex", ', "")}, "codex: no such rule")
    fails(check, {"engine/academy/options.h": OPTIONS.replace('"codex"', '"codex", "alms"')}, "alms: 1, has no ceiling")
    lower = {"stepback": 1, "codex": 2, "scrolls": 1, "has(...)": 0}
    fails(check, {"scripts/variation_ceilings.json": json.dumps(lower)}, "codex: 1, ceiling 2, lower it")
    passes(
        check,
        {
            "bots/academy/judge.cpp": '// codex\nconst char* kText = "A codex of words";\n',
            "bots/academy/judge_test.cpp": "bool codex;\n",
            "engine/academy/tests/codex.h": "bool codex;\n",
            "web/src/games/academy/i18n/en/board.ts": "export default { codex: 'Codex' };\n",
            "web/src/games/academy/Lane.svelte": "<style>\n  div {\n    overflow-x: scroll;\n  }\n</style>\n",
            "bots/medievallons/judge.cpp": "bool codex;\n",
        },
    )


layers()
variations()
