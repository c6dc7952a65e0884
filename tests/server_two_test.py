#!/usr/bin/env python3
"""Two servers at one table, in one PostgreSQL: of two entries with the same number one counts, and whoever came second is told
and sees what really happened.

    tests/server_two_test.py PROGRAM

Needs the address of a PostgreSQL in ROUNDTABLE_POSTGRES; without one there is nothing to do.
"""

import sys
import tempfile

from client import Person, Player
from company import gather, guests, refused
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store


def two_servers(program):
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store, \
            Server(program, store, folder, NO_LIMITS) as one, Server(program, store, folder, NO_LIMITS) as two:
        ann, bert = guests(one.address, 2)
        id = gather([ann, bert], "academy", {"two": "lancelot", "first": 0})
        here, there = Player(ann), Player(Person(two.address, token=bert.token))
        table, other = here.watch(id), there.watch(id)
        assert table.view["asked"]["seats"] == other.view["asked"]["seats"] == [0, 1]

        here.choose(table, table.legal[0])
        choice = other.legal[0]
        refused("conflict", there.ask, "choose", table=id, decision=other.decision, choice=choice)
        there.wait(lambda: other.view["asked"]["seats"] == [1])  # the table anew, with Ann's choice
        assert other.n == table.n
        there.choose(other, choice)
        assert other.decision == 1 and other.asked is False

        # Now Ann's server is behind. She changes her mind too late, and sees that both have chosen.
        refused("conflict", here.ask, "choose", table=id, decision=table.decision, choice=table.legal[-1])
        here.wait(lambda: table.decision == 1)
        assert table.view["piles"] == other.view["piles"] and table.asked
        here.choose(table, table.legal[0])


if __name__ == "__main__":
    if "postgres" in kinds_of_store():
        two_servers(sys.argv[1])
        print("ok")
