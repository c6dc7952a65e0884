"""A client of a Roundtable server, written from docs/protocol.md with nothing but Python's standard library. wire.py in the same
folder does HTTP and WebSockets.

    ann = Person("127.0.0.1:8080").guest("Ann")
    made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "knight"}]})
    player = Player(ann)
    table = player.watch(made["id"])
    while not table.over:
        player.wait(lambda: table.asked or table.over)
        if table.asked:
            player.choose(table, random.choice(table.legal))
    print(table.info["result"])

A Player reconnects after a lost connection, watches its tables again from the last known entry, and repeats unanswered
requests. Nothing runs in the background: `pump` takes in the received messages; `wait` and `ask` call it.
"""

import json
import select
import time

from wire import GUARD, Lost, Refused, WebSocket, Wire


class Person:
    """A person with a token, who makes requests over HTTP. One connection is kept and reused."""

    def __init__(self, address, token=None, log=None, more=None):
        self.address, self.token, self.log = address, token, log
        self.more = more or {}  # headers that a browser or a proxy adds
        self.wire = None

    def headers(self):
        bearer = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Host": self.address, **bearer, **self.more}

    def request(self, method, path, body=None):
        text = b"" if body is None else json.dumps(body).encode()
        headers = self.headers()
        if body is not None:
            headers |= {"Content-Type": "application/json", "Content-Length": str(len(text))}
        if self.wire and self.wire.gone():  # the server may close a quiet connection
            self.wire = None
        kept = self.wire is not None
        try:
            self.wire = self.wire or Wire(self.address, self.log)
            status, answer, text = self.wire.request(method, path, headers, text)
        except OSError:
            self.wire = None
            if kept and method == "GET":  # closed just now; a request that changes nothing may be repeated
                return self.request(method, path, body)
            raise
        if answer.get("connection", "").lower() == "close":
            self.wire = None
        if answer.get("set-cookie", "").startswith("roundtable="):
            self.token = answer["set-cookie"].split(";")[0].removeprefix("roundtable=")
        answer = json.loads(text)
        if status >= 400:
            raise Refused(answer["error"], status)
        return answer

    def get(self, path):
        return self.request("GET", f"/api/v1/{path}")

    def post(self, path, body=None):
        return self.request("POST", f"/api/v1/{path}", body or {})

    def guest(self, name):
        self.post("guest", {"name": name})
        return self


def changed(old, change):
    """Applies a change to `old`: the rule "Changes" in the document."""
    if old is None:
        return change
    new = dict(old)
    for name, value in change.items():
        in_parts = isinstance(old.get(name), list) and isinstance(value, dict)
        new[name] = items_changed(old[name], value) if in_parts else value
    return new


def items_changed(old, change):
    length = change.get("length", len(old))
    return [change.get(str(number), old[number] if number < len(old) else None) for number in range(length)]


class Table:
    """The client's state of a watched table."""

    def __init__(self, id):
        self.id = id
        self.n, self.decision = None, None
        self.info, self.view = None, None
        self.ahead = None
        self.chosen, self.undo, self.due, self.left = None, None, None, None
        self.events, self.chat, self.earlier = [], [], False

    def take(self, message):
        whole = message["type"] == "table"
        self.n, self.decision = message["n"], message["decision"]
        for name in ("info", "view"):
            if name in message:
                setattr(self, name, message[name] if whole else changed(getattr(self, name), message[name]))
        for name in ("chosen", "ahead", "undo", "due", "left"):
            setattr(self, name, message.get(name, getattr(self, name)))
        if events := message.get("events"):
            self.events[events["from"]:] = events["list"]
        self.chat += [line for line in message.get("chat", []) if line not in self.chat]
        self.earlier = message.get("earlier", self.earlier)  # whether there are earlier lines

    @property
    def legal(self):
        return [choice["text"] for choice in self.view["legal"]] if self.view else []

    @property
    def asked(self):
        """Whether the game waits for our choice. A choice that waits for other players may still be changed."""
        return bool(self.legal) and self.chosen is None and self.info["phase"] == "playing"

    @property
    def over(self):
        return self.info is not None and self.info["phase"] in ("finished", "closed")


class Player:
    """A person's WebSocket, with the tables watched through it."""

    def __init__(self, person, log=None, hear=None, path="/api/v1/ws"):
        self.person, self.log, self.path = person, log, path
        self.hear = hear or (lambda text: None)  # gets the text of each message
        self.tables, self.unanswered, self.answers = {}, {}, {}
        self.trouble, self.number, self.retry_at = None, 0, 0.0
        self.turns = None  # tables where it is our turn, most urgent first; None before `hear_turns`
        self.shown = False  # whether the hall shows us to others
        self.search, self.seated = None, None  # progress of our search for a game; the table where we were seated
        self.invitations, self.declined = [], []  # invitations from others; names of people who declined ours
        self.search_ended = None  # why our search ended, if the server says so
        self.traces = None  # whether the server traces, and from what duration a choice counts as slow
        self.freed, self.announcement = {}, None  # {table: whether we may not sit down again} for seats we lost
        self.connect()

    def connect(self):
        self.socket = WebSocket(self.person.address, self.path, self.person.headers(), self.log)

    def close(self):
        if self.socket:
            self.socket.wire.socket.close()
        self.socket = None

    def tell(self, do, **fields):
        """Sends a message, and returns its number, the key of the answer in `answers`."""
        self.number += 1
        self.unanswered[self.number] = {"do": do, "id": self.number, **fields}
        self.send(self.unanswered[self.number])
        return self.number

    def send(self, message):
        try:
            if self.socket:
                self.socket.send(json.dumps(message))
        except OSError:
            self.close()

    def ask(self, do, **fields):
        """Sends a message, and waits for its answer."""
        number = self.tell(do, **fields)
        self.wait(lambda: number in self.answers)
        answer = self.answers.pop(number)
        if answer["type"] == "error":
            raise Refused(answer["error"])
        return answer

    def watch(self, id):
        self.ask("watch", table=id)
        return self.tables[id]

    def hear_turns(self, looking=True):
        self.ask("turns", looking=looking)
        self.wait(lambda: self.turns is not None)

    def show(self, on=True):
        self.ask("show", on=on)
        self.shown = on

    def read_back(self, table):
        """Fetches earlier lines of chat."""
        before = table.chat[0]["n"] if table.chat else table.n
        answer = self.person.get(f"tables/{table.id}/chat?before={before}")
        table.chat[:0] = answer["chat"]
        table.earlier = answer["earlier"]

    def leave(self, id):
        self.ask("leave", table=id)
        del self.tables[id]

    def choose(self, table, choice):
        """Returns when the choice is stored and the table shows it."""
        decision = table.decision
        self.ask("choose", table=table.id, decision=decision, choice=choice)
        self.wait(lambda: table.decision > decision or table.chosen == choice)

    def choose_ahead(self, table, choice=None):
        """Sets the choice for our next turn; without a choice, clears it."""
        self.ask("ahead", table=table.id, choice=choice)
        self.wait(lambda: table.ahead is None or table.ahead["choice"] == choice)

    def pump(self):
        """Takes in received messages. Reconnects when disconnected."""
        if not self.socket and not self.come_back():
            return
        try:
            for text in self.socket.texts():
                self.hear(text)
                self.take(json.loads(text))
        except Lost as lost:
            self.close()
            if lost.code == 1008:  # our own fault: a new connection would end the same way
                raise
        except OSError:
            self.close()

    def come_back(self):
        if time.monotonic() < self.retry_at:
            return False
        self.retry_at = time.monotonic() + 0.2
        try:
            self.connect()
        except (OSError, Refused):
            return False
        for table in self.tables.values():
            self.send({"do": "watch", "table": table.id, "since": table.n})
        if self.turns is not None:
            self.send({"do": "turns"})
        if self.shown:
            self.send({"do": "show"})
        for message in self.unanswered.values():
            self.send(message)  # the server accepts a choice only once; only a line of chat might be repeated
        return True

    def take(self, message):
        """Ignores unknown messages: later versions may send more."""
        getattr(self, f"take_{message['type']}", lambda message: None)(message)
        if "re" in message and self.unanswered.pop(message["re"], None):
            self.answers[message["re"]] = message

    def take_table(self, message):
        self.tables.setdefault(message["table"], Table(message["table"])).take(message)

    def take_news(self, message):
        if message["table"] in self.tables:
            self.tables[message["table"]].take(message)

    def take_turns(self, message):
        self.turns = message["turns"]

    def take_search(self, message):
        self.search = message["search"]
        self.search_ended = message.get("why")

    def take_invitations(self, message):
        self.invitations = message["invitations"]

    def take_declined(self, message):
        self.declined.append(message["name"])

    def take_seated(self, message):
        self.seated = message

    def take_freed(self, message):
        self.freed[message["table"]] = message["shut"]

    def take_announcement(self, message):
        self.announcement = message["text"]

    def take_traces(self, message):
        self.traces = message

    def take_trouble(self, message):
        self.trouble = message["message"]

    def wait(self, condition, others=()):
        """Waits until the condition holds; fails after a time limit. Other players take in their messages meanwhile."""
        deadline = time.monotonic() + GUARD
        while not condition():
            assert time.monotonic() < deadline, f"waited {GUARD} s in vain"
            pump([self, *others])


def pump(players, seconds=0.05):
    """All players take in their messages; waits at most that long for one."""
    sockets = [player.socket for player in players if player.socket]
    ready = select.select(sockets, [], [], seconds)[0]
    for player in players:
        # The first messages may have come together with the answer to opening the WebSocket.
        if player.socket in ready or not player.socket or player.socket.wire.buffer:
            player.pump()
