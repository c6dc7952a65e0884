"""A bot of one's own in the arena: it keeps high cards and plays the card that moves its disc to the best place."""

import roundtable


def ambitious(view: roundtable.View) -> roundtable.Choice:
    def promise(choice: roundtable.Choice) -> float:
        if choice.text.startswith("pick"):
            return float(choice.text[-1])
        effects = choice.effects
        if "placeThen" not in effects:
            return 0
        return 10 * (effects["place"] - effects["placeThen"]) + effects["to"] - effects["from"]

    return max(view.legal(), key=promise)


print(roundtable.arena("academy", [ambitious, "greedy", "random"], games=120))
