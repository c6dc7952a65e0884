#!/usr/bin/env python3
"""The store fails while tables are played: a full disk, a locked file, a database that is gone or slow.

    tests/server_trouble_test.py PROGRAM [--times N] [--seed S] [--store sqlite|postgres]

Players get `trouble` and `store`, no acknowledged choice is lost, and as soon as the store is well again everything
goes on by itself.
"""

import argparse
import contextlib
import hashlib
import pathlib
import random
import resource
import secrets
import sqlite3
import tempfile
import time

from client import GUARD, Person, Player, Refused, Wire, pump
from promises import Load
from serving import NO_LIMITS, Gate, Server, fresh_store, kinds_of_store


@contextlib.contextmanager
def full_disk(server):
    """The server's files cannot grow, as on a full disk."""
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextlib.contextmanager
def locked_file(path):
    """Another program holds a write transaction on the same file."""
    other = sqlite3.connect(path, isolation_level=None, timeout=GUARD)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextlib.contextmanager
def gone(gate):
    gate.shut()
    yield
    gate.open()


@contextlib.contextmanager
def slow(gate):
    gate.hold()
    yield
    gate.release()


def health(server):
    return Wire(server.address).request("GET", "/healthz", {"Host": server.address})


def while_in_trouble(server, load):
    """All players are told, writes are refused, and requests that need no saving are still answered."""
    players = [chooser.player for party in load.parties for chooser in party.choosers]
    load.run(lambda: all(player.trouble for player in players))
    chooser = load.parties[0].choosers[0]
    try:
        chooser.player.ask("chat", table=chooser.table.id, text="Can you hear me?")
        raise AssertionError("something was taken that cannot be saved")
    except Refused as no:
        assert no.code == "store", no
    status, _, reason = health(server)
    assert status == 503 and reason.startswith(b"the store cannot save: "), (status, reason)
    elsewhere = Wire(server.address).request("GET", "/healthz", {"Host": server.address, "X-Forwarded-For": "192.0.2.7"})
    assert elsewhere[::2] == (503, b"the store cannot save\n"), elsewhere  # the store's address is not shown
    try:
        Person(server.address).guest("Late")
        raise AssertionError("a guest was welcomed whom nobody will know")
    except Refused as no:
        assert no.code == "store" and no.status == 503, no
    reading(server, chooser)
    players[0].ask("ping")


def reading(server, chooser):
    """A reader gets an answer soon, even if it is an error; and new clients are told of the trouble."""
    person, id = chooser.player.person, chooser.table.id
    for path in (f"tables/{id}", "tables?list=mine", "tables/nowhere"):
        began = time.monotonic()
        try:
            Person(person.address, person.token).get(path)
        except Refused as no:
            assert no.code in ("store", "not-found"), (path, no)
        assert time.monotonic() - began < GUARD / 3, f"{path} hangs"
    newcomer = Player(Person(person.address, person.token))
    newcomer.wait(lambda: newcomer.trouble)
    newcomer.close()


def afterwards(server, load, before):
    players = [chooser.player for party in load.parties for chooser in party.choosers]
    load.run(lambda: not any(player.trouble for player in players) and load.acknowledged > before)
    deadline = time.monotonic() + GUARD
    while health(server)[0] != 200:
        assert time.monotonic() < deadline, "not healthy again"
        time.sleep(0.05)
    Person(server.address).guest("Welcome")


def no_time_runs(program, store, trouble):
    """While the store cannot save no time runs: neither a clock nor the time for revealing a nonce."""
    with tempfile.TemporaryDirectory() as folder, Server(program, store, folder, NO_LIMITS) as server:
        people = [Person(server.address).guest(name) for name in ("Ann", "Bert")]
        ann, bert = people
        numbers = [secrets.token_bytes(32) for _ in people]
        promises = [hashlib.sha256(number).hexdigest() for number in numbers]
        timed = ann.post("tables", {"game": "medievallons", "seats": ["me", "open"], "clock": 12})["id"]
        bert.post(f"tables/{timed}/sit")
        opening = ann.post("tables", {"game": "medievallons", "seats": ["me", "open"], "number": promises[0]})["id"]
        players = [Player(person) for person in people]
        tables = {id: [player.watch(id) for player in players] for id in (timed, opening)}
        bert.post(f"tables/{opening}/sit", {"number": promises[1]})
        players[0].wait(lambda: all(table.info["opening"] for table in tables[opening]), players)
        until = tables[opening][0].info["opening"]["until"]
        with trouble(server):
            # A write, so that the server notices the trouble.
            players[0].tell("reveal", table=opening, number=numbers[0].hex())
            players[0].wait(lambda: all(player.trouble for player in players), players)
            while time.time() * 1000 < until + 1000:
                pump(players)
            try:
                players[1].ask("reveal", table=opening, number=numbers[1].hex())
                raise AssertionError("a number was taken that cannot be saved")
            except Refused as no:
                assert no.code == "store", no
        players[0].wait(lambda: not any(player.trouble for player in players), players)
        players[0].wait(lambda: (tables[opening][0].info["opening"] or {"until": 0})["until"] >= until + 30_000, players)
        players[0].wait(lambda: max(due or 0 for due in tables[timed][0].due) >= until + 30_000, players)
        assert [seat["kind"] for seat in tables[opening][0].info["seats"]] == ["person"] * 2, tables[opening][0].info
        assert not any(seat["bot"] for seat in tables[timed][0].info["seats"]), tables[timed][0].info
        players[1].ask("reveal", table=opening, number=numbers[1].hex())
        players[0].wait(lambda: tables[opening][0].info["phase"] == "playing", players)
        print("ok no time runs", flush=True)


def suffer(program, store, troubles, arguments):
    """`troubles`: a context manager for each name, given the server."""
    with tempfile.TemporaryDirectory() as folder, Server(program, store, folder, NO_LIMITS) as server:
        load = Load(program, server, 3, random.Random(arguments.seed))
        for name, trouble in troubles * arguments.times:
            before = load.acknowledged
            load.run(lambda: load.acknowledged > before + 50)
            with trouble(server):
                while_in_trouble(server, load)
            afterwards(server, load, load.acknowledged)
            print("ok", name, flush=True)
        assert server.terminate() == 0
        server.start()
        load.finish()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--times", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=["sqlite", "postgres"])
    arguments = parser.parse_args()
    for kind in [arguments.store] if arguments.store else kinds_of_store():
        with fresh_store(kind) as store:
            if kind == "sqlite":
                path = pathlib.Path(store.removeprefix("sqlite:"))
                troubles = [("full disk", full_disk), ("locked file", lambda _: locked_file(path))]
                suffer(arguments.program, store, troubles, arguments)
                no_time_runs(arguments.program, store, full_disk)
            else:
                gate = Gate(store)
                troubles = [("database gone", lambda _: gone(gate)), ("database slow", lambda _: slow(gate))]
                suffer(arguments.program, gate.store, troubles, arguments)


if __name__ == "__main__":
    main()
