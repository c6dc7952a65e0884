#pragma once

#include "engine/medievallons/view.h"

namespace roundtable::medievallons {

// What the viewer can be certain of: their notes, and what follows from the numbers, since of each kind there are eight
// and every card they do not see lies in a hand or in the deck. Under their own number stands the deck.
struct Certain {
  Per<Seat, Cards, kMaxSeats> known{};
  Per<Seat, CardKinds, kMaxSeats> exact{};
};
Certain certain(const View& view);

// All cards that the viewer does not see, wherever they are.
Cards unseen(const View& view);
// How many of them lie in a place: another's hand or, under their own number, the deck.
int size_of(const View& view, Seat place);

}  // namespace roundtable::medievallons
