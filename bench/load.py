#!/usr/bin/env python3
"""Measures the server's capacity: runs it on one core and the load generator on another, and prints a table in Markdown.

    bench/load.py [--program build/roundtable] [--generator build/bench_load] [--seconds S] [--folder FOLDER] [--cores 0,1]

SQLite with full sync in FOLDER (default: build), so the disk matters: its sync rate is measured, too. Tables of four
players play Medieval Academy at random over real WebSockets on loopback. Each connection takes a file descriptor on
both sides (ulimit -n) and a port (net.ipv4.ip_local_port_range: 28,000 by default).
"""

import argparse
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from client import Person  # noqa: E402
from serving import NO_LIMITS, Server  # noqa: E402


class Bench:
    def __init__(self, arguments, folder):
        self.arguments, self.folder = arguments, folder
        self.server_core, self.generator_core = arguments.cores.split(",")
        self.number = 0

    def server(self):
        """A new server with an empty store."""
        self.number += 1
        return Server(self.arguments.program, f"sqlite:{self.folder}/{self.number}.db", self.folder, NO_LIMITS,
                      ["taskset", "-c", self.server_core])

    def command(self, server, options):
        generator = ["taskset", "-c", self.generator_core, self.arguments.generator, "--address", server.address]
        return [*generator, *map(str, options)]

    def load(self, server, *options):
        done = subprocess.run(self.command(server, options), check=True, capture_output=True, text=True)
        figures = json.loads(done.stdout)
        assert figures["actions"] and not figures["refused"], done.stderr or "nobody chose anything"
        return figures

    def memory_with(self, tables, choices, *options):
        """Growth of the server's memory in kilobytes with these tables; then for the tables alone, after they are loaded again."""
        with self.server() as server:
            self.load(server, "--tables", 10, "--seconds", 1)  # make the allocations of startup
            before = server.memory()
            crowd = subprocess.Popen(self.command(server, ["--tables", tables, "--stay", choices, *options]),
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            ready, *ids = crowd.stdout.readline().split()
            assert ready == "ready"
            time.sleep(1)
            connected = server.memory() - before
            crowd.communicate()
            server.terminate()
            server.start()
            asker = Person(server.address).guest("Asker")
            before = server.memory()
            for id in ids:
                asker.get(f"tables/{id}")
            return connected, server.memory() - before


def syncs_per_second(folder):
    """The disk's rate: appended pages, each synced, in sequence."""
    with open(folder / "sync", "wb") as file:
        start = time.monotonic()
        count = 0
        while time.monotonic() < start + 1:
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            count += 1
        return count / (time.monotonic() - start)


def measure(bench, seconds):
    rows = [("syncs of the disk, one after the other", f"{syncs_per_second(bench.folder):,.0f}/s")]
    best, best_tables = None, 0
    with bench.server() as server:
        for tables in (25, 50, 100, 200, 400):
            figures = bench.load(server, "--tables", tables, "--seconds", seconds)
            rows.append((f"{tables} tables, as fast as can be", line(figures)))
            if not best or figures["actions_per_second"] > best["actions_per_second"]:
                best, best_tables = figures, tables
    half = best["actions_per_second"] / 2
    with bench.server() as server:
        figures = bench.load(server, "--tables", best_tables, "--seconds", seconds, "--rate", half)
        rows.append((f"**{best_tables} tables at half of that**", line(figures)))
        figures = bench.load(server, "--tables", best_tables, "--seconds", seconds, "--rate", half, "--idle", 5000)
        rows.append(("the same beside 5,000 connections that only stay open", line(figures)))
    connected, alone = bench.memory_with(1000, 100)
    rows.append(("memory of a connected seat, its share of a half-played table included", f"{connected / 4000:.1f} KB"))
    rows.append(("memory of a half-played table at which nobody is connected", f"{alone / 1000:.1f} KB"))
    rows.append(("memory of 5,000 connections", f"{bench.memory_with(0, 0, '--idle', 5000)[0] / 1024:.0f} MB"))
    return rows


def line(figures):
    return (f"{figures['actions_per_second']:,.0f} actions/s; p50 {figures['p50_ms']:.2f} ms, p99 {figures['p99_ms']:.2f} ms, "
            f"max {figures['max_ms']:.1f} ms; {figures['bytes_per_action']:,.0f} bytes an action; the generator took "
            f"{figures['own_seconds'] / figures['seconds']:.0%} of its core")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build/roundtable"))
    parser.add_argument("--generator", default=str(ROOT / "build/bench_load"))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--folder", default=str(ROOT / "build"))
    parser.add_argument("--cores", default="0,1", help="the server's, and the generator's")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard < 12_000:
        sys.exit(f"load.py: {hard} open files are allowed (ulimit -Hn); needed: 12000")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        print("| | |\n|---|---|")
        for name, value in measure(Bench(arguments, pathlib.Path(folder)), arguments.seconds):
            print(f"| {name} | {value} |", flush=True)


if __name__ == "__main__":
    main()
