#!/usr/bin/env python3
"""Several servers on one PostgreSQL, with people at all of them: a game is one game, whoever is where; what must happen once
happens once, also when a server is killed, paused or ended; what people may do or not they may or not everywhere.

    tests/server_cluster_test.py PROGRAM
"""

import concurrent.futures
import contextlib
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

from client import Person, Player, pump
from company import gather, play, refused, verify
from serving import GUARD, NO_LIMITS, Gate, Server, fresh_store, kinds_of_store, run_sql
from wire import Lost, Refused, Wire

QUICK = [*NO_LIMITS, "--bot-pause", "0"]


@contextlib.contextmanager
def nodes(program, count, options=QUICK, store=None):
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = store or stack.enter_context(fresh_store("postgres"))
        yield [stack.enter_context(Server(program, store, folder, options)) for _ in range(count)]


def at(server, person):
    """The same person at another server."""
    return Person(server.address, person.token)


def seated(servers, count, options, **more):
    """People at these servers in turn, who sit at one table and watch it: its id, who plays, and what they see."""
    people = [Person(servers[number % len(servers)].address).guest(f"Guest {number}") for number in range(count)]
    id = gather(people, "academy", options, **more)
    players = [Player(person) for person in people]
    return id, players, [player.watch(id) for player in players]


def until(condition, players=()):
    deadline = time.monotonic() + GUARD
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        pump(players) if players else time.sleep(0.02)


def one_game_at_two_servers(program):
    """Every choice is seen at both, whoever made it where; the record verifies at both."""
    rng = random.Random(1)
    with nodes(program, 2) as servers:
        id, players, _ = seated(servers, 3, {})
        play(players, id, rng)
        for player in players:
            verify(program, player.person, id)
        assert servers[0].metric("bells_total") > 0
    print("ok one game at two servers", flush=True)


def choices_made_together(program):
    """At three servers at once, again and again, and changed again at once: all of them count, and nobody hears of a conflict."""
    rng = random.Random(2)
    with nodes(program, 3) as servers:
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
        assert sum(server.metric("conflicts_total") for server in servers) > 0, "no two were ever at the same moment"
        assert sum(server.metric("retries_total") for server in servers) > 0
        assert sum(server.metric("passed_on_total") for server in servers) > 0, "everybody wrote for themselves"
    print("ok choices made together", flush=True)


def whoever_writes_is_asleep(program):
    """What one server was asked to write for another's people is written without it if it does not."""
    rng = random.Random(3)
    with nodes(program, 2) as servers:
        _, players, tables = seated(servers, 4, {})
        for asleep in (0, 1):
            decided = max(table.decision for table in tables)
            until(lambda: all(table.asked and table.decision == decided for table in tables), players)
            servers[asleep].process.send_signal(signal.SIGSTOP)
            for awake in (1 - asleep, 3 - asleep):
                players[awake].choose(tables[awake], rng.choice(tables[awake].legal))
            servers[asleep].process.send_signal(signal.SIGCONT)
            for late in (asleep, asleep + 2):
                players[late].choose(tables[late], rng.choice(tables[late].legal))
            until(lambda: all(table.decision > decided for table in tables), players)
        assert sum(server.metric("passed_on_total") for server in servers) > 0, "nobody was asked"
    print("ok whoever writes is asleep", flush=True)


def from_a_server_that_is_ahead(program):
    """What was decided at one server is known at the other before it refuses what comes next, however late it hears of it."""
    rng = random.Random(9)
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "page"}, {"bot": "page"}]})
        first, second = Player(ann), Player(at(servers[1], ann))
        table, behind = first.watch(made["id"]), second.watch(made["id"])
        for _ in range(5):
            first.wait(lambda: table.asked)
            servers[1].process.send_signal(signal.SIGSTOP)
            first.choose(table, rng.choice(table.legal))
            first.wait(lambda: table.asked)
            number = second.tell("choose", table=made["id"], decision=table.decision, choice=rng.choice(table.legal))
            servers[1].process.send_signal(signal.SIGCONT)
            second.wait(lambda: number in second.answers)
            answer = second.answers.pop(number)
            assert answer["type"] == "ok", answer
            decided = table.decision
            first.wait(lambda: table.decision > decided)
        assert behind.decision is not None
        servers[1].process.send_signal(signal.SIGSTOP)
        while not table.over:
            first.wait(lambda: table.asked or table.over)
            if table.asked:
                first.choose(table, rng.choice(table.legal))
        with concurrent.futures.ThreadPoolExecutor() as pool:
            again = pool.submit(at(servers[1], ann).post, f"tables/{made['id']}/rematch")
            servers[1].process.send_signal(signal.SIGCONT)
            assert again.result()["id"] != made["id"]
    print("ok from a server that is ahead", flush=True)


def with_bots(player, table, rng):
    player.choose(table, rng.choice(table.legal))


def bots_after_a_kill(program):
    """A game of one person with bots goes on at another server when the one that moved them is killed, paused or ended."""
    rng = random.Random(3)
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "squire"}]})
        first = Player(ann)
        table = first.watch(made["id"])
        for _ in range(5):
            first.wait(lambda: table.asked)
            with_bots(first, table, rng)
        first.close()
        servers[0].kill()
        second = Player(at(servers[1], ann))
        table = second.watch(made["id"])
        while not table.over:
            second.wait(lambda: table.asked or table.over)
            if table.asked:
                with_bots(second, table, rng)
        verify(program, second.person, made["id"])
    print("ok bots after a kill", flush=True)


def nobody_watches(program):
    """Where only bots are to move and nobody looks, they do after a kill all the same; and so does a clock. Traces tell of it."""
    with tempfile.NamedTemporaryFile() as traces, nodes(program, 2, [*QUICK, "--traces", traces.name]) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "squire"}],
                                   "clock": 5})
        player = Player(ann)
        table = player.watch(made["id"])
        player.wait(lambda: table.asked)
        n = table.n
        player.close()
        until(lambda: any(server.metric("leases") for server in servers))
        lost, left = sorted(servers, key=lambda server: server.metric("leases"), reverse=True)
        lost.kill()
        seen = at(left, ann)
        until(lambda: left.metric("timeouts_total") > 0)
        until(lambda: seen.get(f"tables/{made['id']}")["table"]["phase"] == "finished")
        assert n > 0
        verify(program, seen, made["id"])
        taken = left.metric("takeovers_total")
        assert taken > 0, "whoever had the table was not lost"
        until(lambda: pathlib.Path(traces.name).read_text().count('"name":"take over"') >= taken)
    print("ok nobody watches", flush=True)


def paused_longer_than_its_leases(program):
    """The other takes over; when the first goes on it does no harm."""
    rng = random.Random(4)
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "medievallons", "options": {"maxTurns": 15},
                                   "seats": ["me", {"bot": "squire"}, {"bot": "squire"}]})
        first = Player(ann)
        table = first.watch(made["id"])
        first.wait(lambda: table.asked)
        decided = table.decision
        with_bots(first, table, rng)
        first.wait(lambda: table.asked and table.decision > decided)
        had_lease = servers[0].metric("bot_choices_total") > 0  # the other may have been quicker to take it
        servers[0].process.send_signal(signal.SIGSTOP)
        second = Player(at(servers[1], ann))
        seen = second.watch(made["id"])
        while not seen.over and servers[1].metric("takeovers_total") == 0:  # somebody's turn may be long
            second.wait(lambda: seen.asked or seen.over)
            if seen.asked:
                with_bots(second, seen, rng)
        assert servers[1].metric("takeovers_total") > 0 or not had_lease
        servers[0].process.send_signal(signal.SIGCONT)
        first.wait(lambda: table.n == seen.n, [second])
        while not seen.over:
            second.wait(lambda: seen.asked or seen.over, [first])
            if seen.asked:
                with_bots(second, seen, rng)
        first.wait(lambda: table.over)
        verify(program, ann, made["id"])
    print("ok paused longer than its leases", flush=True)


def away_means_away(program):
    """Who is at another server is here, and is not voted out; who has left is, by votes at different servers."""
    options = [*QUICK, "--patience", "300"]
    with nodes(program, 3, options) as servers:
        id, players, tables = seated(servers, 3, {})
        all_here = lambda table: all(seat.get("here") for seat in table.info["seats"])
        until(lambda: all(all_here(table) for table in tables), players)
        refused("not-now", players[0].ask, "vote", table=id, seat=2)
        players[2].close()
        watching = players[:2]
        until(lambda: not any(table.info["seats"][2]["here"] for table in tables[:2]), watching)
        time.sleep(0.4)  # as long as patience lasts
        players[0].ask("vote", table=id, seat=2)
        until(lambda: tables[1].info["votes"][2] == [0], watching)
        players[1].ask("vote", table=id, seat=2)
        until(lambda: all(table.info["seats"][2]["bot"] for table in tables[:2]), watching)
        # A server that is lost takes its people with it.
        servers[1].kill()
        players[1].close()
        until(lambda: not tables[0].info["seats"][1]["here"], watching[:1])
    print("ok away means away", flush=True)


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
    print("ok wishes for a pause", flush=True)


def closed(player):
    try:
        player.pump()
        return player.socket is None
    except Lost:
        return True


def people_everywhere(program):
    """A token made void, another name, blocks, bans, announcements: known at the other server within a second."""
    with nodes(program, 2) as servers:
        here, there = servers
        ann, bert = (Person(here.address).guest(name) for name in ("Ann", "Bert"))
        bert_there = at(there, bert)
        assert bert_there.get("me")["name"] == "Bert"
        ann.post("me", {"name": "Anna"})
        assert at(there, ann).get("me")["name"] == "Anna"
        bert.post("me", {"name": "Bertram"})
        until(lambda: bert_there.get("me")["name"] == "Bertram")
        player = Player(bert_there)
        bert.post("logout")
        until(lambda: closed(player))
        refused("no-token", bert_there.get, "me")
        # Whoever runs the servers asks one of them.
        cleo, dora = (Person(server.address).guest(name) for server, name in ((here, "Cleo"), (there, "Dora")))
        watching, listening = Player(cleo), Player(dora)
        admin(program, here.command[here.command.index("--store") + 1], "announce", "Soon")
        until(lambda: watching.announcement == "Soon" and listening.announcement == "Soon", [watching, listening])
        admin(program, here.command[here.command.index("--store") + 1], "ban", "--person", cleo.get("me")["id"])
        until(lambda: closed(watching))
        refused("banned", at(here, cleo).get, "me")
        refused("banned", at(there, cleo).get, "me")
    print("ok people everywhere", flush=True)


def turns_elsewhere(program):
    """Are told wherever somebody hears of them, looking or not, though the table is not in memory there."""
    rng = random.Random(5)
    with nodes(program, 2, [*QUICK, "--idle", "100"]) as (here, there):
        people = [Person(here.address).guest(name) for name in ("Ann", "Bert")]
        id = gather(people, "medievallons", {"maxTurns": 20, "first": 0})
        players = [Player(person) for person in people]
        tables = [player.watch(id) for player in players]
        hearing = Player(at(there, people[1]))
        hearing.hear_turns(looking=False)
        assert hearing.turns == []

        def plays_until_heard(player, table, awaited):
            """Whoever's turn it is chooses, until Bert hears that it is theirs, or is not any more."""
            heard = bool(hearing.turns) == awaited
            if not heard and table.asked:
                player.choose(table, rng.choice(table.legal))
            return heard

        for awaited in (True, False, True):
            until(lambda: there.metric("tables") == 0, [*players, hearing])
            who = 0 if awaited else 1
            until(lambda: plays_until_heard(players[who], tables[who], awaited), [*players, hearing])
        assert hearing.turns[0]["table"] == id
    print("ok turns elsewhere", flush=True)


def turns_that_were_missed(program):
    """What began while a server heard nobody is told as soon as it hears again."""
    rng = random.Random(8)
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        options = [*QUICK, "--idle", "100"]
        with Server(program, store, folder, options) as here, Server(program, gate.store, folder, options) as there:
            people = [Person(here.address).guest(name) for name in ("Ann", "Bert")]
            id = gather(people, "medievallons", {"maxTurns": 20, "first": 0})
            players = [Player(person) for person in people]
            tables = [player.watch(id) for player in players]
            hearing = Player(at(there, people[1]))
            hearing.hear_turns()
            until(lambda: there.metric("tables") == 0, [*players, hearing])
            gate.shut()
            hearing.wait(lambda: hearing.trouble)
            while not tables[1].asked:
                pump(players)
                if tables[0].asked:
                    players[0].choose(tables[0], rng.choice(tables[0].legal))
            assert hearing.turns == []
            gate.open()
            until(lambda: hearing.turns, [*players, hearing])
    print("ok turns that were missed", flush=True)


def begins_unheard(program):
    """A game that begins at a server which does not know yet that somebody has begun to hear of their turns at another."""
    with nodes(program, 2) as (here, there):
        for number in range(8):
            ann = Person(here.address).guest(f"Ann {number}")
            id = ann.post("tables", {"game": "medievallons", "options": {"first": 0}, "seats": ["me", {"bot": "squire"}]})["id"]
            playing, hearing = Player(ann), Player(at(there, ann))
            here.process.send_signal(signal.SIGSTOP)
            playing.tell("watch", table=id)  # as soon as one of its people comes
            hearing.hear_turns()
            assert hearing.turns == []
            here.process.send_signal(signal.SIGCONT)
            until(lambda: hearing.turns, [playing, hearing])
            assert hearing.turns[0]["table"] == id
    print("ok begins unheard", flush=True)


def known_everywhere(program):
    """Blocks, holidays and a session that was renewed hold at the other server, for those who are there already, too."""
    with nodes(program, 2) as servers:
        here, there = servers
        ann, bert, cleo = (Person(here.address).guest(name) for name in ("Ann", "Bert", "Cleo"))
        id = gather([ann, bert, cleo], "academy", {}, clock=86_400)
        players = [Player(at(there, ann)), Player(bert), Player(at(there, cleo))]
        tables = [player.watch(id) for player in players]
        # Ann says it here, and looks there.
        ann.post("block", {"user": bert.get("me")["id"]})
        until(lambda: at(there, ann).get("blocked")["blocked"])
        players[1].ask("chat", table=id, text="heard by one")
        players[2].wait(lambda: tables[2].chat, players)
        assert not tables[0].chat, "whom one has blocked one does not hear"
        ann.post("unblock", {"user": bert.get("me")["id"]})
        until(lambda: not at(there, ann).get("blocked")["blocked"])
        players[1].ask("chat", table=id, text="heard by both")
        players[0].wait(lambda: [line["text"] for line in tables[0].chat] == ["heard by both"], players)
        # A table that only the other server has in memory.
        alone = gather([at(there, ann), at(there, cleo)], "academy", {"two": "lancelot"}, clock=86_400)
        watching = Player(at(there, cleo))
        table = watching.watch(alone)
        before = table.due
        ann.post("holiday", {"days": 7})
        until(lambda: table.due[0] > before[0] + 6 * 86_400_000 and table.due[1] == before[1], [watching])
        until(lambda: at(there, ann).get("holiday")["left"] == 23)
        # An account has another token than the guest had.
        as_guest, seen = at(there, ann), Player(at(there, ann))
        ann.post("account", {"name": "Ann of Astolat", "passphrase": "correct horse"})
        until(lambda: closed(seen))
        refused("no-token", as_guest.get, "me")
        assert at(there, ann).get("me")["account"] and at(there, ann).get("sessions")["sessions"][0]["here"]
    print("ok known everywhere", flush=True)


def started_together(program):
    """On a store in which nothing is yet: servers agree on what is made once."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        Server(program, store, folder, QUICK).terminate()  # the schema is there
        with contextlib.ExitStack() as stack:
            with concurrent.futures.ThreadPoolExecutor() as threads:
                started = list(threads.map(lambda _: stack.enter_context(Server(program, store, folder, QUICK)), range(4)))
            guest = Person(started[0].address).guest("Ann")
            until(lambda: all(at(server, guest).get("notices")["key"] for server in started))
            assert len({at(server, guest).get("notices")["key"] for server in started}) == 1
    print("ok started together", flush=True)


def hall_and_search(program):
    """People at different servers see each other in the hall, and find a game together: a new one, or one that somebody has made."""
    with nodes(program, 3) as servers:
        players = [Player(Person(server.address).guest(f"Guest {number}")) for number, server in enumerate(servers)]
        for player in players:
            player.show()
        until(lambda: all(player.person.get("hall")["here"] == 3 for player in players), players)
        players[0].close()
        until(lambda: players[1].person.get("hall")["here"] == 2, players[1:])
        players[0].come_back()
        for player in players:
            player.ask("find", games=["medievallons"], players=[3])
        until(lambda: all(player.seated for player in players), players)
        id = players[0].seated["table"]
        assert all(player.seated["table"] == id for player in players)
        assert all(player.watch(id).info["phase"] == "playing" for player in players)
        until(lambda: all(player.person.get("hall")["looking"] == 0 for player in players), players)
        host = players[2].person
        open_table = host.post("tables", {"game": "academy", "seats": ["me", "open", "open"], "public": True, "clock": 60})["id"]
        players[2].watch(open_table)
        for player in players[:2]:
            player.seated = None
            player.ask("find", games=["academy"], players=[3])
        until(lambda: all(player.seated for player in players[:2]), players)
        assert {player.seated["table"] for player in players[:2]} == {open_table}
        until(lambda: players[2].tables[open_table].info["phase"] == "playing", players)
    print("ok hall and search", flush=True)


def limits_hold_together(program):
    """Who has made as many tables as they may at one server makes none at the other."""
    with nodes(program, 2, []) as servers:
        ann = Person(servers[0].address).guest("Ann")
        there = at(servers[1], ann)
        table = {"game": "academy", "seats": ["me", "open", "open"]}
        until(lambda: there.get("notices")["key"])  # which comes with the bell: what was told before that is not heard
        first, *_ = [ann.post("tables", table)["id"] for _ in range(60)]  # in an hour
        watching = Player(there)
        seen = watching.watch(first)
        Person(servers[0].address).guest("Bert").post(f"tables/{first}/sit")
        until(lambda: seen.info["seats"][1]["kind"] == "person", [watching])  # so all before was heard, too

        def is_refused():
            try:
                there.post("tables", table)
                return False
            except Refused as no:
                return no.code == "too-many"

        made = 0
        while not is_refused():
            made += 1
        assert made <= 1, made
    print("ok limits hold together", flush=True)


def admin(program, store, *words):
    """Who answered, or why nobody did."""
    return subprocess.run([program, "admin", "--store", store, *words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True, timeout=GUARD).stderr


def whoever_runs_them_is_heard(program):
    """By any server that is left, though the one that was started last is lost."""
    with fresh_store("postgres") as store, nodes(program, 3, store=store) as servers:
        answers = [f"The server at {server.address} answers.\n" for server in servers]
        until(lambda: admin(program, store, "people") == answers[2])
        servers[2].kill()
        until(lambda: admin(program, store, "people") in answers[:2])
        servers[0].terminate()
        until(lambda: admin(program, store, "people") == answers[1])
    print("ok whoever runs them is heard", flush=True)


def seen_and_ended_from_any_of_them(program):
    """Whoever runs them sees how each of them is, and lets one after the other end, by whichever answers."""
    with fresh_store("postgres") as store, nodes(program, 2, store=store) as servers:
        def told(*words):
            return subprocess.run([program, "admin", "--store", store, *words], stdin=subprocess.DEVNULL, capture_output=True,
                                  text=True, timeout=GUARD)

        def rows():
            """By its first word: people, tables, leases, choices a second."""
            return {line.split()[0]: line[52:].split()[:4] for line in told("servers").stdout.splitlines()[1:]}

        one, other = (f"{socket.gethostname()}:{server.port}" for server in servers)
        people = [Player(Person(servers[number > 0].address).guest(f"Guest {number}")) for number in range(3)]
        assert people
        until(lambda: {name: row[0] for name, row in rows().items()} == {one: "1", other: "2", "together": "3"}, people)
        run_sql(urllib.parse.urlsplit(store), "INSERT INTO roundtable_nodes (id, started, until) VALUES ('older', now(), now() + interval '1 hour')")
        assert rows()["older"] == ["-", "-", "0", "-"]
        assert "older is of an older version" in told("drain", "older").stderr
        run_sql(urllib.parse.urlsplit(store), "DELETE FROM roundtable_nodes WHERE id = 'older'")
        assert f"server: found `nobody`, allowed: {one}, {other}" in told("drain", "nobody").stderr

        assert told("drain", one).stdout == f"{one} ends.\n"  # the one that was started last answers
        assert servers[0].process.wait(GUARD) == 0
        assert b'"event":"stopping","by":"' in servers[0].said(), servers[0].said()[-500:]
        until(lambda: set(rows()) == {other})
        assert told("drain").stdout == f"{other} ends.\n"
        assert servers[1].process.wait(GUARD) == 0
        with Server(program, store, pathlib.Path(servers[0].log).parent, QUICK):
            assert told("log").stdout.count("drain") == 2
    print("ok seen and ended from any of them", flush=True)


def ended_one_after_the_other(program):
    """As a rolling update does: people go on elsewhere without losing a choice, bots without a pause."""
    rng = random.Random(6)
    with nodes(program, 2) as servers:
        ann = Person(servers[0].address).guest("Ann")
        made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "squire"}]})
        player = Player(ann)
        table = player.watch(made["id"])
        turn = 0
        while not table.over:
            player.wait(lambda: table.asked or table.over)
            if not table.asked:
                continue
            number = player.tell("choose", table=made["id"], decision=table.decision, choice=rng.choice(table.legal))
            turn += 1
            if turn in (3, 6):
                leaving = servers[(turn // 3 - 1) % 2]
                staying = servers[(turn // 3) % 2]
                leaving.process.send_signal(signal.SIGTERM)
                player.person = at(staying, ann)
                began = time.monotonic()
            player.wait(lambda: number in player.answers)
            answer = player.answers.pop(number)
            if answer["type"] == "error":  # not saved: asked again
                assert answer["error"]["code"] == "store", answer
            if turn in (3, 6):
                assert leaving.process.wait(GUARD) == 0
                player.wait(lambda: table.asked or table.over)
                assert time.monotonic() - began < 10
                leaving.start()
        verify(program, player.person, made["id"])
    print("ok ended one after the other", flush=True)


def health(server):
    return Wire(server.address).request("GET", "/healthz", {"Host": server.address})[::2]


def nobody_is_sent_to_who_ends(program):
    """From the moment it is told to end, however long it takes to hand over what it has."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        with Server(program, gate.store, folder, QUICK) as server:
            assert health(server) == (200, b"ok\n")
            gate.hold()
            server.process.send_signal(signal.SIGTERM)
            until(lambda: health(server) == (503, b"this server ends\n"))
            gate.release()
            assert server.process.wait(GUARD) == 0
    print("ok nobody is sent to who ends", flush=True)


def without_its_database(program):
    """People are told though nobody does anything, reads are refused at once, and all comes back by itself."""
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        with Server(program, gate.store, folder, QUICK) as server, Server(program, store, folder, QUICK) as other:
            ann = Person(server.address).guest("Ann")
            id = ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
            player = Player(ann)
            table = player.watch(id)
            gate.shut()
            player.wait(lambda: player.trouble)
            began = time.monotonic()
            assert refused("store", ann.get, "tables?list=open").status == 503
            assert time.monotonic() - began < 0.4
            # What happens meanwhile is heard of afterwards.
            Person(other.address).guest("Bert").post(f"tables/{id}/sit")
            gate.open()
            player.wait(lambda: not player.trouble and table.info["seats"][1]["kind"] == "person")
    print("ok without its database", flush=True)


def main():
    if "postgres" not in kinds_of_store():
        print("no PostgreSQL: nothing to do")
        return
    only = sys.argv[2:]
    for test in (one_game_at_two_servers, choices_made_together, whoever_writes_is_asleep, from_a_server_that_is_ahead, bots_after_a_kill,
                 nobody_watches, paused_longer_than_its_leases, away_means_away, wishes_for_a_pause, people_everywhere,
                 turns_elsewhere, turns_that_were_missed, begins_unheard, known_everywhere, started_together, hall_and_search, limits_hold_together, whoever_runs_them_is_heard, seen_and_ended_from_any_of_them,
                 nobody_is_sent_to_who_ends, ended_one_after_the_other, without_its_database):
        if not only or test.__name__ in only:
            test(sys.argv[1])


if __name__ == "__main__":
    main()
