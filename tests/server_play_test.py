#!/usr/bin/env python3
"""Whole games through the protocol: people, bots and spectators at tables of every mode and variation.

    tests/server_play_test.py PROGRAM [--rounds N] [--seed S]

After every choice a player's state of the table, updated by changes alone, must equal the answer to a fresh `watch`. On the way
choices are changed, undone, sent twice and sent late, and connections break. Every record must pass `roundtable replay --verify`
with the commitment that was shown before the first card.
"""

import argparse
import json
import random

from client import Player, Refused, pump
from company import TABLES, all_see, gather, guests, play, refused, verify
from serving import NO_LIMITS, serving


def picture(table):
    names = ("n", "decision", "info", "view", "chosen", "undo", "due", "events", "chat")
    return {name: getattr(table, name) for name in names}


class Mirror:
    """A second connection of the same person, whose fresh `watch` is compared with the first one's state, updated by changes."""

    def __init__(self, player, id):
        self.player, self.mirror, self.id = player, Player(player.person), id

    def compare(self):
        mine = self.player.tables[self.id]
        other = None

        def alike():
            nonlocal other
            self.mirror.tables.clear()
            other = self.mirror.watch(self.id)
            self.player.ask("ping")  # all earlier messages have arrived when this is answered
            return picture(mine) == picture(other)

        try:
            self.player.wait(alike)  # bots and clocks may go on meanwhile
        except AssertionError:
            for name, value in picture(mine).items():
                if value != picture(other)[name]:
                    print(f"{name} by changes: {value}\n{name} afresh:     {picture(other)[name]}")
            raise

    def compare_since(self, n):
        """A `watch` with `since` gives exactly the later events and lines of chat."""
        mine = self.player.tables[self.id]
        answer = self.mirror.ask("watch", table=self.id, since=n)
        events = answer["events"]
        if answer["n"] == mine.n:
            assert mine.events[events["from"]:] == events["list"], (n, events, mine.events)
        assert all(line["n"] >= n for line in answer["chat"]), (n, answer["chat"])


def tells_of_presence(text):
    """Whether a message only updates presence: its time is up to the server."""
    message = json.loads(text)
    info = message.get("info", {})
    return message["type"] == "news" and message.keys() == {"type", "table", "n", "decision", "info"} and info and info.keys() <= {"seats", "spectators"}


def change_of_mind(players, tables, rng):
    """A player whose choice waits for others changes it; the others see nothing."""
    waiting = [(player, table) for player, table in zip(players, tables) if table.chosen and len(table.legal) > 1]
    if not waiting:
        return
    player, table = rng.choice(waiting)
    heard = [[] for _ in players]
    for other, texts in zip(players, heard):
        other.hear = texts.append
    choice = rng.choice([text for text in table.legal if text != table.chosen])
    n = table.n
    player.choose(table, choice)
    for other in players:
        other.ask("ping")
        other.hear = lambda text: None
    assert table.chosen == choice and table.n == n, (table.chosen, choice)
    for other, texts in zip(players, heard):
        told = [text for text in texts if not tells_of_presence(text)]
        assert other is player or len(told) == 1, told  # the answer to the ping


def take_back(players, tables, rng, tally):
    """A player who may undo gets exactly the previous state; other players get the reason why they may not."""
    number = rng.randrange(len(players))
    player, table = players[number], tables[number]
    if table.over or table.chosen:
        return
    n, decision, offered = table.n, table.decision, table.undo == table.info["you"]
    try:
        player.ask("undo", table=table.id, decision=decision)
    except Refused as no:
        assert no.code == "no-undo", no
        tally["refused"].add(no.message)
        return
    before = tally["before"].get(number)
    all_see(players, tables, n)
    assert offered and table.decision > decision, "the number of a decision is used once"
    if before:
        assert table.view == before[0] and table.events == before[1], (table.view, before[0])
    refused("no-undo or late", player.ask, "undo", table=table.id, decision=decision)
    tally["undone"] += 1


def say_it_again(player, table, decision, choice):
    """A message that comes twice, or too late, changes nothing."""
    n = table.n
    player.ask("choose", table=table.id, decision=decision, choice=choice)
    if table.decision > decision:
        refused("late or not-now", player.ask, "choose", table=table.id, decision=decision, choice=choice + "x")
    assert table.n == n, (n, table.n)


def trouble_makers(players, tables, rng):
    """Invalid messages are refused with their code, and have no effect."""
    number = rng.randrange(len(players))
    player, table = players[number], tables[number]
    n = table.n
    if table.legal:
        said = refused("illegal", player.choose, table, "play the lute")
        assert table.legal[0] in said.message, said.message
    else:
        refused("not-now or illegal or late", player.choose, table, "play K2")
    refused("bad-field or late", player.ask, "choose", table=table.id, decision=table.decision + 1, choice="pick K2")
    refused("bad-field", player.ask, "choose", table=table.id, decision=table.decision)
    refused("not-found", player.ask, "watch", table="nowhere")
    assert table.n == n


def whole_game(program, people, kind, rng, tally):
    game, count, options = kind
    id = gather(people[:count], game, options)
    players = [Player(person) for person in people[:count]]
    spectator = Player(people[count], path=f"/api/v1/ws/table/{id}")
    tables = [player.watch(id) for player in players] + [spectator.watch(id)]
    mirrors = [Mirror(player, id) for player in [*players, spectator]]
    players[0].wait(lambda: tables[0].info["spectators"] == 1)  # their mirror counts as the same person
    commitment = tables[0].info["commitment"]
    assert tables[-1].info["you"] is None and [table.info["you"] for table in tables[:-1]] == list(range(count))

    def step():
        mirror = rng.choice(mirrors)
        mirror.compare()
        if rng.random() < 0.1:
            mirror.compare_since(rng.randrange(tables[0].n + 1))
        if tables[0].over:
            return
        if rng.random() < 0.2:
            change_of_mind([*players, spectator], tables, rng)
        if rng.random() < 0.1:
            take_back(players, tables[:-1], rng, tally)
        if rng.random() < 0.02:
            trouble_makers(players, tables[:-1], rng)
        if rng.random() < 0.02:
            rng.choice([*players, spectator]).close()  # reconnects by itself
        assert not tables[-1].legal and tables[-1].chosen is None

    while not tables[0].over:
        asked = [number for number in range(count) if tables[number].asked]
        if not asked:
            pump([*players, spectator])
            continue
        number = rng.choice(asked)
        player, table = players[number], tables[number]
        n, decision, choice = table.n, table.decision, rng.choice(table.legal)
        tally["before"] = {number: (table.view, list(table.events))}
        player.choose(table, choice)
        all_see([*players, spectator], tables, n)
        if rng.random() < 0.05:
            say_it_again(player, table, decision, choice)
        step()
    spectator.wait(lambda: tables[-1].over)
    assert tables[0].info["commitment"] == commitment
    record = verify(program, people[0], id)
    assert record["seats"] == [f"Guest {number}" for number in range(count)], record["seats"]
    refused("not-now or late", players[0].choose, tables[0], "pick K2")
    for player in [*players, spectator, *(mirror.mirror for mirror in mirrors)]:
        player.close()


def with_bots(program, people, kind, levels, rng):
    """One person among bots: the bots' moves arrive without a request."""
    game, count, options = kind
    seats = [{"bot": levels[number % len(levels)]} for number in range(count)]
    seats[rng.randrange(count)] = "me"
    id = people[0].post("tables", {"game": game, "options": options, "seats": seats})["id"]
    player = Player(people[0])
    mirror = Mirror(player, id)
    table = player.watch(id)
    assert [seat["kind"] for seat in table.info["seats"]].count("bot") == count - 1
    play([player], id, rng, lambda: rng.random() < 0.2 and mirror.compare())
    record = verify(program, people[0], id)
    assert sum(name.startswith("bot:") for name in record["seats"]) == count - 1, record["seats"]
    player.close()
    mirror.mirror.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    tally = {"undone": 0, "refused": set(), "before": {}}
    with serving(arguments.program, [*NO_LIMITS, "--bot-pause", "0"]) as server:
        people = guests(server.address, 6)
        for _ in range(arguments.rounds):
            for kind in TABLES:
                whole_game(arguments.program, people, kind, rng, tally)
                print("ok", *kind, flush=True)
            for kind in TABLES[::4]:
                with_bots(arguments.program, people, kind, ["page", "squire"], rng)
                print("ok with bots", *kind, flush=True)
        assert tally["undone"] > 10 and len(tally["refused"]) > 1, tally
        print(f"{tally['undone']} choices taken back; refused because:", *sorted(tally["refused"]), sep="\n  ")
        assert server.running()


if __name__ == "__main__":
    main()
