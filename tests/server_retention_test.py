#!/usr/bin/env python3
"""Retention on every kind of store: unused guests, unfinished tables, old chat and the journals of finished games are deleted. Players and
people with the link can still look at these games, replay and verify them.

    tests/server_retention_test.py PROGRAM
"""

import random
import subprocess
import sys
import tempfile
import time

from client import Person, Player
from company import gather, guests, play, refused, verify
from serving import GUARD, NO_LIMITS, Server, fresh_store, kinds_of_store

KEEP = ["--keep-guests", "1", "--keep-unfinished", "1", "--keep-chat", "1", "--keep-journals", "1"]
# A day takes a moment, and so does a pass through the store; it begins when players have had time to reconnect.
QUICK = [*KEEP, "--day-length", "1", "--retention-pause", "500", "--idle", "20"]


def until(condition):
    deadline = time.monotonic() + GUARD
    while not (value := condition()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
    return value


def is_gone(person, path):
    try:
        person.get(path)
    except Exception as no:
        assert getattr(no, "code", "") in ("not-found", "no-token"), no
        return True
    return False


def evening(address, rng):
    """A finished game, a table that stayed empty, one with a spectator, and a guest who did nothing."""
    people = guests(address, 3)
    done = gather(people, "medievallons", {"maxTurns": 8})
    players = [Player(person) for person in people]
    for player in players:
        player.watch(done)
    players[0].ask("chat", table=done, text="said at the end")
    play(players, done, rng)
    running = gather(people, "academy", {})
    for player in players:
        player.watch(running)
    players[1].ask("chat", table=running, text="said long ago")
    waiting = people[0].post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    return people, players, done, running, waiting, Person(address).guest("Nobody in particular")


def report(program, store):
    return subprocess.run([program, "serve", "--store", store, *QUICK, "--retention-report"], check=True, timeout=GUARD,
                          stdout=subprocess.PIPE).stdout.decode().split("\n")


def goes(program, kind, rng):
    with fresh_store(kind) as store, tempfile.TemporaryDirectory() as folder:
        with Server(program, store, folder, NO_LIMITS) as server:
            people, players, done, running, waiting, idle = evening(server.address, rng)
            ann, stranger = people[0], Person(server.address)
            before, record = ann.get(f"tables/{done}")["table"], ann.get(f"tables/{done}/record")
            n = players[0].tables[done].n
            page = ann.get(f"people/{ann.get('me')['id']}")
            time.sleep(0.01)
            counts = [line.split()[0] for line in report(program, store)[1:5]]
            # The running table counts, too: a program that only reads sees no connected clients.
            assert counts == ["1", "2", "0", "1"], counts
            for player in players:
                player.close()
            server.kill()
            server.command += QUICK
            server.start()
            players = [Player(Person(server.address, person.token)) for person in people]
            live = None
            try:  # a connected client keeps a table, but not its old chat, if it comes in time
                live = players[0].watch(running)
            except Exception as no:
                assert getattr(no, "code", "") == "not-found", no
            # A request keeps a table, too: so wait for the end of the pass.
            until(lambda: server.metric("retention_passes_total") == 1)
            assert server.metric("retention_journals_total") == 1
            assert is_gone(ann, f"tables/{waiting}") and is_gone(idle, "me")
            if live:
                assert server.metric("retention_chat_lines_total") == 1
                assert ann.get(f"tables/{running}/chat?before=1000")["chat"] == []
                players[0].ask("ping")
            # The finished game is as it was.
            after = stranger.get(f"tables/{done}")["table"]
            gone = {"updated", "changes", "you"}
            for info in (before, after):
                for seat in info["seats"]:
                    seat.pop("away", None), seat.pop("here", None)
            assert {k: v for k, v in after.items() if k not in gone} == {k: v for k, v in before.items() if k not in gone}
            assert verify(program, stranger, done) == record
            assert stranger.get(f"tables/{done}/chat?before=1000")["chat"] == []
            table = players[1].watch(done)
            assert table.over and table.n == n and table.view["game"] == "medievallons" and table.events
            assert ann.get(f"people/{ann.get('me')['id']}") == page
            assert [one["id"] for one in ann.get("tables?list=finished")["tables"]] == [done]
            # A late rematch works, and the next player who asks joins it.
            again = ann.post(f"tables/{done}/rematch")["id"]
            assert people[1].post(f"tables/{done}/rematch")["id"] == again
            server.kill()
            server.start()
            assert stranger.get(f"tables/{done}")["table"]["rematch"] == again
            assert refused("not-found", stranger.get, f"tables/{waiting}")


def main():
    for kind in kinds_of_store():
        goes(sys.argv[1], kind, random.Random(1))


if __name__ == "__main__":
    main()
