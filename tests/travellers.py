"""Players at any of several servers, who switch to another when theirs does not answer. They remember which of their choices were
acknowledged. All of them run in one asyncio event loop."""

import asyncio
import base64
import collections
import json
import os
import time

from client import Table
from company import replay
from wire import GUARD, Lost, Refused, WebSocket, first_frame, frame_of

PATIENCE = 1.5  # seconds without an answer, after which a player switches servers
SEATS = [("academy", {}, ["person", "person", "bot"]), ("academy", {}, ["person", "bot", "bot"]),
         ("academy", {}, ["person", "person", "person", "person"]), ("medievallons", {"maxTurns": 40}, ["person", "bot", "person"]),
         ("academy", {}, ["person", "sleeper", "bot"])]
WATCH = 0  # the id of that message
NOT_SENT = -1  # instead of a message's number
CLOCK = 5  # seconds, at tables with a sleeping player


async def reach(address):
    host, port = address.rsplit(":", 1)
    return await asyncio.wait_for(asyncio.open_connection(host, int(port)), PATIENCE)


async def request(address, method, path, token=None, body=None):
    """One request, one connection: (status, headers, JSON)."""
    reader, writer = await reach(address)
    try:
        text = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {address}", "Connection: close", f"Content-Length: {len(text)}"]
        lines += ["Content-Type: application/json"] * (body is not None) + [f"Authorization: Bearer {token}"] * bool(token)
        writer.write("\r\n".join([*lines, "", ""]).encode() + text)
        head, _, rest = (await asyncio.wait_for(reader.read(-1), GUARD if method == "GET" else 3 * PATIENCE)).partition(b"\r\n\r\n")
        if not head:
            raise Lost("no answer")
        status, *headers = head.decode("latin-1").split("\r\n")
        return int(status.split(" ")[1]), headers, json.loads(rest)
    finally:
        writer.close()


class Line:
    """A WebSocket."""

    @classmethod
    async def open(cls, address, token):
        line = cls()
        line.reader, line.writer = await reach(address)
        line.buffer, line.pieces = b"", b""
        key = base64.b64encode(os.urandom(16)).decode()
        line.writer.write((f"GET /api/v1/ws HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if b" 101 " not in head.split(b"\r\n")[0]:
            line.close()
            raise Lost(head.split(b"\r\n")[0].decode())
        return line

    def send(self, message):
        self.writer.write(frame_of(WebSocket.TEXT, json.dumps(message).encode()))

    async def texts(self, seconds):
        """The received messages; waits that long for the first. None if the server does not answer."""
        try:
            chunk = await asyncio.wait_for(self.reader.read(65536), seconds)
        except asyncio.TimeoutError:
            return None
        if not chunk:
            raise Lost("hung up")
        self.buffer += chunk
        texts = []
        while True:
            frame, self.buffer = first_frame(self.buffer)
            if not frame:
                return texts
            final, kind, payload = frame
            if kind == WebSocket.CLOSE:
                raise Lost(payload[2:].decode(), int.from_bytes(payload[:2], "big"))
            if kind == WebSocket.PING:
                self.writer.write(frame_of(WebSocket.PONG, payload))
            elif kind != WebSocket.PONG:
                self.pieces += payload
                if final:
                    texts.append(self.pieces.decode())
                    self.pieces = b""

    def close(self):
        self.writer.close()


class Inn:
    """The servers, and what all players have seen of them."""

    def __init__(self, addresses, rng, thinking):
        self.addresses, self.rng, self.thinking = addresses, rng, thinking
        self.refusals = collections.Counter()
        self.acknowledged, self.journeys, self.games = 0, 0, 0
        self.last_games, self.closing = False, False
        self.secrets, self.tokens = [], []

    def elsewhere(self, address=None):
        return self.rng.choice([other for other in self.addresses if other != address] or self.addresses)

    async def ask(self, method, path, token=None, body=None, known=()):
        """Asks any server that answers, and repeats requests that may have been executed. `known`: refusals that count as answers."""
        address, deadline = self.elsewhere(), time.monotonic() + 2 * GUARD
        while True:
            try:
                status, headers, answer = await request(address, method, f"/api/v1/{path}", token, body)
                if status < 400:
                    return headers, answer
                refused = Refused(answer["error"], status)
                if refused.code in known:
                    return headers, None
                self.refusals[refused.code] += 1
                if refused.code != "store":
                    raise refused
            except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError):
                pass
            assert time.monotonic() < deadline, f"nobody answers {method} {path}"
            await asyncio.sleep(0.1)
            address = self.elsewhere(address)


class Traveller:
    def __init__(self, inn, name, sleeps=False):
        self.inn, self.name, self.sleeps = inn, name, sleeps
        self.address = inn.elsewhere()
        self.token, self.table, self.line = None, None, None
        self.silent_until = 0.0  # then a ping checks the connection
        self.sit_at(None)

    def sit_at(self, id):
        self.table = Table(id) if id else None
        self.number, self.waiting = 0, None  # the unanswered choice: [decision, choice, id of the message, when sent]
        self.promised, self.perhaps = {}, []  # decision -> choice; (decision, choice) whose answer was lost
        self.thinks_until, self.retry_at = 0.0, 0.0
        self.heard = []  # texts before the end
        self.moved = time.monotonic()
        self.line_is_of = None

    async def arrive(self):
        headers, _ = await self.inn.ask("POST", "guest", body={"name": self.name})
        cookie = next(line for line in headers if line.lower().startswith("set-cookie: roundtable="))
        self.token = cookie.split("=", 1)[1].split(";")[0]
        self.inn.tokens.append(self.token)

    async def live(self):
        while not self.inn.closing:
            try:
                await self.stay()
            except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError):
                self.inn.journeys += 1
                self.address = self.inn.elsewhere(self.address)
                await asyncio.sleep(0.05 + 0.2 * self.inn.rng.random())
            finally:
                if self.line:
                    self.line.close()
                    self.line = None

    async def stay(self):
        """Plays at one server for as long as it answers."""
        self.line = await Line.open(self.address, self.token)
        self.line_is_of, self.watch_at, pinged = None, 0.0, False
        while not self.inn.closing:
            self.look()
            texts = await self.line.texts(self.pause())
            if texts is not None:
                pinged, self.silent_until = False, time.monotonic() + PATIENCE
                for text in texts:
                    self.take(text)
            elif time.monotonic() >= self.silent_until:
                if pinged:
                    raise Lost("it does not answer")
                self.line.send({"do": "ping"})
                pinged, self.silent_until = True, time.monotonic() + PATIENCE
            self.act()

    def pause(self):
        """Waits until there may be something to do."""
        now = time.monotonic()
        return min([at - now for at in (self.silent_until, self.thinks_until, self.retry_at) if at > now] + [0.5])

    def look(self):
        """Watches the current table from the last known entry; repeats the unanswered choice."""
        if self.table and self.line_is_of is not self.table and time.monotonic() >= self.watch_at:
            since = {} if self.table.n is None else {"since": self.table.n}
            self.line.send({"do": "watch", "table": self.table.id, "id": WATCH, **since})
            self.line_is_of = self.table
            self.silent_until = time.monotonic() + PATIENCE
            if self.waiting:
                self.say(*self.waiting[:2])

    def say(self, decision, choice):
        self.number += 1
        self.waiting = [decision, choice, self.number, time.monotonic()]
        self.line.send({"do": "choose", "id": self.number, "table": self.table.id, "decision": decision, "choice": choice})

    def take(self, text):
        message = json.loads(text)
        if self.table and message.get("table") == self.table.id and message["type"] in ("table", "news"):
            if message["type"] == "table" or self.table.info:
                before = (self.table.n, self.table.decision)
                self.table.take(message)
                if (self.table.n, self.table.decision) > (before[0] or 0, before[1] or 0):
                    self.moved = time.monotonic()
                if not self.table.over:
                    self.heard.append(text)
        if message["type"] == "error" and message.get("re") == WATCH:
            self.line_is_of, self.watch_at = None, time.monotonic() + 0.2
        if self.waiting and message.get("re", WATCH) == self.waiting[2]:
            self.answered(message)

    def answered(self, message):
        decision, choice, *_ = self.waiting
        if message["type"] != "error":
            self.waiting = None
            self.promised[decision] = choice
            self.inn.acknowledged += 1
            self.moved = time.monotonic()
            return
        code = message["error"]["code"]
        self.inn.refusals[code] += 1
        assert code in ("store", "late", "not-now"), message
        if code == "store":
            self.retry_at, self.waiting[2] = time.monotonic() + 0.2, NOT_SENT
        else:
            self.waiting = None
            self.perhaps.append((decision, choice, code))

    def act(self):
        table, now = self.table, time.monotonic()
        if not table or not table.info or table.over or self.sleeps:
            return
        if self.waiting:
            if self.waiting[2] == NOT_SENT and now >= self.retry_at:
                self.say(*self.waiting[:2])
            elif self.waiting[2] != NOT_SENT and now > self.waiting[3] + 2 * PATIENCE:
                raise Lost("no answer to a choice")
            return
        # An acknowledged choice is not made again, even where this server does not know it yet.
        if not table.asked or table.decision in self.promised:
            self.thinks_until = 0.0
        elif not self.thinks_until:
            self.thinks_until = now + self.inn.thinking * (0.5 + self.inn.rng.random())
        elif now >= self.thinks_until:
            self.thinks_until = 0.0
            self.say(table.decision, self.inn.rng.choice(table.legal))

    def situation(self):
        table = self.table
        return (f"{self.name} at {self.address}: n {table.n}, decision {table.decision}, {'asked' if table.asked else 'not asked'}, chosen "
                f"{table.chosen}, not answered {self.waiting}, last promised {[*self.promised.items()][-2:]} {self.moved:.2f}, refused {self.perhaps}")

    def check_record(self, record, exact):
        """The record has all acknowledged choices in order; where `exact`, only unanswered ones beside them."""
        seat = self.table.info["you"]
        entries = [entry.split(" ", 1)[1] for entry in record["log"] if entry.startswith(f"{seat} ")]
        unsure = [said[:2] for said in [*self.perhaps, self.waiting] if said]
        said = sorted([(decision, choice, True) for decision, choice in self.promised.items()] +
                      [(decision, choice, False) for decision, choice in unsure if decision not in self.promised])
        matched = {0} if exact else set(range(len(entries) + 1))  # possible numbers of matched entries
        for decision, choice, sure in said:
            found = {count + 1 for count in matched if entries[count:count + 1] == [choice]}
            if not exact and found:
                found = set(range(min(found), len(entries) + 1))
            matched = found if sure else found | matched
            assert matched, f"seat {seat}: {choice} was acknowledged for decision {decision}, and is not in the record: {record}"
        assert not exact or len(entries) in matched, f"seat {seat}: not all of {entries} were asked for: {said}"


class Party:
    """Players of one game after another at a table."""

    def __init__(self, inn, program, number):
        self.inn, self.program, self.number = inn, program, number
        self.game, self.options, self.seats = SEATS[number % len(SEATS)]
        self.people = [Traveller(inn, f"{kind} {number} {seat}", kind == "sleeper")
                       for seat, kind in enumerate(self.seats) if kind != "bot"]
        self.sleepy = "sleeper" in self.seats
        self.id = None

    @property
    def moved(self):
        """The time of the last progress that any player saw."""
        return max(person.moved for person in self.people)

    @property
    def playing(self):
        return self.id is not None and not all(person.table and person.table.over for person in self.people)

    async def live(self):
        for person in self.people:
            await person.arrive()
        self.lives = [asyncio.create_task(person.live()) for person in self.people]
        try:
            await self.play()
            while not self.inn.last_games:
                await self.play()
        finally:
            self.id = None
            for life in self.lives:
                life.cancel()

    async def play(self):
        self.id = None
        seats = [{"person": "open", "sleeper": "open", "bot": {"bot": "page"}}[kind] for kind in self.seats]
        seats[self.seats.index("person")] = "me"
        host, *others = self.people
        terms = {"clock": CLOCK} if self.sleepy else {}
        made = await self.inn.ask("POST", "tables", host.token, {"game": self.game, "options": self.options, "seats": seats, **terms})
        id = made[1]["id"]
        for person in others:
            await self.inn.ask("POST", f"tables/{id}/sit", person.token, {}, ("seat-taken", "not-now"))
        for person in self.people:
            person.sit_at(id)
        self.id = id
        while self.playing:
            for life in self.lives:
                assert not life.done(), life.result()
            await asyncio.sleep(0.05)
        await self.check(id)

    async def record_of(self, id):
        answer = None
        while answer is None:
            answer = (await self.inn.ask("GET", f"tables/{id}/record", self.people[0].token, known=("not-now",)))[1]
        return answer

    async def info_at_the_end(self, id):
        """A server that was cut off may not know the end yet."""
        deadline = time.monotonic() + GUARD
        while True:
            info = (await self.inn.ask("GET", f"tables/{id}", self.people[0].token))[1]["table"]
            if info["phase"] == "finished":
                return info
            assert time.monotonic() < deadline, f"{id} is not over: {info}"
            await asyncio.sleep(0.1)

    async def check(self, id):
        info = await self.info_at_the_end(id)
        record = await self.record_of(id)
        assert record["seed"] == info["secret"] and record["result"] == info["result"], (record, info)
        await asyncio.to_thread(replay, self.program, record, info["commitment"])
        for person in self.people:
            assert info["secret"] not in "".join(person.heard), "somebody knew all the cards"
            if not person.sleeps:
                person.check_record(record, exact=not self.sleepy)
        self.inn.games += 1
        self.inn.secrets.append(info["secret"])
