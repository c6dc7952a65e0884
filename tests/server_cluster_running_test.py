#!/usr/bin/env python3
"""Several servers on one PostgreSQL, from the operator's view: started together, queried through any of them, shut down one after the
other, and without their database.

    tests/server_cluster_running_test.py PROGRAM [CASE...]
"""

import concurrent.futures
import contextlib
import functools
import pathlib
import random
import signal
import socket
import tempfile
import time
import urllib.parse

from client import Person, Player
from cluster import QUICK, admin, at, nodes, run, until, with_bots
from company import refused, verify
from serving import GUARD, Gate, Server, fresh_store, run_sql
from wire import Wire


def started_together(program):
    """On an empty store: servers agree on everything that is made once."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        Server(program, store, folder, QUICK).terminate()  # creates the schema
        with contextlib.ExitStack() as stack:
            with concurrent.futures.ThreadPoolExecutor() as threads:
                started = list(threads.map(lambda _: stack.enter_context(Server(program, store, folder, QUICK)), range(4)))
            guest = Person(started[0].address).guest("Ann")
            until(lambda: all(at(server, guest).get("notices")["key"] for server in started))
            assert len({at(server, guest).get("notices")["key"] for server in started}) == 1


def whoever_runs_them_is_heard(program):
    """Any remaining server answers the operator, though the one that was started last is lost."""
    with fresh_store("postgres") as store, nodes(program, 3, store=store) as servers:
        answers = [f"Answer from the server at {server.address}:\n" for server in servers]
        until(lambda: admin(program, store, "people").stderr == answers[2])
        servers[2].kill()
        until(lambda: admin(program, store, "people").stderr in answers[:2])
        servers[0].terminate()
        until(lambda: admin(program, store, "people").stderr == answers[1])


def seen_and_ended_from_any_of_them(program):
    """The operator sees the state of each server, and shuts down one after the other, through any server that answers."""
    with fresh_store("postgres") as store, nodes(program, 2, store=store) as servers:
        told = functools.partial(admin, program, store)

        def rows():
            """By server: people, tables, leases, choices a second."""
            return {line.split()[0]: line[52:].split()[:4] for line in told("servers").stdout.splitlines()[1:]}

        one, other = (f"{socket.gethostname()}:{server.port}" for server in servers)
        people = [Player(Person(servers[number > 0].address).guest(f"Guest {number}")) for number in range(3)]
        assert people
        until(lambda: {name: row[0] for name, row in rows().items()} == {one: "1", other: "2", "together": "3"}, people)
        run_sql(urllib.parse.urlsplit(store), "INSERT INTO roundtable_nodes (id, started, until) VALUES ('older', now(), now() + interval '1 hour')")
        assert rows()["older"] == ["-", "-", "0", "-"]
        assert "older runs an older version" in told("drain", "older").stderr
        run_sql(urllib.parse.urlsplit(store), "DELETE FROM roundtable_nodes WHERE id = 'older'")
        assert f"server: found `nobody`, allowed: {one}, {other}" in told("drain", "nobody").stderr

        assert told("drain", one).stdout == f"{one} ends.\n"  # the one that was started last answers
        assert servers[0].process.wait(GUARD) == 0
        assert b'"event":"stopping","by":"' in servers[0].said(), servers[0].said()[-500:]
        until(lambda: set(rows()) == {other})
        assert told("drain").stdout == f"{other} ends.\n"
        assert servers[1].process.wait(GUARD) == 0
        with Server(program, store, pathlib.Path(servers[0].log).parent, QUICK):
            assert told("log").stdout.count("drain") == 2


def health(server):
    return Wire(server.address).request("GET", "/healthz", {"Host": server.address})[::2]


def nobody_is_sent_to_who_ends(program):
    """From the moment it is told to shut down, however long it takes to hand over its tables."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        with Server(program, gate.store, folder, QUICK) as server:
            assert health(server) == (200, b"ok\n")
            gate.hold()
            server.process.send_signal(signal.SIGTERM)
            until(lambda: health(server) == (503, b"shutting down\n"))
            gate.release()
            assert server.process.wait(GUARD) == 0


def ended_one_after_the_other(program):
    """As a rolling update does: people go on at another server without losing a choice, bots without a pause."""
    rng = random.Random(6)
    with nodes(program, 2) as servers:
        player, id, table = with_bots(servers[0])
        turn = 0
        while not table.over:
            player.wait(lambda: table.asked or table.over)
            if not table.asked:
                continue
            number = player.tell("choose", table=id, decision=table.decision, choice=rng.choice(table.legal))
            turn += 1
            if turn in (3, 6):
                leaving = servers[(turn // 3 - 1) % 2]
                staying = servers[(turn // 3) % 2]
                leaving.process.send_signal(signal.SIGTERM)
                player.person = at(staying, player.person)
                began = time.monotonic()
            player.wait(lambda: number in player.answers)
            answer = player.answers.pop(number)
            if answer["type"] == "error":  # not saved: sent again
                assert answer["error"]["code"] == "store", answer
            if turn in (3, 6):
                assert leaving.process.wait(GUARD) == 0
                player.wait(lambda: table.asked or table.over)
                assert time.monotonic() - began < 10
                leaving.start()
        verify(program, player.person, id)


def without_its_database(program):
    """People are told without doing anything, reads are refused at once, and everything recovers by itself."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        with Server(program, gate.store, folder, QUICK) as server, Server(program, store, folder, QUICK) as other:
            ann = Person(server.address).guest("Ann")
            id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
            player = Player(ann)
            table = player.watch(id)
            gate.shut()
            player.wait(lambda: player.trouble)
            began = time.monotonic()
            assert refused("store", ann.get, "tables?list=open").status == 503
            assert time.monotonic() - began < 0.4
            # Changes at other servers are received after the outage.
            Person(other.address).guest("Bert").post(f"tables/{id}/sit")
            gate.open()
            player.wait(lambda: not player.trouble and table.info["seats"][1]["kind"] == "person")


if __name__ == "__main__":
    run([started_together, whoever_runs_them_is_heard, seen_and_ended_from_any_of_them, nobody_is_sent_to_who_ends,
         ended_one_after_the_other, without_its_database])
