"""The matches of docs/bots.md, by groups."""

import dataclasses
import json
import random

ADVANCED = ["lift", "stepback", "orderedreset"]
VARIATIONS = ["knights", "bet", "codex", "scrolls", "dragon", "alms"]


@dataclasses.dataclass(frozen=True)
class Table:
    name: str
    game: str
    players: int
    options: str = "{}"

    @property
    def fair(self):
        return 1 / self.players


def table(name, game, players, **options):
    return Table(name, game, players, json.dumps(options, separators=(",", ":")))


FOUR = table("Academy, 4 players", "academy", 4)
THREE = table("Academy, 3 players", "academy", 3)
FIVE = table("Academy, 5 players", "academy", 5)
KARADOC = table("Academy, Karadoc", "academy", 2, two="karadoc")
LANCELOT = table("Academy, Lancelot", "academy", 2, two="lancelot")
ALL_VARIATIONS = table("Academy, 4 players, all variations", "academy", 4, variations=VARIATIONS)
ALL_ADVANCED = table("Academy, 4 players, all advanced rules", "academy", 4, advanced=ADVANCED)
MEDIEVALLONS = [table(f"Medievallons, {n} players", "medievallons", n) for n in (2, 3, 4, 5)]
TWO = MEDIEVALLONS[0]
ACADEMY = [FOUR, THREE, FIVE, KARADOC, LANCELOT, ALL_VARIATIONS]
TEN = ACADEMY + MEDIEVALLONS


def any_tables(count, seed):
    """Random tables with any number of players and any rules; the same seed gives the same tables."""
    dice = random.Random(seed)
    found = []
    for number in range(count):
        name = f"any {number + 1}"
        if dice.random() < 0.25:
            turns = {"maxTurns": dice.randrange(20, 220)} if dice.random() < 0.5 else {}
            found.append(table(name, "medievallons", dice.randrange(2, 6), **turns))
            continue
        players = dice.randrange(2, 6)
        options = {"two": dice.choice(["karadoc", "lancelot"])} if players == 2 else {}
        for rule, names in (("advanced", ADVANCED), ("variations", VARIATIONS)):
            chosen = [one for one in names if dice.random() < 0.5]
            if chosen:
                options[rule] = chosen
        found.append(table(name, "academy", players, **options))
    return found


@dataclasses.dataclass(frozen=True)
class Match:
    """One bot against copies of another, in every seat."""

    table: Table
    bot: str
    other: str
    games: int  # maximum; a test may stop the match earlier
    bounds: tuple = None  # of the test: the two shares it decides between


def against(bot, other, tables, games, aims=None):
    """`aims`: by number of players, the upper share of a test whose lower share is the fair one."""
    return [Match(one, bot, other, games, aims and (one.fair, aims[one.players])) for one in tables]


# Shares for tests: does a bot win no more than its fair share, or at least the required share?
LEAST_OUTLOOK = {2: 0.54, 3: 0.37, 4: 0.29, 5: 0.24}
AIM = {2: 0.65, 3: 0.46, 4: 0.38, 5: 0.32}
TODAY = "search:10000:hand"


def hundredth_bot(table):
    """A bot that takes at most a hundredth of the present bot's time on that table."""
    if table.game == "medievallons":
        return "net:32"
    return "net:37" if "karadoc" in table.options else "net:45"


def hundredth(tables, games, aims=None):
    return [match for one in tables for match in against(hundredth_bot(one), TODAY, [one], games, aims)]


GROUPS = {
    "greedy": against("greedy", "random", TEN, 4000),
    "search": against("search:1000", "greedy", TEN, 1000),
    "budget": against("search:1000", "search:100", [KARADOC, TWO], 1000)
    + against("search:10000", "search:1000", [TWO], 1000),
    "levels": against("page", "random", [FOUR, TWO], 4000)
    + against("squire", "page", [FOUR, TWO], 4000)
    + against("knight", "squire", [FOUR, TWO], 1000)
    # A champion searches for 250 ms, which is several thousand playouts: more than here.
    + against("net:500", "knight", [FOUR, TWO], 400),
    "memory": against("search:200", "search:200:forgetful", [THREE, TWO, MEDIEVALLONS[1]], 4000),
    "outlook": against("search:200:net", "search:200:hand", TEN, 20000, LEAST_OUTLOOK),
    "net": against("net", "greedy", TEN + [ALL_ADVANCED], 8000) + against("search:1000:hand", "greedy", [ALL_ADVANCED], 1000),
    "knight": against("net", "search:60:hand", TEN, 4000),
    "hundredth": hundredth(TEN, 800, AIM),
    "any": hundredth(any_tables(64, seed=15), 20),
}
