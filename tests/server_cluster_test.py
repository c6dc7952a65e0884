#!/usr/bin/env python3
"""Several servers on one PostgreSQL: players at different servers play the same game; everything that must happen once happens once,
also when a server is killed or paused.

    tests/server_cluster_test.py PROGRAM [CASE...]
"""

import concurrent.futures
import hashlib
import json
import pathlib
import random
import signal
import tempfile
import time

from client import Person, Player, pump
from cluster import QUICK, at, choose, finish, nodes, run, seated, until, with_bots
from company import play, refused, verify
from serving import GUARD


def one_game_at_two_servers(program):
    """Every choice is seen at both servers, wherever it was made; the record verifies at both."""
    rng = random.Random(1)
    with nodes(program, 2) as servers:
        id, players, _ = seated(servers, 3, {})
        play(players, id, rng)
        for player in players:
            verify(program, player.person, id)
        assert servers[0].metric("bells_total") > 0


def choices_made_together(program):
    """Players at three servers choose and change their choices at the same time: all choices count, and no player sees a conflict.
    Conflicts are rare, since one server writes for all; so it may take several games until there was one."""
    rng = random.Random(2)
    with nodes(program, 3) as servers:
        for _ in range(10):
            id, players, tables = seated(servers, 3, {})
            while not all(table.over for table in tables):
                asked = [(player, table) for player, table in zip(players, tables) if table.asked]
                told = [(player, player.tell("choose", table=id, decision=table.decision, choice=rng.choice(table.legal)))
                        for player, table in asked for _ in range(2)]
                until(lambda: all(number in player.answers for player, number in told), players)
                for player, number in told:
                    answer = player.answers.pop(number)
                    assert answer["type"] == "ok" or answer["error"]["code"] in ("late", "not-now"), answer
                pump(players)
            verify(program, players[0].person, id)
            assert sum(server.metric("passed_on_total") for server in servers) > 0, "everybody wrote for themselves"
            if all(sum(server.metric(name) for server in servers) for name in ("conflicts_total", "retries_total")):
                return
        raise AssertionError("no two were ever at the same moment")


def traces_of_two_servers(program):
    """A server that writes another's choice has a span in its trace. A slow server is not asked, so it may take several games."""
    rng = random.Random(2)
    with tempfile.NamedTemporaryFile() as traces, nodes(program, 2, [*QUICK, "--traces", traces.name]) as servers:
        deadline = time.monotonic() + GUARD
        while not written_for_others(traces.name):
            assert time.monotonic() < deadline, "nobody wrote for another"
            id, players, tables = seated(servers, 3, {})
            while not all(table.over for table in tables):
                for player, table in zip(players, tables):
                    if table.asked:
                        player.ask("choose", table=id, decision=table.decision, choice=rng.choice(table.legal),
                                   traceparent=f"00-{rng.randbytes(16).hex()}-{rng.randbytes(8).hex()}-00")
                pump(players)


def written_for_others(traces):
    """Whether some choice's trace has spans of two servers: the one that wrote it, and the one that waited for that."""
    spans = [span for line in pathlib.Path(traces).read_text().splitlines(True) if line.endswith("\n")
             for resource in json.loads(line)["resourceSpans"] for scope in resource["scopeSpans"] for span in scope["spans"]]
    here = {(span["traceId"], span["parentSpanId"]): span["spanId"] for span in spans if span["name"] == "choose"}
    waited = {span["parentSpanId"] for span in spans if span["name"] == "elsewhere"}
    written = [here.get((span["traceId"], span["parentSpanId"])) for span in spans if span["name"] == "choose for another"]
    return any(span in waited for span in written)


def numbers_through_a_kill(program):
    """Commitments made at two servers, and nonces requested; one server is killed. Revealed at the other, the nonces and the secret match."""
    with nodes(program, 2) as servers:
        people = [Person(server.address).guest(f"Guest {number}") for number, server in enumerate(servers)]
        numbers = [bytes([number + 1]) * 32 for number in range(2)]
        promises = [hashlib.sha256(number).hexdigest() for number in numbers]
        id = people[0].post("tables", {"game": "medievallons", "options": {"maxTurns": 8}, "seats": ["me", "open"], "number": promises[0]})["id"]
        players = [Player(person) for person in people]
        tables = [player.watch(id) for player in players]
        people[1].post(f"tables/{id}/sit", {"number": promises[1]})
        until(lambda: all(table.info["opening"] for table in tables), players)
        sealed = [(table.info["commitment"], table.info["numbers"]) for table in tables]
        assert sealed[0] == sealed[1] and sealed[0][1] == promises, sealed
        players[0].close()
        servers[0].kill()
        people[0] = at(servers[1], people[0])
        players[0] = Player(people[0])
        tables[0] = players[0].watch(id)
        assert (tables[0].info["commitment"], tables[0].info["numbers"]) == sealed[0], tables[0].info
        for player, number in zip(players, numbers):
            player.ask("reveal", table=id, number=number.hex())
        play(players, id, random.Random(5))
        record = verify(program, people[0], id)
        assert record["numbers"][1:] == [number.hex() for number in numbers], record["numbers"]
        assert hashlib.sha256(bytes.fromhex(record["numbers"][0])).hexdigest() == sealed[0][0]


def whoever_writes_is_asleep(program):
    """A choice that was forwarded to another server is written without it if that server does not answer."""
    rng = random.Random(3)
    with nodes(program, 2) as servers:
        _, players, tables = seated(servers, 4, {})
        for asleep in (0, 1):
            decided = max(table.decision for table in tables)
            until(lambda: all(table.asked and table.decision == decided for table in tables), players)
            servers[asleep].process.send_signal(signal.SIGSTOP)
            for awake in (1 - asleep, 3 - asleep):
                choose(players[awake], tables[awake], rng)
            servers[asleep].process.send_signal(signal.SIGCONT)
            for late in (asleep, asleep + 2):
                choose(players[late], tables[late], rng)
            until(lambda: all(table.decision > decided for table in tables), players)
        assert sum(server.metric("passed_on_total") for server in servers) > 0, "nobody was asked"


def from_a_server_that_is_ahead(program):
    """A decision at one server is known at the other before it refuses the next choice, however late its notification comes."""
    rng = random.Random(9)
    with nodes(program, 2) as servers:
        first, id, table = with_bots(servers[0], bot="page")
        second = Player(at(servers[1], first.person))
        behind = second.watch(id)
        for _ in range(5):
            first.wait(lambda: table.asked)
            servers[1].process.send_signal(signal.SIGSTOP)
            choose(first, table, rng)
            first.wait(lambda: table.asked)
            number = second.tell("choose", table=id, decision=table.decision, choice=rng.choice(table.legal))
            servers[1].process.send_signal(signal.SIGCONT)
            second.wait(lambda: number in second.answers)
            answer = second.answers.pop(number)
            assert answer["type"] == "ok", answer
            decided = table.decision
            first.wait(lambda: table.decision > decided)
        assert behind.decision is not None
        servers[1].process.send_signal(signal.SIGSTOP)
        finish(first, table, rng)
        with concurrent.futures.ThreadPoolExecutor() as pool:
            again = pool.submit(second.person.post, f"tables/{id}/rematch")
            servers[1].process.send_signal(signal.SIGCONT)
            assert again.result()["id"] != id


def bots_after_a_kill(program):
    """A game of one person with bots goes on at another server when the one that moved the bots is killed, paused or shut down."""
    rng = random.Random(3)
    with nodes(program, 2) as servers:
        first, id, table = with_bots(servers[0])
        for _ in range(5):
            first.wait(lambda: table.asked)
            choose(first, table, rng)
        first.close()
        servers[0].kill()
        second = Player(at(servers[1], first.person))
        finish(second, second.watch(id), rng)
        verify(program, second.person, id)


def nobody_watches(program):
    """Where only bots are to move and no client is connected, they do so after a kill all the same; and so does a clock. Traces tell of it."""
    with tempfile.NamedTemporaryFile() as traces, nodes(program, 2, [*QUICK, "--traces", traces.name]) as servers:
        player, id, table = with_bots(servers[0], clock=5)
        player.wait(lambda: table.asked)
        n = table.n
        player.close()
        until(lambda: any(server.metric("leases") for server in servers))
        lost, left = sorted(servers, key=lambda server: server.metric("leases"), reverse=True)
        lost.kill()
        seen = at(left, player.person)
        until(lambda: left.metric("timeouts_total") > 0)
        until(lambda: seen.get(f"tables/{id}")["table"]["phase"] == "finished")
        assert n > 0
        verify(program, seen, id)
        taken = left.metric("takeovers_total")
        assert taken > 0, "whoever had the table was not lost"
        until(lambda: pathlib.Path(traces.name).read_text().count('"name":"take over"') >= taken)


def paused_longer_than_its_leases(program):
    """The other server takes over; the first does no harm when it continues."""
    rng = random.Random(4)
    with nodes(program, 2) as servers:
        first, id, table = with_bots(servers[0], "medievallons", options={"maxTurns": 15})
        first.wait(lambda: table.asked)
        decided = table.decision
        choose(first, table, rng)
        first.wait(lambda: table.asked and table.decision > decided)
        had_lease = servers[0].metric("bot_choices_total") > 0  # the other server may have taken it first
        servers[0].process.send_signal(signal.SIGSTOP)
        second = Player(at(servers[1], first.person))
        seen = second.watch(id)
        while not seen.over and servers[1].metric("takeovers_total") == 0:  # a turn may be long
            second.wait(lambda: seen.asked or seen.over)
            if seen.asked:
                choose(second, seen, rng)
        assert servers[1].metric("takeovers_total") > 0 or not had_lease
        servers[0].process.send_signal(signal.SIGCONT)
        first.wait(lambda: table.n == seen.n, [second])
        finish(second, seen, rng, [first])
        first.wait(lambda: table.over)
        verify(program, first.person, id)


def away_means_away(program):
    """A player at another server counts as present; a player who has left is voted out, by votes at different servers."""
    options = [*QUICK, "--patience", "300"]
    with nodes(program, 3, options) as servers:
        id, players, tables = seated(servers, 3, {})
        all_here = lambda table: all(seat.get("here") for seat in table.info["seats"])
        until(lambda: all(all_here(table) for table in tables), players)
        refused("not-now", players[0].ask, "vote", table=id, seat=2)
        players[2].close()
        watching = players[:2]
        until(lambda: not any(table.info["seats"][2]["here"] for table in tables[:2]), watching)
        time.sleep(0.4)  # longer than --patience
        players[0].ask("vote", table=id, seat=2)
        until(lambda: tables[1].info["votes"][2] == [0], watching)
        players[1].ask("vote", table=id, seat=2)
        until(lambda: all(table.info["seats"][2]["bot"] for table in tables[:2]), watching)
        # The players of a lost server count as away.
        servers[1].kill()
        players[1].close()
        until(lambda: not tables[0].info["seats"][1]["here"], watching[:1])


def wishes_for_a_pause(program):
    with nodes(program, 2) as servers:
        id, players, tables = seated(servers, 2, {"two": "karadoc"}, clock=600)
        until(lambda: all(table.info["phase"] == "playing" for table in tables), players)
        players[0].ask("pause", table=id)
        until(lambda: tables[1].info["pausing"] == [0], players)
        players[1].ask("pause", table=id)
        until(lambda: all(table.info["pause"] for table in tables), players)
        players[1].ask("pause", table=id, on=False)
        until(lambda: not any(table.info["pause"] for table in tables), players)


def ended_early(program):
    """Proposed at one server and agreed to at another, the game is abandoned at both; a concession at one holds at both."""
    with nodes(program, 2) as servers:
        id, players, tables = seated(servers, 3, {})
        players[0].ask("abandon", table=id, how="propose")
        until(lambda: all((table.info["abandoning"] or {}).get("asked") == [1, 2] for table in tables), players)
        players[1].ask("abandon", table=id, how="decline")
        until(lambda: all(table.info["abandoning"] is None for table in tables), players)
        players[0].ask("concede", table=id)
        until(lambda: all(table.info["seats"][0]["conceded"] for table in tables), players)
        assert tables[1].info["phase"] == "playing"
        # Not `choose`: the bot may have chosen the same by now, which is answered with ok.
        assert refused("not-now", players[0].ask, "return", table=id).reason == "conceded"
        told = [player.tell("abandon", table=id, how="propose") for player in players[1:]]  # at the same moment
        until(lambda: all(number in player.answers for player, number in zip(players[1:], told)), players)
        until(lambda: all(table.over for table in tables), players)
        for player in players:
            info = player.person.get(f"tables/{id}")["table"]
            assert info["ending"] == "agreed" and info["endedBy"] in (1, 2) and info["result"] is None, info
            player.ask("chat", table=id, text="well played")


if __name__ == "__main__":
    run([one_game_at_two_servers, choices_made_together, traces_of_two_servers, numbers_through_a_kill, whoever_writes_is_asleep,
         from_a_server_that_is_ahead, bots_after_a_kill, nobody_watches, paused_longer_than_its_leases, away_means_away, wishes_for_a_pause,
         ended_early])
