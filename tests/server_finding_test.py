#!/usr/bin/env python3
"""The hall over the protocol: who is here, and finding a game with others or bots.

Usage: server_finding_test.py ROUNDTABLE
"""

import sys
import time

from client import Player
from company import guests, refused
from serving import NO_LIMITS, serving


def people_here(address):
    ann, bert, carl = guests(address, 3)
    players = [Player(person) for person in (ann, bert, carl)]
    assert ann.get("hall") == {"here": 0, "looking": 0, "people": []}, "nobody is shown who does not want to"
    for player in players:
        player.show()
    hidden = ann.post("tables", {"game": "academy", "seats": ["me", "open"], "options": {"two": "karadoc"}})["id"]
    shown = bert.post("tables", {"game": "academy", "seats": ["me", "open"], "options": {"two": "karadoc"}, "public": True})["id"]
    players[0].watch(hidden)
    players[1].watch(shown)
    players[2].watch(shown)
    players[2].watch(hidden)
    hall = ann.get("hall")
    doing = [(person["name"], person["doing"], person["game"]) for person in hall["people"]]
    assert doing == [("Guest 1", "open", "academy"), ("Guest 2", "watching", "academy"), ("Guest 0", "here", None)], doing
    assert hall["here"] == 3 and not any(person["account"] for person in hall["people"])
    players[1].show(False)
    assert ann.get("hall")["here"] == 2
    for player in players:
        player.close()


def finding(address):
    lookers = [Player(person) for person in guests(address, 4)]
    first = lookers[0]
    for fields in [{"games": [], "players": [3]}, {"games": ["chess"], "players": [3]}, {"games": ["academy"], "players": [6]},
                   {"games": ["academy"], "players": ["3"]}, {"games": ["academy"], "players": [3], "pace": "slow"},
                   {"games": ["academy"], "players": [3], "bots": -1}, {"games": ["academy"], "players": [3], "rules": "mine"}, {"games": ["academy"]}, {"games": ["academy"] * 21, "players": [3]}]:
        refused("bad-field", first.ask, "find", **fields)
    first.ask("find", games=["academy", "medievallons"], players=[3, 4])
    first.wait(lambda: first.search)
    search = first.search
    assert (search["there"], search["of"], search["bots"]) == (1, 3, None), search
    lookers[1].ask("find", games=["medievallons"], players=[2, 3], pace="day")
    lookers[2].ask("find", games=["medievallons"], players=[3], pace="quick", bots=600)
    first.wait(lambda: first.search["there"] == 2, lookers)
    assert first.person.get("hall")["looking"] == 3
    lookers[1].ask("stop")
    lookers[1].wait(lambda: lookers[1].search is None)
    lookers[1].ask("find", games=["medievallons"], players=[3, 5])
    seated = lookers[:3]
    first.wait(lambda: all(one.seated for one in seated), lookers)
    ids = {one.seated["table"] for one in seated}
    assert len(ids) == 1 and lookers[3].seated is None
    id = ids.pop()
    tables = [one.watch(id) for one in seated]
    info = tables[0].info
    assert info["game"] == "medievallons" and info["phase"] == "playing" and info["clock"] == 60, info
    assert info["commitment"] == first.seated["commitment"] and {table.info["you"] for table in tables} == {0, 1, 2}
    assert first.person.get("hall")["looking"] == 0

    alone = lookers[3]  # with bots at once; two in Academy want to be told how
    alone.ask("find", games=["academy"], players=[2], bots=0)
    alone.wait(lambda: alone.seated)
    table = alone.watch(alone.seated["table"])
    assert sorted(seat["kind"] for seat in table.info["seats"]) == ["bot", "person"] and table.view, table.info

    first.ask("find", games=["academy"], players=[5])
    first.close()  # who is gone is looked for yet a while
    assert alone.person.get("hall")["looking"] == 1
    deadline = time.monotonic() + 30
    while alone.person.get("hall")["looking"] == 1:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    for one in lookers[1:]:
        one.close()


def filling(address):
    """Whoever looks is seated at a table that waits in the hall, if that fills it and they accept its rules."""
    people = guests(address, 4)
    host = Player(people[0])
    request = {"game": "academy", "seats": ["me", "open", "open"], "public": True, "clock": 60, "options": {"variations": ["dragon"]}}
    id = people[0].post("tables", request)["id"]
    table = host.watch(id)
    plain, first, second = (Player(person) for person in people[1:])
    plain.ask("find", games=["academy"], players=[3])
    first.ask("find", games=["academy"], players=[3], rules="any")
    first.wait(lambda: first.search)
    assert first.search["there"] == 2 and not first.seated, "there is a seat too many"
    second.ask("find", games=["academy"], players=[2, 3], rules="any")
    second.wait(lambda: first.seated and second.seated, [first])
    assert {one.seated["table"] for one in (first, second)} == {id} and not plain.seated
    host.wait(lambda: table.view)
    assert table.info["phase"] == "playing" and table.info["commitment"] == first.seated["commitment"]
    plain.ask("stop")
    for one in (host, plain, first, second):
        one.close()


def forgotten(address):
    """Whoever is erased is not seated by their name any more."""
    ann, bert = guests(address, 2)
    looker, other = Player(ann), Player(bert)
    looker.ask("find", games=["academy"], players=[2])
    ann.post("me/erase", {"name": "Guest 0"})
    other.ask("find", games=["academy"], players=[2], bots=3600)
    other.wait(lambda: other.search)
    assert other.search["there"] == 1 and bert.get("hall")["looking"] == 1
    other.close()


def limits(address):
    looker = Player(guests(address, 1)[0])
    for _ in range(60):
        looker.ask("find", games=["academy"], players=[5])
    assert refused("too-many", looker.ask, "find", games=["academy"], players=[5]).reason == "person"
    looker.close()


if __name__ == "__main__":
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0", "--patience", "500"]) as server:
        people_here(server.address)
        finding(server.address)
        filling(server.address)
        forgotten(server.address)
        limits(server.address)
