#!/usr/bin/env python3
"""One person's load does not affect others: limits belong to the person, the table and the rate-limit key.

    tests/server_crowd_test.py PROGRAM
"""

import concurrent.futures
import itertools
import json
import re
import sys
import tempfile
import threading
import time

from abusers import AbusiveSocket
from client import Person, Player, Refused
from company import gather, guests
from serving import NO_LIMITS, Server, serving
from wire import GUARD, Wire


def metric(server, name):
    wire = Wire(server.address)
    text = wire.request("GET", "/metrics", {"Host": server.address})[2].decode()
    wire.socket.close()
    return int(re.search(rf"^roundtable_{name} (\d+)$", text, re.MULTILINE)[1])


def chatterbox(server):
    """250 long lines over 50 sockets of one person: afterwards others can still watch, also after a restart."""
    people = guests(server.address, 3)
    id = gather(people, "academy", {})
    sockets = [AbusiveSocket(people[0]) for _ in range(50)]
    for number in range(5):
        for socket in sockets:
            socket.send(json.dumps({"do": "chat", "id": number, "table": id, "text": "🐉" * 300}))
    answers = [json.loads(socket.next()) for socket in sockets for _ in range(5)]
    said = sum(answer["type"] == "ok" for answer in answers)
    reasons = {answer["error"]["reason"] for answer in answers if answer["type"] == "error"}
    assert 5 <= said < 50 and reasons == {"chat"}, (said, reasons)
    for socket in sockets:
        socket.wire.socket.close()
    for _ in range(2):
        for person in (*people, Person(server.address).guest("Stranger")):
            player = Player(person)
            assert len(player.watch(id).chat) == said
            player.close()
        other = Player(people[1])
        other.watch(id)
        other.ask("chat", table=id, text="I can still talk")
        said += 1
        other.close()
        server.terminate()
        server.start()


def crowd(server):
    """Many people behind one address chat at once: there is a limit for each table, and one for each address."""
    tables, answers = [], []
    for _ in range(3):
        people = guests(server.address, 5)
        id = gather(people, "academy", {})
        tables.append((id, [AbusiveSocket(person) for person in people]))  # all share one address
    for id, sockets in tables:  # one after the other: with all at once the limit of the address might be reached before that of any table
        for socket in sockets:
            for number in range(5):
                socket.send(json.dumps({"do": "chat", "id": number, "table": id, "text": "Hear me!"}))
        for socket in sockets:
            answers += [json.loads(socket.next()) for _ in range(5)]
            socket.wire.socket.close()
    reasons = {answer["error"]["reason"] for answer in answers if answer["type"] == "error"}
    assert reasons == {"table", "address"}, reasons
    people = guests(server.address, 3)
    player, id = Player(people[0]), gather(people, "academy", {})
    player.ask("chat", table=id, text="Others may talk")
    player.ask("leave", table=id)  # works without watching, too
    player.close()


def fickle(server):
    """Choosing and choosing again, leaving and coming back: the journal accepts a limited number of entries."""
    people = guests(server.address, 3)
    id = gather(people, "academy", {})
    player = Player(people[0])
    table = player.watch(id)
    before = metric(server, "store_entries_total")
    player.choose(table, table.legal[0])
    numbers = [player.tell("choose", table=id, decision=0, choice=table.legal[i % 2]) for i in range(1, 200)]
    player.wait(lambda: all(number in player.answers for number in numbers))
    refusals = [player.answers[number]["error"] for number in numbers if player.answers[number]["type"] == "error"]
    assert refusals and {(error["code"], error["reason"]) for error in refusals} == {("too-many", "table")}, refusals
    for _ in range(30):
        people[0].post(f"tables/{id}/leave")
        try:
            player.ask("return", table=id)
        except Refused as no:
            assert no.reason == "table", no
    assert metric(server, "store_entries_total") - before < 60
    player.close()


def thinking(server):
    """A person keeps 750 bots busy all the time. A stranger's squires answer as usual."""
    crowd = guests(server.address, 15)
    sockets = []
    for person in crowd:
        tables = [person.post("tables", {"game": "academy", "seats": ["me"] + [{"bot": "champion"}] * 4})["id"]
                  for _ in range(10)]
        socket = AbusiveSocket(person)  # all share one address
        sockets.append(socket)
        for id in tables:
            socket.send(json.dumps({"do": "watch", "table": id}))
        seen = 0
        while seen < len(tables):
            seen += json.loads(socket.next())["type"] == "table"
        for id in tables:
            person.post(f"tables/{id}/leave")  # a bot takes the seat, so only bots play
    person = Person(server.address).guest("Stranger")
    player = Player(person)
    table = player.watch(person.post("tables", {"game": "academy", "seats": ["me"] + [{"bot": "squire"}] * 2})["id"])
    for _ in range(3):
        player.wait(lambda: table.asked)  # a minute at most; after all other searches it would take longer
        player.choose(table, table.legal[0])
    assert metric(server, "hasty_thoughts_total") > 0
    player.close()
    for socket in sockets:
        socket.wire.socket.close()


def unwanted(server):
    """Bots do not search where no client is connected."""
    person = Person(server.address).guest("Gone")
    player = Player(person)
    id = person.post("tables", {"game": "academy", "seats": ["me"] + [{"bot": "squire"}] * 2})["id"]
    table = player.watch(id)
    player.wait(lambda: table.asked)
    person.post(f"tables/{id}/leave")
    player.wait(lambda: table.decision > 0)  # the bots go on meanwhile
    player.close()
    seen, deadline = None, time.monotonic() + GUARD
    while seen != (seen := metric(server, "bot_choices_total")):
        assert time.monotonic() < deadline, "bots play for nobody"
        time.sleep(2)
    player = Player(person)
    table = player.watch(id)
    decision = table.decision
    player.wait(lambda: table.decision > decision)
    player.close()


def household(program):
    """A network of IPv6 addresses counts as one address."""
    with serving(program, ["--behind-proxy"]) as server:
        def from_address(number, network="2001:db8:0:7"):
            person = Person(server.address)
            headers = person.headers
            person.headers = lambda: headers() | {"X-Forwarded-For": f"{network}:{number:x}:1:2:3"}
            return person

        made = 0
        while made < 500:
            try:
                from_address(made).guest("Many")
                made += 1
            except Refused as no:
                if no.reason == "address":
                    break
                time.sleep(0.1)  # too many requests a second
        assert 300 <= made < 400, made
        neighbour = from_address(1, "2001:db8:0:8").guest("Neighbour")
        few_logins(from_address, neighbour)
        few_acts(server)


def few_logins(from_address, person):
    """A person who already has an account is refused without much work, and counted all the same."""
    account = {"name": "Of one household", "passphrase": "correct horse"}
    person.post("account", account)

    def tries(number, network):
        asker = from_address(number, network)
        asker.token = person.token
        try:
            asker.post("account", account)
        except Refused as no:
            return no.reason

    last, number = "account", 0
    while last == "account" and number < 60:
        number += 1
        last = tries(number, "2001:db8:0:9")
    assert last == "logins" and number > 15, (last, number)
    assert tries(1, "2001:db8:0:a") == "account"


def flood_of_logins(program):
    """Sixty addresses log in all the time. A person who has logged in from their address before still gets in."""
    with serving(program, [*NO_LIMITS, "--behind-proxy"]) as server, concurrent.futures.ThreadPoolExecutor(32) as pool:
        def at(address):
            return Person(server.address, more={"X-Forwarded-For": address})

        account, over, crowded = {"name": "Ann", "passphrase": "correct horse"}, threading.Event(), threading.Event()
        at("192.0.2.1").guest("Ann").post("account", account)

        def flood(first):
            for number in itertools.cycle(range(first, 240, 32)):
                if over.is_set():
                    return
                try:
                    at(f"198.51.100.{number % 60}").post("login", {"name": "Ann", "passphrase": "incorrect horse"})
                except Refused as no:
                    if no.code == "too-many":
                        crowded.set()
                        time.sleep(0.02)

        flooding = [pool.submit(flood, first) for first in range(31)]
        try:
            assert crowded.wait(GUARD)
            for _ in range(5):
                assert at("192.0.2.1").post("login", account)["name"] == "Ann"
        finally:
            over.set()
            for one in flooding:
                one.result()


def few_acts(server):
    """Sitting down, leaving, voting: a limit for one person at one table, by HTTP and WebSocket together."""
    ann, bert = guests(server.address, 2)
    id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    bert.post(f"tables/{id}/sit")
    player = Player(bert)

    def until_refused(act, *arguments, **fields):
        for _ in range(300):
            try:
                act(*arguments, **fields)
            except Refused as no:
                if no.code == "too-many":
                    return no.reason
        return None

    assert until_refused(bert.post, f"tables/{id}/sit") == "person"
    assert until_refused(player.ask, "vote", table=id, seat=0) == "person"
    ann.post(f"tables/{id}/leave")  # others may go on
    player.close()


def main():
    program = sys.argv[1]
    household(program)
    flood_of_logins(program)
    with tempfile.TemporaryDirectory() as folder:
        with Server(program, f"sqlite:{folder}/roundtable.db", folder, NO_LIMITS) as server:
            chatterbox(server)
            crowd(server)
            fickle(server)
            unwanted(server)
            thinking(server)


if __name__ == "__main__":
    main()
