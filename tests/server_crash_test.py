#!/usr/bin/env python3
"""Kills the server (kill -9) at random moments while tables are played, again and again, on every kind of store.

    tests/server_crash_test.py PROGRAM [--kills N] [--tables N] [--seed S] [--store sqlite|postgres]

Players reconnect by themselves. Everything acknowledged must be there afterwards: a table never has fewer entries than it
showed, and at the end each player's acknowledged choices are exactly their choices in the record, in order. All records
replay, with their commitments. The same holds for people's data: blocks, notifications, holidays, reports, choices made ahead.
"""

import argparse
import random
import tempfile
import threading
import time

from client import GUARD, Person, Player
from household import Household
from promises import Load
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store


# Journals of finished games are compacted as soon as no client is connected, and the result must be the same game: a player
# who lost the answer to the last choice may still ask again.
TIDY = ["--keep-journals", "1", "--keep-guests", "0", "--keep-unfinished", "0", "--keep-chat", "0", "--day-length", "1",
        "--retention-pause", "10", "--idle", "50"]


class Killer(threading.Thread):
    """Kills and restarts the server at moments that are independent of the players' actions."""

    def __init__(self, server, load, kills, rng):
        super().__init__(daemon=True)
        self.server, self.load, self.kills, self.rng = server, load, kills, rng
        self.trouble, self.enough = None, False

    def run(self):
        try:
            for number in range(self.kills):
                if self.enough:
                    return
                self.wait_for_progress()
                time.sleep(self.rng.random() * 0.5)
                self.server.kill()
                self.server.start()
                if number % 10 == 9:
                    print(f"{number + 1} kills, {self.load.acknowledged} acknowledged", flush=True)
        except BaseException as trouble:
            self.trouble = trouble
            raise

    def wait_for_progress(self):
        """Several of the tables continue."""
        enough = self.load.acknowledged + 2 * len(self.load.parties)
        deadline = time.monotonic() + GUARD
        while self.load.acknowledged < enough:
            assert time.monotonic() < deadline, "nothing goes on after a restart"
            time.sleep(0.01)


def kill_and_kill(program, kind, arguments):
    rng = random.Random(arguments.seed)
    with fresh_store(kind) as store, tempfile.TemporaryDirectory() as folder:
        with Server(program, store, folder, [*NO_LIMITS, *TIDY]) as server:
            load = Load(program, server, arguments.tables, rng)
            household = Household(server.address, rng)
            killer = Killer(server, load, arguments.kills, random.Random(arguments.seed))
            killer.start()
            try:
                load.run(lambda: household.turn() or not killer.is_alive())
            finally:
                killer.enough = True
                killer.join()
            assert not killer.trouble
            load.finish()
            household.check_at_the_end(program, store)
            games = sum(party.games for party in load.parties)
            assert sum(party.look_back() for party in load.parties) == games
            print(f"ok {kind}: {arguments.kills} kills, {load.acknowledged} acknowledged, {games} games checked", flush=True)


def bots_go_on(program):
    """A server that was killed while a player waited for bots lets them move after the restart, without a connected client."""
    with tempfile.TemporaryDirectory() as folder:
        store, slow = f"sqlite:{folder}/roundtable.db", [*NO_LIMITS, "--bot-pause", "600000"]
        with Server(program, store, folder, slow) as server:
            ann = Person(server.address).guest("Ann")
            id = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "page"}, {"bot": "page"}], "clock": 600})["id"]
            player = Player(ann)
            table = player.watch(id)
            player.choose(table, table.legal[0])
            player.close()
            server.kill()
        with Server(program, store, folder, [*NO_LIMITS, "--bot-pause", "0"]) as server:
            deadline = time.monotonic() + GUARD
            while server.metric("bot_choices_total") < 2:
                assert time.monotonic() < deadline, "the table sleeps"
                time.sleep(0.05)
            assert Player(Person(server.address, ann.token)).watch(id).decision == 1
            print("ok bots go on", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--store", choices=["sqlite", "postgres"])
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    bots_go_on(arguments.program)
    for kind in [arguments.store] if arguments.store else kinds_of_store():
        kill_and_kill(arguments.program, kind, arguments)


if __name__ == "__main__":
    main()
