"""A client of a Roundtable server, written from docs/protocol.md with nothing but Python's standard library (wire.py beside
it does HTTP and WebSockets).

    ann = Person("127.0.0.1:8080").guest("Ann")
    made = ann.post("tables", {"game": "academy", "seats": ["me", {"bot": "squire"}, {"bot": "knight"}]})
    player = Player(ann)
    table = player.watch(made["id"])
    while not table.over:
        player.wait(lambda: table.asked or table.over)
        if table.asked:
            player.choose(table, random.choice(table.legal))
    print(table.info["result"])

A Player whose connection is lost opens a new one by itself, takes up its tables where it was, and asks again what was not
answered. Nothing here runs by itself: whatever has come is taken in by `pump`, which `wait` and `ask` call.
"""

import json
import select
import time

from wire import GUARD, Lost, Refused, WebSocket, Wire


class Person:
    """Somebody with a token, who asks over HTTP. One connection is kept and used again."""

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
            if kept and method == "GET":  # it was closed just now; what changes nothing is asked again
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
    """What one knows of a table that one watches."""

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
        self.earlier = message.get("earlier", self.earlier)  # whether there are lines before those

    @property
    def legal(self):
        return [choice["text"] for choice in self.view["legal"]] if self.view else []

    @property
    def asked(self):
        """Whether somebody waits for our choice (one that waits for others may still be changed)."""
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
        self.turns = None  # where it is our turn, the most urgent first, once we have asked to be told (`hear_turns`)
        self.shown = False  # whether others see in the hall that we are here
        self.search, self.seated = None, None  # how near a game is that we look for; where we were seated
        self.invitations, self.declined = [], []  # to tables of others; names of those who do not come to ours
        self.search_ended = None  # why we are not looked for any more, if the server says it
        self.traces = None  # whether the server traces, and what it takes to be slow
        self.freed, self.announcement = {}, None  # {table: whether it is shut to us} where our seat was freed
        self.connect()

    def connect(self):
        self.socket = WebSocket(self.person.address, self.path, self.person.headers(), self.log)

    def close(self):
        if self.socket:
            self.socket.wire.socket.close()
        self.socket = None

    def tell(self, do, **fields):
        """Sends a message, and returns the number under which its answer will be in `answers`."""
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
        """Fetches lines of chat from before those that are known."""
        before = table.chat[0]["n"] if table.chat else table.n
        answer = self.person.get(f"tables/{table.id}/chat?before={before}")
        table.chat[:0] = answer["chat"]
        table.earlier = answer["earlier"]

    def leave(self, id):
        self.ask("leave", table=id)
        del self.tables[id]

    def choose(self, table, choice):
        """Returns when it is stored and the table shows it."""
        decision = table.decision
        self.ask("choose", table=table.id, decision=decision, choice=choice)
        self.wait(lambda: table.decision > decision or table.chosen == choice)

    def choose_ahead(self, table, choice=None):
        """What to choose when it is our turn; without a choice nothing any more."""
        self.ask("ahead", table=table.id, choice=choice)
        self.wait(lambda: table.ahead is None or table.ahead["choice"] == choice)

    def pump(self):
        """Takes in what has come. Comes back by itself when cut off."""
        if not self.socket and not self.come_back():
            return
        try:
            for text in self.socket.texts():
                self.hear(text)
                self.take(json.loads(text))
        except Lost as lost:
            self.close()
            if lost.code == 1008:  # our own fault: coming back would be the same again
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
            self.send(message)  # choices are not made twice; only a line of chat might be
        return True

    def take(self, message):
        """What is not known is ignored: there may be more one day."""
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
        """Until the condition holds, or something is badly wrong. The others take in what comes for them, too."""
        deadline = time.monotonic() + GUARD
        while not condition():
            assert time.monotonic() < deadline, f"waited {GUARD} s in vain"
            pump([self, *others])


def pump(players, seconds=0.05):
    """All of them take in what has come; waits at most so long for something."""
    sockets = [player.socket for player in players if player.socket]
    ready = select.select(sockets, [], [], seconds)[0]
    for player in players:
        # The first messages may have come together with the answer to opening the WebSocket.
        if player.socket in ready or not player.socket or player.socket.wire.buffer:
            player.pump()
