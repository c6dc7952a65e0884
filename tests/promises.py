"""Players who remember which of their choices were acknowledged: for tests in which the server fails."""

import collections
import time

from client import GUARD, Player, Refused, pump
from company import guests, verify

SEATS = 4
KINDS = [("academy", {}), ("academy", {"variations": ["bet", "codex"]}), ("medievallons", {"maxTurns": 60}),
         ("academy", {"advanced": ["lift"]})]


class Chooser:
    """A player who plays at random, and remembers which choices were acknowledged."""

    def __init__(self, person, rng):
        self.player, self.rng = Player(person), rng
        self.table, self.sent = None, None
        self.unsaved, self.patience = None, 0.0  # a choice to be sent again, and the earliest time to do so
        self.refusals = collections.Counter()
        self.promised = {}  # decision -> the choice that was acknowledged
        self.perhaps = set()  # decisions whose choice was perhaps undone: the answer got lost
        self.told = 0  # the number of entries that the table had at the last check

    def watch(self, id):
        if self.table:
            self.player.leave(self.table.id)
        self.table = self.player.watch(id)
        self.promised, self.perhaps, self.told = {}, set(), 0

    def check_nothing_is_forgotten(self):
        assert self.table.n >= self.told, f"the table had {self.told} entries, and now {self.table.n}"
        self.told = self.table.n

    def turn(self):
        """Takes in an answer, or sends the next choice; True if something was acknowledged."""
        self.check_nothing_is_forgotten()
        if self.sent:
            return self.answered()
        if time.monotonic() < self.patience:
            return False
        if self.unsaved:
            (decision, choice), self.unsaved = self.unsaved, None
            self.say("choose", decision, choice=choice)
        elif self.table.asked or (self.table.chosen and self.rng.random() < 0.01):
            self.say("choose", self.table.decision, choice=self.rng.choice(self.table.legal))
        elif self.table.undo == self.table.info["you"] and self.rng.random() < 0.02 and not self.table.over:
            self.say("undo", self.table.decision)
        return False

    def say(self, do, decision, **more):
        number = self.player.tell(do, table=self.table.id, decision=decision, **more)
        self.sent = (number, do, decision, more.get("choice"))

    def answered(self):
        number, do, decision, choice = self.sent
        answer = self.player.answers.pop(number, None)
        if not answer:
            return False
        self.sent = None
        if answer["type"] == "error":
            self.refused(answer["error"]["code"], do, decision, choice)
            return False
        if do == "undo":
            del self.promised[max(self.promised)]
        else:
            self.promised[decision] = choice
        return True

    def refused(self, code, do, decision, choice):
        assert code in ("late", "not-now", "no-undo", "store", "conflict"), code
        self.refusals[code] += 1
        if do == "undo" and self.promised:
            self.perhaps.add(max(self.promised))
        if do == "choose" and code in ("store", "conflict"):
            self.unsaved = (decision, choice)  # the choice may have been stored all the same, so it is sent again unchanged
        if code == "store":
            self.patience = time.monotonic() + 0.1

    def check_record(self, record):
        """The record has all acknowledged choices of this player, and no others."""
        seat = self.table.info["you"]
        entries = [entry.split(" ", 1)[1] for entry in record["log"] if entry.startswith(f"{seat} ")]
        matched = {0}  # possible numbers of matched entries
        for decision, choice in sorted(self.promised.items()):
            there = {count + 1 for count in matched if entries[count:count + 1] == [choice]}
            matched = there | matched if decision in self.perhaps else there
            assert matched, f"seat {seat}: {choice} was acknowledged, and is not in the record: {record}"
        assert len(entries) in matched, f"seat {seat}: the last of {entries} were never acknowledged"


class Party:
    """Four people who play one game after another."""

    def __init__(self, program, address, kind, rng):
        self.program, self.kind = program, kind
        self.people = guests(address, SEATS)
        self.choosers = [Chooser(person, rng) for person in self.people]
        self.games = 0
        self.played = {}  # records of finished games by table
        self.begin()

    def begin(self):
        game, options = self.kind
        seats = ["me"] + ["open"] * (SEATS - 1)
        id = patiently(self.people[0].post, "tables", {"game": game, "options": options, "seats": seats})["id"]
        for seat, person in enumerate(self.people[1:], 1):
            patiently(person.post, f"tables/{id}/sit", {"seat": seat})
        for chooser in self.choosers:
            chooser.watch(id)

    def turn(self):
        return sum(chooser.turn() for chooser in self.choosers)

    def over(self):
        return all(chooser.table.over and not chooser.sent for chooser in self.choosers)

    def check(self):
        record = patiently(verify, self.program, self.people[0], self.choosers[0].table.id)
        for chooser in self.choosers:
            chooser.check_record(record)
            events, id = chooser.table.events, chooser.table.id
            chooser.player.leave(id)
            assert chooser.player.watch(id).events == events, "what happened is told differently afterwards"
        self.games += 1
        self.played[self.choosers[0].table.id] = record

    def look_back(self):
        """Checks that finished games are unchanged, and returns their number."""
        for id, record in self.played.items():
            assert patiently(verify, self.program, self.people[0], id) == record, id
        return len(self.played)


def patiently(action, *arguments):
    """Repeats an HTTP request until it succeeds. After a lost answer a seat may turn out to be taken, by the same person."""
    deadline = time.monotonic() + GUARD
    while True:
        try:
            return action(*arguments)
        except OSError:
            assert time.monotonic() < deadline, "the server does not come back"
            time.sleep(0.05)
        except Refused as no:
            if no.code == "seat-taken" or no.code == "not-now":
                return None
            assert no.code == "store" and time.monotonic() < deadline, no


class Load:
    def __init__(self, program, server, tables, rng):
        self.parties = [Party(program, server.address, KINDS[number % len(KINDS)], rng) for number in range(tables)]
        self.acknowledged = 0

    def run(self, until, new_games=True):
        deadline = time.monotonic() + GUARD
        while not until():
            before = self.acknowledged
            pump([chooser.player for party in self.parties for chooser in party.choosers], 0.01)
            for party in self.parties:
                self.acknowledged += party.turn()
                if party.over() and new_games:
                    party.check()
                    party.begin()
            if self.acknowledged > before:
                deadline = time.monotonic() + GUARD
            assert time.monotonic() < deadline, "nothing goes on"

    def finish(self):
        self.run(lambda: all(party.over() for party in self.parties), new_games=False)
        for party in self.parties:
            party.check()
