"""HTTP/1.1 and WebSockets (RFC 6455) as far as a client needs them, on plain sockets: the base of client.py."""

import base64
import hashlib
import json
import os
import select
import socket

GUARD = 60  # seconds; nothing should ever take that long
TRANSCRIPT = os.environ.get("ROUNDTABLE_TRANSCRIPT")  # a file for the texts of all WebSockets: scripts/check_openapi


class Refused(Exception):
    """The server refused. `code` is for programs, the message for people."""

    def __init__(self, error, status=None):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code, self.reason = error["code"], error.get("reason")
        self.field, self.message, self.status = error.get("field"), error["message"], status


class Lost(ConnectionError):
    """The connection is gone; `code` is the WebSocket's closing code if there was one."""

    def __init__(self, reason, code=None):
        super().__init__(f"{code or ''} {reason}".strip())
        self.code, self.reason = code, reason


class Wire:
    """A TCP connection that is read by line, by byte, or as data arrives. `log` gets every received byte."""

    def __init__(self, address, log=None):
        host, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((host.strip("[]"), int(port)), GUARD)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer, self.log = b"", log

    def gone(self):
        """Whether the server has closed it: no data can arrive before a request."""
        return bool(select.select([self.socket], [], [], 0)[0])

    def more(self):
        chunk = self.socket.recv(65536)
        if not chunk:
            raise Lost("the server hung up")
        if self.log is not None:
            self.log += chunk
        self.buffer += chunk

    def take(self, count):
        while len(self.buffer) < count:
            self.more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def take_line(self):
        while b"\r\n" not in self.buffer:
            self.more()
        line, self.buffer = self.buffer.split(b"\r\n", 1)
        return line.decode("latin-1")

    def request(self, method, path, headers, body=b""):
        """One request of HTTP/1.1 and its response: status, headers (names in lower case), body."""
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode() + body)
        status = int(self.take_line().split(" ")[1])
        answer = {}
        while line := self.take_line():
            name, value = line.split(":", 1)
            answer[name.lower()] = value.strip()
        return status, answer, self.take(int(answer.get("content-length", 0)))


def frame_of(kind, payload, final=0x80):
    """As a client sends it: masked."""
    size = len(payload)
    if size < 126:
        head = bytes([final | kind, 0x80 | size])
    elif size < 65536:
        head = bytes([final | kind, 0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([final | kind, 0x80 | 127]) + size.to_bytes(8, "big")
    mask = os.urandom(4)
    stream = (mask * (size // 4 + 1))[:size]
    masked = (int.from_bytes(payload, "big") ^ int.from_bytes(stream, "big")).to_bytes(size, "big")
    return head + mask + masked


def first_frame(buffer):
    """The first frame of received data, (final, kind, payload), and the rest; None if it is not complete yet."""
    if len(buffer) < 2:
        return None, buffer
    size, start = buffer[1], 2
    if size >= 126:
        start = 4 if size == 126 else 10
        size = int.from_bytes(buffer[2:start], "big")
    if len(buffer) < start + size:
        return None, buffer
    return (buffer[0] & 0x80, buffer[0] & 0x0F, buffer[start:start + size]), buffer[start + size:]


class WebSocket:
    """RFC 6455, the client's half: text both ways, pings answered."""

    TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
    transcript = open(TRANSCRIPT, "ab", buffering=0) if TRANSCRIPT else None

    def __init__(self, address, path, headers, log=None):
        key = base64.b64encode(os.urandom(16)).decode()
        self.wire = Wire(address, log)
        headers |= {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
        status, answer, body = self.wire.request("GET", path, headers)
        if status != 101:
            self.wire.socket.close()
            raise Refused(json.loads(body)["error"], status)
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        assert answer["sec-websocket-accept"] == base64.b64encode(proof).decode(), "not a WebSocket"
        self.pieces = b""  # the beginning of a text in several frames

    def fileno(self):
        return self.wire.socket.fileno()

    def write_down(self, direction, text):
        if self.transcript:
            self.transcript.write(json.dumps([os.getpid(), id(self), direction, text]).encode() + b"\n")

    def send(self, text):
        self.write_down("sent", text)
        self.send_frame(self.TEXT, text.encode())

    def send_frame(self, kind, payload, final=0x80):
        self.wire.socket.sendall(frame_of(kind, payload, final))

    def frame(self):
        """The next complete frame: (final, kind, payload), or None."""
        found, self.wire.buffer = first_frame(self.wire.buffer)
        return found

    def texts(self):
        """The complete texts received so far; does not wait."""
        if select.select([self], [], [], 0)[0]:
            self.wire.more()
        while frame := self.frame():
            final, kind, payload = frame
            if kind == self.CLOSE:
                raise Lost(payload[2:].decode(), int.from_bytes(payload[:2], "big"))
            if kind == self.PING:
                self.send_frame(self.PONG, payload)
            elif kind != self.PONG:
                self.pieces += payload
                if final:
                    text, self.pieces = self.pieces.decode(), b""
                    self.write_down("received", text)
                    yield text
