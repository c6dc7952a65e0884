#!/usr/bin/env python3
"""Several servers on one PostgreSQL: permissions, names, blocks and moderation hold at all of them, and so do turns, the hall,
searches and limits.

    tests/server_cluster_people_test.py PROGRAM [CASE...]
"""

import concurrent.futures
import random
import signal
import tempfile
import threading
import time
import urllib.parse

from client import Person, Player, pump
from cluster import QUICK, admin, at, choose, nodes, run, until
from company import gather, refused
from serving import Gate, Server, fresh_store, run_sql
from wire import Lost, Refused


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
        # The operator asks one of the servers.
        cleo, dora = (Person(server.address).guest(name) for server, name in ((here, "Cleo"), (there, "Dora")))
        watching, listening = Player(cleo), Player(dora)
        admin(program, here.command[here.command.index("--store") + 1], "announce", "Soon")
        until(lambda: watching.announcement == "Soon" and listening.announcement == "Soon", [watching, listening])
        admin(program, here.command[here.command.index("--store") + 1], "ban", "--person", cleo.get("me")["id"])
        until(lambda: closed(watching))
        refused("banned", at(here, cleo).get, "me")
        refused("banned", at(there, cleo).get, "me")


def done_while_all_is_read(program):
    """A server that reconnects to the others reads again all that may have changed; its own writes of that moment are newer."""
    cut = ("DO $do$ BEGIN PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
           "AND query ~ '^(LISTEN .*|SELECT 1)$'; END $do$")

    def come_and_go(person, until):
        while time.monotonic() < until:
            for days in (1, 0):
                person.post("holiday", {"days": days})
                assert (person.get("holiday")["until"] is not None) == (days > 0), days

    with (fresh_store("postgres") as store, nodes(program, 1, store=store) as (server,),
          concurrent.futures.ThreadPoolExecutor() as pool):
        people = [Person(server.address).guest(f"Guest {number}") for number in range(4)]
        ends = time.monotonic() + 3
        coming = [pool.submit(come_and_go, person, ends) for person in people]
        while time.monotonic() < ends:
            run_sql(urllib.parse.urlsplit(store), cut)
            time.sleep(0.25)  # it listens again after 0.2 s
        for one in coming:
            one.result()


def two_who_take_turns(here, there):
    """Two people at one server; the second also listens for turns at another: the table's id, the players, their views, the listener."""
    people = [Person(here.address).guest(name) for name in ("Ann", "Bert")]
    id = gather(people, "medievallons", {"maxTurns": 20, "first": 0})
    players = [Player(person) for person in people]
    return id, players, [player.watch(id) for player in players], Player(at(there, people[1]))


def turns_elsewhere(program):
    """A listener at another server is told of turns, looking or not, though the table is not in memory there."""
    rng = random.Random(5)
    with nodes(program, 2, [*QUICK, "--idle", "100"]) as (here, there):
        id, players, tables, hearing = two_who_take_turns(here, there)
        hearing.hear_turns(looking=False)
        assert hearing.turns == []

        def plays_until_heard(player, table, awaited):
            """The player whose turn it is chooses, until Bert hears that it is his turn, or is not any more."""
            heard = bool(hearing.turns) == awaited
            if not heard and table.asked:
                choose(player, table, rng)
            return heard

        for awaited in (True, False, True):
            until(lambda: there.metric("tables") == 0, [*players, hearing])
            who = 0 if awaited else 1
            until(lambda: plays_until_heard(players[who], tables[who], awaited), [*players, hearing])
        assert hearing.turns[0]["table"] == id


def turns_that_were_missed(program):
    """Turns that began while a server was disconnected from the others are told as soon as it reconnects."""
    rng = random.Random(8)
    with tempfile.TemporaryDirectory() as folder, fresh_store("postgres") as store:
        gate = Gate(store)
        options = [*QUICK, "--idle", "100"]
        with Server(program, store, folder, options) as here, Server(program, gate.store, folder, options) as there:
            _, players, tables, hearing = two_who_take_turns(here, there)
            hearing.hear_turns()
            until(lambda: there.metric("tables") == 0, [*players, hearing])
            gate.shut()
            hearing.wait(lambda: hearing.trouble)
            while not tables[1].asked:
                pump(players)
                if tables[0].asked:
                    choose(players[0], tables[0], rng)
            assert hearing.turns == []
            gate.open()
            until(lambda: hearing.turns, [*players, hearing])


def begins_unheard(program):
    """A game begins at a server that does not know yet that its player listens for turns at another."""
    with nodes(program, 2) as (here, there):
        for number in range(8):
            ann = Person(here.address).guest(f"Ann {number}")
            id = ann.post("tables", {"game": "medievallons", "options": {"first": 0}, "seats": ["me", {"bot": "squire"}]})["id"]
            playing, hearing = Player(ann), Player(at(there, ann))
            here.process.send_signal(signal.SIGSTOP)
            playing.tell("watch", table=id)  # the game begins as soon as a player comes
            hearing.hear_turns()
            assert hearing.turns == []
            here.process.send_signal(signal.SIGCONT)
            until(lambda: hearing.turns, [playing, hearing])
            assert hearing.turns[0]["table"] == id


def known_everywhere(program):
    """Blocks, holidays and a renewed session hold at the other server, also for people who are connected there already."""
    with nodes(program, 2) as servers:
        here, there = servers
        ann, bert, cleo = (Person(here.address).guest(name) for name in ("Ann", "Bert", "Cleo"))
        id = gather([ann, bert, cleo], "academy", {}, clock=86_400)
        players = [Player(at(there, ann)), Player(bert), Player(at(there, cleo))]
        tables = [player.watch(id) for player in players]
        # Ann blocks at one server, and looks at the other.
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


def at_once(pool, actions):
    """The result or the refusal of each action. All begin at the same moment."""
    ready = threading.Barrier(len(actions))

    def act(action):
        ready.wait()
        try:
            return action()
        except Refused as no:
            return no

    return [future.result() for future in [pool.submit(act, action) for action in actions]]


def won(answers, *codes):
    """The index of the only action that was not refused, and its answer."""
    (number,) = [number for number, answer in enumerate(answers) if not isinstance(answer, Refused)]
    assert all(answer.code in codes for answer in answers if isinstance(answer, Refused)), answers
    return number, answers[number]


def changed_at_once(program):
    """A recovery code, or a passphrase, that is used at three servers at the same moment changes the account once."""
    with nodes(program, 3) as servers, concurrent.futures.ThreadPoolExecutor() as pool:
        people = [Person(server.address) for server in servers]
        ann = people[0].guest("Ann")
        code, passphrase = ann.post("account", {"name": "Ann", "passphrase": "correct horse"})["recovery"], "correct horse"
        for number in range(4):
            wanted = [f"battery staple {number} {server}" for server in range(3)]
            strangers = [Person(server.address) for server in servers]
            answers = at_once(pool, [lambda who=who, secret=secret: who.post("recover", {"name": "Ann", "code": code, "passphrase": secret})
                                     for who, secret in zip(strangers, wanted)])
            first, answer = won(answers, "bad-passphrase")
            code, passphrase = answer["recovery"], wanted[first]
            for server, secret in zip(servers, wanted):
                logging_in = Person(server.address).post, "login", {"name": "Ann", "passphrase": secret}
                logging_in[0](*logging_in[1:]) if secret == passphrase else refused("bad-passphrase", *logging_in)
            # The same with the passphrase, by one session that all three servers know.
            here = strangers[first]
            sessions = [at(server, here) for server in servers]
            assert all(session.get("me")["account"] for session in sessions)
            wanted = [f"correct horse {number} {server}" for server in range(3)]
            old = passphrase
            answers = at_once(pool, [lambda who=who, secret=secret: who.post("passphrase", {"old": old, "passphrase": secret})
                                     for who, secret in zip(sessions, wanted)])
            first, _ = won(answers, "no-token", "conflict", "bad-passphrase")
            passphrase = wanted[first]
            for server, secret in zip(servers, wanted):
                logging_in = Person(server.address).post, "login", {"name": "Ann", "passphrase": secret}
                logging_in[0](*logging_in[1:]) if secret == passphrase else refused("bad-passphrase", *logging_in)
            sessions[first].post("sessions/end", {"all": True})
            for session in sessions:
                session.get("me") if session is sessions[first] else refused("no-token", session.get, "sessions")
            # And another code: only one of them succeeds.
            answers = at_once(pool, [lambda who=at(server, sessions[first]): who.post("recovery", {"passphrase": passphrase})
                                     for server in servers])
            codes = [answer["recovery"] for answer in answers if not isinstance(answer, Refused)]
            assert codes and all(answer.code == "conflict" for answer in answers if isinstance(answer, Refused)), answers
            right = 0
            for one in codes:
                try:
                    code = Person(servers[0].address).post("recover", {"name": "Ann", "code": one, "passphrase": passphrase})["recovery"]
                    right += 1
                except Refused as no:
                    assert no.code == "bad-passphrase", no
            assert right == 1, (right, answers)


def void_everywhere_at_once(program):
    """A revoked token changes nothing at another server, however soon after, nor at a server that was paused meanwhile."""
    with nodes(program, 2) as (here, there), concurrent.futures.ThreadPoolExecutor() as pool:
        ann = Person(here.address).guest("Ann")
        ann.post("account", {"name": "Ann", "passphrase": "correct horse"})

        def session():
            """A token of Ann's, known at both servers."""
            one = Person(here.address)
            one.post("login", {"name": "Ann", "passphrase": "correct horse"})
            assert at(there, one).get("me")["name"] == "Ann"
            return one, at(there, one)

        def acts(thief):
            return [(thief.post, "me", {"name": "Thief"}), (thief.post, "me/page", {"for": "everybody"}), (thief.post, "holiday", {"days": 1}),
                    (thief.post, "sessions/end", {"all": True}), (thief.get, "me/export"), (thief.get, "keys"), (thief.get, "sessions"),
                    (thief.post, "notices", {"quiet": None, "tables": {}}), (thief.post, "me/erase", {"name": "Ann"})]

        for number in range(len(acts(ann))):
            own, thief = session()
            own.post("logout")
            refused("no-token", *acts(thief)[number])
        for number in range(4):
            own, thief = session()
            table = own.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
            sitting, watching = Player(thief), Player(ann)
            sitting.watch(table)
            seen = watching.watch(table)
            there.process.send_signal(signal.SIGSTOP)
            try:
                own.post("logout")
                sitting.tell("chat", table=table, text="by a void session")
                again = at(there, own) if number % 2 else thief
                late = pool.submit(lambda who=again: refused("no-token", who.post, "me", {"name": "Thief"}))
                time.sleep(1.2)  # a server counts as paused after a second
            finally:
                there.process.send_signal(signal.SIGCONT)
            late.result()
            until(lambda: closed(sitting))
            watching.ask("chat", table=table, text="by Ann")
            watching.wait(lambda: seen.chat)
            assert [line["text"] for line in seen.chat] == ["by Ann"], seen.chat
        assert ann.get("me")["name"] == "Ann" and ann.get("holiday")["until"] is None and ann.get("blocked")["blocked"] == []


def vouched_for_at_two(program):
    """A person logged in by the proxy at two servers at once: one account, and neither server logs them out of the other."""
    with nodes(program, 2, [*QUICK, "--trust-header", "X-Club"]) as servers, concurrent.futures.ThreadPoolExecutor() as pool:
        for name in ("Ann", "Bert", "Cleo"):
            people = [Person(server.address, more={"X-Club": name}) for server in servers]
            answers = at_once(pool, [lambda who=who: who.get("me") for who in people])
            assert all(answer.code in ("conflict", "name-taken") for answer in answers if isinstance(answer, Refused)), answers
            assert people[0].get("me") == people[1].get("me") and people[0].get("me")["name"] == name
        players = [Player(person) for person in people]
        id = people[0].post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"]
        tables = [player.watch(id) for player in players]
        for player in players:
            player.ask("chat", table=id, text="still here")
        until(lambda: all(len(table.chat) == 2 for table in tables), players)
        assert not any(map(closed, players))


def hall_and_search(program):
    """People at different servers see each other in the hall, and find a game together: a new one, or an existing table."""
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
        tables = [player.watch(id) for player in players]
        until(lambda: all(table.info["phase"] == "playing" for table in tables), players)
        until(lambda: all(player.person.get("hall")["looking"] == 0 for player in players), players)
        host = players[2].person
        open_table = host.post("tables", {"game": "academy", "seats": ["me", "open", "open"], "public": True, "clock": 60})["id"]
        players[2].watch(open_table)
        for player in players[:2]:
            player.seated = None
            player.ask("find", games=["academy"], players=[3])
        until(lambda: all(player.seated for player in players[:2]), players)
        assert {player.seated["table"] for player in players[:2]} == {open_table}
        for player in players[:2]:
            player.watch(open_table)
        until(lambda: players[2].tables[open_table].info["phase"] == "playing", players)


def counted_once(program):
    """A person who is connected at two servers is one person in the hall and in the operator's numbers."""
    with fresh_store("postgres") as store, nodes(program, 2, store=store) as (here, there):
        ann, bert = (Person(here.address).guest(name) for name in ("Ann", "Bert"))
        players = [Player(ann), Player(at(there, ann)), Player(bert)]
        for player in players:
            player.show()
        until(lambda: all(at(server, ann).get("hall")["here"] == 2 for server in (here, there)), players)

        def together():
            (line,) = [line for line in admin(program, store, "servers").stdout.splitlines() if line.startswith("together")]
            return line.split()[1]

        until(lambda: together() == "2", players)
        players[2].close()
        until(lambda: together() == "1", players[:2])


def spectators_add_up(program):
    """Spectators at several servers are counted together, each person once, and players not at all."""
    with nodes(program, 2) as (here, there):
        ann, bert = (Person(here.address).guest(name) for name in ("Ann", "Bert"))
        id = gather([ann, bert], "medievallons", {"maxTurns": 20, "first": 0})
        cleo, dora = (Person(server.address).guest(name) for server, name in ((here, "Cleo"), (there, "Dora")))
        watching = [Player(person) for person in (ann, at(there, bert), cleo, dora, at(there, cleo))]
        tables = [player.watch(id) for player in watching]
        until(lambda: all(table.info["spectators"] == 2 for table in tables), watching)
        watching.pop().close()  # Cleo still watches here
        watching.pop().close()
        until(lambda: all(table.info["spectators"] == 1 for table in tables[:3]), watching)
        assert [one["spectators"] for one in ann.get("tables?list=mine")["tables"]] == [1]


TRIO = {"games": ["academy"], "players": [3]}


def search_follows_the_person(program):
    """Three people at two servers who reload, reconnect at the other server, and lose a server: none of them is lost."""
    with nodes(program, 2, [*QUICK, "--patience", "20000"]) as (here, there):
        people = [Person(server.address).guest(f"Guest {number}") for number, server in enumerate((here, there, here))]
        first, second, third = players = [Player(person) for person in people]
        for player in players[:2]:
            player.ask("find", **TRIO)
        until(lambda: second.search and second.search["there"] == 2, players)
        since = second.search["since"]
        second.close()
        players[1] = second = Player(at(here, people[1]))  # reloads, and the load balancer sends them to the other server
        until(lambda: second.search and second.search["since"] == since, players)
        until(lambda: first.search["there"] == 2, players)
        third.ask("find", **TRIO)
        until(lambda: all(player.seated for player in players), players)
        id = first.seated["table"]
        here.kill()  # the server that made the table
        for player in players:
            player.close()
        players = [Player(at(there, person)) for person in people]
        until(lambda: all(player.seated and player.seated["table"] == id for player in players), players)
        tables = [player.watch(id) for player in players]
        until(lambda: all(table.info["phase"] == "playing" for table in tables), players)
        assert tables[0].info["anew"] is None
        until(lambda: not any(player.search for player in players), players)


def absent_at_another_server(program):
    """A person does not come to the table: the others, at two servers, are matched again with the next who comes."""
    with nodes(program, 2, [*QUICK, "--patience", "5000"]) as (here, there):
        people = [Person(server.address).guest(f"Guest {number}") for number, server in enumerate((here, there, there, here))]
        players = [Player(person) for person in people]
        for player in players[:3]:
            player.ask("find", **TRIO)
        until(lambda: all(player.seated for player in players[:3]), players)
        id = players[0].seated["table"]
        present = [players[0], players[2]]
        tables = [player.watch(id) for player in present]
        until(lambda: all(table.info["phase"] == "closed" for table in tables), players)
        until(lambda: all(player.search and not player.search["found"] for player in present), players)
        until(lambda: players[1].search is None, players)
        assert players[1].search_ended == "absent" and all(table.info["anew"] is None for table in tables)
        for player in players:
            player.seated = None
        players[3].ask("find", **TRIO)
        again = [*present, players[3]]
        until(lambda: all(player.seated for player in again), players)
        assert players[1].seated is None and players[3].seated["table"] != id
        tables = [player.watch(players[3].seated["table"]) for player in again]
        until(lambda: all(table.info["phase"] == "playing" for table in tables), players)


def invitations_everywhere(program):
    """A person at one server is invited by name from another, and each hears the answer."""
    with nodes(program, 2) as (here, there):
        ann, bert = Person(here.address).guest("Ann"), Person(there.address).guest("Bert")
        bert.post("account", {"name": "Bert", "passphrase": "correct horse battery"})
        host, asked = Player(ann), Player(bert)
        tables = [ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"] for _ in range(2)]
        for table in tables:
            ann.post(f"tables/{table}/invite", {"name": "Bert"})
        until(lambda: {one["table"] for one in asked.invitations} == set(tables), [host, asked])
        bert.post(f"tables/{tables[0]}/decline")
        until(lambda: host.declined == ["Bert"], [host, asked])
        bert.post(f"tables/{tables[1]}/sit")
        until(lambda: not asked.invitations, [host, asked])


def deserted_tables(program):
    """Both servers show that the people of an open table are away, hide it after a while, and show it when one is back at either."""
    with nodes(program, 2, [*QUICK, "--deserted", "6000", "--idle", "100"]) as (here, there):
        ann = Person(here.address).guest("Ann")
        lookers = [Person(server.address).guest("Bert") for server in (here, there)]
        id = ann.post("tables", {"game": "medievallons", "seats": ["me", "open"], "public": True})["id"]

        def seats():
            """Ann's table, as each server lists it; None where it does not."""
            listed = [{table["id"]: table for table in looker.get("tables?list=open")["tables"]} for looker in lookers]
            return [tables[id]["seats"][0]["here"] if id in tables else None for tables in listed]

        for server in (here, there):
            player = Player(at(server, ann))
            player.watch(id)
            until(lambda: seats() == [True, True], [player])
            player.close()
            until(lambda: seats() == [False, False])
            until(lambda: seats() == [None, None])


def limits_hold_together(program):
    """A person who has reached the limit of new tables at one server can make none at the other."""
    with nodes(program, 2, []) as servers:
        ann = Person(servers[0].address).guest("Ann")
        there = at(servers[1], ann)
        table = {"game": "academy", "seats": ["me", "open", "open"]}
        until(lambda: there.get("notices")["key"])  # the key is there once the server receives notifications; earlier ones are lost
        first, *_ = [ann.post("tables", table)["id"] for _ in range(60)]  # the limit for an hour
        watching = Player(there)
        seen = watching.watch(first)
        Person(servers[0].address).guest("Bert").post(f"tables/{first}/sit")
        until(lambda: seen.info["seats"][1]["kind"] == "person", [watching])  # so all earlier notifications have arrived, too

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


if __name__ == "__main__":
    run([people_everywhere, done_while_all_is_read, turns_elsewhere, turns_that_were_missed, begins_unheard, known_everywhere,
         changed_at_once, void_everywhere_at_once, vouched_for_at_two, hall_and_search, counted_once,
         search_follows_the_person, absent_at_another_server,
         invitations_everywhere, spectators_add_up, deserted_tables, limits_hold_together])
