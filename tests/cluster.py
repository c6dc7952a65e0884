"""Several servers on one PostgreSQL, and people at all of them: helpers shared by the cluster tests."""

import contextlib
import subprocess
import sys
import tempfile
import time

from client import Person, Player, pump
from company import gather
from serving import GUARD, NO_LIMITS, Server, fresh_store, kinds_of_store

QUICK = [*NO_LIMITS, "--bot-pause", "0"]


@contextlib.contextmanager
def nodes(program, count, options=QUICK, store=None):
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = store or stack.enter_context(fresh_store("postgres"))
        yield [stack.enter_context(Server(program, store, folder, options)) for _ in range(count)]


def at(server, person):
    """The same person, connected to another server."""
    return Person(server.address, person.token)


def seated(servers, count, options, **more):
    """People at these servers in turn, who sit at one table and watch it: its id, their connections, and their view of it."""
    people = [Person(servers[number % len(servers)].address).guest(f"Guest {number}") for number in range(count)]
    id = gather(people, "academy", options, **more)
    players = [Player(person) for person in people]
    return id, players, [player.watch(id) for player in players]


def with_bots(server, game="academy", bot="squire", **more):
    """One person at that server, who plays with two bots and watches: the person, the table, and their view of it."""
    ann = Player(Person(server.address).guest("Ann"))
    id = ann.person.post("tables", {"game": game, "seats": ["me", {"bot": bot}, {"bot": bot}], **more})["id"]
    return ann, id, ann.watch(id)


def choose(player, table, rng):
    player.choose(table, rng.choice(table.legal))


def finish(player, table, rng, others=()):
    """Chooses at random until the game is over."""
    while not table.over:
        player.wait(lambda: table.asked or table.over, others)
        if table.asked:
            choose(player, table, rng)


def until(condition, players=()):
    deadline = time.monotonic() + GUARD
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        pump(players) if players else time.sleep(0.02)


def admin(program, store, *words):
    """Runs `roundtable admin` on the servers of this store: `stderr` names the server that answered, or says why none did."""
    return subprocess.run([program, "admin", "--store", store, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          timeout=GUARD)


def run(tests):
    """Runs the tests named on the command line after the program, or all."""
    if "postgres" not in kinds_of_store():
        print("no PostgreSQL: nothing to do")
        return
    program, *only = sys.argv[1:]
    for test in tests:
        if not only or test.__name__ in only:
            test(program)
            print("ok", test.__name__.replace("_", " "), flush=True)
