#!/usr/bin/env python3
"""A bot for both games: roundtable sim --bots "exec:python3 examples/bot.py",random,random,random (see docs/bots.md)."""

import json
import sys


def academy(choice, view):
    """How good a choice looks: places gained on a track, above all on one that scores now, then squares."""
    if "could" in choice:  # a card that is only kept as yet
        return max(academy(use, view) for use in choice["could"])
    if "placeThen" in choice:
        now = any(t["track"] == choice["track"] and t["scoresNow"] for t in view["tracks"])
        return (3 if now else 2) * (choice["place"] - choice["placeThen"]) + choice["to"] - choice["from"]
    if "coat" in choice:
        return (choice["coat"][1] or 0) * (-1 if choice["text"].startswith("give") else 1)
    return sum(int(card[1]) for card in choice.get("cards", []))


def medievallons(choice, view):
    """Lay guilds, then use them; collect what the hand has most of, and part with what it has least of."""
    hand = view["seats"][view["seat"]]["hand"]["cards"]
    cards = choice.get("cards") or [choice.get("kind")]
    alike = sum(hand.count(card) + hand.count("J") for card in cards)
    ranks = {"guild": 300, "activate": 200, "extend": 100, "play": 50}
    parting = choice["verb"] in ("play", "give", "swap", "top")
    return ranks.get(choice["verb"], 0) + (-alike if parting else alike)


for line in sys.stdin:  # one question a line, until the input ends
    question = json.loads(line)
    view = question["view"]
    judge = academy if question["game"] == "academy" else medievallons
    best = max(view["legal"], key=lambda choice: judge(choice, view))
    print(json.dumps({"action": best["text"]}), flush=True)
