#!/usr/bin/env python3
"""Hidden information stays hidden. A client in each seat and a spectator keep every byte they receive.

    tests/server_secrets_test.py PROGRAM [--games N] [--seed S]

The test plays N random games of both kinds with mixed options, and shows:

1. No secret occurs. No client gets the table's secret (as hexadecimal, Base64 or bytes) before the end; nor ever another person's
   tokens and passphrases; one's own token only where it is issued.
2. Nothing differs when only other players' hidden choices differ. Games are played as twins: two tables with the same people and the
   same secret (`--test-secret`), so the same cards, and the same choices. At every decision that is made together,
   the first to choose choose differently at the two tables. Players who are still thinking, and the spectator, must get the
   same bytes at both tables; so must all players whose own choice is the same. Then those who differed change
   to the same choice, and the twins go on alike to the end.
   At tables by the day, waiting players choose ahead, differently at the two tables; the others must not notice.
3. Nothing differs when only the cards differ. Two servers with different secrets: until the first card is played a
   spectator of Medieval Academy gets the same bytes.

"The same bytes" leaves aside ids and times, which are different at any two tables, and the commitment where secrets differ.
Which cards a seat may know is up to the engine: its leak tests show the same for every view, list and event.
"""

import argparse
import base64
import json
import random
import re

from client import Person, Player, pump
from company import TABLES, gather, guests
from serving import NO_LIMITS, serving

SECRETS = [bytes(range(32)).hex(), bytes(range(100, 132)).hex()]
MOST_LOOKS = 50  # the limit is 60 a minute
PASSPHRASE = "a passphrase that nobody sees"
TIMES = re.compile(r'"(created|updated|at|away|since)":\d+|"(due|left)":\[[^\]]*\]')


class Listener:
    """A person at a table, or watching it, who keeps every byte."""

    def __init__(self, person, id):
        self.person, self.id = person, id
        self.bytes, self.texts = bytearray(), []
        self.player = Player(person, self.bytes, lambda text: self.texts.append(text))
        self.table = self.player.watch(id)

    def heard(self):
        """Texts since the last call, without the parts that differ at any two tables. A slow disk is no secret of the game."""
        new, self.texts = [text for text in self.texts if '"type":"trouble"' not in text], []
        return [TIMES.sub(r'"\1\2":0', re.sub(r'"re":\d+', '"re":0', text.replace(self.id, "ID"))) for text in new]


def settle(listeners):
    """All earlier messages have arrived when these are answered."""
    numbers = [listener.player.tell("ping") for listener in listeners]
    for listener, number in zip(listeners, numbers):
        listener.player.wait(lambda: number in listener.player.answers)


def first_difference(one, other):
    """The numbers of messages, and the first difference; a log of tests keeps only the first thousand characters."""
    texts = ["\n".join(heard) if isinstance(heard, list) else heard for heard in (one, other)]
    parts = next((at for at, pair in enumerate(zip(*texts)) if pair[0] != pair[1]), min(map(len, texts)))
    near = [text[max(0, parts - 80) : parts + 200] for text in texts]
    return f"{len(one)} and {len(other)} long, different at {parts}:\n{near[0]}\n{near[1]}"


def forms_of(secret):
    """Possible encodings of a secret of 32 bytes."""
    raw = bytes.fromhex(secret)
    written = [base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")]
    return [secret.encode(), secret.upper().encode(), raw, *written]


class People:
    """Accounts, with all their answers over HTTP."""

    def __init__(self, address, count):
        self.people = [Person(address, log=bytearray()) for _ in range(count)]
        for number, person in enumerate(self.people):
            person.guest(f"Guest {number}")
            account = person.post("account", {"name": f"Account {number}", "passphrase": PASSPHRASE + str(number)})
            person.code = account["recovery"]
            person.looks = 0  # at their turns
            person.post("me/page", {"for": "everybody"})
            for path in ("me", "keys", "sessions"):
                person.get(path)

    def check(self, person, received):
        assert PASSPHRASE.encode() not in received, "a passphrase was sent"
        for other in self.people:
            if other is not person:
                assert other.token.encode() not in received, "somebody got another's token"
                assert other.code.encode() not in received, "somebody got another's recovery code"

    def check_http(self):
        for person in self.people:
            self.check(person, person.log)
            assert person.log.count(person.token.encode()) == 1, "a token is told once"
            assert person.log.count(person.code.encode()) == 1, "a recovery code is told once"
            assert b"argon2" not in person.log, "a hash was sent"


class Twins:
    """The same game at two tables."""

    def __init__(self, people, kind, rng, **more):
        self.rng, self.aheads = rng, 0
        game, count, options = kind
        self.count = count
        self.ids = [gather(people.people[:count], game, options, **more) for _ in range(2)]
        self.tables = [[Listener(person, id) for person in people.people[:count + 1]] for id in self.ids]
        self.early = [[[] for _ in range(count + 1)] for _ in range(2)]

    def compare(self, apart=()):
        """All listeners except `apart` got the same at both tables since the last call."""
        settle(self.tables[0] + self.tables[1])
        for number in range(self.count + 1):
            heard = [table[number].heard() for table in self.tables]
            for side, texts in enumerate(heard):
                self.early[side][number] += texts
            if number not in apart:
                assert heard[0] == heard[1], f"seat {number} of {self.count} can tell: {first_difference(*heard)}"
                person = self.tables[0][number].person
                if self.rng.random() < 0.05 and person.looks < MOST_LOOKS:
                    person.looks += 1
                    self.compare_turns(number)
                    self.compare_lists(number)

    def compare_turns(self, number):
        """The list of a player's turns reveals no more."""
        listed = {one["table"]["id"]: one for one in self.tables[0][number].person.get("turns")["turns"]}
        assert number < self.count or not listed, "a spectator has no turns"
        self.compare_texts(number, listed)

    def compare_lists(self, number):
        """Nor do the lists of tables or a table by its link; and no person's page shows a running game."""
        person = self.tables[0][number].person
        for which in ("mine", "playing"):
            listed = {one["id"]: one for one in person.get(f"tables?list={which}")["tables"]}
            self.compare_texts(number, listed)
        self.compare_texts(number, {id: person.get(f"tables/{id}")["table"] for id in self.ids})
        whose = self.tables[0][self.rng.randrange(self.count)].person.get("me")["id"]
        page = json.dumps([person.get(f"people/{whose}"), person.get(f"people/{whose}/games")])
        told = any(id in page for id in self.ids)
        assert not told or self.tables[0][0].table.over, "a page tells of a game that runs"

    def compare_texts(self, number, listed):
        texts = [TIMES.sub(r'"\1\2":0', json.dumps(listed.get(id), separators=(",", ":")).replace(id, "ID")) for id in self.ids]
        assert texts[0] == texts[1], f"seat {number} of {self.count} can tell: {first_difference(*texts)}"

    def choose(self, number, choices):
        for table, choice in zip(self.tables, choices):
            listener = table[number]
            listener.player.choose(listener.table, choice)

    def asked(self):
        return [number for number in range(self.count) if self.tables[0][number].table.asked]

    def play(self):
        """Returns the number of moments at which hidden choices differed."""
        differed = 0
        self.compare()
        while not self.tables[0][0].table.over:
            self.differ_ahead()
            asked = self.asked()
            assert asked, "nobody is asked, and it is not over"
            together = self.tables[0][asked[0]].table.view["asked"]["together"]
            if together and len(asked) > 1:
                differed += self.differ(asked)
            else:
                choice = self.rng.choice(self.tables[0][asked[0]].table.legal)
                self.choose(asked[0], [choice, choice])
                self.compare()
        return differed

    def differ_ahead(self):
        """A waiting player chooses ahead, differently at the two tables, and takes it back."""
        number = self.rng.randrange(self.count)
        listener = self.tables[0][number]
        if not listener.table.ahead or self.rng.random() < 0.5:
            return
        legal = [choice["text"] for choice in listener.person.get(f"tables/{listener.id}/ahead")["view"]["legal"]]
        for choices in (self.rng.sample(legal, 2) if len(legal) > 1 else legal * 2, [None, None]):
            for table, choice in zip(self.tables, choices):
                table[number].player.choose_ahead(table[number].table, choice)
            self.compare(apart=[number])
        self.aheads += 1

    def differ(self, asked):
        """All but one choose differently at the two tables, then the same; then the last one chooses."""
        self.rng.shuffle(asked)
        differed = 0
        final = {}
        for seen, number in enumerate(asked[:-1]):
            legal = self.tables[0][number].table.legal
            if len(legal) < 3:  # others see that a choice changed, so it must change at both tables, which takes three choices
                self.choose(number, legal[:1] * 2)
            else:
                *first, final[number] = self.rng.sample(legal, 3)
                self.choose(number, first)
                differed += 1
            self.compare(apart=asked[:seen + 1])
        for number, choice in final.items():
            self.choose(number, [choice, choice])
        self.compare(apart=asked[:-1])
        choice = self.rng.choice(self.tables[0][asked[-1]].table.legal)
        self.choose(asked[-1], [choice, choice])
        self.compare()
        return differed

    def check_secrets(self, people, secret):
        for side, table in enumerate(self.tables):
            for number, listener in enumerate(table):
                people.check(listener.person, listener.bytes)
                assert listener.person.token.encode() not in listener.bytes, "a token is told over a WebSocket"
                texts = self.early[side][number]
                end = next(i for i, text in enumerate(texts) if '"finished"' in text)
                before = "".join(texts[:end]).encode()
                for form in forms_of(secret):
                    assert form not in before, "the table's secret was told before the end"
                assert secret in texts[end], "the secret is told at the end"

    def close(self):
        for table in self.tables:
            for listener in table:
                listener.player.close()


def twin_games(program, games, rng):
    with serving(program, [*NO_LIMITS, "--test-secret", SECRETS[0]]) as server:
        people = People(server.address, 6)
        differed, aheads = 0, 0
        for number in range((games + 1) // 2):
            clock = {"clock": 86400} if number % 3 == 0 else {}
            twins = Twins(people, TABLES[number % len(TABLES)], rng, public=number % 2 == 0, **clock)
            differed += twins.play()
            aheads += twins.aheads
            twins.check_secrets(people, SECRETS[0])
            twins.close()
            if number % 10 == 9:
                print(f"{2 * number + 2} games, {differed} hidden choices that differed", flush=True)
        people.check_http()
        log = server.said()
        for person in people.people:
            assert person.token.encode() not in log, "a token is in the server's log"
        assert PASSPHRASE.encode() not in log and SECRETS[0].encode() not in log
        assert differed > games / 2 and aheads > games / 2, (differed, aheads)


def up_to_the_first_card(address, kind, rng):
    """A spectator's messages during the draft."""
    game, count, options = kind
    people = guests(address, count + 1)
    id = gather(people[:count], game, {**options, "first": 0})
    listeners = [Listener(person, id) for person in people]
    heard = []
    while listeners[0].table.view["phase"] == "draft":
        asked = next((listener for listener in listeners if listener.table.asked), None)
        if not asked:
            pump([listener.player for listener in listeners])
            continue
        asked.player.choose(asked.table, rng.choice(asked.table.legal))
        settle(listeners)
        heard += listeners[-1].heard()
    for listener in listeners:
        listener.player.close()
    text = "\n".join(heard)
    for number, person in enumerate(people):
        text = text.replace(person.get("me")["id"], f"user {number}")
    return re.sub(r'"commitment":"\w+"', '"commitment":""', text)


def different_cards(program, rng):
    """Two unrelated deals look the same to a spectator."""
    for kind in TABLES[:4]:  # not Lancelot, where cards are shown before they are played
        heard = []
        for secret in SECRETS:
            with serving(program, [*NO_LIMITS, "--test-secret", secret]) as server:
                heard.append(up_to_the_first_card(server.address, kind, rng))
        assert heard[0] == heard[1], f"a spectator can tell the deals apart:\n{heard[0]}\n{heard[1]}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    different_cards(arguments.program, rng)
    twin_games(arguments.program, arguments.games, rng)


if __name__ == "__main__":
    main()
