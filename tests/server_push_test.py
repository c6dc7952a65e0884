#!/usr/bin/env python3
"""Notifications while the page is closed: Web Push to a fake push service, over TLS.

    tests/server_push_test.py PROGRAM
"""

import contextlib
import os
import socket
import sys
import tempfile
import time

from client import Person, Player
from company import gather, guests, refused
from pushing import Browser, Service, authority
from serving import NO_LIMITS, fresh_store, kinds_of_store, serving

DAY = 86400
TWO = ("academy", {"two": "lancelot", "first": 0})


def wished(person, **wishes):
    person.post("notices", wishes)
    assert person.get("notices")["wishes"] == {"quiet": None, "tables": {}} | wishes


def refusals(person, browser):
    good = browser.subscription("https://push.example.org/x")
    for field, value in [("endpoint", "http//x"), ("endpoint", "ftp://a/b"), ("endpoint", 7), ("p256dh", "AAAA"), ("p256dh", "!"),
                         ("auth", "AAAA"), ("language", "x" * 20), ("name", "x")]:
        assert refused("bad-field", person.post, "notices/subscribe", good | {field: value}).field == field
    refused("bad-field", person.post, "notices/end", {})
    refused("not-found", person.post, "notices/end", {"id": "nothing"})
    refused("bad-field", person.post, "notices", {"quiet": {"from": 0}})
    refused("no-token", Person(person.address).post, "notices/subscribe", good)


def told(service, browser, person, key):
    """The next notification, decrypted."""
    path, headers, body = service.next()
    text, claims = browser.open(headers, body, key)
    assert claims["aud"] == service.address and claims["exp"] - time.time() <= 24 * 3600 and claims["sub"].startswith("https://")
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) >= 0 and len(body) < 4096
    for secret in (person.token, person.get("me")["name"], person.get("me")["id"]):
        assert secret.encode() not in body and secret not in str(headers) and secret not in str(text)
    return path, headers, text


def turns_told(address, service):
    ann, bert = guests(address, 2)
    bert.more["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    bert.more["Origin"] = f"http://{address}"
    browser = Browser()
    key = bert.get("notices")["key"]
    assert len(key) == 87
    refusals(bert, browser)
    del bert.more["Origin"]
    subscription = browser.subscription(f"{service.address}/bert", language="fr")
    for _ in range(2):  # subscribing twice has no further effect
        bert.post("notices/subscribe", subscription)
    devices = bert.get("notices")["devices"]
    assert len(devices) == 1 and devices[0]["here"] and devices[0]["device"] == "Firefox, Linux", devices
    assert not ann.get("notices")["devices"], "others have none of it"

    bert.post("notices/try")
    assert told(service, browser, bert, key)[2] == {"type": "sample", "language": "fr"}

    # No page is open: Bert is told, Ann has no subscribed browser.
    quick = gather([ann, bert], *TWO, clock=DAY)
    path, headers, text = told(service, browser, bert, key)
    assert path == "/bert" and headers["Topic"] == quick and headers["Urgency"] == "normal"
    assert set(text) == {"type", "table", "title", "due", "language"}, "and nothing else"
    assert text["table"] == quick and text["title"] == "Medieval Academy" and text["due"] > time.time() * 1000
    assert DAY - 60 <= int(headers["TTL"]) <= DAY

    # A visible page shows the turn, so no notification is sent; a hidden page does not count.
    player = Player(bert)
    player.hear_turns()
    gather([ann, bert], *TWO, clock=DAY)
    player.wait(lambda: len(player.turns) == 2)
    service.nothing()
    player.ask("turns", looking=False)
    hidden = gather([ann, bert], *TWO)
    assert told(service, browser, bert, key)[2] == {"type": "turn", "table": hidden, "title": "Medieval Academy", "due": None,
                                                    "language": "fr"}
    player.close()

    # Preferences: not at that table, not during quiet hours, only in the last hour.
    night = {"from": (minute() - 60) % 1440, "to": (minute() + 60) % 1440, "offset": 0}
    wished(bert, quiet=night)
    gather([ann, bert], *TWO, clock=DAY)
    service.nothing()
    id = ann.post("tables", {"game": "academy", "options": TWO[1], "seats": ["me", "open"]})["id"]
    wished(bert, tables={id: "never"})
    bert.post(f"tables/{id}/sit")
    service.nothing()
    wished(bert)

    # In the last hour, not before.
    id = ann.post("tables", {"game": "academy", "options": TWO[1], "seats": ["me", "open"], "clock": 3602})["id"]
    wished(bert, tables={id: "hour"})
    bert.post(f"tables/{id}/sit")
    service.nothing()
    _, headers, text = told(service, browser, bert, key)
    assert text["table"] == id and headers["Urgency"] == "high" and 3500 < int(headers["TTL"]) <= 3600, (headers, text)
    wished(bert)

    # A turn goes on after a pause: no second notification.
    id = gather([ann, bert], *TWO, clock=DAY)
    told(service, browser, bert, key)
    players = [Player(person) for person in (ann, bert)]
    for player in players:
        player.watch(id)
        player.ask("pause", table=id)
    players[0].ask("pause", table=id, on=False)
    service.nothing()
    for player in players:
        player.close()

    # A failing service is asked again, 410 ends the subscription, and redirects are not followed.
    service.answers = [503, 500, 302]
    again = gather([ann, bert], *TWO)
    assert [told(service, browser, bert, key)[2]["table"] for _ in range(3)] == [again] * 3
    service.nothing()
    service.answers = [410]
    gather([ann, bert], *TWO)
    service.next()
    gather([ann, bert], *TWO)
    service.nothing()
    assert not bert.get("notices")["devices"]

    # The subscription ends with the session that made it.
    bert.post("notices/subscribe", subscription)
    bert.post("notices/end", {"endpoint": subscription["endpoint"]})
    bert.post("notices/subscribe", subscription)
    bert.post("account", {"name": f"Bert {time.time_ns() % 10**9}", "passphrase": "nobody else knows this"})
    gather([ann, bert], *TWO)
    service.nothing()
    assert not bert.get("notices")["devices"]
    bert.post("notices/subscribe", subscription)
    kept = [key["kind"] for key in bert.get("me/export")["keys"]]
    assert sorted(kept) == ["notices", "push", "recovery"], kept
    browser.close()
    return bert, key


def invitations_told(address, service):
    """A person invited by name without an open page is told, without names."""
    ann, cleo = guests(address, 2)
    cleo.post("account", {"name": "Cleo", "passphrase": "correct horse battery"})
    browser = Browser()
    key = cleo.get("notices")["key"]
    cleo.post("notices/subscribe", browser.subscription(f"{service.address}/cleo", language="ru"))
    tables = [ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"] for _ in range(2)]
    ann.post(f"tables/{tables[0]}/invite", {"name": "Cleo"})
    path, headers, text = told(service, browser, cleo, key)
    expected = {"type": "invitation", "table": tables[0], "title": "Medieval Academy", "language": "ru"}
    assert path == "/cleo" and headers["Topic"] == tables[0] and text == expected, text
    looking = Player(cleo)
    looking.hear_turns()
    ann.post(f"tables/{tables[1]}/invite", {"name": "Cleo"})
    looking.wait(lambda: len(looking.invitations) == 2)
    service.nothing()
    looking.close()
    browser.close()


def minute():
    return int(time.time() / 60) % 1440


def elsewhere(program, service):
    """Without the option for tests no request goes to an address that is not public, whatever its name."""
    with serving(program, NO_LIMITS) as server:
        ann, bert = guests(server.address, 2)
        browser = Browser()
        for endpoint in (service.address, "https://user@push.example.org/", "http://push.example.org/"):
            assert refused("bad-field", bert.post, "notices/subscribe", browser.subscription(endpoint)).field == "endpoint"
        for host in ("localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"):
            bert.post("notices/subscribe", browser.subscription(f"https://{host}/x"))
        bert.post("notices/try")
        deadline = time.monotonic() + 20
        while server.said().count(b"not public") < 6:
            assert time.monotonic() < deadline, server.said()
            time.sleep(0.05)
        browser.close()


def slow_receivers(program, service):
    """One guest's browsers at an address that never answers delay neither other notifications, nor the webhook, traces or shutdown."""
    chat, traces = Service(), Service()
    options = [*NO_LIMITS, "--test-notices", "--webhook", f"{chat.address}/hook", "--webhook-local", "--traces", traces.address]
    with socket.create_server(("127.0.0.1", 0)) as silent, serving(program, options) as server:
        mallory, ann, bert = guests(server.address, 3)
        browser = Browser()
        for number in range(10):
            endpoint = f"http://127.0.0.1:{silent.getsockname()[1]}/{number}"
            mallory.post("notices/subscribe", browser.subscription(endpoint))
        mallory.post("notices/subscribe", browser.subscription(f"http://127.0.0.1:{silent.getsockname()[1]}/more"))
        assert len(mallory.get("notices")["devices"]) == 10, "the oldest goes"
        for _ in range(10):
            mallory.post("notices/try")
        bert.post("notices/subscribe", browser.subscription(f"{service.address}/bert"))
        bert.post("notices/try")
        assert service.next()[0] == "/bert"
        gather([ann, bert], *TWO, public=True)
        assert chat.next()[0] == "/hook" and traces.next()
        assert server.terminate() == 0
        browser.close()


def at_several_servers(program, service, options):
    """A person subscribed at one server is told once of a turn that began at another, unless they look at a third."""
    with fresh_store("postgres") as store, contextlib.ExitStack() as stack:
        here, there, third = (stack.enter_context(serving(program, options, store)) for _ in range(3))
        ann, bert = guests(here.address, 2)
        browser = Browser()
        elsewhere = Person(there.address, bert.token)
        key = elsewhere.get("notices")["key"]
        elsewhere.post("notices/subscribe", browser.subscription(f"{service.address}/bert"))
        bert.get("notices")
        table = gather([ann, bert], *TWO)
        assert told(service, browser, bert, key)[2]["table"] == table
        service.nothing()
        player = Player(Person(third.address, bert.token))
        player.hear_turns()
        player.wait(lambda: len(player.turns) == 1)
        gather([ann, bert], *TWO)
        player.wait(lambda: len(player.turns) == 2)
        service.nothing()
        # A person with a hidden page there is told. When the second message is answered, this server knows the first.
        player.ask("turns", looking=False)
        watching = Player(ann)
        seen = watching.watch(table)
        player.ask("chat", table=table, text="I look away")
        watching.wait(lambda: seen.chat, [player])
        table = gather([ann, bert], *TWO)
        assert told(service, browser, bert, key)[2]["table"] == table
        player.wait(lambda: len(player.turns) == 3)
        player.close()
        browser.close()


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        files = authority(folder)
        os.environ["SSL_CERT_FILE"] = files[1]
        service = Service(files)
        options = [*NO_LIMITS, "--test-notices", "--site", "https://play.example.org"]
        for kind in kinds_of_store():
            with fresh_store(kind) as store, serving(program, options, store) as server:
                bert, key = turns_told(server.address, service)
                invitations_told(server.address, service)
                server.terminate()
                server.start()
                assert bert.get("notices")["key"] == key, "the key is made once"
                assert len(bert.get("notices")["devices"]) == 1
                assert server.metric("pushes_total") == 0
        if "postgres" in kinds_of_store():
            at_several_servers(program, service, options)
        elsewhere(program, service)
        slow_receivers(program, service)


if __name__ == "__main__":
    main()
