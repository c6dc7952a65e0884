#!/usr/bin/env python3
"""Idle tables are evicted from the server's memory and loaded again on demand, and their clocks run on.

    tests/server_idle_test.py PROGRAM [--restart]

--restart also kills the server while a clock runs; a player whose time ran out meanwhile gets half a minute more.
"""

import random
import re
import sys
import tempfile
import time

from client import GUARD, Person, Player
from company import gather, guests, play, verify
from serving import NO_LIMITS, Server
from wire import Wire

OPTIONS = [*NO_LIMITS, "--idle", "200", "--bot-pause", "0"]


def until(what, condition):
    deadline = time.monotonic() + GUARD
    while not condition():
        assert time.monotonic() < deadline, f"{what}: not after {GUARD} s"
        time.sleep(0.05)


def metric(server, name):
    text = Wire(server.address).request("GET", "/metrics", {"Host": server.address})[2].decode()
    return float(re.search(rf"^{name} (\S+)$", text, re.MULTILINE)[1])


def forgotten_and_remembered(program, server):
    """A game that is evicted and loaded several times is the same game."""
    rng = random.Random(1)
    people = guests(server.address, 3)
    id = gather(people, "academy", {"variations": ["codex"]})
    for _ in range(2):
        players = [Player(person) for person in people]
        tables = [player.watch(id) for player in players]
        for _ in range(20):
            number = next(number for number, table in enumerate(tables) if table.asked)
            players[number].choose(tables[number], rng.choice(tables[number].legal))
            players[0].wait(lambda: len({(table.n, table.decision) for table in tables}) == 1, players)
        for player in players:
            player.close()
        until("the table leaves memory", lambda: metric(server, "roundtable_tables") == 0)
        for seat, person in enumerate(people):  # lists know it all the same
            assert [table["you"] for table in person.get("tables?list=mine")["tables"] if table["id"] == id] == [seat]
        loaded = metric(server, "roundtable_tables_loaded_total")
        for person, table in zip(people, tables):
            again = Player(person)
            now = again.watch(id)
            for name in ("n", "decision", "view", "chosen", "undo", "events", "chat"):
                assert getattr(now, name) == getattr(table, name), name
            again.close()
        assert metric(server, "roundtable_tables_loaded_total") > loaded
    players = [Player(person) for person in people]
    play(players, id, rng)
    verify(program, people[0], id)
    for player in players:
        player.close()
    until("the finished table leaves memory", lambda: metric(server, "roundtable_tables") == 0)
    verify(program, people[0], id)


def clocks_without_anybody(program, server, restart):
    """Time runs out though no client is connected and the table is not in memory."""
    people = guests(server.address, 2)
    ids = [gather(people, "medievallons", {"maxTurns": 10}, clock=5) for _ in range(2)]
    until("the tables leave memory", lambda: metric(server, "roundtable_tables") == 0)
    if restart:
        server.kill()
        server.start()
    until("time runs out", lambda: metric(server, "roundtable_timeouts_total") >= len(ids))
    asker = Person(server.address, people[0].token)
    for id in ids:
        until("squires play it to the end", lambda: asker.get(f"tables/{id}")["table"]["phase"] == "finished")
        verify(program, asker, id)


def saving_is_measured(server):
    """Saving is measured in finer steps than milliseconds: a fast disk takes less than one."""
    people, seconds = guests(server.address, 2), []
    for _ in range(3):
        gather(people, "medievallons", {})
        seconds.append(metric(server, "roundtable_commit_seconds_sum"))
    assert any(round(sum * 1e6) % 1000 for sum in seconds), seconds


def main():
    with tempfile.TemporaryDirectory() as folder:
        with Server(sys.argv[1], f"sqlite:{folder}/roundtable.db", folder, OPTIONS) as server:
            saving_is_measured(server)
            forgotten_and_remembered(sys.argv[1], server)
            clocks_without_anybody(sys.argv[1], server, "--restart" in sys.argv)


if __name__ == "__main__":
    main()
