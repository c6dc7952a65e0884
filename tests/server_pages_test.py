#!/usr/bin/env python3
"""People's pages: a person finds all of their own games, and only the allowed ones of others.

    tests/server_pages_test.py PROGRAM
"""

import json
import random
import sys
import tempfile

from client import Person, Player
from company import gather, play, refused
from serving import NO_LIMITS, Server, fresh_store, kinds_of_store

SHORT = {"maxTurns": 6}


def id_of(person):
    return person.get("me")["id"]


def page(looker, person, query=""):
    return looker.get(f"people/{id_of(person)}{query}")


def games(looker, person, query=""):
    return [game["table"]["id"] for game in looker.get(f"people/{id_of(person)}/games{query}")["games"]]


def evening(address, rng):
    """Ann has played in public with Bert, in private with Cleo, and plays now with both. Dora has played with no other person."""
    ann, bert, cleo, dora = people = [Person(address).guest(name) for name in ("Ann", "Bert", "Cleo", "Dora")]
    players = {person: Player(person) for person in people[:3]}

    def over(pair, **more):
        id = gather(pair, "medievallons", SHORT, **more)
        play([players[person] for person in pair], id, rng)
        return id

    public, private = over([ann, bert], public=True), over([cleo, ann])
    running = gather([ann, bert, cleo], "academy", {}, public=True)
    return people, public, private, running


def own(ann, bert, cleo, public, private, running):
    mine = page(ann, ann)
    assert mine["person"] == {key: ann.get("me")[key] for key in ("id", "name", "account", "created")}
    assert mine["page"] == "companions"
    assert sum(tally["games"] for tally in mine["tallies"]) == 2, mine["tallies"]
    assert all(tally["game"] == "medievallons" and tally["players"] == 2 and tally["people"] for tally in mine["tallies"])
    assert {one["name"] for one in mine["companions"]} == {"Bert", "Cleo"}, mine["companions"]
    assert games(ann, ann) == [private, public]
    assert games(ann, ann, f"?with={id_of(bert)}") == [public]
    assert games(ann, ann, "?company=bots") == games(ann, ann, "?game=academy") == games(ann, ann, "?players=3") == []
    won = [game for game in ann.get(f"people/{id_of(ann)}/games")["games"] if game["place"] == 1]
    assert games(ann, ann, "?result=won") == [game["table"]["id"] for game in won]
    for game in won:
        assert game["table"]["you"] in game["table"]["result"]["winners"]
    assert sorted(games(ann, ann, "?result=won") + games(ann, ann, "?result=lost")) == sorted([private, public])
    first = ann.get(f"people/{id_of(ann)}/games")["games"][0]
    assert games(ann, ann, f"?before={first['ended']}-{first['table']['id']}") == [public]
    for field, query in (("game", "?game=chess"), ("players", "?players=9"), ("company", "?company=x"), ("result", "?result=x"),
                         ("before", "?before=x"), ("as", "?as=x")):
        assert refused("bad-field", games, ann, ann, query).field == field
    assert refused("bad-field", ann.post, "me/page", {"for": "friends"}).field == "for"
    refused("not-found", ann.get, f"people/{id_of(ann)}/secrets")


def left_to_a_bot(address, rng):
    """A game that a bot has played for a person is marked in their list, and does not count."""
    ann, bert = people = [Person(address).guest(name) for name in ("Ann", "Bert")]
    id = gather(people, "medievallons", SHORT)
    ann.post(f"tables/{id}/leave")
    player = Player(bert)
    table = player.watch(id)
    while not table.over:
        player.wait(lambda: table.asked or table.over)
        if table.asked:
            player.choose(table, rng.choice(table.legal))
    assert page(ann, ann)["tallies"] == page(ann, ann)["companions"] == page(bert, bert)["companions"] == []
    played = {who: who.get(f"people/{id_of(who)}/games")["games"] for who in people}
    assert [(game["table"]["id"], game["bot"]) for game in played[ann]] == [(id, True)], played[ann]
    assert [(game["table"]["id"], game["bot"]) for game in played[bert]] == [(id, False)], played[bert]
    assert games(ann, ann, "?result=won") == games(ann, ann, "?result=lost") == []
    assert sum(tally["games"] for tally in page(bert, bert)["tallies"]) == 1


def others(people, public, private, running):
    ann, bert, cleo, dora = people
    stranger = Person(ann.address)
    # By default the people she has played with see it: public games, and the games they played.
    assert page(bert, ann)["tallies"] == page(ann, ann)["tallies"] and page(bert, ann)["page"] is None
    assert games(bert, ann) == [public] and games(cleo, ann) == [private, public]
    for looker in (dora, stranger):
        assert refused("not-yours", page, looker, ann).reason == "closed"
        assert refused("not-yours", games, looker, ann).reason == "closed"
    assert games(ann, ann, "?as=others") == [public]
    # For all; but it does not show games with people who do not want that.
    ann.post("me/page", {"for": "everybody"})
    cleo.post("me/page", {"for": "nobody"})
    bert.post("me/page", {"for": "everybody"})
    for looker in (dora, stranger):
        assert games(looker, ann) == [public]
        seen = json.dumps([looker.get(f"people/{id_of(ann)}"), looker.get(f"people/{id_of(ann)}/games")])
        assert "Bert" in seen and "Cleo" not in seen and id_of(cleo) not in seen
        assert running not in seen and private not in seen, "what runs, and what is private, is not there"
    assert {one["name"] for one in page(ann, ann, "?as=others")["companions"]} == {"Bert"}
    assert page(ann, ann, "?as=others")["page"] is None
    # A person she has blocked sees nothing, and is not told why.
    ann.post("block", {"user": id_of(dora)})
    assert refused("not-yours", page, dora, ann).reason == refused("not-yours", page, dora, cleo).reason == "closed"
    refused("not-yours", games, dora, ann)
    # For herself only.
    ann.post("me/page", {"for": "nobody"})
    for looker in (bert, cleo, dora, stranger):
        refused("not-yours", page, looker, ann)
    refused("not-yours", page, ann, ann, "?as=others")
    assert games(ann, ann) == [private, public]
    assert ann.get("me/export")["person"]["page"] == "nobody"


def erased(ann, bert, dora):
    user = id_of(bert)
    bert.post("me/erase", {"name": "Bert"})
    refused("not-found", ann.get, f"people/{user}")
    for _ in range(500):
        if "Bert" not in json.dumps([page(ann, ann), ann.get(f"people/{id_of(ann)}/games")]):
            break
    else:
        raise AssertionError("Bert is still there")
    assert len(games(ann, ann)) == 2, "the games stay"
    refused("not-found", dora.get, "people/unobody")


def main():
    for kind in kinds_of_store():
        with fresh_store(kind) as store, tempfile.TemporaryDirectory() as folder:
            with Server(sys.argv[1], store, folder, [*NO_LIMITS, "--bot-pause", "0"]) as server:
                people, *tables = evening(server.address, random.Random(1))
                own(*people[:3], *tables)
                left_to_a_bot(server.address, random.Random(2))
                others(people, *tables)
                erased(people[0], people[1], people[3])


if __name__ == "__main__":
    main()
