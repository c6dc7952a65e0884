#!/usr/bin/env python3
"""Short codes for tables, and the addresses of this machine in its network.

Usage: server_codes_test.py ROUNDTABLE
"""

import contextlib
import ipaddress
import re
import sqlite3
import sys
import tempfile
import time

from client import Person
from company import guests, refused
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store, serving


def made_by(person):
    return person.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]


def given(people):
    """A code leads to its table, in any spelling, and shows nothing else of it."""
    ann, bert = people
    id = made_by(ann)
    answer = bert.post(f"tables/{id}/code")
    code = answer["code"]
    assert re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]{6}", code), code
    assert 0 < answer["until"] - time.time() * 1000 <= 7_200_000 + 60_000, answer
    stranger = Person(ann.address)  # without a token
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
        assert stranger.post("codes", {"code": typed}) == {"table": id}, typed
    assert ann.post(f"tables/{id}/code")["code"] == code, "the same for all who ask"
    other = made_by(ann)
    assert ann.post(f"tables/{other}/code")["code"] != code
    return id, code


def wrong(people, code):
    ann = people[0]
    for typed in ("ABCDEF", "BCDFG", "BCDFGHJ", "123456", ""):
        refused("bad-field", ann.post, "codes", {"code": typed})
    refused("not-found", ann.post, "codes", {"code": "ZZZZZZ" if code != "ZZZZZZ" else "XXXXXX"})
    refused("not-found", ann.post, "tables/nosuchtable/code")
    refused("no-token", Person(ann.address).post, "tables/nosuchtable/code")
    refused("bad-method", ann.get, "codes")


def guessed(program):
    """Guessing is stopped by the usual limits. All requests come from one address here."""
    with serving(program, ["--max-requests", "0"]) as server:
        ann = Person(server.address).guest("Ann")
        for _ in range(30):
            refused("not-found", ann.post, "codes", {"code": "ZZZZZZ"})
        assert refused("too-many", ann.post, "codes", {"code": "ZZZZZZ"}).reason == "address"


def expired(program):
    """A code works after a restart, and not after it has expired."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(program, f"sqlite:{folder}/store.db", folder) as server:
            ann = guests(server.address, 1)[0]
            id = made_by(ann)
            code = ann.post(f"tables/{id}/code")["code"]
            server.terminate()
            server.start()
            assert ann.post("codes", {"code": code}) == {"table": id}
            server.terminate()
            with contextlib.closing(sqlite3.connect(f"{folder}/store.db")) as store, store:
                assert store.execute("UPDATE notes SET at = 1000 WHERE kind = 'code'").rowcount == 1
            server.start()
            refused("not-found", ann.post, "codes", {"code": code})
            assert ann.post(f"tables/{id}/code")["code"] != code
            server.terminate()
            with contextlib.closing(sqlite3.connect(f"{folder}/store.db")) as store:
                assert store.execute("SELECT count(*) FROM notes WHERE kind = 'code'").fetchone() == (1,), "the old one is gone"


def reach(address, is_open):
    """The addresses at which phones find this machine; only for a page on this machine."""
    ann = Person(address)
    answer = ann.get("reach")
    assert answer["open"] is is_open and answer["port"] == int(address.rpartition(":")[2]), answer
    for text in answer["addresses"]:
        found = ipaddress.ip_address(text)
        assert found.version == 4 and not found.is_loopback, text


def main():
    program = sys.argv[1]
    for kind in kinds_of_store():
        with fresh_store(kind) as store, contextlib.ExitStack() as running:
            with serving(program, store=store) as server:
                people = guests(server.address, 2)
                id, code = given(people)
                wrong(people, code)
                reach(server.address, False)
                if kind == "postgres":  # another server knows it, too
                    other = running.enter_context(serving(program, store=store))
                    assert Person(other.address).post("codes", {"code": code}) == {"table": id}
    with serving(program, [*NO_LIMITS, "--behind-proxy"]) as server:
        refused("not-yours", Person(server.address, more={"X-Forwarded-For": "192.0.2.7"}).get, "reach")
    guessed(program)
    expired(program)
    print("ok")


if __name__ == "__main__":
    main()
