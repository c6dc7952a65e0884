#!/usr/bin/env python3
"""Export and erasure of a person: one file has all their data; after the erasure none of it is found in the store any more, and the
games of the others stay.

    tests/server_erase_test.py PROGRAM
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from client import Person, Player
from company import gather, guests, play, refused, verify
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store
from wire import GUARD

NAME, SAID = "Zebulon ✠", "a line that only Zebulon says"
REACHED = "https://push.example.org/where-only-Zebulon-is"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"  # of RFC 8291
SHORT = {"maxTurns": 8}
OPTIONS = [*NO_LIMITS, "--bot-pause", "0"]


def stored(store):
    """All bytes of the store on its disk, or all rows of a database."""
    if store.startswith("sqlite:"):
        file = pathlib.Path(store.removeprefix("sqlite:"))
        return b"".join(one.read_bytes() for one in file.parent.glob(file.name + "*"))
    return subprocess.run(["pg_dump", "--inserts", store], check=True, stdout=subprocess.PIPE, timeout=GUARD).stdout


def found(store, *secrets):
    """Which of these strings the store contains."""
    everything = stored(store)
    return [secret for secret in secrets if secret.encode() in everything or json.dumps(secret)[1:-1].encode() in everything]


def until(condition):
    deadline = time.monotonic() + GUARD
    while not (value := condition()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)
    return value


def evening(address, rng):
    """A person with a finished game, a running one, a waiting one, one they left, and a seat that is held for them."""
    others = guests(address, 2)
    zeb = Person(address).guest(NAME)
    people = [others[0], zeb, others[1]]
    done = gather(people, "medievallons", SHORT)
    players = [Player(person) for person in people]
    for player in players:
        player.watch(done)
    players[1].ask("chat", table=done, text=SAID)
    players[0].ask("chat", table=done, text="another line")
    play(players, done, rng)
    held = others[0].post(f"tables/{done}/rematch")["id"]
    running = gather(people, "academy", {})
    for player in players:
        player.watch(running)
    waiting = zeb.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    left = others[0].post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    zeb.post(f"tables/{left}/sit", {})
    zeb.post(f"tables/{left}/leave")
    return zeb, others, players, {"done": done, "held": held, "running": running, "waiting": waiting, "left": left}


def portrait(zeb, others, tables):
    all_of_it = zeb.get("me/export")
    assert all_of_it["person"] == {**zeb.get("me"), "page": "companions"}, all_of_it["person"]
    assert len(all_of_it["sessions"]) == 1 and all_of_it["keys"][0]["kind"] == "recovery", all_of_it
    by_id = {one["table"]["id"]: one for one in all_of_it["tables"]}
    assert set(by_id) == set(tables.values()), (by_id.keys(), tables)
    finished = by_id[tables["done"]]
    assert [line["text"] for line in finished["chat"]] == [SAID]
    assert finished["record"] == zeb.get(f"tables/{tables['done']}/record")
    assert by_id[tables["running"]]["record"] is None and by_id[tables["running"]]["table"]["secret"] is None
    text = json.dumps(all_of_it)
    assert "argon2" not in text and "another line" not in text
    assert not any(person.token in text for person in (zeb, *others))


def erased(program, kind, rng):
    with fresh_store(kind) as store, tempfile.TemporaryDirectory() as folder, Server(program, store, folder, OPTIONS) as server:
        zeb, others, players, tables = evening(server.address, rng)
        user = zeb.get("me")["id"]
        zeb.post("account", {"name": NAME, "passphrase": "four quiet words"})
        browser = {"p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
        zeb.post("notices/subscribe", {"endpoint": REACHED, **browser})
        zeb.post("notices", {"tables": {tables["running"]: "never"}})
        portrait(zeb, others, tables)
        assert found(store, NAME, SAID, REACHED, user) == [NAME, SAID, REACHED, user]
        assert refused("bad-field", zeb.post, "me/erase", {"name": "Zebulon"}).field == "name"
        running = players[0].tables[tables["running"]]
        token = zeb.token
        zeb.post("me/erase", {"name": NAME})
        refused("no-token", Person(server.address, token).get, "me")
        refused("bad-passphrase", Person(server.address).post, "login", {"name": NAME, "passphrase": "four quiet words"})
        until(lambda: not found(store, NAME, SAID, REACHED, user))
        players[0].wait(lambda: running.info["seats"][1]["bot"] and running.info["seats"][1]["name"] == "")
        look_around(program, others[0], players, tables)
        assert Person(server.address).guest(NAME).get("me")["id"] != user
        server.kill()
        server.start()  # the server reads the same from the store
        look_around(program, others[0], None, tables)


def look_around(program, other, players, tables):
    """The view of the other players."""
    done = other.get(f"tables/{tables['done']}")["table"]
    assert done["phase"] == "finished" and [seat["name"] for seat in done["seats"]] == ["Guest 0", "", "Guest 1"], done
    verify(program, other, tables["done"])
    record = other.get(f"tables/{tables['done']}/record")
    assert record["seats"] == ["Guest 0", "", "Guest 1"], record["seats"]
    chat = other.get(f"tables/{tables['done']}/chat?before=100000")["chat"]
    assert [line["text"] for line in chat] == ["another line"], chat
    assert other.get(f"tables/{tables['held']}")["table"]["seats"][1] == {"kind": "open"}
    assert other.get(f"tables/{tables['waiting']}")["table"]["phase"] == "closed"
    assert other.get(f"tables/{tables['left']}")["table"]["seats"][1] == {"kind": "open"}
    for name in ("mine", "finished"):
        assert other.get(f"tables?list={name}")["tables"]
    if players:  # the bot goes on
        table = players[0].tables[tables["running"]]
        before = table.n
        players[0].choose(table, table.legal[0])
        assert table.n > before


def interrupted(program, kind, rng):
    """A server that is killed during an erasure completes it after the restart."""
    with fresh_store(kind) as store, tempfile.TemporaryDirectory() as folder, Server(program, store, folder, OPTIONS) as server:
        other, zeb = guests(server.address, 1)[0], Person(server.address).guest(NAME)
        user = zeb.get("me")["id"]
        tables = [gather([other, zeb], "medievallons", SHORT) for _ in range(30)]
        zeb.post("me/erase", {"name": NAME})
        for _ in range(3):
            server.kill()
            server.start()
            time.sleep(rng.random() * 0.03)
        until(lambda: not found(store, NAME, user))
        for id in tables:
            seats = other.get(f"tables/{id}")["table"]["seats"]
            assert seats[1]["name"] == "" and seats[1]["bot"], seats


def main():
    for kind in kinds_of_store():
        erased(sys.argv[1], kind, random.Random(1))
        interrupted(sys.argv[1], kind, random.Random(1))


if __name__ == "__main__":
    main()
