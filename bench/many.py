#!/usr/bin/env python3
"""Measures how long a server takes to start on a store filled by bench_many, and to answer the first requests.

    bench/many.py STORE [--program build/roundtable]

Requests are sent in sequence, from the most active to the least active person. Prints a table in Markdown.
"""

import argparse
import pathlib
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from client import Person  # noqa: E402
from serving import NO_LIMITS, Server  # noqa: E402

PEOPLE = range(0, 700, 7)


def scrambled(number):
    """The same as in bench_many."""
    return f"{(number + 1) * 0x9E3779B97F4A7C15 % 2**64:016x}"


def timed(action):
    start = time.monotonic()
    action()
    return (time.monotonic() - start) * 1e3


def measure(what, address, path):
    """`path` may contain {} for a person's id."""
    times = sorted(timed(lambda: Person(address, scrambled(number)).get(path.format(f"u{scrambled(number)}"))) for number in PEOPLE)
    print(f"| {what} | {statistics.median(times):.1f} | {times[len(times) * 95 // 100]:.1f} |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("store")
    parser.add_argument("--program", default=str(ROOT / "build/roundtable"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        with Server(arguments.program, arguments.store, folder, NO_LIMITS) as server:
            ready = (time.monotonic() - start) * 1e3
            first = timed(lambda: Person(server.address).get("tables?list=open"))
            print(f"started in {ready:.0f} ms, first list {first:.0f} ms later\n\n| over HTTP | median, ms | 95 % |\n|---|---|---|")
            measure("open tables", server.address, "tables?list=open")
            measure("tables to watch", server.address, "tables?list=playing")
            measure("my tables", server.address, "tables?list=mine")
            measure("my finished tables", server.address, "tables?list=finished")
            measure("my page", server.address, "people/{}")
            measure("my games", server.address, "people/{}/games")
            measure("my games won against people", server.address, "people/{}/games?result=won&company=people")
            print(f"\n{server.memory() / 1024:.0f} MB of memory")
            start = time.monotonic()
            server.kill()
            server.start()
            print(f"killed and started again in {(time.monotonic() - start) * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
