#!/usr/bin/env python3
"""A club's chat room is told of public tables: signed, in order, with retries, and without hidden information.

    tests/server_webhook_test.py PROGRAM
"""

import hashlib
import hmac
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from client import Player
from company import gather, guests
from pushing import Service
from serving import NO_LIMITS, serving

DAY = 86400
SECRET = "known to both of us"
TWO = ("academy", {"two": "lancelot", "first": 0})


def heard(service, name):
    """The next event, after checking its signature."""
    _, headers, body = service.next()
    signed = hmac.new(SECRET.encode(), headers["X-Roundtable-Time"].encode() + b"." + body, hashlib.sha256).hexdigest()
    assert headers["X-Roundtable-Signature"] == "sha256=" + signed, headers
    assert abs(int(headers["X-Roundtable-Time"]) - time.time()) < 60
    event = json.loads(body)
    assert event["event"] == name, event
    assert set(event) == {"event", "at", "table", "game", "text", "content", "allowed_mentions"} and event["text"] == event["content"]
    return event


def telling(address, service):
    ann, bert = guests(address, 2)
    bert.post("me", {"name": "@everyone <x>"})
    closed = gather([ann, bert], *TWO, clock=DAY)  # private: not sent
    player = Player(ann)
    table = player.watch(closed)
    player.choose(table, table.legal[0])

    id = gather([ann, bert], *TWO, clock=DAY, public=True)
    events = [heard(service, name) for name in ("opened", "started", "turn")]
    assert {event["table"] for event in events} == {id} and events[0]["game"] == "academy"
    assert events[2]["text"] == f"Guest 0,  everyone  x , it is your turn: Medieval Academy\nhttps://play.example.org/table/{id}"
    table = player.watch(id)
    player.choose(table, table.legal[0])  # a choice is not sent while others are thinking
    other = Player(bert)
    other.watch(id)
    for one in (player, other):
        one.ask("pause", table=id)
    other.ask("pause", table=id, on=False)  # nor is the end of a pause
    service.nothing(0.5)

    quick = gather([ann, bert], "medievallons", {"maxTurns": 8}, clock=60, public=True)
    for name in ("opened", "started"):
        assert heard(service, name)["table"] == quick
    for person in (ann, bert):  # bots finish the game; turns of fast games are not sent
        person.post(f"tables/{quick}/leave")
    assert heard(service, "finished")["table"] == quick

    # Events are retried after an error. Events of a table that became private are dropped, even while they wait behind others.
    service.answers = [503]
    made = [ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"], "public": True})["id"] for _ in range(2)]
    assert heard(service, "opened")["table"] == made[0]
    ann.post(f"tables/{made[1]}/change", {"public": False})
    again = heard(service, "opened")
    assert again["table"] == made[0] and again["text"].startswith("Medieval Academy, a table is open: Guest 0\n"), again
    service.nothing(0.5)
    player.close()
    other.close()
    return [ann.token, bert.token]


def refusing(program, folder):
    """Invalid settings are reported at the start."""
    for options in (["--webhook", "nowhere"], ["--webhook", "http://chat.example.org/x"], ["--webhook", "https://chat.example.org:8443/x"],
                    ["--webhook", "https://chat.example.org/x", "--webhook-secret", f"{folder}/none"]):
        done = subprocess.run([program, "serve", "--port", "0", "--store", f"sqlite:{folder}/x.db", *options], capture_output=True, timeout=60)
        assert done.returncode != 0 and b"--webhook" in done.stderr, done


def private(program):
    """Without --webhook-local no request goes to this machine, and the address is not in the log."""
    with serving(program, [*NO_LIMITS, "--webhook", "https://localhost/hook-8765"]) as server:
        ann = guests(server.address, 1)[0]
        ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"], "public": True})
        deadline = time.monotonic() + 20
        while b"not public" not in server.said():
            assert time.monotonic() < deadline, server.said()
            time.sleep(0.05)
        assert server.metric("webhook_failures_total") == 1 and b"hook-8765" not in server.said()


def main():
    program = sys.argv[1]
    service = Service()
    with tempfile.TemporaryDirectory() as folder:
        secret = pathlib.Path(folder) / "secret"
        secret.write_text(SECRET + "\n")
        os.environ["ROUNDTABLE_WEBHOOK"] = f"{service.address}/hook"
        options = ["--webhook-local", "--webhook-secret", str(secret), "--bot-pause", "0", "--site", "https://play.example.org"]
        with serving(program, [*NO_LIMITS, *options]) as server:
            tokens = telling(server.address, service)
            assert not any(text.encode() in server.said() for text in (SECRET, *tokens))
        del os.environ["ROUNDTABLE_WEBHOOK"]
        refusing(program, folder)
    private(program)


if __name__ == "__main__":
    main()
