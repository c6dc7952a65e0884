#!/usr/bin/env python3
"""The operator's page: access, which others are refused; its contents; and every action through its calls.

    tests/server_admin_page_test.py PROGRAM
"""

import http.client
import json
import os
import pathlib
import pwd
import re
import socket
import stat
import subprocess
import sys
import tempfile

from client import GUARD, Person, Player, Refused
from company import gather, guests, refused
from serving import NO_LIMITS, Gate, Server, fresh_store, kinds_of_store, serving
from wire import Wire

ROOT = pathlib.Path(__file__).parent.parent
CARDS = ["\"hand\"", "\"view\"", "\"legal\"", "\"secret\"", "\"token\""]


class Operator:
    """An operator in front of the page, connected by a Unix socket."""

    def __init__(self, path, host="localhost:8081"):
        self.path, self.headers = path, {"Host": host}

    def ask(self, method, path, body=None, **more):
        connection = http.client.HTTPConnection("localhost", timeout=GUARD)
        connection.sock = socket.socket(socket.AF_UNIX)
        connection.sock.settimeout(GUARD)
        connection.sock.connect(str(self.path))
        text = None if body is None else json.dumps(body)
        headers = {**self.headers, **({"Content-Type": "application/json"} if text else {}), **more}
        connection.request(method, path, text, headers)
        answer = connection.getresponse()
        said = answer.read().decode()
        connection.close()
        return answer.status, said

    def now(self):
        status, said = self.ask("GET", "/admin/now")
        assert status == 200, said
        assert not [word for word in CARDS if word in said], "secrets stay secret"
        return json.loads(said)

    def do(self, what, **how):
        status, said = self.ask("POST", "/admin/act", {"do": what, **how}, Origin="http://localhost:8081")
        if status != 200:
            raise Refused(json.loads(said)["error"], status)
        return json.loads(said)


def closed(server, path):
    """The page does not exist for others, whatever headers they send."""
    for headers in ({}, {"X-Admin": "root"}, {"X-Remote-User": "root"}, {"X-Forwarded-For": "127.0.0.1"}, {"Host": "localhost"}):
        wire = Wire(server.address)
        for method, where in (("GET", "/admin"), ("GET", "/admin/now"), ("POST", "/admin/act"), ("PUT", "/admin/act"), ("GET", "/admin/index.html")):
            status, _, said = wire.request(method, where, {"Host": server.address, "Content-Length": "0", **headers})
            assert status == 404 and b"unknown path; docs/protocol.md lists all paths" in said, (method, where, headers, status, said)
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    operator = Operator(path)
    for where in ("/", "/metrics", "/healthz", "/api/v1/games", "/api/v1/admin", "/admin/nothing"):
        assert operator.ask("GET", where)[0] == 404, where
    assert Operator(path, "evil.example").ask("GET", "/admin/now")[0] == 404, "its name leads here, but it is not ours"
    for origin in ("https://evil.example", "null", "http://localhost:9999"):
        assert operator.ask("POST", "/admin/act", {"do": "read-only"}, Origin=origin)[0] == 403, origin
    assert operator.ask("POST", "/admin/act", {"do": "read-only"})[0] == 403, "a browser names the page that asks"
    assert operator.ask("GET", "/admin/act?do=read-only")[0] == 405
    ours = {"Origin": "http://localhost:8081"}
    assert operator.ask("POST", "/admin/now", {}, **ours)[0] == 405
    assert operator.ask("POST", "/admin/act", {"do": "read-only"}, **ours, **{"Content-Type": "text/plain"})[0] == 415
    assert not operator.now()["readOnly"]


def serious(now):
    """Health warnings, without those caused by a busy machine."""
    return [worry["what"] for worry in now["worries"] if worry["what"] in ("cannot-save", "damaged-tables", "ends")]


def at_a_glance(operator, people, id):
    now = operator.now()
    assert now["you"] == pwd.getpwuid(os.geteuid()).pw_name and serious(now) == [] and now["trouble"] == ""
    assert now["started"] <= now["now"] and now["people"] == 1 and now["tables"]["playing"] == 1, now
    assert now["memory"] > 0 and now["files"] <= now["mostFiles"]
    assert len(now["log"]["came in"]) == 3 and now["log"]["other"][-1]["event"] == "listening", now["log"]
    refused("bad-passphrase", people[0].post, "login", {"name": "Nobody", "passphrase": "four quiet words"})
    assert operator.now()["log"]["refused"][0]["code"] == "bad-passphrase"
    return now


def deeds(operator, people, id, player, table):
    ann, bert, cleo = people
    who, number = bert.get("me")["id"], table.chat[0]["n"]
    (report,) = operator.do("reports")["reports"]
    assert report["about"] == who and report["why"] == "rude" and report["table"] == id
    whole = operator.do("report", id=report["id"])["report"]
    assert whole["lines"] == [{"n": number, "text": "Blockheads!"}], whole
    assert operator.do("lines", table=id, lines=[number]) == {"done": "lines", "lines": 1}
    assert cleo.get(f"tables/{id}/chat?before=1000")["chat"] == []

    assert [one["id"] for one in operator.do("people")["people"]] == [who]
    found = operator.do("people", find=bert.get("me")["name"])
    assert [one["id"] for one in found["people"]] == [who] and not found["more"], found
    assert [one["id"] for one in operator.do("tables", find=who)["tables"]] == [id]
    assert operator.do("tables")["tables"][0]["people"][1] == {"id": who, "name": bert.get("me")["name"]}
    operator.do("rename", person=who, name="Bertram")
    assert bert.get("me")["name"] == "Bertram"

    ban = operator.do("ban", person=who, days=3, why="rude")["id"]
    refused("banned", bert.get, "me")
    assert operator.do("bans")["bans"][0]["person"] == who
    operator.do("unban", id=ban)
    assert bert.get("me")["id"] == who
    ban = operator.do("ban", network="192.0.2.0/24")["id"]
    assert operator.do("bans")["bans"][0]["network"] == "192.0.2.0/24"
    operator.do("unban", id=ban)

    operator.do("announce", text="We close at ten.")
    assert operator.now()["announcement"] == "We close at ten." == ann.get("games")["announcement"]
    operator.do("announce")
    assert operator.now()["announcement"] == ""
    operator.do("read-only", on=True)
    assert operator.now()["readOnly"] and ann.get("games")["readOnly"]
    operator.do("read-only", on=False)
    operator.do("close", table=id)
    assert ann.get(f"tables/{id}")["table"]["stopped"]
    for how, field in (({"name": "x" * 25, "person": who}, "name"), ({"name": "Bert"}, "person"), ({"name": "Bert", "person": who, "nonsense": 1}, "nonsense")):
        said = refused("bad-field", lambda how=how: operator.do("rename", **how))
        assert said.field == field, said
    assert refused("bad-field", lambda: operator.do("ban", network="all of them")).field == "network"
    said = refused("bad-field", lambda: operator.do("dance"))
    assert said.field == "do" and "found `dance`, allowed: servers, people, " in str(said) and ", drain" in str(said), said


def backed_up(operator, program, folder):
    assert operator.now()["backups"] and operator.now()["backup"] is None
    file = operator.do("backup")["file"]
    while not (last := operator.now()["backup"])["ended"]:
        pass
    assert last["file"] == file and last["failed"] == "" and last["bytes"] == os.stat(file).st_size > 0, last
    assert pathlib.Path(file).parent == folder and stat.S_IMODE(os.stat(file).st_mode) == 0o600
    subprocess.run([program, "verify", file], check=True, capture_output=True)


def only_one(operator, server):
    """A server with a store of its own is a cluster of one."""
    (here,) = operator.do("servers")["servers"]
    assert here["here"] and here["alive"] and here["people"] == operator.now()["people"] and here["tables"] == 1, here
    assert here["where"] == f"{socket.gethostname()}:{server.port}" and here["version"] == operator.now()["version"]
    said = refused("bad-field", lambda: operator.do("drain", server="elsewhere"))
    assert said.field == "server" and f"found `elsewhere`, allowed: {here['where']}" in str(said), said


def ended(operator, server):
    """Shuts down as after a signal; the log names the operator."""
    assert operator.do("drain") == {"done": "drain", "server": f"{socket.gethostname()}:{server.port}"}
    assert server.process.wait(GUARD) == 0
    log = [json.loads(line) for line in server.said().decode().splitlines() if line.startswith("{")]
    assert [line["by"] for line in log if line["event"] == "stopping"] == [pwd.getpwuid(os.geteuid()).pw_name], log[-5:]


def written_down(server, operator, program, store):
    """The operator is named in every list; names sent by the page itself are ignored."""
    me = pwd.getpwuid(os.geteuid()).pw_name
    operator.do("announce", text="Hello", by="the queen")
    acts = operator.do("log")["acts"]
    assert {one["do"] for one in acts} == {"lines", "rename", "ban", "unban", "announce", "read-only", "close", "backup"}, acts
    assert {one["by"] for one in acts} == {me}, acts
    log = [json.loads(line) for line in server.said().decode().splitlines() if line.startswith("{")]
    assert len([line for line in log if line["event"] == "admin" and line["by"] == me]) == len(acts)
    told = subprocess.run([program, "admin", "--store", store, "log"], capture_output=True, text=True, check=True).stdout
    assert told.count(me) == len(acts) and "the queen" not in told, told


def without_store(program, folder):
    """The page says so, and stays available."""
    gate = Gate(os.environ["ROUNDTABLE_POSTGRES"])
    path = pathlib.Path(folder) / "away.sock"
    with fresh_store("postgres") as store:
        gate.address = gate.address._replace(path="/" + store.rsplit("/", 1)[1].split("?")[0])
        with Server(program, gate.store, folder, [*NO_LIMITS, "--admin", f"unix:{path}"]) as server:
            operator = Operator(path)
            (node,) = operator.now()["nodes"]
            assert node["here"] and node["alive"] and node["started"] <= node["seen"] + 1000, node
            gate.shut()
            now = operator.now()
            while now["nodes"] is not None or not now["trouble"]:  # the reason is known a little later
                now = operator.now()
            assert now["worries"][0]["what"] == "cannot-save", now["worries"]
            assert refused("store", lambda: operator.do("announce", text="Hello")).status == 503
            gate.open()
            while operator.now()["nodes"] is None or serious(operator.now()):
                pass


def bad_options(program):
    for options, complaint in (
        (["--admin", "0.0.0.0:8081"], "allowed: unix:/PATH"),
        (["--admin", "unix:admin.sock"], "allowed: unix:/PATH"),
        (["--backups", "/nowhere/at/all"], "is not a folder; create it first"),
        (["--admin-header", "X-Admin"], "needs --behind-proxy"),
        (["--behind-proxy", "--trust-header", "X-User", "--admin-header", "x-user"], "must differ from --trust-header"),
    ):
        done = subprocess.run([program, "serve", "--port", "0", *options], capture_output=True, text=True, timeout=GUARD, check=False)
        assert done.returncode != 0 and complaint in done.stderr, (options, done)


def by_proxy(program):
    """The name that the proxy's login gives is accepted."""
    with serving(program, [*NO_LIMITS, "--behind-proxy", "--admin-header", "X-Admin"]) as server:
        def ask(method, path, body=b"", **more):
            headers = {"Host": "play.example.org", "Content-Type": "application/json", "Content-Length": str(len(body)), **more}
            return Wire(server.address).request(method, path, headers, body)

        status, _, said = ask("GET", "/admin/now", **{"X-Admin": "ann"})
        assert status == 200 and json.loads(said)["you"] == "ann"
        assert ask("GET", "/admin/now")[0] == 404 and not json.loads(said)["backups"]
        assert ask("POST", "/admin/act", b'{"do": "backup"}', **{"X-Admin": "ann"})[0] == 403
        https = {"X-Forwarded-Proto": "https", "Origin": "https://play.example.org"}
        none = ask("POST", "/admin/act", b'{"do": "backup"}', **https, **{"X-Admin": "ann"})
        assert none[0] == 409 and b"start it with --backups" in none[2], none
        assert ask("GET", "/admin/now", **{"X-Admin": "x" * 61})[0] == 400
        assert ask("POST", "/admin/act", b'{"do": "announce", "text": "Hello"}', **https, **{"X-Admin": "ann"})[0] == 200
        assert ask("POST", "/admin/act", b'{"do": "announce"}', **https)[0] == 404
        assert json.loads(ask("POST", "/admin/act", b'{"do": "log"}', **https, **{"X-Admin": "bert"})[2])["acts"][0]["by"] == "ann"
    elsewhere = [*NO_LIMITS, "--behind-proxy", "--admin-header", "X-Admin", "--proxy", "192.0.2.7"]
    with serving(program, elsewhere) as server:
        status, _, _ = Wire(server.address).request("GET", "/admin/now", {"Host": server.address, "X-Admin": "ann"})
        assert status == 404, "we are not that proxy"


def as_the_alerts():
    """The page's health warnings and their thresholds are those of the Prometheus alerts."""
    rules = (ROOT / "deploy/prometheus/roundtable.rules.yml").read_text()
    code = (ROOT / "server/observability/health_warnings.cpp").read_text()
    rows = dict(re.findall(r'\{"([a-z-]+)", signs\.\w+(?: \? 1 : 0)?, ([^}]+)\}', code))
    alerts = re.findall(r"alert: Roundtable(\w+)\s+expr: .*?[>=] ([\de.]+)", rules)
    limits = {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower(): float(limit) for name, limit in alerts}
    ours = rows.keys() - {"ends"}
    assert ours <= limits.keys() and len(ours) == 10, ours - limits.keys()
    for name in ours - {"cannot-save", "files-run-out"}:
        limit = eval(rows[name].replace("'", ""), {"kMilli": 1000, "kMega": 1_000_000})
        times = name.startswith(("slow", "loop", "bots"))
        assert limit == limits[name] * (1e6 if times else 1), (name, rows[name], limits[name])


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        for kind in kinds_of_store():
            with fresh_store(kind) as store:
                path = pathlib.Path(folder) / f"{kind}.sock"
                backups = pathlib.Path(folder) / f"{kind}-backups"
                backups.mkdir()
                options = [*NO_LIMITS, "--bot-pause", "0", "--admin", f"unix:{path}", "--backups", str(backups)]
                with Server(program, store, folder, options) as server:
                    closed(server, path)
                    people = guests(server.address, 3)
                    id = gather(people, "academy", {})
                    player = Player(people[1])
                    table = player.watch(id)
                    player.ask("chat", table=id, text="Blockheads!")
                    player.wait(lambda: table.chat)
                    people[2].post(f"tables/{id}/report", {"seat": 1, "lines": [table.chat[0]["n"]], "why": "rude"})
                    operator = Operator(path)
                    at_a_glance(operator, people, id)
                    deeds(operator, people, id, player, table)
                    only_one(operator, server)
                    backed_up(operator, program, backups)
                    written_down(server, operator, program, store)
                    server.kill()
                    server.start()  # a leftover socket file does not prevent the start
                    assert operator.now()["announcement"] == "Hello"
                    ended(operator, server)
                    assert not path.exists()
        if "postgres" in kinds_of_store():
            without_store(program, folder)
    bad_options(program)
    by_proxy(program)
    as_the_alerts()


if __name__ == "__main__":
    main()
