#!/usr/bin/env python3
"""Compares docs/protocol.md with a running server: every path has the described methods and fields and no others, needs a token
where the document says so, names the allowed methods with 405 and the new table with 201; the client handles every message, and the
first example plays a game.

    tests/server_protocol_test.py PROGRAM
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

from client import Person, Player
from company import refused
from serving import NO_LIMITS, serving
from wire import GUARD, Refused, Wire

ROOT = pathlib.Path(__file__).parent.parent
PAGE = (ROOT / "docs/protocol.md").read_text()
ROW = re.compile(r"^\| `(GET|POST) /api/v1/([\w/{}]+)` \| (\w+) \|([^|]*)\|", re.MULTILINE)  # call, who, fields
WITHOUT_TOKEN = {"anyone", "local"}


def first_table(heading):
    section = re.search(rf"^#+ {heading}$(.*?)^#", PAGE, re.MULTILINE | re.DOTALL)[1]
    return re.search(r"^\|.*?\n\n", section, re.MULTILINE | re.DOTALL)[0]


def fields_in(body):
    """The field names; types and limits are in parentheses."""
    return set(re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", body)))


def calls_of_page():
    """{path: {method: fields}}, as described."""
    calls = {}
    for method, path, _, fields in ROW.findall(PAGE):
        calls.setdefault(path, {})[method] = fields_in(fields)
    explained = set(re.findall(r"^\| `(\w+)` \|", first_table("Create a table"), re.MULTILINE))
    assert explained == calls["tables"]["POST"], explained ^ calls["tables"]["POST"]
    example = re.search(r"^### Create a table\n+```json\n(.*?)```", PAGE, re.MULTILINE | re.DOTALL)[1]
    assert {*json.loads(example)} <= calls["tables"]["POST"], "the example has a field that its table has not"
    return calls


def path_of(path, place):
    return re.sub(r"\{\w+\}", place.get(path.split("/")[0], ""), path)


def methods_and_fields(address):
    ann, account = Person(address).guest("Ann"), Person(address).guest("Bert")
    account.post("account", {"name": "Bert", "passphrase": "four words are enough"})
    place = {"tables": ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"], "people": ann.get("me")["id"]}
    calls = calls_of_page()
    assert len(calls) > 50, "the tables of the page are not found any more"
    for path, described in calls.items():
        here = path_of(path, place)
        for method in {"GET", "POST"} - {*described}:
            refused("bad-method", ann.request, method, f"/api/v1/{here}", {} if method == "POST" else None)
        refused("bad-method", ann.request, "PUT", f"/api/v1/{here}", {})
        if "POST" not in described:
            continue
        said = refused("bad-field or not-now", ann.post, here, {"no-such-field": 1})
        if said.reason == "guest":
            said = refused("bad-field", account.post, here, {"no-such-field": 1})
        assert said.field == "no-such-field", (path, said)
        allowed = re.search(r"allowed: (.*)", said.message)
        allowed = {*allowed[1].split(", ")} if allowed and "none are allowed" not in said.message else set()
        assert allowed == described["POST"], f"{path}: the server takes {sorted(allowed)}, the page says {sorted(described['POST'])}"
    tokens(address, place)


def tokens(address, place):
    """A call without a token fails with no-token, unless the page says that anyone may make it."""
    for method, path, who, _ in ROW.findall(PAGE):
        here = path_of(path, place)
        try:
            Person(address).request(method, f"/api/v1/{here}", {} if method == "POST" else None)
            code = None
        except Refused as why:
            code = why.code
        assert (code == "no-token") == (who not in WITHOUT_TOKEN), f"{method} {here}: for {who}, without a token {code}"


def headers(address):
    """A wrong method is answered with the right ones, a new table with its path."""
    ann = Person(address).guest("Ann")

    def answer(method, path, body=None):
        text = b"" if body is None else json.dumps(body).encode()
        more = {"Content-Type": "application/json", "Content-Length": str(len(text))} if text else {}
        return Wire(address).request(method, path, ann.headers() | more, text)

    for method, path, allowed in (("PUT", "/api/v1/me", "GET, HEAD, POST"), ("GET", "/api/v1/guest", "POST"),
                                  ("DELETE", "/api/v1/tables/x/record", "GET, HEAD"), ("PUT", "/healthz", "GET, HEAD")):
        status, said, _ = answer(method, path)
        assert status == 405 and {*said["allow"].split(", ")} == {*allowed.split(", ")}, (path, said)
    status, said, body = answer("POST", "/api/v1/tables", {"game": "academy", "seats": ["me", "open", "open"]})
    made = json.loads(body)["id"]
    assert status == 201 and said["location"] == f"/api/v1/tables/{made}", said
    assert answer("GET", said["location"])[0] == 200
    for path in ("openapi", "messages"):
        status, _, body = answer("GET", f"/api/{path}.json")
        assert status == 200 and json.loads(body), path


def messages():
    """The client ignores unknown messages silently, so this test looks for a handler of each."""
    said = set(re.findall(r"^\| `(?!type`)(\w+)` \|", first_table("Messages you receive"), re.MULTILINE))
    taken = {name.removeprefix("take_") for name in dir(Player) if name.startswith("take_")} | {"ok", "error"}
    assert said == taken, said ^ taken


def first_client(address):
    """The example as it is printed, started in the root of the source."""
    program = re.search(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1]
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(program)
        file.flush()
        done = subprocess.run([sys.executable, file.name, address], cwd=ROOT, capture_output=True, text=True, timeout=GUARD)
    assert done.returncode == 0 and re.fullmatch(r"Scores: \[-?\d+, -?\d+, -?\d+\]\n", done.stdout), done


def main():
    with serving(sys.argv[1], [*NO_LIMITS, "--bot-pause", "0"]) as server:
        methods_and_fields(server.address)
        headers(server.address)
        first_client(server.address)
    messages()


if __name__ == "__main__":
    main()
