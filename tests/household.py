"""A person who keeps changing their own data and remembers the acknowledged changes: for tests that kill the server."""

import subprocess
import time

from client import Player, Refused
from company import gather, guests
from promises import patiently

DAY = 86400
# The example of RFC 8291: its private key is not used any more.
BROWSER = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}


class Household:
    def __init__(self, address, rng):
        self.rng, self.rest = rng, 0.0
        self.ann, self.bert = guests(address, 2)
        self.user = self.bert.get("me")["id"]
        self.blocked, self.browsers, self.reports, self.done = False, set(), 0, 0
        self.wishes, self.days, self.ahead = {"quiet": None, "tables": {}}, 0, None
        self.begin_game()
        self.acts = [self.block, self.subscribe, self.wish, self.holiday, self.report, self.choose_ahead]

    def begin_game(self):
        """Bert is to move, so Ann may choose ahead; she knows her cards."""
        self.table = gather([self.bert, self.ann], "medievallons", {"first": 0}, clock=DAY)
        self.choices = [choice["text"] for choice in self.ann.get(f"tables/{self.table}/ahead")["view"]["legal"]]

    def turn(self):
        """At random times changes something, and checks that all acknowledged changes are there."""
        if time.monotonic() < self.rest:
            return
        if self.done < 50:  # the server has limits
            self.rng.choice(self.acts)()
            self.done += 1
        self.check()
        self.rest = time.monotonic() + 0.15

    def block(self):
        self.blocked = not self.blocked
        patiently(self.ann.post, "block" if self.blocked else "unblock", {"user": self.user})

    def subscribe(self):
        endpoint = f"https://push.invalid/{self.rng.randrange(9)}"
        if endpoint in self.browsers:
            missing_is_fine(self.ann.post, "notices/end", {"endpoint": endpoint})
            self.browsers.remove(endpoint)
        else:
            patiently(self.ann.post, "notices/subscribe", {"endpoint": endpoint, **BROWSER})
            self.browsers.add(endpoint)

    def wish(self):
        self.wishes = {"quiet": {"from": self.rng.randrange(700), "to": 800, "offset": 60}, "tables": {self.table: self.rng.choice(["hour", "never"])}}
        patiently(self.ann.post, "notices", self.wishes)

    def holiday(self):
        self.days = self.rng.choice([0, 1, 2])
        patiently(self.ann.post, "holiday", {"days": self.days})

    def report(self):
        if self.reports < 9:  # ten an hour
            patiently(self.ann.post, f"tables/{self.table}/report", {"seat": 0, "why": f"reason {self.reports}"})
            self.reports += 1

    def choose_ahead(self):
        if self.choices:  # each choice once: there is a limit for changes
            player = patiently(Player, self.ann)
            self.ahead = self.choices.pop()
            player.choose_ahead(player.watch(self.table), self.ahead)
            player.close()

    def check(self):
        assert len(patiently(self.ann.get, "blocked")["blocked"]) == self.blocked
        notices = patiently(self.ann.get, "notices")
        assert len(notices["devices"]) == len(self.browsers), (notices, self.browsers)
        assert notices["wishes"] == self.wishes, (notices, self.wishes)
        assert (patiently(self.ann.get, "holiday")["until"] is not None) == (self.days > 0)

    def check_at_the_end(self, program, store):
        self.check()
        player = Player(self.ann)
        ahead = player.watch(self.table).ahead
        assert ahead == {"choice": self.ahead, "fits": True}, (ahead, self.ahead)
        player.close()
        said = subprocess.run([program, "admin", "--store", store, "reports"], check=True, capture_output=True, text=True).stdout
        for number in range(self.reports):
            assert f"reason {number}" in said, said


def missing_is_fine(action, *arguments):
    """A request that was sent before the server died may have been executed."""
    try:
        patiently(action, *arguments)
    except (Refused, AssertionError) as no:
        assert "not-found" in str(no), no
