#!/usr/bin/env python3
"""The protocol's page beside a running server: every path has the methods and the fields that the page says, and no others, and
the client written from it takes every message.

    tests/server_protocol_test.py PROGRAM
"""

import json
import pathlib
import re
import sys

from client import Person, Player
from company import refused
from serving import serving

PAGE = (pathlib.Path(__file__).parent.parent / "docs/protocol.md").read_text()
CALL = re.compile(r"`(GET|POST) /api/v1/(?!ws)([\w/]+)[^`]*`(?: \|([^|]*)\|)?")  # in a table with its fields


def names_in(text):
    """The fields of all objects in it, and of what stands as code by itself; not those of objects within objects."""
    names = set()
    for code in re.findall(r"`([^`]+)`", text):
        if code.startswith("{"):
            names |= set(json.loads(code))
        elif re.fullmatch(r"\w+", code):
            names.add(code)
    return names


def calls_of_page():
    """{path: {method: fields}}, as described."""
    calls = {}
    for method, path, body in CALL.findall(PAGE):
        calls.setdefault(path, {}).setdefault(method, set()).update(names_in(body))
    making = re.search(r"^To make a table:\n(.*?)^`info`", PAGE, re.MULTILINE | re.DOTALL)[1]
    example = json.loads(re.search(r"```json\n(.*?)```", making, re.DOTALL)[1])
    calls["tables"]["POST"] = {*example, *re.findall(r"`(\w+)` \(default", making)}
    return calls


def methods_and_fields(address):
    ann, account = Person(address).guest("Ann"), Person(address).guest("Bert")
    account.post("account", {"name": "Bert", "passphrase": "four words are enough"})
    place = {"tables": ann.post("tables", {"game": "academy", "seats": ["me", "open", "open"]})["id"], "people": ann.get("me")["id"]}
    calls = calls_of_page()
    assert len(calls) > 50, "the tables of the page are not found any more"
    for path, described in calls.items():
        here = path.replace("ID", place.get(path.split("/")[0], ""))
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


def messages():
    """What the client does not know it would ignore, as the page wants it to."""
    said = set(re.findall(r'"type":"(\w+)"', PAGE)) - {"turn", "invitation", "sample"}  # which come by Web Push
    taken = {name.removeprefix("take_") for name in dir(Player) if name.startswith("take_")} | {"ok", "error"}
    assert said == taken, said ^ taken


def main():
    with serving(sys.argv[1]) as server:
        methods_and_fields(server.address)
    messages()


if __name__ == "__main__":
    main()
