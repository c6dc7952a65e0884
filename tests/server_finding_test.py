#!/usr/bin/env python3
"""The hall over the protocol: people who are online, and searches for a game with others or bots.

Usage: server_finding_test.py ROUNDTABLE
"""

import sqlite3
import sys
import tempfile
import time

from client import GUARD, Player
from company import guests, refused
from serving import NO_LIMITS, serving


def people_here(address):
    ann, bert, carl = guests(address, 3)
    players = [Player(person) for person in (ann, bert, carl)]
    assert ann.get("hall") == {"here": 0, "looking": 0, "wishes": [], "people": []}, "nobody is shown who does not want to"
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


def searches(person):
    """Whether that person has a search, as a new connection of theirs is told."""
    player = Player(person)
    player.ask("ping")
    player.close()
    return player.search


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
    first.wait(lambda: all(table.view for table in tables), seated)
    info = tables[0].info
    assert info["game"] == "medievallons" and info["phase"] == "playing" and info["clock"] == 60, info
    assert info["commitment"] == first.seated["commitment"] and {table.info["you"] for table in tables} == {0, 1, 2}
    assert first.person.get("hall")["looking"] == 0

    alone = lookers[3]  # bots join at once; Academy for two needs the option `two`
    alone.ask("find", games=["academy"], players=[2], bots=0)
    alone.wait(lambda: alone.seated)
    table = alone.watch(alone.seated["table"])
    alone.wait(lambda: table.view)
    assert sorted(seat["kind"] for seat in table.info["seats"]) == ["bot", "person"] and table.view, table.info

    first.ask("find", games=["academy"], players=[5])
    first.close()  # an absent person's search ends after a while
    pause = 2
    while searches(first.person):  # each check counts as a visit, so the next check must be later
        assert pause < 60
        time.sleep(pause)
        pause *= 2
    for one in lookers[1:]:
        one.close()


def filling(address):
    """A searcher is seated at a table that waits in the hall, if that fills it and they accept its rules."""
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
    assert [seat["kind"] for seat in table.info["seats"]].count("open") == 2, "nobody sits there who has not come"
    for one in (first, second):
        one.watch(id)
    host.wait(lambda: table.view, [first, second])
    assert table.info["phase"] == "playing" and table.info["commitment"] == first.seated["commitment"]
    plain.ask("stop")
    for one in (host, plain, first, second):
        one.close()


TRIO = {"games": ["academy"], "players": [3]}


def matched(players):
    """All of these search for a game of three, and are matched: the table's id."""
    for player in players:
        player.ask("find", **TRIO)
    players[0].wait(lambda: all(player.seated for player in players), players)
    ids = {player.seated["table"] for player in players}
    assert len(ids) == 1, ids
    return ids.pop()


def come(players, id):
    """They come to their table, and the game begins."""
    tables = [player.watch(id) for player in players]
    players[0].wait(lambda: all(table.view for table in tables), players)
    assert all(table.info["phase"] == "playing" and table.info["anew"] is None for table in tables), tables[0].info
    players[0].wait(lambda: not any(player.search for player in players), players)


def follows_the_person(address):
    """Three people who reload and change devices, before and after they are matched: none of them is lost."""
    people = guests(address, 3)
    first, second, third = (Player(person) for person in people)
    first.ask("find", **TRIO)
    second.ask("find", **TRIO)
    since = second.wait(lambda: second.search) or second.search["since"]
    second.close()
    reloaded, phone = Player(people[1]), Player(people[1])
    for one in (reloaded, phone):
        one.wait(lambda: one.search)
        assert one.search["since"] == since and one.search["players"] == [3] and one.search["found"] is None, one.search
    reloaded.close()  # the phone stays connected
    third.ask("find", **TRIO)
    phone.wait(lambda: all(one.seated for one in (first, third, phone)), [first, third])
    id = phone.seated["table"]
    assert phone.search["found"] == {"table": id, "until": phone.seated["until"]}, phone.search
    third.close()
    third = Player(people[2])  # reloads before their table is open
    third.wait(lambda: third.seated)
    assert third.seated["table"] == id
    third.ask("find", **TRIO)  # as older pages do after a reconnect
    table = first.watch(id)
    assert table.info["found"] and table.info["host"] is None and table.info["phase"] == "open", table.info
    stranger = guests(address, 1)[0]
    refused("seat-taken", stranger.post, f"tables/{id}/sit")
    come([first, phone, third], id)
    for one in (first, phone, third):
        one.close()


def alone_is_not_matched(address):
    """A person who is reloading is not matched."""
    people = guests(address, 3)
    players = [Player(person) for person in people]
    players[0].ask("find", **TRIO)
    players[1].ask("find", **TRIO)
    players[1].close()
    players[2].wait(lambda: players[2].person.get("hall")["looking"] == 1)
    players[2].ask("find", **TRIO)
    players[2].wait(lambda: players[2].search and players[2].search["there"] == 2, [players[0]])
    players[1] = Player(people[1])
    players[1].wait(lambda: all(player.seated for player in players), players)
    come(players, players[0].seated["table"])
    for one in players:
        one.close()


def over_a_restart(server):
    """Searches, and tables that wait for matched people, survive a kill."""
    people = guests(server.address, 5)
    players = [Player(person) for person in people]
    id = matched(players[:3])
    players[3].ask("find", **TRIO)
    players[3].wait(lambda: players[3].search)
    since = players[3].search["since"]
    # A search is announced before it is stored. A table is acknowledged when it is stored, and so is everything before it.
    people[4].post("tables", {"game": "academy", "seats": ["me", "open", "open"]})
    for player in players:
        player.close()
    server.kill()
    server.start()
    players = [Player(person) for person in people]
    players[0].wait(lambda: players[3].search and all(player.seated for player in players[:3]), players)
    assert players[3].search["since"] == since and players[0].seated["table"] == id
    come(players[:3], id)
    sixth = Player(guests(server.address, 1)[0])
    for player in (players[4], sixth):
        player.ask("find", **TRIO)
    lookers = [players[3], players[4], sixth]
    sixth.wait(lambda: all(player.seated for player in lookers), lookers)
    come(lookers, sixth.seated["table"])
    for one in [*players, sixth]:
        one.close()


def told_when_stored(server, path):
    """A person is told that a search runs only when it is in the store: a kill before that loses it."""
    looker = Player(guests(server.address, 1)[0])
    other = sqlite3.connect(path, isolation_level=None, timeout=GUARD)
    other.execute("BEGIN IMMEDIATE")  # nothing can be stored now
    asked = looker.tell("find", **TRIO)
    looker.ask("ping")
    assert asked not in looker.answers and looker.search is None, (looker.answers, looker.search)
    other.execute("ROLLBACK")
    looker.wait(lambda: asked in looker.answers)
    assert looker.answers.pop(asked)["type"] == "ok" and looker.search["there"] == 1, looker.search
    server.kill()
    server.start()
    again = Player(looker.person)
    again.wait(lambda: again.search)
    again.ask("stop")
    again.close()
    other.close()


def wishes_are_shown(address):
    """The hall lists the searches."""
    lookers = [Player(person) for person in guests(address, 3)]
    for looker in lookers[:2]:
        looker.ask("find", games=["academy"], players=[4, 5], pace="day")
    lookers[2].ask("find", games=["medievallons"], players=[2], rules="any")
    wishes = lookers[0].person.get("hall")["wishes"]
    assert wishes == [{"people": 2, "wish": {"games": ["academy"], "players": [4, 5], "pace": "day", "rules": "plain"}},
                      {"people": 1, "wish": {"games": ["medievallons"], "players": [2], "pace": "quick", "rules": "any"}}], wishes
    for looker in lookers:
        looker.ask("stop")
        looker.close()


def absent(address):
    """A person who does not come to the table in time leaves the queue; the others are matched again with the next who comes."""
    people = guests(address, 4)
    players = [Player(person) for person in people]
    id = matched(players[:3])
    since = [player.search["since"] for player in players[:2]]
    tables = [player.watch(id) for player in players[:2]]
    players[0].wait(lambda: all(table.info["phase"] == "closed" for table in tables), players)
    players[0].wait(lambda: all(player.search and not player.search["found"] for player in players[:2]), players)
    assert [player.search["since"] for player in players[:2]] == since, "they keep their place"
    assert all(table.info["anew"] is None for table in tables), "nobody is told that a number did not come"
    players[2].wait(lambda: players[2].search is None)
    assert players[2].search_ended == "absent" and players[0].person.get("hall")["looking"] == 2
    for player in players:
        player.seated = None
    players[3].ask("find", **TRIO)
    anew = [players[0], players[1], players[3]]
    players[3].wait(lambda: all(player.seated for player in anew), anew)
    assert players[3].seated["table"] != id and players[2].seated is None
    come(anew, players[3].seated["table"])
    for one in players:
        one.close()


def gives_the_seat_up(address):
    """The others do not wait for a person who leaves the matched table or stops the search."""
    for way in ("leave", "stop"):
        players = [Player(person) for person in guests(address, 3)]
        id = matched(players)
        tables = [player.watch(id) for player in players[:2]]
        players[2].person.post(f"tables/{id}/leave") if way == "leave" else players[2].ask("stop")
        players[0].wait(lambda: all(player.search and not player.search["found"] for player in players[:2]), players)
        players[0].wait(lambda: tables[0].info["phase"] == "closed", players)
        assert searches(players[2].person) is None
        for player in players[:2]:
            player.ask("stop")
        for player in players:
            player.close()


def forgotten(address):
    """A person who is erased is not seated under their name any more."""
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
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0", "--patience", "6000"]) as server:
        people_here(server.address)
        finding(server.address)
        filling(server.address)
        forgotten(server.address)
        limits(server.address)
    with serving(sys.argv[1], [*NO_LIMITS, "--patience", "20000"]) as server:
        follows_the_person(server.address)
        alone_is_not_matched(server.address)
        wishes_are_shown(server.address)
        gives_the_seat_up(server.address)
        over_a_restart(server)
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/roundtable.db"
        with serving(sys.argv[1], [*NO_LIMITS, "--patience", "20000"], f"sqlite:{path}") as server:
            told_when_stored(server, path)
    with serving(sys.argv[1], [*NO_LIMITS, "--patience", "3000"]) as server:
        absent(server.address)
