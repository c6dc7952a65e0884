"""People who play random games together: helpers shared by the server tests."""

import json
import subprocess
import time

from client import GUARD, Person, Refused, pump

# Every mode and variation: game, players, options.
ALL = {"advanced": ["lift", "stepback", "orderedreset"],
       "variations": ["knights", "bet", "codex", "scrolls", "dragon", "alms"]}
TABLES = [
    ("academy", 3, {}),
    ("academy", 4, {}),
    ("academy", 5, {"first": 2}),
    ("academy", 2, {"two": "karadoc"}),
    ("academy", 2, {"two": "lancelot"}),
    ("academy", 4, {"advanced": ALL["advanced"]}),
    *[("academy", 3, {"variations": [variation]}) for variation in ALL["variations"]],
    ("academy", 5, ALL),
    ("academy", 3, {"variations": ["knights", "codex", "alms"], "values": {"quests": [15, 9, 3]}}),
    ("academy", 2, {"two": "karadoc", **ALL}),
    ("academy", 2, {"two": "lancelot", **ALL}),
    *[("medievallons", players, {"maxTurns": 40}) for players in (2, 3, 4, 5)],
    ("medievallons", 4, {"first": 1, "maxTurns": 25}),
]


def guests(address, count, **more):
    return [Person(address, **more).guest(f"Guest {number}") for number in range(count)]


def refused(code, action, *arguments, **fields):
    """Expects the action to be refused with that code, and returns the error."""
    codes = code.split(" or ")
    try:
        answer = action(*arguments, **fields)
    except Refused as no:
        assert no.code in codes, f"{no}, expected {code}"
        assert no.message, no.code
        return no
    raise AssertionError(f"expected {code}, got {answer}")


def gather(people, game, options, **more):
    """A new table with these people, seated in this order; its id."""
    seats = ["me"] + ["open"] * (len(people) - 1)
    made = people[0].post("tables", {"game": game, "options": options, "seats": seats, **more})
    for person in people[1:]:
        person.post(f"tables/{made['id']}/sit", {})
    return made["id"]


def all_see(players, tables, n):
    """Waits until all players have received an entry after the n-th, and the same number of entries."""
    players[0].wait(lambda: min(table.n for table in tables) == max(table.n for table in tables) > n, players)


def play(players, id, rng, step=None):
    """Plays a random game to its end. `step` is called whenever all players have seen a choice."""
    tables = [player.tables.get(id) or player.watch(id) for player in players]
    deadline = time.monotonic() + 5 * GUARD
    while not all(table.over for table in tables):
        assert time.monotonic() < deadline, "the game does not end"
        asked = [(player, table) for player, table in zip(players, tables) if table.asked]
        if not asked:
            pump(players)
            continue
        player, table = rng.choice(asked)
        n = table.n
        player.choose(table, rng.choice(table.legal))
        all_see(players, tables, n)
        if step:
            step()
    return tables


def verify(program, person, id):
    """The finished table's record, after `roundtable replay` has checked every entry, every card and the commitment."""
    info = person.get(f"tables/{id}")["table"]
    record = person.get(f"tables/{id}/record")
    secret = record.get("numbers", [record["seed"]])[0]
    assert secret == info["secret"], (secret, info["secret"])
    assert record["result"] == info["result"], (record["result"], info["result"])
    replay(program, record, info["commitment"])
    return record


def replay(program, record, commitment):
    """Fails unless every entry, every card and the commitment are correct."""
    done = subprocess.run([program, "replay", "-", "--verify", "--commitment", commitment],
                          input=json.dumps(record).encode(), capture_output=True, timeout=GUARD)
    assert done.returncode == 0, (done, record)
