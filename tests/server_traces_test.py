#!/usr/bin/env python3
"""Traces in OpenTelemetry's format: a choice is one trace from the page to the store and back. No secret is exported, and players do not
notice a collector that is gone, slow or broken.

    tests/server_traces_test.py PROGRAM
"""

import json
import os
import pathlib
import re
import secrets
import socket
import subprocess
import sys
import tempfile

from client import Person, Player
from company import guests, refused
from pushing import Service
from server_protocol_test import calls_of_page
from serving import NO_LIMITS, free_port, serving
from wire import GUARD, Refused

SECRET = bytes(range(32)).hex()
SAID = ["Queen Guinevere", "correct horse battery", "what I say at the table"]
ATTRIBUTES = {"service.name", "service.version", "service.instance.id", "http.request.method", "http.route",
              "http.response.status_code", "error.type", "roundtable.game", "roundtable.seats", "roundtable.table",
              "roundtable.batch.entries"}
WAY = {"choice": None, "send": "choice", "draw": "choice", "choose": "choice", "receive": "choose", "decide": "choose",
       "store": "choose", "wait": "store", "views": "store", "write": "store", "tell": "choose"}


def new_parent(flags="00"):
    return f"00-{secrets.token_hex(16)}-{secrets.token_hex(8)}-{flags}"


def attributes_of(thing):
    """OpenTelemetry writes 64-bit numbers as strings."""
    found = {}
    for one in thing.get("attributes", []):
        [(kind, value)] = one["value"].items()
        assert one["key"] in ATTRIBUTES and kind in ("stringValue", "intValue") and isinstance(value, str), one
        found[one["key"]] = int(value) if kind == "intValue" else value
    return found


class Spans:
    """All requests a collector received, each checked by itself."""

    def __init__(self, texts):
        self.all = []
        for text in texts:
            for part in json.loads(text)["resourceSpans"]:
                service = attributes_of(part["resource"])
                for scope in part["scopeSpans"]:
                    for span in scope["spans"]:
                        self.all.append(self.checked(span) | {"service": service["service.name"], "about": attributes_of(span)})

    @staticmethod
    def checked(span):
        assert re.fullmatch("[0-9a-f]{32}", span["traceId"]) and re.fullmatch("[0-9a-f]{16}", span["spanId"]), span
        assert re.fullmatch("[0-9a-f]{16}", span.get("parentSpanId", "0" * 16)) and span["kind"] in (1, 2, 3), span
        span["begin"], span["end"] = (int(span[f"{which}TimeUnixNano"]) for which in ("start", "end"))
        assert isinstance(span["startTimeUnixNano"], str) and 1.7e18 < span["begin"] <= span["end"], span
        return span

    def named(self, name):
        return [span for span in self.all if span["name"] == name]

    def of(self, parent):
        return [span for span in self.all if span["traceId"] == parent.split("-")[1]]


def gathered(service, enough, texts=None):
    """Collects the exported traces until there are enough."""
    texts = [] if texts is None else texts
    while not enough(spans := Spans(texts)):
        path, headers, body = service.next(GUARD)
        assert path == "/v1/traces" and headers["Content-Type"] == "application/json", (path, headers)
        texts.append(body)
    return spans


def choose(player, table, parent):
    player.wait(lambda: table.asked)
    choice = table.legal[0]
    return choice, player.ask("choose", table=table.id, decision=table.decision, choice=choice, traceparent=parent)


def check_whole(spans, parent):
    """Every span lies within its parent, and within its time."""
    assert sorted(span["name"] for span in spans) == sorted(WAY), [span["name"] for span in spans]
    ids = {span["spanId"]: span for span in spans}
    assert len(ids) == len(WAY)
    for span in spans:
        outer = ids.get(span.get("parentSpanId"))
        assert (outer and outer["name"]) == WAY[span["name"]], span
        assert not outer or outer["begin"] <= span["begin"] and span["end"] <= outer["end"], (outer, span)
    [root] = [span for span in spans if "parentSpanId" not in span]
    assert root["spanId"] == parent.split("-")[2] and root["service"] == "roundtable-page"
    [write] = [span for span in spans if span["name"] == "write"]
    assert write["about"]["roundtable.batch.entries"] >= 1, write


def a_choice(program):
    service, texts = Service(), []
    options = ["--traces", service.address, "--bot-pause", "0", "--test-secret", SECRET]
    with serving(program, [*NO_LIMITS, *options]) as server:
        ann = Person(server.address).guest("Ann")
        ann.post("account", {"name": SAID[0], "passphrase": SAID[1]})
        id = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "page"}, {"bot": "page"}]})["id"]
        player = Player(ann)
        table = player.watch(id)
        assert player.traces["slow"] == 1000, player.traces
        player.ask("chat", table=id, text=SAID[2])
        parent = new_parent()
        choice, answer = choose(player, table, parent)
        assert answer["traced"] is True, answer
        report = {"traceparent": parent, "sent": 1_000, "answered": 5_000_000, "drawn": 5_020_000}
        wrong = refused("bad-field", player.ask, "drawn", **report | {"answered": 0})
        assert wrong.field == "answered" and "1000 to" in wrong.message, wrong
        player.ask("drawn", **report)
        player.ask("drawn", **report)  # the second report has no effect
        player.ask("drawn", **report | {"traceparent": new_parent()})  # nor has one for an unknown trace
        late = new_parent()
        refused("late or bad-field", player.ask, "choose", table=id, decision=10_000, choice=choice, traceparent=late)
        stranger = Person(server.address)
        refused("not-found", stranger.get, f"{SAID[0].split()[1]}")
        refused("not-found", ann.get, f"tables/{id[::-1]}/record")
        spans = gathered(service, lambda spans: len(spans.of(parent)) == len(WAY) and spans.of(late) and spans.named("bot"), texts)
        check_whole(spans.of(parent), parent)
        assert {span["service"] for span in spans.of(parent) if span["name"] in ("choice", "send", "draw")} == {"roundtable-page"}
        [told] = [span for span in spans.of(parent) if span["name"] == "choose"]
        assert told["about"] == {"roundtable.game": "academy", "roundtable.seats": 3, "roundtable.table": told["about"]["roundtable.table"]}
        [no] = spans.of(late)
        assert no["about"]["error.type"] in ("late", "bad-field") and no["status"] == {"code": 2}, no
        bot = spans.named("bot")[0]
        parts = [span["name"] for span in spans.all if span.get("parentSpanId") == bot["spanId"]]
        assert parts == ["wait", "think", "pause", "decide", "store", "tell"], parts
        assert spans.named("POST /api/v1/account") and spans.named("POST /api/v1/tables") and spans.named("chat")

        everything = b"".join(texts).decode()
        me = ann.get("me")["id"]
        private = [*SAID, SAID[0].split()[1], "Ann", ann.token, id, id[::-1], me, choice, SECRET, "127.0.0.1"]
        assert not [one for one in private if one in everything], [one for one in private if one in everything]
        until(server, lambda metric: metric("spans_total") >= len(spans.all))  # counted when the answer is here
        assert server.metric("spans_dropped_total") == 0


def every_route(program):
    """Each path of the protocol appears under its documented name, without ids."""
    service = Service()
    with serving(program, [*NO_LIMITS, "--traces", service.address]) as server:
        ann = Person(server.address).guest("Ann")
        place = {"tables": ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"], "people": ann.get("me")["id"]}
        wanted = set()
        for path, described in calls_of_page().items():
            for method in described:
                if is_there(ann, method, path.replace("ID", place.get(path.split("/")[0], ""))):
                    wanted.add((method, f"/api/v1/{path}".replace("ID", "{id}")))
        assert len(wanted) > 50, wanted
        routes = lambda spans: {(span["about"]["http.request.method"], span["about"].get("http.route")) for span in spans.all}
        gathered(service, lambda spans: wanted <= routes(spans))


def is_there(person, method, path):
    """Whether the path exists, even if the request is refused."""
    try:
        person.request(method, f"/api/v1/{path}", {"no-such-field": 1} if method == "POST" else None)
    except Refused as no:
        return no.status != 404
    return True


def what_is_kept(program):
    """Slow requests are kept whatever the sampling share, and so are those the proxy in front asks for, if it may."""
    service = Service()
    kept, not_kept, believed = new_parent("01"), new_parent("00"), []
    for proxy in ([], ["--behind-proxy"]):
        with serving(program, [*NO_LIMITS, *proxy, "--traces", f"{service.address}/", "--traces-share", "0", "--slow-log", "20"]) as server:
            for parent in (kept, not_kept):
                Person(server.address, more={"traceparent": parent}).get("games")
            ann = Person(server.address).guest("Ann")
            ann.post("account", {"name": "Ann", "passphrase": SAID[1]})  # takes long by design
            spans = gathered(service, lambda spans: spans.named("POST /api/v1/account"))
            assert not spans.of(not_kept)
            believed.append([span["parentSpanId"] for span in spans.of(kept)])
    assert believed == [[], [kept.split("-")[2]]], believed


def play_on(server, choices=5):
    """A person plays without waiting for the collector."""
    ann = guests(server.address, 1)[0]
    player = Player(ann)
    table = player.watch(ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "page"}, {"bot": "page"}]})["id"])
    for _ in range(choices):
        choose(player, table, new_parent())
    return player


def until(server, condition):
    """Reads /metrics again and again, as Prometheus would."""
    player = Player(guests(server.address, 1)[0])
    player.wait(lambda: condition(server.metric))


def ill_gone_and_slow(program):
    service = Service()
    service.answers = [500, 429]
    with serving(program, [*NO_LIMITS, "--traces", service.address, "--bot-pause", "0"]) as server:
        for times in (1, 2):
            before = server.metric("spans_dropped_total")
            play_on(server)
            until(server, lambda metric: metric("spans_dropped_total") > before)
        play_on(server)
        until(server, lambda metric: metric("spans_total") > 0)
        assert server.said().count(b'"event":"traces"') == 2, "ill, and well again"

    with serving(program, [*NO_LIMITS, "--traces", f"http://127.0.0.1:{free_port()}", "--bot-pause", "0"]) as server:
        play_on(server)
        until(server, lambda metric: metric("spans_dropped_total") > 0)
        assert server.metric("spans_total") == 0

    with socket.create_server(("127.0.0.1", 0)) as silent:  # accepts a connection and never answers
        with serving(program, [*NO_LIMITS, "--traces", f"http://127.0.0.1:{silent.getsockname()[1]}", "--bot-pause", "0"]) as server:
            player = play_on(server)
            numbers = [player.tell("undo", table="none", decision=1) for _ in range(20_000)]
            player.wait(lambda: numbers[-1] in player.answers)
            assert server.metric("spans_dropped_total") > 1_000
            play_on(server)
            assert server.terminate() == 0


def off_and_wrong(program):
    with serving(program) as server:
        player = play_on(server, 0)
        [table] = player.tables.values()
        _, answer = choose(player, table, new_parent())
        player.ask("drawn", traceparent=new_parent(), sent=1, answered=2, drawn=3)
        assert player.traces is None and "traced" not in answer, (player.traces, answer)
    with tempfile.TemporaryDirectory() as folder:
        for options in (["--traces", "ftp://example.org"], ["--traces", f"{folder}/no/traces"], ["--traces", f"{folder}/t", "--traces-share", "2"]):
            done = subprocess.run([program, "serve", "--port", "0", "--store", f"sqlite:{folder}/x.db", *options], capture_output=True, timeout=60)
            assert done.returncode != 0 and b"--traces" in done.stderr, done


def a_file(program):
    """Configured by the environment; the remaining traces are sent at shutdown, and only to this machine."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ROUNDTABLE_TRACES"] = f"{folder}/traces.jsonl"
        with serving(program) as server:
            play_on(server, 1)
            assert server.terminate() == 0
        del os.environ["ROUNDTABLE_TRACES"]
        spans = Spans(pathlib.Path(folder, "traces.jsonl").read_text().splitlines())
        assert spans.named("choose") and spans.named("POST /api/v1/guest"), spans.all


def main():
    program = sys.argv[1]
    off_and_wrong(program)
    a_file(program)
    a_choice(program)
    every_route(program)
    what_is_kept(program)
    ill_gone_and_slow(program)


if __name__ == "__main__":
    main()
