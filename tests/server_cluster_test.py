#!/usr/bin/env python3
"""Several servers on one PostgreSQL, with people at all of them: a game is one game, whoever is where; what must happen once
happens once, also when a server is killed, paused or ended; what people may do or not they may or not everywhere.

    tests/server_cluster_test.py PROGRAM
"""

import contextlib
import random
import signal
import sys
import tempfile
import time

from client import Person, Player, pump
from company import gather, play, refused, verify
from serving import GUARD, NO_LIMITS, Gate, Server, fresh_store, kinds_of_store
from wire import Refused

QUICK = [*NO_LIMITS, "--bot-pause", "0"]


@contextlib.contextmanager
def nodes(program, count, options=QUICK, store=None):
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = store or stack.enter_context(fresh_store("postgres"))
        yield [stack.enter_context(Server(program, store, folder, options)) for _ in range(count)]


def at(server, person):
    """The same person at another server."""
    return Person(server.address, person.token)


def until(condition, players=()):
    deadline = time.monotonic() + GUARD
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        pump(players) if players else time.sleep(0.02)


def one_game_at_two_servers(program):
    """Every choice is seen at both, whoever made it where; the record verifies at both."""
    rng = random.Random(1)
    with nodes(program, 2) as servers:
        people = [Person(servers[number % 2].address).guest(f"Guest {number}") for number in range(3)]
        id = gather(people, "academy", {})
        players = [Player(person) for person in people]
        play(players, id, rng)
        for person in people:
            verify(program, person, id)
        assert servers[0].metric("bells_total") > 0
    print("ok one game at two servers", flush=True)


def choices_made_together(program):
    """At three servers at once, again and again: all of them count, and nobody hears of a conflict."""
    rng = random.Random(2)
    with nodes(program, 3) as servers:
        people = [Person(server.address).guest("Guest") for server in servers]
        id = gather(people, "academy", {})
        players = [Player(person) for person in people]
        tables = [player.watch(id) for player in players]
        while not all(table.over for table in tables):
            asked = [(player, table) for player, table in zip(players, tables) if table.asked]
            told = [(player, player.tell("choose", table=id, decision=table.decision, choice=rng.choice(table.legal)))
                    for player, table in asked]
            until(lambda: all(number in player.answers for player, number in told), players)
            for player, number in told:
                answer = player.answers.pop(number)
                assert answer["type"] == "ok" or answer["error"]["code"] == "late", answer
            pump(players)
        verify(program, people[0], id)
        assert sum(server.metric("conflicts_total") for server in servers) > 0, "no two were ever at the same moment"
        assert sum(server.metric("retries_total") for server in servers) > 0
    print("ok choices made together", flush=True)


def sits(person, id):
    try:
        person.post(f"tables/{id}/sit", {})
        return True
    except Refused as refused:
        assert refused.code == "seat-taken", refused
        return False


def with_bots(player, table, rng):
    player.choose(table, rng.choice(table.legal))


def bots_after_a_kill(program):
    """A game of one person with bots goes on at another server when the one that moved them is killed, paused or ended."""
    rng = random.Random(3)
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "squire"}]})
        first = Player(ann)
        table = first.watch(made["id"])
        for _ in range(5):
            first.wait(lambda: table.asked)
            with_bots(first, table, rng)
        first.close()
        servers[0].kill()
        second = Player(at(servers[1], ann))
        table = second.watch(made["id"])
        while not table.over:
            second.wait(lambda: table.asked or table.over)
            if table.asked:
                with_bots(second, table, rng)
        verify(program, second.person, made["id"])
    print("ok bots after a kill", flush=True)


def nobody_watches(program):
    """Where only bots are to move and nobody looks, they do after a kill all the same; and so does a clock."""
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "squire"}],
                                   "clock": 5})
        player = Player(ann)
        table = player.watch(made["id"])
        player.wait(lambda: table.asked)
        n = table.n
        player.close()
        servers[0].kill()
        seen = at(servers[1], ann)
        until(lambda: servers[1].metric("timeouts_total") > 0)
        until(lambda: seen.get(f"tables/{made['id']}")["table"]["phase"] == "finished")
        assert n > 0
        verify(program, seen, made["id"])
    print("ok nobody watches", flush=True)


def paused_longer_than_its_leases(program):
    """The other takes over; when the first goes on it does no harm."""
    rng = random.Random(4)
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "medievallons", "options": {"maxTurns": 15},
                                   "seats": ["me", {"bot": "squire"}, {"bot": "squire"}]})
        first = Player(ann)
        table = first.watch(made["id"])
        first.wait(lambda: table.asked)
        servers[0].process.send_signal(signal.SIGSTOP)
        second = Player(at(servers[1], ann))
        seen = second.watch(made["id"])
        for _ in range(3):
            second.wait(lambda: seen.asked)
            with_bots(second, seen, rng)
        second.wait(lambda: seen.asked or seen.over)
        assert servers[1].metric("takeovers_total") > 0
        servers[0].process.send_signal(signal.SIGCONT)
        first.wait(lambda: table.n == seen.n, [second])
        while not seen.over:
            second.wait(lambda: seen.asked or seen.over, [first])
            if seen.asked:
                with_bots(second, seen, rng)
        first.wait(lambda: table.over)
        verify(program, ann, made["id"])
    print("ok paused longer than its leases", flush=True)


def main():
    if "postgres" not in kinds_of_store():
        print("no PostgreSQL: nothing to do")
        return
    only = sys.argv[2:]
    for test in (one_game_at_two_servers, choices_made_together, bots_after_a_kill, nobody_watches,
                 paused_longer_than_its_leases):
        if not only or test.__name__ in only:
            test(sys.argv[1])


if __name__ == "__main__":
    main()
