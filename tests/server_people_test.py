#!/usr/bin/env python3
"""People: names, accounts, sessions, and every way in.

    tests/server_people_test.py PROGRAM
"""

import random
import sys

from client import Person, Player
from company import guests, refused
from serving import NO_LIMITS, fresh_store, kinds_of_store, serving
from wire import Lost


def people_and_accounts(address):
    ann = Person(address)
    refused("no-token", ann.get, "me")
    ann.guest("Ann")
    assert ann.get("me")["name"] == "Ann" and not ann.get("me")["account"]
    invisible = ("\u061c", "\u00ad", "\u200b", "\u2028", "\u2060", "\ufeff", "\u3164", "\U000e0041")
    for name in ("", " Ann", "Ann ", "A\x07nn", "A" * 25, 7, None, "\u00a0", "\u2003Ann", "Ann\u3000", "\u0301\u0302", "bot:champion",
                 "BOT:x", *(f"A{character}nn" for character in invisible)):
        assert refused("bad-field", ann.post, "me", {"name": name}).field == "name"
        assert refused("bad-field", Person(address).post, "guest", {"name": name}).field == "name"
    assert ann.post("me", {"name": "Änna ✠"})["name"] == "Änna ✠"
    me = ann.get("me")
    unique = f"Anna {random.randrange(10**9)}"
    for passphrase in ("eleven long", "é" * 11, "é" * 101, 7, None):  # minimum in characters, maximum in bytes
        assert refused("bad-field", ann.post, "account", {"name": unique, "passphrase": passphrase}).field == "passphrase"
    guest_token, socket = ann.token, Player(ann)
    for path in ("passphrase", "recovery"):
        body = {"passphrase": "correct horse", **({"old": "x"} if path == "passphrase" else {})}
        assert refused("not-now", ann.post, path, body).reason == "guest"
    account = ann.post("account", {"name": unique, "passphrase": "correct horse"})
    code = account.pop("recovery")
    assert account == {**me, "name": unique, "account": True} and len(code) == 19, account
    assert ann.token != guest_token  # the guest's token, if stolen, does not open the account
    refused("no-token", Person(address, guest_token).get, "me")
    socket.ask("ping")  # open connections stay open
    refused("name-taken", Person(address).post, "guest", {"name": unique.lower()})
    refused("name-taken", guests(address, 1)[0].post, "me", {"name": unique})
    other = guests(address, 1)[0]
    refused("name-taken", other.post, "account", {"name": unique.upper(), "passphrase": "123456789012"})
    free = Person(address).post("names", {"name": unique})["free"]
    assert len(set(free)) == 2 and all(name.startswith(unique[:18]) and len(name) <= 24 for name in free), free
    assert other.post("me", {"name": free[0]})["name"] == free[0]

    elsewhere = Person(address)
    refused("bad-passphrase", elsewhere.post, "login", {"name": unique, "passphrase": "incorrect horse"})
    refused("bad-passphrase", elsewhere.post, "login", {"name": "Nobody at all", "passphrase": "incorrect horse"})
    assert elsewhere.post("login", {"name": unique.lower(), "passphrase": "correct horse"})["id"] == me["id"]
    assert elsewhere.token != ann.token
    id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    assert id in [table["id"] for table in elsewhere.get("tables?list=mine")["tables"]]
    assert elsewhere.get(f"tables/{id}")["table"]["you"] == 0
    old, other = ann.token, Player(elsewhere)
    ann.post("logout")
    refused("no-token", Person(address, old).get, "me")
    assert logged_out(socket)
    other.ask("ping")
    assert elsewhere.get("me")["id"] == me["id"]
    sessions(address, elsewhere, unique)
    ways_in(address, elsewhere, unique, code)


def logged_out(player):
    """Waits until the WebSocket is closed, as it is when its session ends."""
    try:
        player.wait(lambda: False)
    except Lost as lost:
        return lost.code == 1008 and "logged out" in str(lost)


def sessions(address, ann, name):
    """A person sees the list of their sessions, and ends some."""
    others = [Person(address) for _ in range(3)]
    for other in others:
        other.post("login", {"name": name, "passphrase": "correct horse"})
    players = [Player(other) for other in others]
    known = ann.get("sessions")["sessions"]
    assert len(known) == 4 and [one["here"] for one in known].count(True) == 1, known
    assert all(one["created"] > 1.6e12 and one["seen"] >= one["created"] and one["device"] == "" for one in known), known
    assert not any(one["id"] in person.token for one in known for person in (ann, *others))
    for body in ({}, {"id": "x", "all": True}, {"all": False}):
        refused("bad-field", ann.post, "sessions/end", body)
    refused("not-found", ann.post, "sessions/end", {"id": "nothing"})
    refused("not-found", guests(address, 1)[0].post, "sessions/end", {"id": known[0]["id"]})
    one = next(one for one in others[0].get("sessions")["sessions"] if one["here"])
    ann.post("sessions/end", {"id": one["id"]})
    refused("no-token", others[0].get, "me")
    assert logged_out(players[0])
    players[1].ask("ping")
    ann.post("sessions/end", {"all": True})
    for other, player in zip(others[1:], players[1:]):
        refused("no-token", other.get, "me")
        assert logged_out(player)
    assert [one["here"] for one in ann.get("sessions")["sessions"]] == [True]


def ways_in(address, ann, name, code):
    """A new name, a new passphrase, and the recovery code. Each change of the ways to log in ends all other sessions."""
    other = f"{name[:20]} II"
    assert ann.post("me", {"name": other})["account"]
    refused("bad-passphrase", Person(address).post, "login", {"name": name, "passphrase": "correct horse"})
    here, there = Player(ann), Person(address)
    there.post("login", {"name": other, "passphrase": "correct horse"})
    refused("bad-passphrase", ann.post, "passphrase", {"old": "incorrect horse", "passphrase": "battery staple"})
    assert refused("bad-field", ann.post, "passphrase", {"old": "correct horse", "passphrase": "short"}).field == "passphrase"
    old = ann.token
    assert "recovery" not in ann.post("passphrase", {"old": "correct horse", "passphrase": "battery staple"})
    assert ann.token != old
    for token in (old, there.token):
        refused("no-token", Person(address, token).get, "me")
    here.ask("ping")  # open connections stay open
    refused("bad-passphrase", there.post, "login", {"name": other, "passphrase": "correct horse"})

    keys = ann.get("keys")
    assert keys["passphrase"] and keys["recovery"] > 1.6e12, keys
    refused("bad-passphrase", ann.post, "recovery", {"passphrase": "correct horse"})
    fresh = ann.post("recovery", {"passphrase": "battery staple"})["recovery"]
    assert fresh != code
    lost, forgotten = Person(address), {"name": other, "passphrase": "something else"}
    for wrong in (code, "AAAA-AAAA-AAAA-AAAA", "x"):
        refused("bad-passphrase", lost.post, "recover", {**forgotten, "code": wrong})
    refused("bad-passphrase", lost.post, "recover", {**forgotten, "name": "Nobody at all", "code": fresh})
    refused("bad-field", lost.post, "recover", {**forgotten, "code": fresh, "passphrase": "short"})
    found = lost.post("recover", {**forgotten, "code": fresh.lower().replace("-", " ")})
    assert found["id"] == lost.get("me")["id"] and found["recovery"] not in (code, fresh)
    refused("bad-passphrase", Person(address).post, "recover", {**forgotten, "code": fresh})  # it is used up
    refused("no-token", ann.get, "me")
    assert logged_out(here)
    Person(address).post("login", {"name": other, "passphrase": "something else"})


def passkeys(address):
    """Only an authenticator's answer to a fresh challenge logs in. web/e2e/me.e2e.ts tests valid answers."""
    ann, page = guests(address, 1)[0], {"Origin": f"http://{address}"}
    assert refused("not-now", ann.post, "passkeys/new", {"passphrase": "correct horse"}).reason == "guest"
    ann.post("account", {"name": f"Keyholder {random.randrange(10**6)}", "passphrase": "correct horse"})
    refused("bad-passphrase", ann.post, "passkeys/new", {"passphrase": "incorrect horse"})
    refused("bad-passkey", ann.post, "passkeys/new", {"passphrase": "correct horse"})  # without an origin
    ann.more = page
    asked = ann.post("passkeys/new", {"passphrase": "correct horse"})
    assert asked["site"] == "127.0.0.1" and len(asked["challenge"]) == 43 and asked["known"] == [], asked
    assert Person(address, more=page).post("passkeys/ask")["challenge"] != asked["challenge"]
    nonsense = {"id": "AAAA", "clientData": "AAAA", "authenticatorData": "AAAA"}
    refused("bad-passkey", ann.post, "passkeys", {**nonsense, "name": "phone", "publicKey": "AAAA"})
    for body in ({}, {**nonsense, "signature": ""}, {**nonsense, "signature": "A"}, {**nonsense, "signature": 7}):
        refused("bad-field", Person(address, more=page).post, "passkeys/enter", body)
    refused("bad-passkey", Person(address, more=page).post, "passkeys/enter", {**nonsense, "signature": "AAAA"})
    refused("not-found", ann.post, "passkeys/end", {"id": "AAAA"})
    assert ann.get("keys")["passkeys"] == []


def a_clubs_login(program):
    """Only the proxy in front may say who a person is."""
    with serving(program, [*NO_LIMITS, "--trust-header", "X-Club"]) as server:
        ann = Person(server.address, more={"X-Club": "Ann"})
        me = ann.get("me")
        assert me["name"] == "Ann" and me["account"] and ann.token is None, me
        assert Person(server.address, more={"x-club": "Ann"}).get("me") == me
        bert = Person(server.address, more={"X-Club": "Bert"})
        id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
        assert bert.post(f"tables/{id}/sit", {})["table"]["you"] == 1
        player = Player(bert)
        assert player.watch(id).info["you"] == 1
        # The header overrides the token of another person.
        stranger = Person(server.address).guest("Stranger")
        assert Person(server.address, stranger.token, more={"X-Club": "Ann"}).get("me") == me
        assert Player(Person(server.address, stranger.token, more={"X-Club": "Bert"})).watch(id).info["you"] == 1
        for name in ("bot:squire", "BOT:x", "bot:"):
            assert refused("bad-field", Person(server.address, more={"X-Club": name}).get, "me").field == "name"
        for name in ("bad\tname", "x" * 25, "a\u202eb", "<\x01>"):
            refused("bad-field or bad-json or bad-request", Person(server.address, more={"X-Club": name}).get, "me")
        refused("name-taken", stranger.post, "me", {"name": "ann"})
        for secret in ("!", "", "correct horse"):
            refused("bad-passphrase or bad-field", Person(server.address).post, "login", {"name": "Ann", "passphrase": secret})
        refused("bad-passphrase", ann.post, "recovery", {"passphrase": "!"})
        server.kill()
        server.start()
        assert Person(server.address, more={"X-Club": "Ann"}).get("me") == me
        ann.post("logout")
        assert ann.get("me") == me
    with serving(program, [*NO_LIMITS, "--trust-header", "X-Club", "--proxy", "192.0.2.7"]) as server:
        refused("not-yours", Person(server.address, more={"X-Club": "Ann"}).get, "me")
        Person(server.address).guest("Ann")
    with serving(program, NO_LIMITS) as server:
        nobody = Person(server.address, more={"X-Club": "Ann"})
        refused("no-token", nobody.get, "me")
        assert nobody.get("you") == {"you": None} and Person(server.address, "wrong").get("you") == {"you": None}
        ann = Person(server.address).guest("Ann")
        assert ann.get("you") == {"you": ann.get("me")}


def main():
    for kind in kinds_of_store():
        with fresh_store(kind) as store, serving(sys.argv[1], NO_LIMITS, store) as server:
            people_and_accounts(server.address)
            passkeys(server.address)
    a_clubs_login(sys.argv[1])


if __name__ == "__main__":
    main()
