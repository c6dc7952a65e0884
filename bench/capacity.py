#!/usr/bin/env python3
"""Estimates for a number of people: servers, PostgreSQL's load, and the first bottleneck. Computed from measured costs.

    bench/capacity.py [PEOPLE...]

Without arguments: from ten thousand to three million. Prints tables in Markdown. docs/reliability.md tells measured from assumed figures.
"""

import argparse
import math

MOST = 100_000  # servers

# Measured on one machine (bench/nodes.py, docs/performance.md), in seconds of a processor and in bytes.
ACTION = 1 / 11_700  # a server: accept and store a choice, send it to four people
FOLLOWING = (1 / 5_400 - ACTION) / 2  # another server: receive and apply it
BELL = 50e-6  # a server: receive a notification about tables that it does not have,
HEARING = 2.5e-6  # and each choice in the notification
STORING = 1 / 45_900  # PostgreSQL: store a choice
TELLING = (1 / 13_800 - STORING) / 2  # PostgreSQL: notify another server
SEAT = 11.0e3  # memory of a connected player, with their share of the table
PRESENT = 2.7e3  # memory of a connected person without a table
TABLE = 34e3  # memory of a table at each further server
LOG = 358  # write-ahead log of PostgreSQL for a choice
ROWS = 74_000  # per second in PostgreSQL, twenty per commit
COMMITS = 3_700  # per second, each with a notification: PostgreSQL serialises these

# Assumed.
RING = 180  # bytes of a notification for a choice: table, entry, deciding players; sealed
PASSED = 110  # bytes of a request to another server to write a choice
RING_HEAD = 40
PLAYING = 0.5  # part of the connected people
PACE = 10  # seconds between two choices of a player
COMPANY = 3  # people at a table
FULL = 0.6  # of a processor; the rest is for failed servers and peaks
MEMORY = 4e9  # of a server
CYCLE = 0.005  # seconds for a server's batch to be committed
PROCESSORS = 32  # of PostgreSQL's machine
WIRE = 1.25e9 / 2  # bytes per second out of PostgreSQL's machine: half of ten gigabits
DISK = 100e6  # bytes of log per second, written and sent to the standby


class Plan:
    """`apart`: the players of a table use any servers; otherwise the load balancer sends them all to one server."""

    def __init__(self, people, apart=True):
        self.people, self.apart = people, apart
        self.actions = people * PLAYING / PACE
        self.tables = people * PLAYING / COMPANY
        self.servers = next(count for count in growing() if self.fits(count) or count > MOST)

    def fits(self, servers):
        """True if so many servers have enough processors and memory."""
        self.places = servers * (1 - (1 - 1 / servers) ** COMPANY) if self.apart else 1  # servers that have the table in memory
        self.commits = min(self.actions, servers / CYCLE, COMMITS)
        self.processor = self.actions / servers * (ACTION + (self.places - 1) * FOLLOWING) + self.commits * BELL + self.actions * HEARING
        self.memory = (self.people * (PLAYING * SEAT + (1 - PLAYING) * PRESENT) + self.tables * (self.places - 1) * TABLE) / servers
        return self.processor <= FULL and self.memory <= MEMORY

    def used(self):
        """The use of resources that do not grow with the number of servers."""
        bells = self.servers * (self.actions * (RING + (1 - 1 / self.places) * PASSED) + self.commits * RING_HEAD)
        return {
            "PostgreSQL's processors": self.actions * (STORING + (self.places - 1) * TELLING) / (PROCESSORS * FULL),
            "rows": self.actions / ROWS,
            "log": self.actions * LOG / DISK,
            "bells on the wire": bells / WIRE,
        }


def growing():
    count = 1
    while True:
        yield count
        count = max(count + 1, math.floor(count * 1.02))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("people", nargs="*", type=int, default=[10_000, 100_000, 300_000, 1_000_000, 3_000_000])
    plans = [Plan(people) for people in parser.parse_args().people]
    print("| people | choices/s | tables | servers, people of a table apart | together | memory of one | servers at a table | commits/s | choices a commit | log |\n"
          + "|---" * 10 + "|")
    for plan in plans:
        print(f"| {plan.people:,} | {plan.actions:,.0f} | {plan.tables:,.0f} | {plan.servers:,} | {Plan(plan.people, apart=False).servers:,} | "
              f"{plan.memory / 1e9:.2f} GB | {plan.places:.2f} | {plan.commits:,.0f} | {plan.actions / plan.commits:.0f} | {plan.actions * LOG / 1e6:.1f} MB/s |")
    names = list(plans[0].used())
    print("\nWhat there is only once, and how much of it is used:\n\n| people | " + " | ".join(names) + " |\n" + "|---" * (len(names) + 1) + "|")
    for plan in plans:
        print(f"| {plan.people:,} | " + " | ".join(f"{share:.0%}" for share in plan.used().values()) + " |")
    for apart in (True, False):
        full = sorted((breaks_at(name, apart), name) for name in names)
        print(f"\nFull, people of a table {'apart' if apart else 'together'}: " + "; ".join(f"{name} at {people:,} people" for people, name in full))


def breaks_at(name, apart):
    low, high = 1_000, 100_000_000
    while high - low > low / 100:
        middle = (low + high) // 2
        low, high = (low, middle) if Plan(middle, apart).used()[name] > 1 else (middle, high)
    return round(low, -len(str(low)) + 2)


if __name__ == "__main__":
    main()
