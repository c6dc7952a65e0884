"""A first game: three players choose at random, and the table tells what happened."""

import random

import roundtable

dice = random.Random(7)
state = roundtable.Game("academy", players=3).start(seed=7)
while not state.over:
    for seat in state.deciders:
        state.apply(seat, dice.choice(state.legal(seat)))

print("\n".join(state.sentences()[-8:]))
print("scores", state.scores, "winners", state.winners)
