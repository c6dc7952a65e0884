#!/usr/bin/env python3
"""A store has one server: a second one says so and does not start, by whatever path it comes; and one that lost its database to
another server does not go on.

    tests/server_two_test.py PROGRAM
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from client import Person
from serving import GUARD, NO_LIMITS, Gate, Server, fresh_store, kinds_of_store
from wire import Refused


def refused_to_start(program, store):
    done = subprocess.run([program, "serve", "--port", "0", "--store", store], stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=GUARD)
    said = done.stderr.decode()
    assert done.returncode == 1 and "used by another server" in said and "one server" in said, done


def paths_to(store):
    yield store
    if store.startswith("sqlite:"):
        path = pathlib.Path(store.removeprefix("sqlite:"))
        os.link(path, path.with_name("other.db"))
        yield f"sqlite:{path.with_name('other.db')}"


def one_server(program, kind):
    with tempfile.TemporaryDirectory() as folder, fresh_store(kind) as store:
        with Server(program, store, folder, NO_LIMITS) as server:
            ann = Person(server.address).guest("Ann")
            for path in paths_to(store):
                refused_to_start(program, path)
            assert ann.post("me", {"name": "Anna"})["name"] == "Anna"
            for _ in range(3):
                server.kill()
                server.start()  # at once
            assert ann.get("me")["name"] == "Anna"


def ends_without_an_answer(address):
    """Perhaps after it has said that the store cannot be reached yet."""
    until = time.monotonic() + GUARD
    while time.monotonic() < until:
        try:
            Person(address).guest("Ann")
            return False
        except Refused as refused:
            assert refused.code == "store", refused
            time.sleep(0.05)
        except OSError:
            return True
    return False


def another_takes_it(program):
    """While the connection is lost. What the first one remembers may be wrong then."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        with Server(program, gate.store, folder, NO_LIMITS) as first:
            gate.shut()
            with Server(program, store, folder, NO_LIMITS) as second:
                Person(second.address).guest("Bert")
            gate.open()
            assert ends_without_an_answer(first.address), "it goes on"
            assert first.process.wait(GUARD) == 1
            assert b"was used by another server" in first.said()


def main():
    for kind in kinds_of_store():
        one_server(sys.argv[1], kind)
        print("ok", kind, flush=True)
    if "postgres" in kinds_of_store():
        another_takes_it(sys.argv[1])
        print("ok another takes it")


if __name__ == "__main__":
    main()
