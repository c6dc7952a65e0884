#!/usr/bin/env python3
"""The log of people's actions: logins, refusals, slow requests; and no personal data.

    tests/server_log_test.py PROGRAM
"""

import json
import sys

from client import Person, Player
from company import refused
from serving import NO_LIMITS, serving

SECRETS = ["correct horse battery", "wrong staple battery", "Queen Guinevere", "what I say at the table"]


def events(server, name):
    lines = [line for line in server.said().decode().splitlines() if line.startswith("{")]
    return [event for event in map(json.loads, lines) if event["event"] == name]


def main():
    # Opening an account waits for a hash that takes long by design.
    with serving(sys.argv[1], [*NO_LIMITS, "--slow-log", "1"]) as server:
        ann = Person(server.address).guest("Ann")
        ann.post("account", {"name": SECRETS[2], "passphrase": SECRETS[0]})
        me = ann.get("me")["id"]
        stranger = Person(server.address)
        refused("bad-passphrase", stranger.post, "login", {"name": SECRETS[2], "passphrase": SECRETS[1]})
        stranger.post("login", {"name": SECRETS[2], "passphrase": SECRETS[0]})
        made = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})
        player = Player(ann)
        player.watch(made["id"])
        player.ask("chat", table=made["id"], text=SECRETS[3])
        refused("not-now", player.ask, "choose", table=made["id"], decision=99, choice="learn")

        ways = [(event["what"], event["user"], event["address"]) for event in events(server, "came in")]
        assert ways[0] == ("/api/v1/guest", me, "127.0.0.1") and ("/api/v1/login", me, "127.0.0.1") in ways, ways
        no = events(server, "refused")
        assert [event["what"] for event in no] == ["POST /api/v1/login", "choose"], no
        assert no[0]["code"] == "bad-passphrase" and no[0]["address"] == "127.0.0.1" and no[1]["user"] == me, no
        slow = [event for event in events(server, "slow") if event["what"] == "POST /api/v1/account"]
        assert slow and slow[0]["ms"] >= 1 and slow[0]["status"] == 200, slow
        told = server.said().decode()
        found = [secret for secret in [*SECRETS, ann.token, stranger.token] if secret in told]
        assert not found, found


if __name__ == "__main__":
    main()
