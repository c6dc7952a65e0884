#!/usr/bin/env python3
"""Around the games: making and finding tables, seats, chat, clocks, votes, leaving, rematches.

    tests/server_hall_test.py PROGRAM
"""

import random
import signal
import sys
import threading
import time

from client import Person, Player, pump
from company import gather, guests, play, refused, verify
from serving import NO_LIMITS, serving
from wire import GUARD, Lost, Refused, Wire

SHORT = {"maxTurns": 8}


def stands(address):
    """Lists of running games show the standings that spectators see; not for tables that hide them, nor in a table's info."""
    for game, options in (("academy", {"variations": ["codex", "alms"]}), ("medievallons", {})):
        people = guests(address, 3)
        seen, hidden = (gather(people, game, options, public=True, hidden=secret) for secret in (False, True))
        table = Player(Person(address).guest("Eve")).watch(seen)
        listed = {one["id"]: one for one in people[0].get("tables?list=playing")["tables"]}
        assert listed[seen]["standings"] == [one["points"] for one in table.view["standings"]] == [0, 0, 0], listed[seen]
        assert listed[hidden]["standings"] is None
        assert "standings" not in people[0].get(f"tables/{seen}")["table"]


def making(address):
    ann = guests(address, 1)[0]
    games = ann.get("games")
    assert {game["name"] for game in games["games"]} == {"academy", "medievallons"}
    assert games["levels"] == ["page", "squire", "knight", "champion"]
    good = {"game": "academy", "seats": ["me", "open", "open"]}
    for field, value in [("game", "chess"), ("colour", "red"), ("public", 1), ("chat", "yes"),
                         ("seats", 3), ("seats", ["open"]), ("seats", ["open"] * 6), ("seats", ["me"] * 2 + ["open"]),
                         ("seats", ["me", "open", {"bot": "king"}]), ("seats", [{"bot": "page"}] * 3),
                         ("clock", 4), ("clock", 1209601), ("clock", "slow"), ("options", []), ("options", {"first": 3}),
                         ("options", {"two": "karadoc"}), ("options", {"variations": ["chess"]}),
                         ("options", {"values": {"quests": [1]}})]:
        said = refused("bad-field", ann.post, "tables", {**good, field: value})
        inside = value if isinstance(value, dict) else ()
        assert said.field.startswith(field) or said.field.split(".")[0] in inside, (field, value, said.field)
    refused("bad-field", ann.post, "tables", {"game": "academy"})
    refused("no-token", Person(address).post, "tables", good)
    values = {"advanced": ["lift"], "values": {"quests": [15, 9, 3]}}
    made = ann.post("tables", {**good, "options": values, "public": True, "clock": 1209600, "chat": False, "hidden": True})
    info = made["table"]
    assert made["id"] == info["id"] and info["options"] == values and info["public"] and info["clock"] == 1209600
    assert not info["chat"] and info["hidden"] and info["phase"] == "open" and info["players"] == 3 and len(info["commitment"]) == 64
    assert info["secret"] is None and info["result"] is None and info["seats"][1] == {"kind": "open"}
    refused("not-now or not-found", ann.get, f"tables/{made['id']}/record")


def finding(address):
    ann, bert, carl = guests(address, 3)
    made = {"game": "medievallons", "options": SHORT, "seats": ["me", "open", "open"]}
    hidden = ann.post("tables", made)["id"]
    shown = ann.post("tables", {**made, "public": True})["id"]

    def listed(person, name):
        return [table["id"] for table in person.get(f"tables?list={name}")["tables"]]

    assert shown in listed(bert, "open") and hidden not in listed(bert, "open")
    assert {shown, hidden} <= set(listed(ann, "mine")) and not listed(bert, "mine")
    refused("bad-field", ann.get, "tables?list=all")
    refused("not-found", ann.get, "tables/nowhere")

    assert bert.post(f"tables/{hidden}/sit", {"seat": 2})["table"]["you"] == 2  # anyone with the link may sit down
    refused("seat-taken", carl.post, f"tables/{hidden}/sit", {"seat": 2})
    assert refused("bad-field", carl.post, f"tables/{hidden}/sit", {"seat": 3}).field == "seat"
    bert.post(f"tables/{hidden}/leave")
    assert carl.post(f"tables/{hidden}/sit", {"seat": 2})["table"]["seats"][2]["name"] == "Guest 2"
    playing = bert.post(f"tables/{hidden}/sit", {})["table"]
    assert playing["phase"] == "playing" and playing["you"] == 1
    refused("not-now or seat-taken", guests(address, 1)[0].post, f"tables/{hidden}/sit", {})

    bert.post(f"tables/{shown}/sit")
    carl.post(f"tables/{shown}/sit")
    assert shown not in listed(bert, "open") and shown in listed(Person(address).guest("Dan"), "playing")
    stands(address)
    lonely = ann.post("tables", {**made, "public": True})["id"]
    assert ann.post(f"tables/{lonely}/leave") is not None
    assert ann.get(f"tables/{lonely}")["table"]["phase"] == "closed" and lonely not in listed(bert, "open")

    many = [ann.post("tables", made)["id"] for _ in range(60)]
    first = ann.get("tables?list=mine")
    second = ann.get(f"tables?list=mine&before={first['next']}")
    found = [table["id"] for table in first["tables"] + second["tables"]]
    assert len(first["tables"]) == 50 and set(many) <= set(found) and len(set(found)) == len(found)
    assert "next" not in second


def deserted(program):
    """Lists show at once that all people of a table are away, and hide it after a while, until one of them is back."""
    with serving(program, [*NO_LIMITS, "--deserted", "6000", "--idle", "300"]) as server:
        ann, bert = guests(server.address, 2)
        made = {"game": "medievallons", "seats": ["me", "open", "open"], "public": True}
        id, kept = (ann.post("tables", made)["id"] for _ in range(2))
        staying = Player(ann)
        staying.watch(kept)

        def seat():
            """Ann's table in the list of open tables; None if it is not listed."""
            tables = {table["id"]: table for table in bert.get("tables?list=open")["tables"]}
            assert kept in tables, "its people are there"
            return tables[id]["seats"][0] if id in tables else None

        def until(condition):
            staying.wait(lambda: condition(seat()))

        for restarted in (False, True):
            player = Player(ann)
            player.watch(id)
            until(lambda seat: seat and seat["here"] and seat["away"] is None)
            if restarted:  # the store says that she is here
                bert.post(f"tables/{id}/sit")
                bert.post(f"tables/{id}/leave")
                server.kill()
                server.start()
                staying.wait(lambda: staying.socket)
            else:
                player.close()
                until(lambda seat: seat and not seat["here"] and seat["away"])
            until(lambda seat: seat is None)
            assert id in [table["id"] for table in ann.get("tables?list=mine")["tables"]]
        back = Player(ann)
        back.watch(id)
        until(lambda seat: seat and seat["here"])


def finishing(program, address, rng):
    """Finished games are listed with their records, and played again by the same people."""
    people = guests(address, 3)
    id = gather(people, "medievallons", SHORT)
    players = [Player(person) for person in people]
    refused("not-now", people[0].post, f"tables/{id}/rematch")
    play(players, id, rng)
    verify(program, people[0], id)
    verify(program, Person(address).guest("Stranger"), id)
    assert people[1].get("tables?list=finished")["tables"][0]["id"] == id
    again = another_game(players, id)
    info = people[0].get(f"tables/{again}")["table"]
    assert info["options"] == SHORT and info["phase"] == "playing" and info["host"] is None, info
    assert {seat["name"] for seat in info["seats"]} == {"Guest 0", "Guest 1", "Guest 2"}
    play(players, again, rng)
    verify(program, people[0], again)
    for player in players:
        player.close()


def another_game(players, id):
    """By agreement: the first who asks waits for the others."""
    people, tables = [player.person for player in players], [player.tables[id] for player in players]
    stranger = guests(players[0].person.address, 1)[0]
    refused("not-yours", stranger.post, f"tables/{id}/rematch")
    again = people[1].post(f"tables/{id}/rematch")["id"]
    for player, table in zip(players, tables):
        player.wait(lambda: table.info["rematch"] == again and table.info["rematchBy"] == 1)
    waiting = players[1].watch(again)
    info = stranger.get(f"tables/{again}")["table"]
    assert info["phase"] == "open" and info["host"] == 1 and info["you"] is None, info
    assert [seat["kind"] for seat in info["seats"]] == ["held", "person", "held"], info
    assert info["seats"][2]["user"] == people[2].get("me")["id"] and info["seats"][2]["name"] == "Guest 2", info
    assert again not in [table["id"] for table in people[2].get("tables?list=mine")["tables"]]
    refused("seat-taken", stranger.post, f"tables/{again}/sit")
    refused("not-yours", stranger.post, f"tables/{again}/fill", {"bot": "page"})
    refused("not-yours", stranger.post, f"tables/{again}/decline")
    assert people[2].post(f"tables/{again}/decline")["table"]["seats"][2] == {"kind": "open"}
    assert people[2].post(f"tables/{id}/rematch")["id"] == again  # after changing their mind
    players[1].wait(lambda: waiting.info["seats"][2]["kind"] == "person")
    assert waiting.info["phase"] == "open" and waiting.view is None
    assert people[0].post(f"tables/{id}/rematch")["id"] == people[1].post(f"tables/{id}/rematch")["id"] == again
    players[1].wait(lambda: waiting.info["phase"] == "playing")
    return again


def starting(address):
    """A table that is full when it is made shows its commitment, and starts when its person comes. The host fills other tables."""
    ann, bert = guests(address, 2)
    made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "page"}, {"bot": "page"}], "public": True})
    id, info = made["id"], made["table"]
    assert info["phase"] == "open" and len(info["commitment"]) == 64 and info["host"] == 0, info
    assert id not in [table["id"] for table in bert.get("tables?list=open")["tables"]]
    onlooker, player = Player(bert), Player(ann)
    assert onlooker.watch(id).view is None
    table = player.watch(id)
    assert table.info["phase"] == "playing" and table.asked and table.info["commitment"] == info["commitment"]
    onlooker.wait(lambda: onlooker.tables[id].view)

    id = gather([ann, bert], "academy", {"two": "lancelot"})
    assert refused("not-now", ann.post, f"tables/{id}/fill", {"bot": "page"}).reason == "started"
    id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    bert.post(f"tables/{id}/sit", {"seat": 2})
    assert refused("bad-field", ann.post, f"tables/{id}/fill", {"bot": "king"}).field == "bot"
    refused("not-yours", bert.post, f"tables/{id}/fill", {"bot": "page"})
    info = ann.post(f"tables/{id}/fill", {"bot": "knight"})["table"]
    assert info["phase"] == "playing" and info["seats"][1] == {"kind": "bot", "name": "knight"}, info
    for one in (onlooker, player):
        one.close()


def talking(address):
    people = guests(address, 4)
    id = gather(people[:3], "academy", {})
    players = [Player(person) for person in people]
    tables = [player.watch(id) for player in players]
    n = tables[0].n
    players[0].ask("chat", table=id, text="Hail, “friends” <b>✠</b>")
    players[0].wait(lambda: all(len(table.chat) == 1 for table in tables), players)
    line = tables[2].chat[0]
    assert line["seat"] == 0 and line["name"] == "Guest 0" and line["text"] == "Hail, “friends” <b>✠</b>", line
    assert abs(line["at"] - time.time() * 1000) < 60_000 and line["n"] >= n
    refused("not-yours", players[3].ask, "chat", table=id, text="I only watch")
    assert refused("bad-field", players[0].ask, "chat", table=id, text="x" * 301).field == "text"
    for text in ("", "two\nlines", "\x1b[2J", 7):
        assert refused("bad-field", players[0].ask, "chat", table=id, text=text).field == "text"
    players[1].ask("mute", table=id, seat=0)
    players[0].ask("chat", table=id, text="Do you hear me?")
    players[2].wait(lambda: len(tables[2].chat) == 2)
    players[1].ask("ping")
    assert len(tables[1].chat) == 1
    players[1].ask("mute", table=id, seat=0, on=False)

    for number in range(100):
        players[2].tell("chat", table=id, text=f"line {number}")
    players[2].wait(lambda: len(players[2].answers) >= 100)
    said = sum(answer["type"] == "ok" for answer in players[2].answers.values())
    codes = {answer["error"]["code"] for answer in players[2].answers.values() if answer["type"] == "error"}
    assert 0 < said < 100 and codes == {"too-many"}, (said, codes)
    players[0].ask("chat", table=id, text="Others may still talk")
    late = Player(Person(address).guest("Late"))
    table = late.watch(id)
    assert not table.earlier and table.chat == sorted(table.chat, key=lambda line: line["n"])
    known, table.chat = table.chat, table.chat[2:]
    late.read_back(table)
    assert table.chat == known and not table.earlier
    refused("bad-field", late.person.get, f"tables/{id}/chat?before=x")
    refused("not-found", late.person.get, "tables/nowhere/chat?before=1")
    late.close()

    silent = gather(people[:3], "academy", {}, chat=False)
    players[0].watch(silent)
    refused("not-now", players[0].ask, "chat", table=silent, text="psst")
    for player in players:
        player.close()


def clocks(program, address, rng):
    """A player who runs out of time is replaced by a squire until they return."""
    people = guests(address, 2)
    id = gather(people, "academy", {"two": "lancelot", "first": 0}, clock=5)
    players = [Player(person) for person in people]
    ann, bert = [player.watch(id) for player in players]
    assert ann.due == bert.due and all(at > 1.6e12 for at in ann.due), ann.due
    players[0].choose(ann, ann.legal[0])
    players[0].wait(lambda: ann.info["seats"][1]["bot"], players)  # Bert is away
    assert not ann.info["seats"][0]["bot"] and ann.info["seats"][1]["here"]
    players[0].wait(lambda: bert.decision > 0 and ann.asked, players)
    players[1].ask("return", table=id)
    players[1].wait(lambda: not bert.info["seats"][1]["bot"], players)
    while not bert.asked and not ann.over:
        pump(players)
        if ann.asked:
            players[0].choose(ann, rng.choice(ann.legal))
    players[1].choose(bert, bert.legal[0])
    players[1].close()  # being away stops no clock
    while not ann.info["seats"][1]["bot"]:
        pump(players[:1])
        if ann.asked:
            players[0].choose(ann, rng.choice(ann.legal))
    players[1].wait(lambda: bert.info["seats"][1]["bot"] and bert.info["seats"][1]["here"], players)
    players[0].close()  # now the squires play it to the end, five seconds after
    players[1].wait(lambda: bert.over)
    verify(program, people[1], id)
    refused("not-now", players[1].ask, "vote", table=id, seat=0, on=True)


def vote_as_soon_as_possible(player, id, seat):
    """Players are not voted out at once: they may have lost their connection for a moment."""
    deadline = time.monotonic() + GUARD
    while time.monotonic() < deadline:
        try:
            return player.ask("vote", table=id, seat=seat, on=True)
        except Refused as no:
            assert no.code == "not-now" and no.reason == "just-left", no
            time.sleep(0.2)
    raise AssertionError("there is no voting on somebody who is away")


def standing_in(program, address, rng):
    """Without a clock the others vote; a player who leaves is replaced by a bot at once."""
    people = guests(address, 4)
    id = gather(people, "academy", {})
    players = [Player(person) for person in people]
    tables = [player.watch(id) for player in players]
    refused("not-now", players[0].ask, "vote", table=id, seat=3, on=True)  # they are here
    players[3].close()
    players[0].wait(lambda: not tables[0].info["seats"][3]["here"])
    refused("bad-field", players[0].ask, "vote", table=id, seat=4, on=True)
    assert abs(tables[0].info["seats"][3]["away"] - time.time() * 1000) < 60_000
    vote_as_soon_as_possible(players[0], id, 3)
    players[1].wait(lambda: tables[1].info["votes"][3] == [0])
    players[0].ask("vote", table=id, seat=3, on=False)
    players[0].ask("vote", table=id, seat=3, on=True)
    assert not tables[0].info["seats"][3]["bot"]
    players[1].ask("vote", table=id, seat=3, on=True)
    players[0].wait(lambda: tables[0].info["seats"][3]["bot"])
    people[2].post(f"tables/{id}/leave")
    players[0].wait(lambda: tables[0].info["seats"][2]["bot"])
    while tables[0].view["round"] < 2:
        pump(players[:2])
        for player, table in zip(players[:2], tables[:2]):
            if table.asked:
                player.choose(table, rng.choice(table.legal))
    players[3].pump()  # they are back
    players[3].ask("return", table=id)
    players[2].ask("return", table=id)
    players[0].wait(lambda: not any(seat["bot"] for seat in tables[0].info["seats"]), players)
    play(players, id, rng)
    verify(program, people[3], id)
    for player in players:
        player.close()


def watching_over_it(server):
    """Health check, metrics, and the end of connections at shutdown."""
    wire = Wire(server.address)
    assert wire.request("GET", "/healthz", {"Host": server.address})[::2] == (200, b"ok\n")
    status, _, metrics = wire.request("GET", "/metrics", {"Host": server.address})
    assert status == 200 and b"# TYPE roundtable_" in metrics, metrics
    socket = Player(Person(server.address).guest("Last")).socket
    server.process.send_signal(signal.SIGTERM)
    try:
        while True:
            list(socket.texts())
            time.sleep(0.01)
    except Lost as lost:
        assert lost.code == 1012, lost
    assert server.process.wait(GUARD) == 0


def main():
    program = sys.argv[1]
    rng = random.Random(1)
    with serving(program, [*NO_LIMITS, "--bot-pause", "0", "--patience", "5000"]) as server:
        failed = []

        def beside():
            try:
                clocks(program, server.address, random.Random(2))
                deserted(program)
            except BaseException as error:
                failed.append(error)
                raise

        clock = threading.Thread(target=beside, daemon=True)
        clock.start()
        making(server.address)
        finding(server.address)
        starting(server.address)
        finishing(program, server.address, rng)
        talking(server.address)
        standing_in(program, server.address, rng)
        clock.join()
        assert not failed
        watching_over_it(server)


if __name__ == "__main__":
    main()
