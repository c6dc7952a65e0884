#!/usr/bin/env python3
"""Turns: the tables that wait for a person, sent as they change and listed with that person's view.

    tests/server_turns_test.py PROGRAM
"""

import sys
import time

from client import Person, Player
from company import gather, guests, refused
from serving import NO_LIMITS, serving

DAY = 86400
TWO = ("academy", {"two": "lancelot", "first": 0})


def tables_of(player):
    return [turn["table"] for turn in player.turns]


def told_as_it_changes(address):
    ann, bert, stranger = guests(address, 3)
    players = [Player(person) for person in (ann, bert, stranger)]
    for player in players:
        player.hear_turns()
        assert player.turns == []
    slow = gather([ann, bert], *TWO, clock=3 * DAY)
    quick = gather([ann, bert], *TWO, clock=DAY)
    endless = gather([ann, bert], *TWO)
    for player in players[:2]:
        player.wait(lambda: len(player.turns) == 3)
        assert tables_of(player) == [quick, slow, endless], "the most urgent first, those without a clock last"
    turn = players[0].turns[0]
    assert set(turn) == {"table", "game", "decision", "since", "due"} and turn["game"] == "academy"
    assert turn["due"] - turn["since"] == DAY * 1000 and abs(turn["since"] - time.time() * 1000) < 60_000
    assert players[0].turns[2]["due"] is None

    # A player who has chosen has no turn any more; the turns of the others do not change.
    table = players[0].watch(quick)
    players[0].choose(table, table.legal[0])
    players[0].wait(lambda: tables_of(players[0]) == [slow, endless])
    players[1].ask("ping")
    assert tables_of(players[1]) == [quick, slow, endless]
    # A bot that replaces a player is asked instead.
    bert.post(f"tables/{slow}/leave")
    players[1].wait(lambda: tables_of(players[1]) == [quick, endless])
    players[2].ask("ping")
    assert players[2].turns == [], "strangers hear nothing"

    # Unsubscribed, and subscribed again.
    players[1].ask("turns", on=False)
    players[1].watch(slow)
    players[1].ask("return", table=slow)
    table = players[0].watch(slow)
    while table.asked:  # until it is Bert's turn again
        players[0].choose(table, table.legal[0])
    players[1].ask("ping")
    assert tables_of(players[1]) == [quick, endless]
    players[1].ask("turns", looking=False)
    players[1].wait(lambda: tables_of(players[1]) == [quick, slow, endless])
    second = Player(bert)
    second.hear_turns()
    assert tables_of(second) == tables_of(players[1]), "every connection hears the same"
    for field, value in [("on", 1), ("looking", "yes"), ("table", slow)]:
        assert refused("bad-field", second.ask, "turns", **{field: value}).field == field
    return ann, bert, [quick, slow, endless]


def listed(ann, bert, ids):
    answer = {one["table"]["id"]: one for one in bert.get("turns")["turns"]}
    assert set(answer) == set(ids), answer
    quick = answer[ids[0]]
    assert set(quick) == {"table", "since", "due", "view"} and quick["table"]["you"] == 1
    assert quick["view"]["seat"] == 1 and quick["view"]["asked"]["seats"] == [1]
    assert quick["due"][0] is None and quick["due"][1] - quick["since"] == DAY * 1000
    mine = {one["table"]["id"]: one for one in ann.get("turns")["turns"]}
    assert mine[ids[0]]["since"] is None and mine[ids[0]]["view"]["seat"] == 0, "Ann waits for Bert there"
    refused("bad-method", ann.post, "turns")
    refused("no-token", Person(ann.address).get, "turns")


def found_after_a_restart(server, bert, ids):
    """Tables that are not in memory count, too."""
    server.terminate()
    server.start()
    player = Player(bert)
    player.hear_turns()
    assert tables_of(player) == ids, (player.turns, ids)


def chosen_ahead(server):
    """A choice made ahead is played as soon as its turn comes, also after a kill, and not before."""
    ann, bert, stranger = guests(server.address, 3)
    id = gather([ann, bert], *TWO, clock=DAY)
    players = [Player(person) for person in (ann, bert)]
    tables = [player.watch(id) for player in players]
    refused("not-now", bert.get, f"tables/{id}/ahead")  # it is his turn now
    while not any(choice.startswith("play") for choice in tables[0].legal):
        players[0].wait(lambda: any(table.asked for table in tables), players)
        for player, table in zip(players, tables):
            if table.asked and not table.legal[0].startswith("play"):
                player.choose(table, table.legal[0])
    players[1].wait(lambda: tables[1].ahead == {"choice": None, "fits": True})
    assert tables[0].ahead is None
    refused("not-now", ann.get, f"tables/{id}/ahead")
    refused("no-token", Person(ann.address).get, f"tables/{id}/ahead")
    refused("not-yours", stranger.get, f"tables/{id}/ahead")
    refused("not-yours", Player(stranger).ask, "ahead", table=id, choice="play C2")
    refused("bad-field", players[1].ask, "ahead", table=id, choice=7)
    refused("illegal", players[1].ask, "ahead", table=id, choice="choose 1")
    view = bert.get(f"tables/{id}/ahead")["view"]
    assert view["seat"] == 1 and view["asked"]["seats"] == [1]
    choices = [choice["text"] for choice in view["legal"]]
    n = tables[1].n
    for choice in (choices[0], None, choices[-1]):
        players[1].choose_ahead(tables[1], choice)
    assert tables[1].n == n and tables[1].ahead == {"choice": choices[-1], "fits": True}
    server.kill()
    server.start()
    for _ in range(3):  # in Lancelot a squire plays three cards in a row
        players[0].wait(lambda: tables[0].asked)
        players[0].choose(tables[0], tables[0].legal[0])
    players[1].wait(lambda: tables[1].ahead is None)
    played = [event for event in tables[1].events if event["event"] == "played"]
    assert len(played) == 4 and played[3]["card"] == choices[-1].split()[1], (played, choices)
    assert tables[1].asked, "for the next card he is asked"
    for player in players:
        player.close()


def main():
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0"]) as server:
        ann, bert, ids = told_as_it_changes(server.address)
        listed(ann, bert, ids)
        found_after_a_restart(server, bert, ids)
        chosen_ahead(server)


if __name__ == "__main__":
    main()
