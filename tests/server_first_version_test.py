#!/usr/bin/env python3
"""A store written by version 0.1, games and all, and its use by this version.

    tests/server_first_version_test.py PROGRAM

tests/testdata/store-0.1.db.gz is the file of that version's server: Ann has an account, Bob is a guest. They played a game of each kind with
a bot, and there is chat at one of each; a third table waits for people, a fourth is being played.
"""

import gzip
import json
import pathlib
import sys
import tempfile

from client import Person, Player
from company import refused
from serving import NO_LIMITS, Server

FILE = pathlib.Path(__file__).parent / "testdata" / "store-0.1.db.gz"
KNOWN = json.loads((FILE.parent / "store-0.1.json").read_text())  # ids of the tables, and Bob's token


def ids(person, which):
    return sorted(table["id"] for table in person.get(f"tables?list={which}")["tables"])


def records(person):
    return {game: person.request("GET", f"/api/v1/tables/{KNOWN[game]}/record") for game in ("academy", "medievallons")}


def what_is_there(address):
    """The people, their games, and their actions on these."""
    ann = Person(address)
    ann.post("login", {"name": "Ann", "passphrase": "four quiet words"})
    bob = Person(address, KNOWN["bob"])
    assert bob.get("me")["name"] == "Bob"
    done = sorted([KNOWN["academy"], KNOWN["medievallons"]])
    for person in (ann, bob):
        assert ids(person, "finished") == done
    assert ids(ann, "mine") == [KNOWN["playing"]] and ids(bob, "mine") == sorted([KNOWN["open"], KNOWN["playing"]])
    for game, record in records(ann).items():
        assert (record["format"], record["game"]) == ("roundtable/1", game), record
        assert record["seats"][:2] == ["Ann", "Bob"] and record["result"]["winners"], record
    # By rules that are no longer supported: shown, and refused with a message; not damaged.
    for which in ("open", "playing"):
        assert refused("not-now", bob.post, f"tables/{KNOWN[which]}/leave", {}).reason == "other-rules"
    return ann, bob


def their_pages(ann, bob):
    """New features include old data."""
    me = ann.get("me")["id"]
    page = ann.get(f"people/{me}")
    assert sum(tally["games"] for tally in page["tallies"]) == 2, page
    assert [(one["name"], one["games"]) for one in page["companions"]] == [("Bob", 2)], page
    games = ann.get(f"people/{me}/games")["games"]
    assert sorted(game["table"]["id"] for game in games) == sorted([KNOWN["academy"], KNOWN["medievallons"]])
    everything = json.dumps(ann.get("me/export"))
    assert KNOWN["academy"] in everything and "Well met" not in everything, "Bob said that"


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "store.db"
        file.write_bytes(gzip.decompress(FILE.read_bytes()))
        for start in ("the first time", "and again"):
            with Server(program, f"sqlite:{file}", folder, NO_LIMITS) as server:
                ann, bob = what_is_there(server.address)
                their_pages(ann, bob)
                assert b'"damaged"' not in server.said(), start
                before = records(ann)
        with Server(program, f"sqlite:{file}", folder, NO_LIMITS) as server:
            bob = Person(server.address, KNOWN["bob"])
            assert records(bob) == before, "a stored record never changes"
            new = bob.post("tables", {"game": "academy", "seats": ["me", {"bot": "page"}, {"bot": "page"}]})
            assert Player(bob).watch(new["id"]).info["phase"] == "playing", "and new games are played there"


if __name__ == "__main__":
    main()
