#!/usr/bin/env python3
"""The waiting room over the protocol: the host arranges the table, and people agree to its terms.

Usage: server_waiting_test.py ROUNDTABLE
"""

import sys

from client import Player
from company import guests, refused
from serving import NO_LIMITS, fresh_store, kinds_of_store, serving
from wire import Refused


SECRET = bytes(range(50, 82)).hex()


def waiting(address):
    """Before the start the host arranges the table, and no person plays on terms that they have not agreed to."""
    ann, bert, carl = guests(address, 3)
    made = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open", "open"], "public": True})
    id, info = made["id"], made["table"]
    assert not info["ready"] and info["changes"] == 0 and info["changed"] is None, info
    received = bytearray()
    players = [Player(person, received) for person in (ann, bert, carl)]
    bert.post(f"tables/{id}/sit", {"seat": 1, "changes": 0})
    tables = [player.watch(id) for player in players]
    for path, fields in [("bot", {"seat": 2, "bot": "page"}), ("free", {"seat": 0}), ("swap", {"seat": 0, "with": 1}),
                         ("host", {"seat": 1}), ("change", {"clock": 60}), ("start", {})]:
        for person in (bert, carl):
            refused("not-yours", person.post, f"tables/{id}/{path}", fields)
    ann.post(f"tables/{id}/bot", {"seat": 2, "bot": "knight"})
    ann.post(f"tables/{id}/free", {"seat": 2})
    ann.post(f"tables/{id}/swap", {"seat": 1, "with": 3})
    players[0].wait(lambda: [table.info["you"] for table in tables] == [0, 3, None], players)
    assert tables[0].info["seats"][0]["here"] and tables[0].info["seats"][3]["here"], tables[0].info

    ann.post(f"tables/{id}/change", {"players": 3, "clock": 60, "options": {"variations": ["bet"]}})
    players[0].wait(lambda: all(table.info["changed"] for table in tables), players)
    info = tables[1].info
    assert info["players"] == 3 and info["you"] == 2 and len(info["seats"]) == 3 and info["ready"], info
    before = info["changed"]["before"]
    assert before["players"] == 4 and before["clock"] is None and before["options"] == {} and info["changed"]["name"] == "Guest 0"
    assert [table["options"] for table in carl.get("tables?list=open")["tables"] if table["id"] == id] == [{"variations": ["bet"]}]
    refused("late", carl.post, f"tables/{id}/sit", {"changes": 0})
    carl.post(f"tables/{id}/sit", {"changes": 1})
    assert refused("not-now", ann.post, f"tables/{id}/start").reason == "not-ready"
    refused("late", bert.post, f"tables/{id}/ready", {"changes": 0})

    ann.post(f"tables/{id}/free", {"seat": 1, "shut": True})
    players[2].wait(lambda: players[2].freed == {id: True}, players)
    players[2].wait(lambda: tables[2].info["you"] is None)
    assert refused("not-yours", carl.post, f"tables/{id}/sit").reason == "shut"
    ann.post(f"tables/{id}/bot", {"seat": 1, "bot": "page"})
    assert bert.post(f"tables/{id}/ready", {"changes": 1})["table"]["changed"] is None
    ann.post(f"tables/{id}/host", {"seat": 2})
    info = bert.post(f"tables/{id}/start")["table"]
    assert info["phase"] == "playing" and info["commitment"] == made["table"]["commitment"], info
    players[1].wait(lambda: all(table.view for table in tables), players)
    assert made["table"]["commitment"].encode() in received  # unchanged by the changes above
    assert SECRET.encode() not in received and bytes.fromhex(SECRET) not in received

    id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    bert.post(f"tables/{id}/sit")
    table = players[1].watch(id)
    players[1].wait(lambda: table.info["host"] == table.info["you"])  # the host never came
    for player in players:
        player.close()


def killed(server):
    """Acknowledged changes survive a kill at any moment; lists have them, too."""
    ann, bert, carl = guests(server.address, 3)
    id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open", "open"], "public": True})["id"]
    steps = [(bert, "sit", {}), (ann, "swap", {"seat": 0, "with": 2}), (ann, "bot", {"seat": 0, "bot": "page"}),
             (ann, "free", {"seat": 0}), (ann, "change", {"players": 3, "clock": 90, "options": {"variations": ["bet"]}}),
             (bert, "ready", {"changes": 1}), (ann, "host", {"seat": 1}), (bert, "bot", {"seat": 0, "bot": "page"})]
    for person, what, how in steps:
        known = person.post(f"tables/{id}/{what}", how)["table"]
        server.kill()
        server.start()
        listed = carl.get("tables?list=open")["tables"]
        again = person.get(f"tables/{id}")["table"]
        for info in (known, again, *listed):
            info.pop("you")
            for seat in info["seats"]:
                seat.pop("away", None)
        assert again == known, (what, known, again)
        has_room = {"kind": "open"} in known["seats"]
        assert known["phase"] == "open" and listed == ([known] if has_room else []), (what, listed)


TABLE = {"game": "academy", "seats": ["me", "open", "open"]}


def account(address, name):
    person = guests(address, 1)[0]
    person.post("account", {"name": name, "passphrase": "correct horse battery"})
    return person


def invitations(address):
    """People are invited by name, at any server, and accept or decline; this does not reveal which names have an account."""
    bert, cleo = (account(address, name) for name in ("Bert of Bath", "Cleo"))
    ann, stranger = guests(address, 2)
    host, asked, late = Player(ann), Player(bert), Player(cleo)
    id = ann.post("tables", TABLE)["id"]
    other = ann.post("tables", TABLE)["id"]
    refused("not-yours", stranger.post, f"tables/{id}/invite", {"name": "Bert of Bath"})
    for name in ("Bert of Bath", "Nobody", "Guest 0"):
        assert ann.post(f"tables/{id}/invite", {"name": name}) == {}, "the answer is the same for all"
    asked.wait(lambda: asked.invitations)
    invitation = asked.invitations[0]
    assert invitation["table"] == id and invitation["from"]["name"] == "Guest 0" and invitation["players"] == 3, invitation
    phone = Player(bert)  # another device is told, too
    phone.wait(lambda: phone.invitations)
    bert.post(f"tables/{id}/sit")
    asked.wait(lambda: not asked.invitations and not phone.invitations, [phone])
    # A person who declines is not invited again at that table.
    ann.post(f"tables/{id}/invite", {"name": "cleo"})
    late.wait(lambda: late.invitations)
    cleo.post(f"tables/{id}/decline")
    host.wait(lambda: host.declined == ["Cleo"])
    late.wait(lambda: not late.invitations)
    ann.post(f"tables/{id}/invite", {"name": "Cleo"})
    ann.post(f"tables/{other}/invite", {"name": "Cleo"})
    late.wait(lambda: late.invitations)
    assert [one["table"] for one in late.invitations] == [other]
    # Invitations end when the table starts or closes.
    ann.post(f"tables/{other}/leave")
    late.wait(lambda: not late.invitations)
    # A block in either direction prevents invitations, and neither person is told.
    third = ann.post("tables", TABLE)["id"]
    cleo.post("block", {"user": ann.get("me")["id"]})
    assert ann.post(f"tables/{third}/invite", {"name": "Cleo"}) == {}
    bert.post(f"tables/{id}/invite", {"name": "Cleo"})  # Cleo has been invited there already
    fourth = bert.post("tables", TABLE)["id"]
    bert.post(f"tables/{fourth}/invite", {"name": "Cleo"})
    late.wait(lambda: late.invitations)
    assert [one["table"] for one in late.invitations] == [fourth]
    bert.post("tables/" + fourth + "/fill", {"bot": "page"})
    refused("not-now", bert.post, f"tables/{fourth}/invite", {"name": "Cleo"})
    assert refused("not-yours", cleo.post, f"tables/{third}/decline")
    for number in range(20):
        try:
            stranger_table = stranger_table if number else stranger.post("tables", TABLE)["id"]
            stranger.post(f"tables/{stranger_table}/invite", {"name": f"Name {number}"})
        except Refused as no:
            raise AssertionError(number) from no
    assert refused("too-many", stranger.post, f"tables/{stranger_table}/invite", {"name": "One more"}).reason == "person"
    for player in (host, asked, late, phone):
        player.close()


def invitations_stay(server):
    """An invitation survives a kill."""
    bert, (ann,) = account(server.address, "Bertram"), guests(server.address, 1)
    id = ann.post("tables", TABLE)["id"]
    ann.post(f"tables/{id}/invite", {"name": "Bertram"})
    server.kill()
    server.start()
    asked = Player(bert)
    asked.wait(lambda: asked.invitations)
    assert asked.invitations[0]["table"] == id
    asked.close()


if __name__ == "__main__":
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0", "--patience", "500", "--test-secret", SECRET]) as server:
        waiting(server.address)
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0"]) as server:
        invitations(server.address)
        invitations_stay(server)
    for kind in kinds_of_store():
        with fresh_store(kind) as store, serving(sys.argv[1], NO_LIMITS, store) as server:
            killed(server)
