#!/usr/bin/env python3
"""Several servers on one PostgreSQL with a synchronous standby, players at all of them, and every kind of fault.

    tests/server_faults_test.py PROGRAM [--faults N] [--seed S] [--nodes N] [--tables N] [--thinking SECONDS] [--still SECONDS]

Rounds of faults, several at once, at random moments: servers are killed, told to shut down, paused for longer than a lease, cut off
from the store or from people, or get a slow network; PostgreSQL is killed, paused, loses its standby, or fails over to the standby. At least
one server is always left alone. After each round every table must go on, within --still seconds where that is given.

No acknowledged choice is lost: each record has the choices that were acknowledged, in order, and at tables without a clock no other
choices of these players. Every record replays with its commitment, `roundtable verify` finds no faults in the store, journals have no gaps;
no client got a table's secret before the end, and no log has a secret or a token. Prints the number of faults by kind, and takeover times.
"""

import argparse
import asyncio
import collections
import contextlib
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import threading
import time

from client import Person, Player
from faults import KINDS
from machines import Network, Node, Pair
from serving import NO_LIMITS
from travellers import CLOCK, Inn, Party
from wire import GUARD

AFTER_RESTART = 30  # seconds that a clock gives at least after a restart
SETTLING = 0.02
LOOK_AT = ["SELECT number, text FROM entries WHERE table_id = ID ORDER BY number DESC LIMIT 5", "SELECT due FROM listings WHERE id = ID",
           "SELECT node, epoch FROM roundtable_leases WHERE table_id = ID", "SELECT id, until > now() FROM roundtable_nodes"]


class Cluster:
    def __init__(self, arguments, folder):
        self.network = Network()
        if not self.network.slows:
            print(f"no network namespaces here: nothing is {'slowed' if self.network.apart else 'cut or slowed'}")
        self.pair = Pair(self.network, folder)
        options = [*NO_LIMITS, "--bot-pause", str(round(1000 * arguments.thinking / 4)), "--open-metrics"]
        self.nodes = [Node(arguments.program, self.network.machine(["people", "store"]), self.pair.store, folder, options)
                      for _ in range(arguments.nodes)]
        self.names, self.starting = {}, threading.Lock()  # names of the servers in the store
        for node in self.nodes:
            self.start(node)
        self.busy = set()  # nodes with a fault or recovering from one; `store` for PostgreSQL
        self.restarts = set()
        self.history = []  # of faults

    def start(self, node):
        """One after the other, so that the new server can be identified."""
        with self.starting:
            before = self.known_names()
            node.start()
            self.names[node] = (self.known_names() - before or {""}).pop()

    def known_names(self):
        with contextlib.suppress(subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return {name for name, in self.pair.primary.ask("SELECT id FROM roundtable_nodes")}
        return set()

    def leases(self, node):
        """The tables whose lease this server has, if PostgreSQL answers."""
        with contextlib.suppress(subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return [id for id, in self.pair.primary.ask(f"SELECT table_id FROM roundtable_leases WHERE node = '{self.names[node]}'")]
        return []

    def come_back(self, node, seconds):
        async def later():
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self.start, node)
            self.busy.discard(node)

        task = asyncio.create_task(later())
        self.restarts.add(task)
        task.add_done_callback(self.restarts.discard)

    def close(self):
        for node in self.nodes:
            if node.running():
                node.kill()
        self.pair.close()
        self.network.close()


class Misfortune:
    """Rounds of faults, and their results."""

    def __init__(self, cluster, parties, arguments):
        self.cluster, self.parties, self.arguments = cluster, parties, arguments
        self.rng = random.Random(arguments.seed)
        self.bags, self.counts = {True: [], False: []}, collections.Counter()
        self.still, self.sleepy, self.takeovers = [], [], []
        self.watches = set()

    def end_early(self):
        self.arguments.faults = sum(self.counts.values())

    def draw(self):
        """Faults for a round: one for PostgreSQL, and one each for some of the servers; at least one server is left alone."""
        cluster = self.cluster
        free = [node for node in cluster.nodes if node not in cluster.busy]
        count = self.rng.randint(min(1, len(free) - 1), len(free) - 1) if len(cluster.nodes) > 1 else len(free)
        targets = ["store"] * ("store" not in cluster.busy) + self.rng.sample(free, count)
        faults = [self.kind_for(target)(cluster, target, self.rng) for target in targets]
        faults = faults[:self.arguments.faults - sum(self.counts.values())]
        cluster.busy.update(fault.target for fault in faults)
        return faults

    def kind_for(self, target):
        """Each kind of fault comes once before any comes again."""
        of_node = target != "store"
        if not self.bags[of_node]:
            kinds = [kind for kind in KINDS if kind.of_node == of_node and kind.possible(self.cluster.network)]
            self.bags[of_node] = self.rng.sample(kinds, len(kinds))
        return self.bags[of_node].pop()

    async def run(self):
        while sum(self.counts.values()) < self.arguments.faults:
            faults = self.draw()
            self.counts.update(fault.kind for fault in faults)
            for fault in faults:
                self.watch_takeover(fault)
            await asyncio.gather(*(fault.happen() for fault in faults))
            if faults:
                await self.calm(max(fault.over for fault in faults), ", ".join(fault.kind for fault in faults))
            else:
                await asyncio.sleep(SETTLING)
        await asyncio.gather(*self.cluster.restarts, *self.watches)
        await self.calm(time.monotonic(), "the end")

    def watch_takeover(self, fault):
        async def watch():
            while fault.began is None:
                await asyncio.sleep(SETTLING)
            waiting = {party: party.id for party in self.parties if party.id in fault.affected and not party.sleepy}
            while waiting:
                for party, id in [*waiting.items()]:
                    if party.id != id or party.moved > fault.began:
                        waiting.pop(party)
                        self.takeovers.append(max(party.moved, fault.began) - fault.began)
                await asyncio.sleep(SETTLING)

        task = asyncio.create_task(watch())
        self.watches.add(task)
        task.add_done_callback(self.watches.discard)

    async def calm(self, since, what):
        """Waits until every table has advanced since then."""
        limit = self.arguments.still or GUARD
        waiting = {party: party.id for party in self.parties if party.playing}
        while waiting:
            for party, id in [*waiting.items()]:
                if not party.playing or party.id != id or party.moved > since:
                    waiting.pop(party)
                    (self.sleepy if party.sleepy else self.still).append(max(party.moved - since, 0))
                else:
                    allowed = limit + (CLOCK + AFTER_RESTART if party.sleepy else 0)
                    assert time.monotonic() < since + allowed, self.stands_still(party, what)
            # The clock of a sleeping player may run during the next faults.
            if all(party.sleepy for party in waiting):
                break
            await asyncio.sleep(SETTLING)
        for node in self.cluster.nodes:
            assert node.running() or node in self.cluster.busy, f"{node.address} ended by itself:\n{node.last_words()}"

    async def watch_ends(self, lives):
        """Waits until all games are finished."""
        while not all(life.done() for life in lives):
            await asyncio.wait(lives, timeout=1, return_when=asyncio.FIRST_EXCEPTION)
            for party in self.parties:
                assert not party.playing or time.monotonic() < party.moved + GUARD, self.stands_still(party, "the end")
        for life in lives:
            life.result()

    def stands_still(self, party, what):
        """Logs and states that may explain a failure."""
        return "\n".join([
            f"table {party.id} stands still after: {what}",
            *(person.situation() for person in party.people),
            *(self.seen_at(node, party) for node in self.cluster.nodes),
            *(f"{sql}: {self.cluster.pair.primary.ask(sql.replace('ID', repr(party.id)))}" for sql in LOOK_AT),
            *self.cluster.history[-12:],
            *(node.last_words()[-600:] for node in self.cluster.nodes)])

    def seen_at(self, node, party):
        try:
            seen = Player(Person(node.address, party.people[0].token)).watch(party.id)
            return f"{node.address}, {self.cluster.names[node]}: n {seen.n}, decision {seen.decision}, {seen.view and seen.view['asked']}"
        except Exception as trouble:
            return f"{node.address}: {trouble}"


def share(times, part):
    return sorted(times)[min(int(len(times) * part), len(times) - 1)] if times else 0.0


def times_line(times):
    return f"{len(times)}: p50 {share(times, 0.5):.2f} s, p99 {share(times, 0.99):.2f} s, max {max(times, default=0):.2f} s"


async def metrics(cluster):
    """The metrics of the cluster, summed over all servers."""
    sums = collections.Counter()
    for node in cluster.nodes:
        reader, writer = await asyncio.open_connection(*node.address.split(":"))
        writer.write(f"GET /metrics HTTP/1.1\r\nHost: {node.address}\r\nConnection: close\r\n\r\n".encode())
        for line in (await reader.read(-1)).decode().splitlines():
            name, _, value = line.rpartition(" ")
            if name in ("roundtable_conflicts_total", "roundtable_retries_total", "roundtable_takeovers_total", "roundtable_bells_total"):
                sums[name] += int(float(value))
        writer.close()
    return sums


def check_store(program, cluster, inn):
    """Verifies the whole store after all servers have stopped."""
    done = subprocess.run([program, "verify", "--store", cluster.pair.primary.address()], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 0, done
    gaps = cluster.pair.primary.ask("SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(number) + 1")
    assert not gaps, gaps
    for node in cluster.nodes:
        text = node.log.read_text()
        assert not any(secret in text for secret in [*inn.secrets, *inn.tokens]), f"{node.log} tells secrets"
    return done.stdout.strip().splitlines()[-1]


async def suffer(arguments, folder):
    cluster = Cluster(arguments, folder)
    inn = Inn([node.address for node in cluster.nodes], random.Random(arguments.seed), arguments.thinking)
    try:
        parties = [Party(inn, arguments.program, number) for number in range(arguments.tables)]
        lives = [asyncio.create_task(party.live()) for party in parties]
        misfortune = Misfortune(cluster, parties, arguments)
        bad_luck = asyncio.create_task(misfortune.run())
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, misfortune.end_early)
        began = time.monotonic()
        while not bad_luck.done():
            await asyncio.wait([bad_luck, *lives], timeout=10, return_when=asyncio.FIRST_COMPLETED)
            for life in lives:
                if life.done():
                    life.result()
            print(f"{time.monotonic() - began:.0f} s: {sum(misfortune.counts.values())} faults, {inn.acknowledged} acknowledged, {inn.games} games",
                  flush=True)
        bad_luck.result()
        inn.last_games, inn.thinking = True, 0.05
        await misfortune.watch_ends(lives)
        print(dict(await metrics(cluster)))
        for node in cluster.nodes:
            assert node.terminate() == 0, node.last_words()
        verified = check_store(arguments.program, cluster, inn)
    finally:
        inn.closing = True
        await asyncio.to_thread(cluster.close)
    for kind, count in sorted(misfortune.counts.items()):
        print(f"  {count:4} {kind}")
    print(f"{inn.acknowledged} acknowledged choices, {inn.games} games, {inn.journeys} times somebody went to another server; refused: {dict(inn.refusals)}")
    print(f"tables that another server took over, from the fault on: {times_line(misfortune.takeovers)}")
    print(f"tables that went on after a round of faults: {times_line(misfortune.still)}; with a clock that ran: {times_line(misfortune.sleepy)}")
    print(verified)
    print(f"ok {sum(misfortune.counts.values())} faults, nothing lost")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--faults", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--thinking", type=float, default=0.3, help="seconds that people take for a choice, and bots a quarter of")
    parser.add_argument("--still", type=float, help="fail if a table does not go on within so many seconds after faults")
    arguments = parser.parse_args()
    if not os.environ.get("ROUNDTABLE_POSTGRES"):
        print("skipped: no PostgreSQL")
        return
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # PostgreSQL runs as another user
        asyncio.run(suffer(arguments, pathlib.Path(folder)))


if __name__ == "__main__":
    main()
