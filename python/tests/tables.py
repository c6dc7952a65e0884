"""The named tables on which everything is tested."""

from typing import Any

import roundtable

ALL_VARIATIONS = {
    "variations": ["knights", "bet", "codex", "scrolls", "dragon", "alms"],
    "advanced": ["lift", "stepback", "orderedreset"],
}

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "academy-3": ("academy", 3, {}),
    "academy-4": ("academy", 4, {}),
    "academy-5": ("academy", 5, {}),
    "karadoc": ("academy", 2, {"two": "karadoc"}),
    "lancelot": ("academy", 2, {"two": "lancelot"}),
    "variations-3": ("academy", 3, ALL_VARIATIONS),
    "variations-5": ("academy", 5, ALL_VARIATIONS),
    "variations-karadoc": ("academy", 2, {"two": "karadoc", **ALL_VARIATIONS}),
    "variations-lancelot": ("academy", 2, {"two": "lancelot", **ALL_VARIATIONS}),
    "medievallons-2": ("medievallons", 2, {}),
    "medievallons-3": ("medievallons", 3, {}),
    "medievallons-4": ("medievallons", 4, {}),
    "medievallons-5": ("medievallons", 5, {}),
}


def game(table: str) -> roundtable.Game:
    name, players, options = TABLES[table]
    return roundtable.Game(name, players, **options)
