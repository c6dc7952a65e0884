#pragma once

#include "engine/medievallons/view.h"

namespace roundtable::medievallons {

// Everything the viewer can be certain of: their claims, and deductions from counts, since there are eight of each kind
// and every unseen card is in a hand or in the deck. The viewer's own index means the deck.
struct Certain {
  Per<Seat, Cards, kMaxSeats> known{};
  Per<Seat, CardKinds, kMaxSeats> exact{};
};
Certain certain(const View& view);

// All cards that the viewer does not see.
Cards unseen(const View& view);
// Number of cards in a place: another hand, or the deck under the viewer's own index.
int size_of(const View& view, Seat place);

}  // namespace roundtable::medievallons
