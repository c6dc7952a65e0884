#!/usr/bin/env python3
"""The server refuses abusive input with the codes of docs/protocol.md, and other players do not notice.

    tests/server_abuse_test.py PROGRAM [--seed S]

Oversized, malformed, binary, very many, very slow, out of turn, for another player's seat, with another player's token, from a
wrong origin, outside of the page's folder, 10,000 levels deep. The abusers use another loopback address than four people who play
one game after another: the connections of these must never break, and the server's memory must not grow beyond a bound.
"""

import argparse
import json
import os
import random
import struct
import time

from abusers import AbusiveSocket, AbusiveWire, Peace, code_of, http, posted
from client import GUARD, Person, Player
from company import guests, refused
from serving import serving
from wire import Refused

PER_ADDRESS = 150
MEMORY = 32 * 1024  # kilobytes of allowed growth
OPTIONS = ["--max-per-address", str(PER_ADDRESS), "--max-requests", "30"]


def oversized(person):
    assert code_of(posted(person, b'{"name":"' + b"x" * 17000 + b'"}')) == (413, "too-large")
    head = f"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Length: {10**12}\r\n\r\n".encode()
    assert http(person.address, head)[0] == 413
    assert http(person.address, b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n")[0] in (None, 400, 413, 414, 431)
    assert http(person.address, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 50_000 + b"\r\n")[0] in (None, 400, 413, 431)
    socket = AbusiveSocket(person)
    socket.send(json.dumps({"do": "chat", "table": "x", "text": "y" * 5000}))
    assert socket.closing_code() == 1009
    socket = AbusiveSocket(person)
    socket.wire.socket.sendall(b"\x81\xff" + struct.pack(">Q", 2**62) + b"mask")
    assert socket.closing_code() in (1009, 1002, None)
    socket = AbusiveSocket(person)
    try:
        for number in range(100):  # one message in many fragments
            socket.send_frame(1 if number == 0 else 0, b" " * 125, final=0)
    except OSError:
        pass
    assert socket.closing_code() in (1009, None)


def malformed(person, rng):
    for body in (b"", b"{", b"[]", b"7", b"null", b"NaN", b'{"name":"Ann"', b'{"name":"Ann"}}', b'{name:"Ann"}',
                 b"\xff\xfe", b'{"name":"\xff"}', b'{"name":"\\ud800"}', b"\x00" * 50, b'{"name":"Ann","name":"Bert"}'):
        status, code = code_of(posted(person, body))
        assert status == 400 and code in ("bad-json", "bad-field"), (body, status, code)
    assert code_of(posted(person, b'{"name":"Ann","admin":true}')) == (400, "bad-field")
    for line in (b"", b"HELLO", b"GET", b"GET / HTTP/9.9", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 9,
                 b"POST /api/v1/guest HTTP/1.1\r\nContent-Length: -1", b"POST /api/v1/guest HTTP/1.1\r\nContent-Length: x",
                 b"GET /%zz%1 HTTP/1.1\r\nHost: x"):
        assert (http(person.address, line + b"\r\n\r\n", 15)[0] or 400) in range(400, 506), line
    status, code = code_of(http(person.address, b"BREW /api/v1/guest HTTP/1.1\r\nHost: x\r\n\r\n"))
    assert code == "bad-method" and status == 405

    for path in ("notices", "notices/subscribe", "notices/end", "notices/try"):
        for body in (b"{", b"[]", b'{"endpoint":7}', b'{"quiet":[],"tables":[]}', b'{"tables":{"x":{}}}', b'{"id":"x","endpoint":"y"}'):
            status, code = code_of(posted(person, body, path))
            assert status == 400 and code in ("bad-json", "bad-field"), (path, body, status, code)

    socket = AbusiveSocket(person)
    for text in ("", "{", "[]", '"do"', "{}", '{"do":7}', '{"do":"dance"}', '{"do":"watch"}', '{"do":"watch","table":7}',
                 '{"do":"ping","id":{}}', '{"do":"ping","id":"' + "x" * 41 + '"}', '{"do":"ping","more":1}', '{"do":"turns","on":7}',
                 '{"do":"ahead"}', '{"do":"ahead","table":"x","choice":7}', '{"do":"ahead","table":"x","choice":"' + "y" * 201 + '"}',
                 '{"do":"choose","table":"x","decision":1e99,"choice":"y"}'):
        error = socket.answer(text)
        assert error["type"] == "error" and error["error"]["code"] in ("bad-json", "bad-field"), (text, error)
    for number in ("1.5", "1e99", "9223372036854775808"):
        answer = socket.answer('{"do":"choose","id":7,"table":"x","decision":' + number + ',"choice":"y"}')
        assert answer["re"] == 7 and answer["error"]["code"] == "bad-field" and answer["error"]["field"] == "decision", answer
        assert code_of(posted(person, b'{"name":' + number.encode() + b"}")) == (400, "bad-field"), number
    assert socket.answer('{"do":"ping","id":"still here"}') == {"type": "ok", "re": "still here"}
    whole = json.dumps({"do": "choose", "id": 7, "table": "x", "decision": 1, "choice": "pick K2"})
    for _ in range(60):
        place = rng.randrange(len(whole))
        other = rng.choice(['"', "{", "}", "\\", ",", "0", "\x7f", "é", ""])
        answer = socket.answer(whole[:place] + other + whole[place + rng.randrange(3):])
        assert answer["type"] == "error", answer
        time.sleep(0.02)
    for frame in (b"\x81\x05hello", b"\xf1\x80mask", b"\x83\x80mask", b"\x09\x80mask", b"\x80\x80mask"):
        # not masked, reserved bits, unknown opcode, a fragmented ping, a continuation of nothing
        broken = AbusiveSocket(person)
        broken.wire.socket.sendall(frame)
        assert broken.closing_code() in (1002, None), frame
    broken = AbusiveSocket(person)
    broken.send_frame(1, b'{"do":"ping","id":"\xff\xfe"}')
    assert broken.closing_code() in (1007, 1002, None)


def binary(person):
    socket = AbusiveSocket(person)
    socket.send_frame(2, b'{"do":"ping"}')
    assert socket.closing_code() == 1003


def deep(person):
    for body in (b"[" * 10_000, b"[" * 8000 + b"]" * 8000, b'{"name":' * 2000,
                 b'{"name":' + b"[" * 7000 + b"]" * 7000 + b"}"):
        assert code_of(posted(person, body)) == (400, "bad-json"), body[:20]
    socket = AbusiveSocket(person)
    for text in ("[" * 4000, "[" * 2000 + "]" * 2000, '{"do":' * 600,
                 '{"do":"watch","table":' + "[" * 1500 + "]" * 1500 + "}"):
        assert socket.answer(text)["error"]["code"] == "bad-json"


def out_of_turn(person, others, id):
    """At another player's table, and at one's own table when it is another player's turn."""
    player = Player(person)
    table = player.watch(id)
    refused("not-yours", player.choose, table, "pick K2")
    refused("not-yours", player.ask, "undo", table=id, decision=table.decision)
    refused("not-yours", player.ask, "vote", table=id, seat=0, on=True)
    refused("not-yours", player.ask, "return", table=id)
    refused("not-yours", player.ask, "pause", table=id)
    refused("not-yours", player.ask, "ahead", table=id, choice="play K2")
    refused("not-yours", person.get, f"tables/{id}/ahead")
    assert person.get("turns") == {"turns": []}, "others' turns are nobody's business"
    refused("not-yours", player.ask, "end", table=id, how="give-up")
    for what in ("silence", "remove"):
        refused("not-yours or not-now", person.post, f"tables/{id}/{what}", {"seat": 0})
    for wrong in ({"seat": 9}, {"seat": 0, "lines": "all"}, {"seat": 0, "lines": [{}]}, {"seat": 0, "lines": [10**9]},
                  {"seat": 0, "lines": list(range(21))}, {"seat": 0, "why": "x" * 301}, {"seat": 0, "name": "x"}):
        refused("bad-field", person.post, f"tables/{id}/report", wrong)
    for path, wrong in (("block", {"user": ""}), ("block", {"user": 7}), ("unblock", {}), ("holiday", {"days": -1}),
                        ("holiday", {"days": "all"}), ("holiday", {"days": 10**18})):
        refused("bad-field", person.post, path, wrong)
    refused("not-found", person.post, "admin", {"do": "people"})
    refused("not-found", Player, person, path="/api/v1/ws/elsewhere")
    refused("not-yours or not-now", person.post, f"tables/{id}/leave")
    refused("not-yours or not-now", person.post, f"tables/{id}/rematch")
    mine = person.post("tables", {"game": "medievallons", "options": {"first": 0}, "seats": ["open", "me", "open"]})["id"]
    for other in others[:2]:
        other.post(f"tables/{mine}/sit")
    table = player.watch(mine)
    assert not table.legal
    refused("not-now or illegal", player.choose, table, "draw 2")
    refused("not-now", player.ask, "ahead", table=mine, choice="draw 2")
    refused("not-now", player.ask, "pause", table=mine)
    for other in others[:1]:
        refused("not-yours", other.post, f"tables/{mine}/remove", {"seat": 1})
    player.leave(id)

    first, second = Player(others[0]), Player(others[1])
    theirs = first.watch(mine)
    second.watch(mine)
    choice = {"do": "choose", "table": mine, "decision": theirs.decision, "choice": theirs.legal[0]}
    refused("not-now or illegal", second.ask, **choice)  # exactly the message that the first player would send
    first.ask(**choice)
    for player in (player, first, second):
        player.close()


def with_others_tokens(person):
    for token in ("", "x", "u" * 5000, person.token[:-1], person.token + "0", person.token.swapcase(), "../../etc/passwd",
                  "' OR 1=1 --", "é"):
        forged = Person(person.address, token or "none")
        try:
            forged.get("me")
            raise AssertionError(f"{token} was believed")
        except Refused as no:
            assert no.code == "no-token", no
        except OSError:
            assert len(token) > 4000
    refused("no-token", AbusiveSocket, Person(person.address))
    old = Person(person.address).guest("Gone")
    token = old.token
    socket = AbusiveSocket(old)
    old.post("logout")
    refused("no-token", AbusiveSocket, Person(person.address, token))
    socket.wire.socket.close()


def wrong_origin(person):
    for origin in ("https://evil.example", "null", f"http://{person.address}.evil.example",
                   f"https://evil.example/{person.address}"):
        refused("wrong-origin", AbusiveSocket, person, {"Origin": origin})
        answer = posted(person, b'{"name":"Eve"}', "me", f"Origin: {origin}\r\n")
        assert code_of(answer) == (403, "wrong-origin"), answer
    AbusiveSocket(person, {"Origin": f"http://{person.address}"}).wire.socket.close()
    assert person.get("me")["name"] != "Eve"


def path_traversal(person):
    for path in ("/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc/passwd", "//etc/passwd",
                 "/./../etc/passwd", "/assets/../../../../etc/passwd", "/..\\..\\etc\\passwd", "/%00", "/index.html%00.png",
                 "/api/v1/tables/../../../etc/passwd", "/api/v1/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
                 "/%252e%252e/etc/passwd", "/proc/self/environ", "/etc/passwd"):
        status, body = http(person.address, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        at_most_the_page = status in (400, 401, 404) or body.startswith(b"<!doctype html>")
        assert at_most_the_page and b"root:" not in body, (path, status, body[:200])


def very_many(person):
    """More messages, requests and connections than any player needs."""
    socket = AbusiveSocket(person)
    try:
        for _ in range(3000):
            socket.send('{"do":"ping"}')
    except OSError:
        pass
    assert socket.closing_code() in (1008, None)
    wire = AbusiveWire(person.address)
    codes = set()
    for _ in range(1500):
        status, _, body = wire.request("GET", "/api/v1/me", person.headers())
        codes.add(status)
        if status == 429:
            assert json.loads(body)["error"]["code"] == "too-many"
            break
    assert codes == {200, 429}, codes
    time.sleep(2.5)
    held, refusals = [], 0
    for _ in range(PER_ADDRESS + 30):
        try:
            held.append(AbusiveWire(person.address))
            held[-1].socket.settimeout(GUARD)
            if len(held) > PER_ADDRESS:
                status, _, body = held[-1].request("GET", "/api/v1/games", {"Host": person.address})
                assert status == 429, status
                refusals += 1
        except OSError:
            refusals += 1
    assert refusals > 0, "there is no limit to connections of an address"
    for wire in held:
        wire.socket.close()


def very_slow_requests(person):
    """Endless headers."""
    slow = [AbusiveWire(person.address) for _ in range(30)]
    for wire in slow:
        wire.socket.sendall(b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nX-Long: ")
        wire.socket.settimeout(0.001)
    deadline = time.monotonic() + GUARD
    while slow:
        assert time.monotonic() < deadline, f"{len(slow)} slow requests are still listened to"
        slow = [wire for wire in slow if still_listened_to(wire)]
        time.sleep(0.3)


def still_listened_to(wire):
    try:
        wire.socket.sendall(b"y")
        wire.more()
        return b"" == wire.buffer
    except TimeoutError:
        return True
    except OSError:
        return False


def very_slow_readers(person, id):
    """A client that requests much and reads nothing is disconnected before it costs memory."""
    reader = AbusiveSocket(person, receive_buffer=4096)
    reader.wire.socket.settimeout(5)
    try:
        for number in range(600):
            reader.send(json.dumps({"do": "watch", "table": id}))
            time.sleep(0.025 if number > 50 else 0)
    except OSError:
        pass
    assert reader.closing_code() in (1013, None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    # The address sanitizer keeps freed memory for a while.
    os.environ["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=4"
    with serving(arguments.program, OPTIONS) as server:
        peace = Peace(arguments.program, server.address)
        person, *others = guests(server.address, 4)
        memory = server.memory()
        peace.start()
        for name, abuse in {
                "oversized": lambda: oversized(person),
                "malformed": lambda: malformed(person, rng),
                "binary": lambda: binary(person),
                "10,000 deep": lambda: deep(person),
                "out of turn, for another's seat": lambda: out_of_turn(person, others, peace.id),
                "with another's token": lambda: with_others_tokens(person),
                "wrong origin": lambda: wrong_origin(person),
                "path traversal": lambda: path_traversal(person),
                "very many": lambda: very_many(person),
                "very slow requests": lambda: very_slow_requests(person),
                "very slow readers": lambda: very_slow_readers(person, peace.id),
        }.items():
            try:
                abuse()
            except BaseException:
                peace.enough = True
                raise
            assert server.running(), f"{name} ended the server"
            assert server.memory() < memory + MEMORY, f"{name}: grew from {memory} KB to {server.memory()} KB"
            print(f"ok {name}, {server.memory()} KB", flush=True)
        peace.enough = True
        peace.join()
        assert not peace.trouble
        print(f"{peace.games} games were played meanwhile")


if __name__ == "__main__":
    main()
