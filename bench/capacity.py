#!/usr/bin/env python3
"""How many servers it takes for so many people, what PostgreSQL carries then, and what breaks first: sums with measured figures.

    bench/capacity.py [PEOPLE...]

Without arguments: from ten thousand to three million. Prints tables in Markdown. docs/reliability.md says what is measured and what is not.
"""

import argparse
import math

MOST = 100_000  # servers

# Measured on one machine (bench/nodes.py, docs/performance.md); seconds of a processor, and bytes.
ACTION = 1 / 11_700  # a server's: a choice made, stored, and told to four people
FOLLOWING = (1 / 5_400 - ACTION) / 2  # another server's, to hear of it and apply it
BELL = 50e-6  # to hear a bell that concerns nobody there,
HEARING = 2.5e-6  # and each choice that it tells of
STORING = 1 / 45_900  # PostgreSQL's
TELLING = (1 / 13_800 - STORING) / 2  # PostgreSQL's, to tell another server
SEAT = 11.0e3  # memory of somebody connected, with their share of the table
PRESENT = 2.7e3  # of somebody who is only connected
TABLE = 34e3  # of a table once more, at another server
LOG = 358  # of PostgreSQL's log, a choice
ROWS = 74_000  # a second that PostgreSQL takes, twenty a commit
COMMITS = 3_700  # a second, each with a bell: PostgreSQL lets one at a time through

# Assumed.
RING = 180  # bytes of a bell, a choice: the table, the entry, whom the game waits for; sealed
PASSED = 110  # to ask another server for it
RING_HEAD = 40
PLAYING = 0.5  # of those who are connected
PACE = 10  # seconds from one choice of somebody who plays to their next
COMPANY = 3  # people at a table
FULL = 0.6  # of a processor, so that there is room for a server that fails and for crowds
MEMORY = 4e9  # of a server
CYCLE = 0.005  # seconds for which a server's batch is on its way
PROCESSORS = 32  # of PostgreSQL's machine
WIRE = 1.25e9 / 2  # bytes a second out of PostgreSQL's machine: half of ten gigabits
DISK = 100e6  # bytes of log a second, written and sent to the standby


class Plan:
    """`apart`: the people of a table are at any servers; else all at one, as where the balancer goes by the table."""

    def __init__(self, people, apart=True):
        self.people, self.apart = people, apart
        self.actions = people * PLAYING / PACE
        self.tables = people * PLAYING / COMPANY
        self.servers = next(count for count in growing() if self.fits(count) or count > MOST)

    def fits(self, servers):
        """Whether so many are enough: by their processors, and by their memory."""
        self.places = servers * (1 - (1 - 1 / servers) ** COMPANY) if self.apart else 1  # servers that have a table
        self.commits = min(self.actions, servers / CYCLE, COMMITS)
        self.processor = self.actions / servers * (ACTION + (self.places - 1) * FOLLOWING) + self.commits * BELL + self.actions * HEARING
        self.memory = (self.people * (PLAYING * SEAT + (1 - PLAYING) * PRESENT) + self.tables * (self.places - 1) * TABLE) / servers
        return self.processor <= FULL and self.memory <= MEMORY

    def used(self):
        """Of what there is only once, and does not grow with the number of servers."""
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
