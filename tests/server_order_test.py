#!/usr/bin/env python3
"""Time and moderation over the protocol: pauses, holidays, late players; blocks, reports, silencing, removal.

Usage: server_order_test.py ROUNDTABLE
"""

import sys
import time

from client import GUARD, Player, pump
from company import gather, guests, refused
from serving import NO_LIMITS, fresh_store, kinds_of_store, serving

DAY = 86_400_000


def seated(people, **more):
    id = gather(people, "academy", {}, **more)
    players = [Player(person) for person in people]
    return id, players, [player.watch(id) for player in players]


def pause(people):
    """All must agree to a pause; no clock runs; any player ends it; a restart changes nothing."""
    id, players, tables = seated(people, clock={"bank": 600, "plus": 10})
    table = tables[0]
    assert table.info["clock"] == {"bank": 600, "plus": 10} and table.info["overtime"] == "bot", table.info
    assert all(table.due) and table.left == [None] * 3, (table.due, table.left)
    players[0].choose(table, table.legal[0])
    assert table.due[0] is None and 590_000 < table.left[0] <= 610_000, table.left
    for player in players[:2]:
        player.ask("pause", table=id)
    players[2].wait(lambda: tables[2].info["pausing"] == [0, 1], players)
    assert tables[2].info["pause"] is None
    players[2].ask("pause", table=id)
    players[0].wait(lambda: all(table.info["pause"] for table in tables), players)
    assert tables[1].due == [None] * 3 and all(tables[1].left), (tables[1].due, tables[1].left)
    assert tables[0].info["pausing"] == []
    return id, players, tables


def resumed(id, players, tables):
    kept = tables[1].left
    players[1].ask("pause", table=id, on=False)
    players[0].wait(lambda: all(table.info["pause"] is None for table in tables), players)
    assert abs(tables[1].due[1] - time.time() * 1000 - kept[1]) < 5000, (tables[1].due, kept)
    clockless = gather([player.person for player in players], "academy", {})
    assert refused("not-now", players[0].ask, "pause", table=clockless).reason == "no-clock"
    for player in players:
        player.close()


def holiday(people):
    ann = people[0]
    id, players, tables = seated(people, clock=86_400)
    before = tables[1].due
    assert ann.get("holiday") == {"until": None, "left": 30, "days": 30}
    refused("bad-field", ann.post, "holiday", {"days": 31})
    taken = ann.post("holiday", {"days": 7})
    assert taken["left"] == 23 and abs(taken["until"] - time.time() * 1000 - 7 * DAY) < 60_000, taken
    players[1].wait(lambda: tables[1].due[0] > before[0] + 6 * DAY, players)
    assert tables[1].due[1:] == before[1:] and tables[1].info["seats"][0]["holiday"] == taken["until"]
    assert refused("bad-field or not-now", ann.post, "holiday", {"days": 31}).code == "bad-field"
    assert ann.post("holiday", {"days": 0})["until"] is None
    players[1].wait(lambda: tables[1].due[0] < before[0] + DAY, players)
    assert ann.get("me/export")["holidays"]
    for player in players:
        player.close()


def given_up(people, program_seconds=5):
    """A late player may still choose; until then any other player may end the game, and there is no winner."""
    ann, bert, cleo = people
    id, players, tables = seated(people, clock=program_seconds, overtime="end")
    players[0].choose(tables[0], tables[0].legal[0])
    assert refused("not-now", players[0].ask, "end", table=id, how="give-up").reason == "in-time"
    refused("bad-field", players[0].ask, "end", table=id, how="stop")
    late = time.monotonic() + program_seconds
    yield
    while time.monotonic() < late + 0.2:
        players[0].pump()
        time.sleep(0.05)
    assert not tables[0].info["seats"][1]["bot"]
    players[2].choose(tables[2], tables[2].legal[0])
    players[0].ask("end", table=id, how="give-up")
    players[1].wait(lambda: all(table.over for table in tables), players)
    info = cleo.get(f"tables/{id}")["table"]
    assert info["phase"] == "finished" and info["result"] is None and info["endedBy"] == 0, info
    record = bert.get(f"tables/{id}/record")
    assert record["seed"] == info["secret"] and "result" not in record, record
    refused("not-now", players[1].ask, "choose", table=id, decision=tables[1].decision, choice=tables[1].legal[0])
    for player in players:
        player.close()


def ended_early(server):
    """A proposal and a concession survive a kill. A conceded game counts, an abandoned one does not."""
    people = guests(server.address, 3)
    ann, bert, _ = people
    ids = [person.get("me")["id"] for person in people]
    places = lambda who: [game["place"] for game in people[who].get(f"people/{ids[who]}/games")["games"]]
    id, players, tables = seated(people)
    refused("bad-field", players[0].ask, "abandon", table=id, how="stop")
    refused("late", players[0].ask, "abandon", table=id, how="agree")
    players[0].ask("abandon", table=id, how="propose")
    two = ann.post("tables", {"game": "medievallons", "seats": ["me", "open"]})["id"]
    bert.post(f"tables/{two}/sit")
    players[1].watch(two)
    players[1].ask("concede", table=two)
    for player in players:
        player.close()
    server.kill()
    server.start()
    players = [Player(person) for person in people]
    tables = [player.watch(id) for player in players]
    assert tables[2].info["abandoning"]["asked"] == [1, 2], tables[2].info
    info = ann.get(f"tables/{two}")["table"]
    assert (info["ending"], info["endedBy"], info["winner"], info["result"]) == ("conceded", 1, 0, None), info
    assert places(0) == [1] and places(1) == [2]
    for player in players[1:]:
        player.ask("abandon", table=id, how="agree")
    players[0].wait(lambda: all(table.over for table in tables), players)
    info = ann.get(f"tables/{id}")["table"]
    assert info["ending"] == "agreed" and [quit["what"] for quit in info["quits"]] == ["propose", "agree", "agree"], info
    assert "result" not in bert.get(f"tables/{id}/record")
    assert places(0) == [1] and places(2) == [], "it counts for nobody"
    # Of three, one concedes: a bot goes on, and it is not that player's turn any more.
    id, others, tables = seated(people)
    others[0].ask("concede", table=id)
    others[1].wait(lambda: tables[1].info["seats"][0]["conceded"], others)
    assert [one["table"]["id"] for one in ann.get("turns")["turns"]] == [], "nothing waits for her"
    others[1].wait(lambda: 0 not in tables[1].view["asked"]["seats"], others)
    for player in [*players, *others]:
        player.close()


def after_a_restart(server, people):
    """Each player has 30 seconds, whatever the clock was: `due` says so, `end` is refused before, and no bot replaces them."""
    kept = {overtime: seated(people, clock=5, overtime=overtime) for overtime in ("end", "bot")}
    for id, players, tables in kept.values():
        players[0].choose(tables[0], tables[0].legal[0])
        for player in players:
            player.close()
    server.kill()
    restarted = time.time() * 1000
    server.start()
    for overtime, (id, _, _) in kept.items():
        players = [Player(person) for person in people]
        tables = [player.watch(id) for player in players]
        players[0].hear_turns()
        players[1].hear_turns()
        assert tables[0].due[0] is None and tables[1].due[1] >= restarted + 30_000, (overtime, tables[1].due, restarted)
        assert {turn["table"]: turn["due"] for turn in players[1].turns}[id] == tables[1].due[1], (players[1].turns, tables[1].due)
        while time.time() * 1000 < restarted + 5_500:  # past the clock from before the kill
            pump(players)
        if overtime == "end":
            assert refused("not-now", players[0].ask, "end", table=id, how="give-up").reason == "in-time"
        players[0].pump()
        assert not any(seat["bot"] for seat in tables[0].info["seats"]), tables[0].info
        players[1].choose(tables[1], tables[1].legal[0])
        for player in players:
            player.close()


def blocked(server, people):
    """Ann does not hear people she has blocked, neither now nor later; they cannot sit at her tables, and are not told."""
    ann, bert, cleo = people
    who = bert.get("me")["id"]
    id, players, tables = seated(people)
    players[1].ask("chat", table=id, text="rubbish before")
    players[0].wait(lambda: tables[0].chat and tables[2].chat, players)
    assert ann.post("block", {"user": who})["blocked"] == [{"user": who, "name": bert.get("me")["name"]}]
    refused("not-found", ann.post, "block", {"user": "unobody"})
    refused("bad-field", ann.post, "block", {"user": ann.get("me")["id"]})
    players[1].ask("chat", table=id, text="rubbish after")
    players[2].ask("chat", table=id, text="tea?")
    players[0].wait(lambda: [line["text"] for line in tables[0].chat[-1:]] == ["tea?"], players)
    assert "rubbish after" not in [line["text"] for line in tables[0].chat], tables[0].chat
    assert "rubbish after" in [line["text"] for line in tables[2].chat]
    server.kill()
    server.start()
    assert [line["text"] for line in Player(ann).watch(id).chat] == ["tea?"]
    assert [line["text"] for line in ann.get(f"tables/{id}/chat?before=1000")["chat"]] == ["tea?"]
    assert len(cleo.get(f"tables/{id}/chat?before=1000")["chat"]) == 3
    hers = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
    assert refused("not-yours", bert.post, f"tables/{hers}/sit").reason == "shut"
    cleo.post(f"tables/{hers}/sit")
    assert bert.get("blocked") == {"blocked": []}
    assert who not in str(cleo.get("me/export")["blocked"]) and who in str(ann.get("me/export")["blocked"])

    finders = [Player(person) for person in people]
    for player in finders[:2]:
        player.ask("find", games=["medievallons"], players=[2])
    finders[2].ask("find", games=["medievallons"], players=[2])
    finders[2].wait(lambda: finders[2].seated, finders)
    assert bert.get("hall")["looking"] == 1, "who is blocked still looks"
    assert ann.post("unblock", {"user": who}) == {"blocked": []}
    bert.post(f"tables/{hers}/sit")
    for player in [*players, *finders]:
        player.close()


def kept_in_order(people):
    """The host silences and removes; any player reports, with lines of chat."""
    ann, bert, cleo = people
    id, players, tables = seated(people)
    players[1].ask("chat", table=id, text="something rude")
    line = tables[1].chat[-1]["n"]
    refused("not-yours", bert.post, f"tables/{id}/silence", {"seat": 2})
    refused("not-yours", cleo.post, f"tables/{id}/remove", {"seat": 1})
    refused("bad-field", cleo.post, f"tables/{id}/report", {"seat": 1, "lines": [line + 1]})
    refused("bad-field", cleo.post, f"tables/{id}/report", {"seat": 2})
    cleo.post(f"tables/{id}/report", {"seat": 1, "lines": [line], "why": "rude"})
    ann.post(f"tables/{id}/silence", {"seat": 1})
    assert refused("not-now", players[1].ask, "chat", table=id, text="again").reason == "silenced"
    choice = tables[1].legal[0]
    ann.post(f"tables/{id}/remove", {"seat": 1})
    players[2].wait(lambda: all(table.info["seats"][1]["removed"] for table in tables[1:]), players)
    assert tables[2].info["seats"][1]["bot"] and tables[2].info["keeper"] == 0
    # They are told which seat was theirs, and see the spectators' view.
    assert tables[1].info["you"] == 1 and tables[1].view["seat"] is None, tables[1].view
    assert tables[1].legal == [] and tables[1].chosen is None
    assert id not in [one["table"]["id"] for one in bert.get("turns")["turns"]]
    for do, fields in [("return", {}), ("choose", {"decision": tables[1].decision, "choice": choice}),
                       ("chat", {"text": "x"}), ("vote", {"seat": 2}), ("pause", {})]:
        assert refused("not-yours", players[1].ask, do, table=id, **fields).reason == "removed", do
    for player in players:
        player.close()


def everything(server, all_of_it):
    people = guests(server.address, 3)
    paused = pause(people)
    if not all_of_it:  # only stored data survives
        for player in paused[1]:
            player.close()
        server.kill()
        server.start()
        players = [Player(person) for person in people]
        tables = [player.watch(paused[0]) for player in players]
        assert tables[0].left == paused[2][0].left and tables[0].info["pause"] == paused[2][0].info["pause"]
        resumed(paused[0], players, tables)
        ended_early(server)
        after_a_restart(server, people)
        return blocked(server, people)
    late = given_up(people)
    next(late)
    resumed(*paused)
    holiday(people)
    kept_in_order(people)
    for _ in late:
        pass
    assert server.metric("reports_total") == 1


if __name__ == "__main__":
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0"]) as server:
        everything(server, True)
    for kind in kinds_of_store():
        with fresh_store(kind) as store, serving(sys.argv[1], NO_LIMITS, store) as server:
            everything(server, False)
