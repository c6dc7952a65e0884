#!/usr/bin/env python3
"""Players' nonces for the shuffle (docs/protocol.md, "Fair shuffles"), over the wire: at tables that are gathered, made full, found and
played again, also if the server is killed or a player leaves between commitment and reveal.

    tests/server_numbers_test.py PROGRAM
"""

import hashlib
import json
import random
import secrets
import subprocess
import sys

from client import Player
from company import guests, play, refused, verify
from serving import NO_LIMITS, serving


class Number:
    """A player's nonce: its commitment, and its reveal when asked."""

    def __init__(self):
        self.bytes = secrets.token_bytes(32)
        self.hex, self.promise = self.bytes.hex(), hashlib.sha256(self.bytes).hexdigest()


def seed_of(secret, numbers):
    """The formula of the protocol's page."""
    text = b"roundtable/fair/1" + bytes.fromhex(secret) + bytes([len(numbers)])
    for number in numbers:
        text += b"\1" + bytes.fromhex(number) if number else b"\0"
    return hashlib.sha256(text).hexdigest()


def gathered(people, numbers, **more):
    seats = ["me"] + ["open"] * (len(people) - 1)
    id = people[0].post("tables", {"game": "medievallons", "options": {"maxTurns": 8}, "seats": seats, "number": numbers[0].promise, **more})["id"]
    for person, number in zip(people[1:], numbers[1:]):
        person.post(f"tables/{id}/sit", {"number": number.promise} if number else {})
    return id


def finish(program, people, players, id, numbers):
    """Plays to the end, and checks the record independently of the server."""
    play(players, id, random.Random(1))
    record = verify(program, people[0], id)
    assert record["numbers"][1:] == [number and number.hex for number in numbers], record["numbers"]
    assert record["seed"] == seed_of(record["numbers"][0], record["numbers"][1:])
    commitment = people[0].get(f"tables/{id}")["table"]["commitment"]
    assert hashlib.sha256(bytes.fromhex(record["numbers"][0])).hexdigest() == commitment


def all_together(program, server):
    """Three people, one of whom has no nonce; the server is killed before the reveals, and between two of them."""
    people = guests(server.address, 3)
    numbers = [Number(), None, Number()]
    id = gathered(people, numbers)
    players = [Player(person) for person in people]
    tables = [player.watch(id) for player in players]
    before = tables[0].info
    assert before["phase"] == "open" and before["opening"]["seats"] == [0, 2], before
    assert before["numbers"] == [numbers[0].promise, None, numbers[2].promise]
    said = refused("bad-field", players[0].ask, "reveal", table=id, number=numbers[2].hex)
    assert said.field == "number", said
    refused("not-now", players[1].ask, "reveal", table=id, number=numbers[0].hex)
    refused("not-now", players[0].ask, "number", table=id, number=Number().promise)
    refused("bad-field", players[0].ask, "reveal", table=id, number="12")
    server.kill()
    server.start()
    players[2].ask("reveal", table=id, number=numbers[2].hex)
    server.kill()
    server.start()
    players[0].wait(lambda: tables[0].info["opening"]["seats"] == [0], players)
    assert tables[0].info["commitment"] == before["commitment"] and tables[0].info["numbers"] == before["numbers"]
    players[0].ask("reveal", table=id, number=numbers[0].hex)
    finish(program, people, players, id, numbers)
    return id, people, players


def played_again(program, id, people, players):
    """A rematch: the first player makes the table, and its commitment is shown before any nonce."""
    numbers = [Number() for _ in people]
    ids = {person.post(f"tables/{id}/rematch", {"number": number.promise})["id"] for person, number in zip(people, numbers)}
    assert len(ids) == 1
    next = ids.pop()
    tables = [player.watch(next) for player in players]
    assert tables[0].info["opening"]["seats"] == [0, 1, 2] and len(tables[0].info["commitment"]) == 64
    for player, number in zip(players, numbers):
        player.ask("reveal", table=next, number=number.hex)
    finish(program, people, players, next, numbers)


def alone(program, address):
    """A table that is full when it is made."""
    [ann] = guests(address, 1)
    number = Number()
    made = ann.post("tables", {"game": "medievallons", "options": {"maxTurns": 4}, "seats": ["me", {"bot": "page"}], "number": number.promise})
    assert len(made["table"]["commitment"]) == 64 and made["table"]["opening"] is None
    player = Player(ann)
    table = player.watch(made["id"])
    assert table.info["opening"] == {"until": None, "seats": [0]}
    assert table.info["commitment"] == made["table"]["commitment"]
    player.ask("reveal", table=made["id"], number=number.hex)
    finish(program, [ann], [player], made["id"], [number, None])


def found(program, address):
    """A person who searches for a game sends a commitment, too."""
    people = guests(address, 2)
    numbers = {person.get("me")["id"]: Number() for person in people}
    players = [Player(person) for person in people]
    for person, player in zip(people, players):
        player.ask("find", games=["academy"], players=[2], number=numbers[person.get("me")["id"]].promise)
    players[0].wait(lambda: all(player.seated for player in players), players)
    id = players[0].seated["table"]
    tables = [player.watch(id) for player in players]
    players[0].wait(lambda: tables[0].info["opening"], players)
    assert tables[0].info["opening"]["seats"] == [0, 1]
    assert tables[0].info["commitment"] == players[0].seated["commitment"]
    for person, player in zip(people, players):
        player.ask("reveal", table=id, number=numbers[person.get("me")["id"]].hex)
    players[0].wait(lambda: all(table.view for table in tables), players)


def somebody_leaves(program, address):
    """A player who leaves during the reveals gains nothing: the others begin again, with another secret."""
    people = guests(address, 3)
    numbers = [Number() for _ in people]
    id = gathered(people, numbers)
    players = [Player(person) for person in people]
    tables = [player.watch(id) for player in players]
    first = tables[0].info["commitment"]
    players[0].ask("reveal", table=id, number=numbers[0].hex)
    people[2].post(f"tables/{id}/leave")
    players[0].wait(lambda: all(table.info["anew"] for table in tables), players)
    info = tables[0].info
    assert info["anew"] == {"times": 1, "names": ["Guest 2"]} and info["opening"] is None, info
    assert info["numbers"] == [None] * 3 and info["commitment"] != first
    assert tables[2].info["you"] is None
    numbers = [Number(), Number(), None]
    for player, number in zip(players, numbers[:2]):
        player.ask("number", table=id, number=number.promise)
    people[0].post(f"tables/{id}/fill", {"bot": "page"})
    for player, number in zip(players, numbers[:2]):
        player.ask("reveal", table=id, number=number.hex)
    finish(program, people[:2], players[:2], id, numbers)


def a_bent_record_is_found(program, person, id):
    record = person.get(f"tables/{id}/record")
    for bent in ({**record, "numbers": [record["numbers"][0], None, None, record["numbers"][3]]},
                 {**record, "seed": record["numbers"][0]}):
        done = subprocess.run([program, "replay", "-", "--verify"], input=json.dumps(bent).encode(), capture_output=True)
        assert done.returncode != 0 and b"numbers: they do not give the seed" in done.stderr, done


def main():
    program = sys.argv[1]
    with serving(program, [*NO_LIMITS, "--bot-pause", "0"]) as server:
        id, people, players = all_together(program, server)
        a_bent_record_is_found(program, people[0], id)
        played_again(program, id, people, players)
        alone(program, server.address)
        found(program, server.address)
        somebody_leaves(program, server.address)


if __name__ == "__main__":
    main()
