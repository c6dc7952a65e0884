#!/usr/bin/env python3
"""Compares the processor time of several servers on one PostgreSQL with that of a single server. Prints a table in Markdown.

    bench/nodes.py [--program build/roundtable] [--generator build/bench_load] [--seconds S] [--tables N] [--folder FOLDER]

Tables of four players play Medieval Academy at random, over real WebSockets on loopback: at one server; at three, each table
at one of them; and at three with the players of each table at different ones, as behind a load balancer. A temporary
PostgreSQL syncs its log to the disk under FOLDER (default: the folder of temporary files). Servers and PostgreSQL are
measured separately, by processor time, so it does not matter that the generator shares their cores.
"""

import argparse
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from serving import NO_LIMITS, Server, fresh_store  # noqa: E402
from wire import Wire  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")
IDLE = 5  # seconds, to measure the background work of a server
CASES = [("one server", 1), ("three, each table at one of them", 3), ("three, the people of a table apart", 3, "--apart")]


def times_of(process):
    """Seconds of processor time: of the process, and of its ended children."""
    try:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # the process has just ended
        return 0, 0
    own, of_system, children, of_system_for_them = (int(field) / TICKS for field in fields[11:15])
    return own + of_system, children + of_system_for_them


def own_time(process):
    return times_of(process)[0]


def with_children(process):
    children = subprocess.run(["pgrep", "--parent", str(process)], capture_output=True, text=True).stdout.split()
    return sum(times_of(process)) + sum(map(own_time, children))


class Meter:
    """The resources used by the servers and PostgreSQL so far."""

    def __init__(self, servers, postgres, store):
        self.servers = sum(own_time(server.process.pid) for server in servers)
        self.last_server = own_time(servers[-1].process.pid)
        self.postgres = with_children(postgres)
        self.commits, self.log = ask(store, "SELECT xact_commit, pg_current_wal_lsn() - '0/0' FROM pg_stat_database WHERE datname = current_database()")
        self.bells = metric(servers[-1], "bells_total")


def ask(store, sql):
    done = subprocess.run(["psql", "-qXAt", "-F", " ", "-c", sql, store], check=True, capture_output=True, text=True)
    return map(int, done.stdout.split())


def metric(server, name):
    text = Wire(server.address).request("GET", "/metrics", {"Host": server.address})[2].decode()
    found = re.search(rf"^roundtable_{name} (\d+)$", text, re.MULTILINE)
    return int(found[1]) if found else 0


class Measured:
    """`count` servers, the first `used` of which have players."""

    def __init__(self, arguments, folder, postgres, count, used, *options):
        with fresh_store("postgres") as store, contextlib.ExitStack() as stack:
            servers = [stack.enter_context(Server(arguments.program, store, folder, NO_LIMITS)) for _ in range(count)]
            addresses = ",".join(server.address for server in servers[:used])

            def play(seconds):
                before = Meter(servers, postgres, store)
                done = subprocess.run([arguments.generator, "--address", addresses, "--tables", str(arguments.tables), "--seconds",
                                       str(seconds), "--warm-up", "0", *options], check=True, capture_output=True, text=True)
                figures = json.loads(done.stdout)
                assert figures["actions"] and not figures["refused"], done.stderr or "nobody chose anything"
                after = Meter(servers, postgres, store)
                return figures, {name: getattr(after, name) - value for name, value in vars(before).items()}

            before = own_time(servers[-1].process.pid)
            time.sleep(IDLE)
            idle = (own_time(servers[-1].process.pid) - before) / IDLE
            # Connecting and sitting down costs time too: the difference between a long and a short run is the cost of playing.
            (short, first), (self.figures, second) = play(1), play(1 + arguments.seconds)
        self.actions = self.figures["actions"] - short["actions"]
        for name, value in second.items():
            setattr(self, name, value - first[name])
        self.rate = self.actions / arguments.seconds
        self.for_bells = self.last_server - idle * arguments.seconds

    def line(self, what, one):
        of_servers = self.actions / self.servers
        return (f"| {what} | {self.rate:,.0f} | {of_servers:,.0f} | {of_servers * one.servers / one.actions:.0%} | "
                f"{self.actions / self.postgres:,.0f} | {self.actions / self.commits:.1f} | {self.log / self.actions:,.0f} | "
                f"{self.figures['p50_ms']:.1f} ms | {self.figures['p99_ms']:.1f} ms |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build/roundtable"))
    parser.add_argument("--generator", default=str(ROOT / "build/bench_load"))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--folder", help="where PostgreSQL's user gets")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL runs as another user
        script, place = str(ROOT / "scripts/postgres"), f"{folder}/postgres"
        os.environ["ROUNDTABLE_POSTGRES"] = subprocess.run([script, "start", place], check=True, capture_output=True, text=True).stdout.strip()
        try:
            postgres = int(pathlib.Path(f"{place}/data/postmaster.pid").read_text().split()[0])
            print("| | actions/s | for a second of the servers' processors | beside one | for a second of PostgreSQL's | for a transaction | bytes of log for one "
                  "| p50 | p99 |\n|---|---|---|---|---|---|---|---|---|")
            one = None
            for what, count, *options in CASES:
                measured = Measured(arguments, folder, postgres, count, count, *options)
                one = one or measured
                print(measured.line(what, one), flush=True)
            beside = Measured(arguments, folder, postgres, 2, 1)
            print(f"\nA server at which nobody is hears {beside.bells / arguments.seconds:,.0f} bells a second, and takes "
                  f"{1e6 * beside.for_bells / max(beside.bells, 1):.0f} µs of its processor for one.")
        finally:
            subprocess.run([script, "stop", place, "immediate"])


if __name__ == "__main__":
    main()
