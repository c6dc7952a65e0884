#!/usr/bin/env python3
"""Rows of the store are damaged by hand: those tables are set aside, named in the log, and everything else goes on. Tables of another
version's rules are not called damaged, and stay as they are.

    tests/server_damage_test.py PROGRAM
"""

import json
import random
import sqlite3
import subprocess
import sys
import tempfile

from client import Person, Player, Wire
from company import gather, guests, play, refused
from serving import NO_LIMITS, Server

TABLE = "(SELECT key FROM tables WHERE id = :id)"
LAST = f"(SELECT last FROM standings WHERE key = {TABLE})"
# The damage, one table each. The last ones concern lists and records, not play.
DAMAGES = {
    "head is no JSON": "UPDATE tables SET head = '{\"game\":' WHERE id = :id",
    "head of another kind": "UPDATE tables SET head = '[7]' WHERE id = :id",
    "head with a zero byte": "UPDATE tables SET head = head || char(0) WHERE id = :id",
    "head of an unknown game": "UPDATE tables SET head = replace(head, '\"academy\"', '\"chess\"') WHERE id = :id",
    "head without seats": "UPDATE tables SET head = replace(head, '\"seats\"', '\"chairs\"') WHERE id = :id",
    "entry of nothing": f"UPDATE entries SET text = '' WHERE place = {LAST}",
    "entry of rubbish": f"UPDATE entries SET text = char(0) || 'sit sit sit' WHERE place = {LAST}",
    "entry of bytes": f"UPDATE entries SET text = CAST(x'fffe00' AS TEXT) WHERE place = {LAST}",
    "entry with a wrong number": f"UPDATE entries SET number = 99 WHERE place = {LAST}",
    "entry that is its own predecessor": f"UPDATE entries SET previous = place WHERE place = {LAST}",
    "entry that is missing": f"DELETE FROM entries WHERE place = {LAST}",
    "more entries than there are": f"UPDATE standings SET entries = 1 << 60 WHERE key = {TABLE}",
    "fewer than none": f"UPDATE standings SET entries = -1, phase = 99 WHERE key = {TABLE}",
}
FEWER = "fewer than none"  # may be read as a table without a journal, which is legal


def rows_of(store, *ids):
    """All stored rows of these tables."""
    tables = "SELECT key FROM tables WHERE id IN (?, ?)"
    return [store.execute(f"SELECT * FROM {name} WHERE key IN ({tables})", ids).fetchall()
            for name in ("tables", "standings", "entries", "records")]


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/roundtable.db"
        with Server(program, f"sqlite:{path}", folder, NO_LIMITS) as server:
            people = guests(server.address, 3)
            tables = {name: gather(people, "academy", {}) for name in DAMAGES}
            good = gather(people, "academy", {})
            shown = gather(people, "academy", {}, public=True)
            finished, of_before = (gather(people, "medievallons", {"maxTurns": 3}) for _ in range(2))
            running_of_before = gather(people, "academy", {}, clock=5)
            players = [Player(person) for person in people]
            play(players, finished, random.Random(1))
            play(players, of_before, random.Random(2))
            odd, gone, lost = guests(server.address, 3)
            for player in players:
                player.close()
            assert server.terminate() == 0

            store = sqlite3.connect(path, isolation_level=None)
            for name, id in tables.items():
                store.execute(DAMAGES[name], {"id": id})
            store.execute("UPDATE tables SET info = '{\"id\":' WHERE id = ?", [shown])
            store.execute(f"UPDATE records SET record = '{{\"log\":[' WHERE key = {TABLE}", {"id": finished})
            for id in (of_before, running_of_before):  # as the version before the first release wrote them
                store.execute("UPDATE tables SET head = replace(head, '\"rules\":2,', '') WHERE id = ?", [id])
            store.execute(f"UPDATE records SET record = replace(record, 'roundtable/2', 'roundtable/1') WHERE key = {TABLE}",
                          {"id": of_before})
            kept = rows_of(store, of_before, running_of_before)
            store.execute("UPDATE people SET name = CAST(x'ff00fe' AS TEXT) WHERE name = 'Guest 0' AND id NOT IN "
                          "(SELECT person FROM seats)")
            store.execute("UPDATE people SET passphrase = 'no hash' WHERE name = 'Guest 1' AND id NOT IN (SELECT person FROM seats)")
            store.execute("UPDATE tokens SET person = NULL, seen = -1 WHERE person IN "
                          "(SELECT id FROM people WHERE name = 'Guest 2' AND id NOT IN (SELECT person FROM seats))")
            store.close()

            server.start()
            ann = people[0]
            player = Player(ann)
            for name, id in tables.items():
                if name == FEWER:
                    continue
                no = refused("store", ann.get, f"tables/{id}")
                assert no.status == 503 and no.reason == "damaged", name
                refused("store", player.ask, "watch", table=id)
                refused("store", ann.post, f"tables/{id}/leave")
            listed = ann.get("tables?list=mine")["tables"]
            assert {good, running_of_before, *tables.values()} >= {table["id"] for table in listed} - {shown}
            assert shown not in [table["id"] for table in ann.get("tables?list=playing")["tables"]]
            refused("store", ann.get, f"tables/{finished}/record")
            for id in (of_before, running_of_before):
                for action in (lambda: ann.get(f"tables/{id}"), lambda: player.ask("watch", table=id)):
                    no = refused("not-now", action)
                    assert no.reason == "other-rules" and "other rules" in no.message, no
            assert of_before in [table["id"] for table in ann.get("tables?list=finished")["tables"]]
            record = ann.get(f"tables/{of_before}/record")  # exported as stored; `replay` refuses it
            done = subprocess.run([program, "replay", "-"], input=json.dumps(record).encode(), capture_output=True)
            assert done.returncode != 0 and b"never released" in done.stderr, done
            refused("store", odd.get, "me")
            assert gone.get("me")["account"]
            refused("bad-passphrase", Person(server.address).post, "login", {"name": "Guest 1", "passphrase": "correct horse"})
            refused("no-token", lost.get, "me")

            table = player.watch(good)  # everything else goes on
            player.choose(table, table.legal[0])
            Person(server.address).guest("Welcome")
            count = len(tables) - 1 + 2
            assert server.metric("tables_damaged") == count, server.metric("tables_damaged")
            status, _, said = Wire(server.address).request("GET", "/healthz", {"Host": server.address})
            assert status == 200 and f"{count} damaged tables".encode() in said and tables["entry of nothing"].encode() in said
            elsewhere = {"Host": server.address, "X-Forwarded-For": "192.0.2.7"}
            said = Wire(server.address).request("GET", "/healthz", elsewhere)[2]
            assert said.decode() == f"ok\n{count} damaged tables in quarantine\n", said
            before = server.metric("refusals_total")
            refused("not-found", ann.get, "tables/nowhere")
            refused("not-found", player.ask, "watch", table="nowhere")
            assert server.metric("refusals_total") == before + 2
            logged = [json.loads(line) for line in server.said().splitlines() if line.startswith(b"{")]
            named = {line["table"] for line in logged if line["event"] == "damaged"}
            assert named == {*tables.values(), shown, finished} - {tables[FEWER]}, named
            assert server.running()
            assert kept == rows_of(sqlite3.connect(path), of_before, running_of_before)
            print("ok", count, "set aside")


if __name__ == "__main__":
    main()
