#!/usr/bin/env python3
"""The drill on every kind of store: a store is backed up during play, destroyed, restored, verified in whole and used again. Also
the messages of `roundtable backup`, `restore` and `verify` when something is wrong.

    tests/server_backup_test.py PROGRAM
"""

import contextlib
import gzip
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest.mock
import urllib.parse

from client import GUARD, Person, Player
from company import play, verify
from promises import Load
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store, run_sql

FIRST_VERSION = pathlib.Path(__file__).parent / "testdata/store-0.1.db.gz"


class Tool:
    """The program, called as the operator does."""

    def __init__(self, program):
        self.program = program

    def __call__(self, *arguments):
        done = subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True, timeout=GUARD)
        assert done.returncode == 0, done
        return done.stdout

    def refused(self, *arguments):
        done = subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True, timeout=GUARD)
        assert done.returncode == 1, done
        return done.stderr


def destroy(kind, store):
    if kind == "sqlite":
        for file in pathlib.Path(store.removeprefix("sqlite:")).parent.glob("roundtable.db*"):
            file.unlink()
    else:
        run_sql(urllib.parse.urlsplit(store), "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public")


class Promised:
    """The choices of a party that were acknowledged before the backup began."""

    def __init__(self, party):
        self.tokens = [person.token for person in party.people]
        self.table, self.n = party.choosers[0].table.id, min(chooser.table.n for chooser in party.choosers)
        self.played = dict(party.played)

    def check(self, program, address, rng):
        """All of them are there, and the game goes on to its end."""
        people = [Person(address, token) for token in self.tokens]
        for id, record in self.played.items():
            assert verify(program, people[0], id) == record, id
        players = [Player(person) for person in people]
        table = players[0].watch(self.table)
        assert table.n >= self.n, (table.n, self.n)
        play(players, self.table, rng)
        verify(program, people[0], self.table)
        for player in players:
            player.close()


def drill(tool, kind, rng, folder):
    backup = pathlib.Path(folder) / f"{kind}.backup"
    with fresh_store(kind) as store:
        with Server(tool.program, store, folder) as server:
            load = Load(tool.program, server, 3, rng)
            load.run(lambda: load.acknowledged > 300 and any(party.games for party in load.parties))
            promised = [Promised(party) for party in load.parties]
            backing_up = subprocess.Popen([tool.program, "backup", backup, "--store", store], stdout=subprocess.DEVNULL)
            load.run(lambda: backing_up.poll() is not None)
            assert backing_up.returncode == 0
            tool("verify", "--store", store)  # while the server runs
            after = load.acknowledged
            load.run(lambda: load.acknowledged > after + 20)
            assert "another server" in tool.refused("restore", backup, "--store", store)
            server.kill()
        destroy(kind, store)
        looked_at = tool("verify", backup)
        for other in kinds_of_store():
            with fresh_store(other) as elsewhere:
                tool("restore", backup, "--store", elsewhere)
                assert tool("verify", "--store", elsewhere) == looked_at
        tool("restore", backup, "--store", store)
        assert "already" in tool.refused("restore", backup, "--store", store)
        with Server(tool.program, store, folder) as server:
            for one in promised:
                one.check(tool.program, server.address, rng)
        assert tool("verify", "--store", store) != looked_at
    print(f"ok {kind}: {looked_at}", end="", flush=True)
    return backup


@contextlib.contextmanager
def restored(tool, backup):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "roundtable.db"
        tool("restore", backup, "--store", f"sqlite:{file}")
        yield file


def change(file, sql):
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        return database.execute(sql).fetchall()


def wrong_games(tool, backup):
    """`verify` names the table of every change that was made by hand in a store."""
    finished = "(SELECT key FROM records LIMIT 1)"
    for sql, why in [
        (f"UPDATE records SET record = replace(record, '\"scores\":[', '\"scores\":[1') WHERE key = {finished}", "record"),
        (f"DELETE FROM records WHERE key = {finished}", "no record"),
        (f"UPDATE standings SET phase = 1 WHERE key = {finished}", "its list entry does not match"),
        (f"UPDATE tables SET head = replace(head, '\"secret\":\"', '\"secret\":\"f') WHERE key = {finished}", ""),
        (f"UPDATE entries SET text = 'gibberish' WHERE place = (SELECT max(place) FROM entries WHERE key = {finished})", ""),
        (f"DELETE FROM entries WHERE place = (SELECT min(place) FROM entries WHERE key = {finished})", "entry 0"),
    ]:
        with restored(tool, backup) as file:
            ((id,),) = change(file, f"SELECT id FROM tables WHERE key = {finished}")
            change(file, sql)
            said = tool.refused("verify", "--store", f"sqlite:{file}")
            assert f"table {id}: " in said and why in said and said.count("\n") == 1, (sql, said)


def wrong_files(tool, backup, folder):
    place = f"sqlite:{folder}/new.db"
    text = pathlib.Path(folder) / "text"
    text.write_text("no backup at all. " * 100)
    assert "not a backup" in tool.refused("restore", text, "--store", place) and "not a backup" in tool.refused("verify", text)
    newer = pathlib.Path(folder) / "newer"
    shutil.copy(backup, newer)
    change(newer, "PRAGMA user_version = 99")
    assert "newer roundtable" in tool.refused("restore", newer, "--store", place)
    assert "another name" in tool.refused("backup", backup, "--store", f"sqlite:{newer}")
    missing = pathlib.Path(folder) / "missing.db"
    for command in (["backup", f"{folder}/none"], ["verify"]):
        assert "No store" in tool.refused(*command, "--store", f"sqlite:{missing}") and not missing.exists(), command
    assert not list(pathlib.Path(folder).glob("new.db*")) and not list(pathlib.Path(folder).glob("*-part"))


def hostile_files(tool, backup, folder):
    """A file changed by another program is refused by name in every command, and the attempt leaves no files behind."""
    file, new = pathlib.Path(folder) / "hostile.db", pathlib.Path(folder) / "hostile-new.db"
    stores = [f"sqlite:{new}"]
    with contextlib.ExitStack() as stack:
        if "postgres" in kinds_of_store():
            stores.append(stack.enter_context(fresh_store("postgres")))
        for sql, why in [
            ("CREATE TRIGGER steal AFTER UPDATE ON tokens BEGIN UPDATE people SET passphrase = ''; END", "trigger `steal`"),
            ("CREATE VIEW everybody AS SELECT * FROM people", "view `everybody`"),
            ("PRAGMA user_version = -5", "version -5"),
        ]:
            shutil.copy(backup, file)
            change(file, sql)
            for command in (["serve", "--port", "0"], ["verify"], ["backup", new]):
                assert why in tool.refused(*command, "--store", f"sqlite:{file}"), (command, sql)
            for command in (["verify", file], *(["restore", file, "--store", store] for store in stores)):
                assert why in tool.refused(*command), (command, sql)
            assert not list(pathlib.Path(folder).glob("hostile-new*")), sql


def leftovers(tool, backup, folder):
    """The leftovers of a killed backup, restore or check are removed when the next server starts."""
    place, backups, temporary = (pathlib.Path(folder) / name for name in ("place", "backups", "temporary"))
    scratch = temporary / "roundtable-scratch-abcdef"
    for path in (place, backups, scratch):
        path.mkdir(parents=True)
    tool("restore", backup, "--store", f"sqlite:{place}/roundtable.db")
    left = [place / "other.db.roundtable-part", backups / "half.db.roundtable-part", backups / "half.db.roundtable-part-journal", scratch / "store.db"]
    for file in left:
        file.write_text("half a copy")
    with unittest.mock.patch.dict(os.environ, {"TMPDIR": str(temporary)}):
        with Server(tool.program, f"sqlite:{place}/roundtable.db", folder, [*NO_LIMITS, "--backups", str(backups)]):
            assert not any(file.exists() for file in [*left, scratch])


def broken_pages(tool, backup):
    """A server refuses to start on a damaged file, which would only get worse."""
    with restored(tool, backup) as file:
        ((page,),) = change(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'people'")
        ((size,),) = change(file, "PRAGMA page_size")
        with file.open("r+b") as bytes:
            bytes.seek((page - 1) * size)
            bytes.write(b"\x55" * size)
        for arguments in (["serve", "--port", "0"], ["verify"], ["backup", f"{file}.copy"]):
            said = tool.refused(*arguments, "--store", f"sqlite:{file}")
            assert "damaged" in said or "malformed" in said, said


def first_version(tool, folder):
    """Data kept from version 0.1 is counted, not reported as wrong."""
    file = pathlib.Path(folder) / "first.db"
    file.write_bytes(gzip.decompress(FIRST_VERSION.read_bytes()))
    tool("backup", f"{folder}/first", "--store", f"sqlite:{file}")
    assert "made by a version with other rules" in tool("verify", f"{folder}/first")
    assert change(file, "PRAGMA user_version") == [(1,)], "only the copy was brought up to date"


def main():
    tool = Tool(sys.argv[1])
    seed = random.randrange(1_000_000)
    print(f"seed {seed}", flush=True)
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        backups = [drill(tool, kind, rng, folder) for kind in kinds_of_store()]
        wrong_games(tool, backups[0])
        wrong_files(tool, backups[0], folder)
        hostile_files(tool, backups[0], folder)
        leftovers(tool, backups[0], folder)
        broken_pages(tool, backups[0])
        first_version(tool, folder)


if __name__ == "__main__":
    main()
