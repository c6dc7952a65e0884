#!/usr/bin/env python3
"""A database file has one server: a second one reports an error and does not start, whatever path names the file.

    tests/server_two_test.py PROGRAM
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from client import Person
from serving import GUARD, NO_LIMITS, Server, fresh_store


def refused_to_start(program, store):
    done = subprocess.run([program, "serve", "--port", "0", "--store", store], stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=GUARD)
    said = done.stderr.decode()
    assert done.returncode == 1 and "used by another server: stop that server" in said, done


def paths_to(store):
    yield store
    path = pathlib.Path(store.removeprefix("sqlite:"))
    os.link(path, path.with_name("other.db"))
    yield f"sqlite:{path.with_name('other.db')}"


def one_server(program):
    with tempfile.TemporaryDirectory() as folder, fresh_store("sqlite") as store:
        with Server(program, store, folder, NO_LIMITS) as server:
            ann = Person(server.address).guest("Ann")
            for path in paths_to(store):
                refused_to_start(program, path)
            assert ann.post("me", {"name": "Anna"})["name"] == "Anna"
            for _ in range(3):
                server.kill()
                server.start()  # at once
            assert ann.get("me")["name"] == "Anna"


def main():
    one_server(sys.argv[1])
    print("ok")


if __name__ == "__main__":
    main()
