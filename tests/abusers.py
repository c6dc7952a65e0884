"""Misbehaving clients, which follow only as much of the protocol as is needed to be answered, and players who must not be affected."""

import json
import random
import socket
import threading
import time

from client import GUARD, Player, WebSocket
from company import gather, guests, play, verify
from wire import Lost, Refused, Wire

ABUSER = "127.0.0.2"  # also loopback, and another address to the server


class AbusiveWire(Wire):
    def __init__(self, address, receive_buffer=None):
        host, port = address.rsplit(":", 1)
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(GUARD)
        self.socket.bind((ABUSER, 0))
        self.socket.connect((host, int(port)))
        self.buffer, self.log = b"", None


class AbusiveSocket(WebSocket):
    """A WebSocket that is opened properly and then sends anything."""

    def __init__(self, person, headers=(), receive_buffer=None):
        self.pieces = b""
        self.wire = AbusiveWire(person.address, receive_buffer)
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                   "Sec-WebSocket-Key": "YWJ1c2l2ZSBwZXJzb25zIQ=="}
        status, _, body = self.wire.request("GET", "/api/v1/ws", person.headers() | upgrade | dict(headers))
        if status != 101:
            raise Refused(json.loads(body)["error"], status)

    def answer(self, text):
        self.send(text)
        return json.loads(self.next())

    def next(self):
        deadline = time.monotonic() + GUARD
        while time.monotonic() < deadline:
            for text in self.texts():
                return text
            time.sleep(0.002)
        raise AssertionError("no answer")

    def closing_code(self):
        """The closing code of the server; None if it just disconnects."""
        try:
            while True:
                self.next()
        except Lost as lost:
            return lost.code
        except OSError:
            return None


def http(address, data, patience=GUARD):
    """Sends any bytes until the answer is complete or the server disconnects: status and body."""
    wire = AbusiveWire(address)
    wire.socket.settimeout(patience)
    try:
        wire.socket.sendall(data)
    except OSError:
        pass  # the server need not read everything before it answers
    try:
        status = int(wire.take_line().split(" ")[1])
        length = 0
        while line := wire.take_line():
            if line.lower().startswith("content-length:"):
                length = int(line.split(":")[1])
        return status, wire.take(length)
    except OSError:
        return None, b""
    finally:
        wire.socket.close()


def posted(person, body, path="guest", more=""):
    token = f"Authorization: Bearer {person.token}\r\n" if person.token else ""
    head = f"POST /api/v1/{path} HTTP/1.1\r\nHost: {person.address}\r\n{token}Content-Type: application/json\r\n{more}"
    return http(person.address, f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)


def code_of(answer):
    status, body = answer
    error = json.loads(body)["error"]
    assert error["message"], error
    return status, error["code"]


class Peace(threading.Thread):
    """Four people who keep playing while others misbehave."""

    def __init__(self, program, address):
        super().__init__(daemon=True)
        self.program, self.people, self.games, self.enough, self.trouble = program, guests(address, 4), 0, False, None
        self.id = gather(self.people, "academy", {})

    def run(self):
        try:
            players = [Player(person) for person in self.people]
            sockets = [player.socket for player in players]
            rng = random.Random(1)
            while not self.enough or self.games == 0:
                play(players, self.id, rng, lambda: time.sleep(0.02))  # fast, but within the limits for one person
                assert sockets == [player.socket for player in players], "a peaceful connection was cut"
                verify(self.program, self.people[0], self.id)
                self.games += 1
                for player in players:
                    player.leave(self.id)
                self.id = [person.post(f"tables/{self.id}/rematch")["id"] for person in self.people][-1]
        except BaseException as trouble:
            self.trouble = trouble
            raise
