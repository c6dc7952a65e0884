#!/usr/bin/env python3
"""Advice at a table: only where it is allowed, only for the players, and only from information they have.

    tests/server_hints_test.py PROGRAM
"""

import sys

from client import Person, Player
from company import gather, guests, refused
from serving import NO_LIMITS, serving

WITH_BOTS = {"game": "academy", "options": {"first": 0}, "seats": ["me", {"bot": "page"}, {"bot": "page"}]}


def told(person, id, table):
    """The values of the open choices."""
    hint = person.get(f"tables/{id}/hint")
    assert hint["decision"] == table.decision
    choices = hint["advice"]["choices"]
    assert {one["action"] for one in choices} == set(table.legal)
    wins = [one["win"][hint["advice"]["seat"]] for one in choices]
    assert all(0 <= win <= 1_000_000 for win in wins) and wins == sorted(wins, reverse=True)
    assert all(one["games"] > 0 or hint["advice"]["exact"] for one in choices)
    assert "label" not in hint["advice"] and "chosen" not in hint["advice"]


def alone_with_bots(address):
    ann = guests(address, 1)[0]
    made = ann.post("tables", WITH_BOTS)
    assert made["table"]["hints"] is False, "it is not needed: nobody else plays"
    id, player = made["id"], Player(ann)
    refused("not-now", ann.get, f"tables/{id}/hint")  # not started
    table = player.watch(id)
    player.wait(lambda: table.asked)
    assert ann.get(f"tables/{id}/last") == {"last": None}
    told(ann, id, table)
    views = []
    for _ in range(7):  # the whole draft, and two cards
        player.wait(lambda: table.asked)
        view, choice = table.view, table.legal[-1]
        many = len(table.legal) > 1
        player.choose(table, choice)
        player.wait(lambda: table.asked and table.view != view)
        if many:
            views.append((view, choice))
        last = ann.get(f"tables/{id}/last")["last"]
        seen, made = views[-1]
        assert {**last["view"], "asked": seen["asked"]} == seen, "as it was seen then"
        moment = last["moment"]
        assert moment["choices"][moment["chosen"]]["action"] == made
        assert {one["action"] for one in moment["choices"]} == {one["text"] for one in seen["legal"]}
        assert moment["label"] in ("best", "fine", "unsure", "costly", "blunder")
        # The value of the position and luck depend on all hidden cards, and are not shown.
        assert set(moment) - {"why", "exact"} == {
            "analysis", "seat", "skill", "label", "chosen", "decision", "choices", "reference", "sure"}
    player.close()


def among_others(address):
    ann, bert, stranger = guests(address, 3)
    id = gather([ann, bert], "academy", {"two": "lancelot", "first": 0})
    player = Player(ann)
    table = player.watch(id)
    for path in ("hint", "last"):
        assert refused("not-now", ann.get, f"tables/{id}/{path}").reason == "no-hints"
        refused("not-yours", stranger.get, f"tables/{id}/{path}")
        refused("no-token", Person(address).get, f"tables/{id}/{path}")
    # With agreed hints every player may ask after the start; before it no player may, and strangers never.
    open = ann.post("tables", {"game": "academy", "seats": ["me", "open", {"bot": "page"}], "hints": True})
    assert open["table"]["hints"] is True
    assert refused("not-now", ann.get, f"tables/{open['id']}/hint").reason == "not-started"
    bert.post(f"tables/{open['id']}/sit")
    for person in (ann, bert):
        other = Player(person)
        table = other.watch(open["id"])
        other.wait(lambda: table.asked)
        told(person, open["id"], table)
        other.choose(table, table.legal[0])
        other.close()
    refused("not-yours", stranger.get, f"tables/{open['id']}/hint")
    refused("bad-field", ann.post, "tables", {**WITH_BOTS, "hints": "yes"})
    player.close()


def agreed_on(address):
    """Hints are one of the table's terms: players are asked again when they change."""
    ann, bert = guests(address, 2)
    id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    bert.post(f"tables/{id}/sit")
    info = ann.post(f"tables/{id}/change", {"hints": True})["table"]
    assert info["hints"] is True and info["changed"]["before"]["hints"] is False
    assert not info["seats"][1]["ready"] and info["ready"]


def main():
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0"]) as server:
        alone_with_bots(server.address)
        among_others(server.address)
        agreed_on(server.address)


if __name__ == "__main__":
    main()
