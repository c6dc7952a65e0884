#!/usr/bin/env python3
"""`roundtable admin` beside a running server: lists, reports, bans, names, lines, tables, announcements; all of it is logged.

Usage: server_admin_test.py ROUNDTABLE
"""

import contextlib
import json
import os
import pathlib
import pwd
import re
import sqlite3
import subprocess
import sys
import tempfile

from client import GUARD, Person, Player
from company import gather, guests, refused
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store
from wire import Lost


class Admin:
    def __init__(self, program, store):
        self.command = [program, "admin", "--store", store]
        self.environment = {name: value for name, value in os.environ.items() if name != "USER"}  # as under cron

    def __call__(self, *words, fails=False):
        done = subprocess.run([*self.command, *words], capture_output=True, text=True, timeout=GUARD, check=False, env=self.environment)
        assert (done.returncode != 0) == fails, (words, done)
        return done.stderr if fails else done.stdout


def cut_off(player):
    """Whether the server has closed this connection for good."""
    try:
        player.wait(lambda: False if player.pump() else player.socket is None)
    except Lost as lost:
        return lost.code == 1008
    return True


def reported(admin, people):
    ann, bert, cleo = people
    id = gather(people, "academy", {})
    player = Player(bert, bert.log)
    table = player.watch(id)
    player.ask("chat", table=id, text="You Blödmann")
    player.wait(lambda: table.chat)
    assert table.chat[0]["text"] == "You ********", table.chat
    number = table.chat[0]["n"]
    assert "No reports." in admin("reports")
    cleo.post(f"tables/{id}/report", {"seat": 1, "lines": [number], "why": "stars again"})
    who = bert.get("me")["id"]
    listed = admin("reports")
    assert "stars again" in listed and who in listed, listed
    report = admin("report", listed.split()[0])
    assert id in report and f"{number}: You ********" in report, report
    assert "no such report" in admin("report", "nothing", fails=True)
    assert who in admin("people") and id in admin("tables")
    found = admin("people", bert.get("me")["name"].upper())  # searches the whole store: only Bert is connected
    assert who in found and ann.get("me")["id"] not in found, found
    assert ann.get("me")["id"] in admin("people", "--all") and "No person found" in admin("people", "--all", "--after", "~")
    for word in (id, ann.get("me")["id"], "--all"):
        assert id in admin("tables", word) and who in admin("tables", word), word
    assert "No table" in admin("tables", who, "--after", id) and "No table" in admin("tables", "nobody")
    assert "Messages deleted: 1." in admin("lines", id, str(number))
    assert admin("lines", id, str(number), fails=True)
    assert cleo.get(f"tables/{id}/chat?before=1000")["chat"] == []
    return id, player


# Each list's field, and what a list needs.
LISTS = {"servers": "servers", "people": "people", "tables": "tables", "reports": "reports", "report": "report", "bans": "bans", "log": "acts"}


def as_json(admin):
    """Every command takes --json. Lists have the same entries as on a terminal."""
    commands = re.findall(r"^  ([a-z-]+)\s", admin("--help").split("Subcommands:\n")[1], re.M)
    assert set(LISTS) < set(commands), commands
    for command in commands:
        assert "--json" in admin(command, "--help"), command
    report = admin("reports").split()[0]
    for command, field in LISTS.items():
        words = [command, report] if command == "report" else [command]
        answer, lines = json.loads(admin(*words, "--json")), admin(*words)
        listed = answer[field] if isinstance(answer[field], list) else [answer[field]]
        assert listed or command == "bans", (command, answer)
        assert all(one["id"] in lines for one in listed if "id" in one and command != "report"), (command, answer, lines)
    assert json.loads(admin("people", "nobody at all", "--json"))["people"] == []
    assert json.loads(admin("announce", "--json"))["done"] == "announce"
    assert "no such report" in admin("report", "nothing", "--json", fails=True)


def banned(admin, server, people, id, player):
    ann, bert, cleo = people
    who = bert.get("me")["id"]
    said = admin("ban", "--person", who, "--days", "3", "--why", "rude")
    assert cut_off(player)
    no = refused("banned", bert.get, "me")
    assert no.status == 403 and "rude" in no.message and "until" in no.message, no.message
    refused("banned", Player, bert)
    assert ann.get(f"tables/{id}")["table"]["seats"][1]["bot"], "a bot plays on"
    server.kill()
    server.start()
    refused("banned", bert.post, f"tables/{id}/leave")
    for path in ("turns", "notices", "holiday", "blocked", f"tables/{id}/ahead"):
        refused("banned", bert.get, path)
    for path in ("notices/try", "holiday", "block", f"tables/{id}/remove", f"tables/{id}/report"):
        refused("banned", bert.post, path)
    assert bert.get("me/export")["person"]["id"] == who, "what is theirs they may have"
    ban = said.split()[-1]
    assert ban in admin("bans") and "Ban lifted" in admin("unban", ban)
    assert admin("unban", ban, fails=True)
    assert bert.get("me")["id"] == who
    assert admin("ban", "--network", "all of them", fails=True) and admin("ban", "--days", "3", fails=True)
    stranger = Person(server.address, more={"X-Forwarded-For": "192.0.2.77"}).guest("Stranger")
    ban = admin("ban", "--network", "192.0.2.0/24").split()[-1]
    refused("banned", stranger.get, "me")
    refused("banned", Person(server.address, more={"X-Forwarded-For": "192.0.2.1"}).guest, "Another")
    assert ann.get("me")
    assert stranger.get("me/export")["person"]["name"] == "Stranger"
    leaving = Person(server.address, more={"X-Forwarded-For": "192.0.2.78"})
    admin("unban", ban)
    leaving.guest("Leaving")
    ban = admin("ban", "--network", "192.0.2.0/24").split()[-1]
    admin("ban", "--person", leaving.get("me/export")["person"]["id"])
    refused("bad-field", leaving.post, "me/erase", {"name": "Somebody else"})
    leaving.post("me/erase", {"name": "Leaving"})
    refused("no-token", leaving.get, "me/export")
    admin("unban", ban)
    assert stranger.get("me")


def ruled(admin, server, people, id):
    ann, bert, cleo = people
    admin("rename", bert.get("me")["id"], "Bertram")
    assert bert.get("me")["name"] == "Bertram"
    for name in ("Blodmann", "der BLÖDMANN"):
        no = refused("bad-field", ann.post, "me", {"name": name})
        assert no.reason == "words", no
    player = Player(cleo, cleo.log)
    admin("announce", "We close at ten.")
    player.wait(lambda: player.announcement == "We close at ten.")
    assert ann.get("games")["announcement"] == "We close at ten." and not ann.get("games")["readOnly"]
    admin("announce")
    player.wait(lambda: player.announcement is None)
    assert ann.get("games")["announcement"] is None

    admin("read-only")
    seats = ["me", {"bot": "page"}]
    assert refused("not-now", ann.post, "tables", {"game": "medievallons", "seats": seats}).reason == "read-only"
    assert refused("not-now", Person(server.address).guest, "New").reason == "read-only"
    assert refused("not-now", player.ask, "find", games=["academy"], players=[3]).reason == "read-only"
    table = player.watch(id)
    player.choose(table, table.legal[0])  # games go on
    assert ann.get("games")["readOnly"]
    admin("read-only", "--off")
    admin("close", id)
    player.wait(lambda: table.over)
    assert table.info["stopped"] and table.info["result"] is None
    assert admin("close", id, fails=True)
    player.close()


def protected(admin, server, store, received):
    """Requests without the store's secret are refused, and no message shows it."""
    if store.startswith("sqlite:"):
        with contextlib.closing(sqlite3.connect(store.removeprefix("sqlite:"))) as database:
            (door,) = database.execute("SELECT text FROM notes WHERE kind = 'server' AND id = 'admin'").fetchone()
        secret = json.loads(door)["secret"].encode()
        assert len(secret) == 40 and secret not in received and secret not in server.said()
    for token in (None, "wrong", "a" * 40):
        person = Person(server.address, token)
        refused("not-found", person.post, "admin", {"do": "people"})
    acts, name = admin("log"), pwd.getpwuid(os.getuid()).pw_name
    for what in ("ban", "unban", "rename", "lines", "close", "announce", "read-only"):
        assert re.search(rf"  {name}\s+{what} ", acts), (what, acts)
    assert "Bertram" not in acts, "names go when somebody is erased"
    server.kill()
    assert "no server is running" in admin("log", fails=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        words = pathlib.Path(folder) / "words"
        words.write_text("# unwanted\nblödmann\n")
        for kind in kinds_of_store():
            with fresh_store(kind) as store:
                options = [*NO_LIMITS, "--bot-pause", "0", "--words", str(words), "--behind-proxy"]
                with Server(sys.argv[1], store, folder, options) as server:
                    admin = Admin(sys.argv[1], store)
                    received = bytearray()
                    people = guests(server.address, 3, log=received)
                    id, player = reported(admin, people)
                    as_json(admin)
                    banned(admin, server, people, id, player)
                    ruled(admin, server, people, id)
                    protected(admin, server, store, received)
