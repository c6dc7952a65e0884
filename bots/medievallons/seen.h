#pragma once

#include "engine/medievallons/game.h"
#include "engine/medievallons/imagine/certain.h"

namespace roundtable::medievallons {

// Everything an asked seat may know, from a view or from an imagined state.
struct Seen {
  const OpenTable& table;
  Seat seat;
  Cards hand;
  Per<Seat, std::uint8_t, kMaxSeats> hand_sizes;
  int deck_size;
  Cards unseen;                         // all cards hidden from the seat
  Per<Seat, Claim, kMaxSeats> notes{};  // claims about other hands and, under its own index, the deck

  static Seen by(const View& view) {
    return {view.table,     view.viewer.seat(),         view.hand, view.hand_sizes,
            view.deck_size, medievallons::unseen(view), view.notes};
  }
  // Cards that are neither its own nor open are hidden: the same result as from its view, computed faster.
  static Seen by(const State& state, Seat seat) {
    const Secrets& secrets = state.secrets;
    Seen seen{state.table,
              seat,
              secrets.hands[seat],
              {},
              secrets.deck.size(),
              secrets.deck,
              secrets.knowledge.notes_of(seat)};
    for (int i = 0; i < kMaxSeats; ++i) {
      const Cards hand = secrets.hands.items[i];
      seen.hand_sizes.items[i] = static_cast<std::uint8_t>(hand.size());
      seen.unseen = seen.unseen + hand;
    }
    seen.unseen = seen.unseen - seen.hand;
    if (seat != state.table.active) seen.unseen = seen.unseen + secrets.drawn;
    return seen;
  }

  int players() const { return table.options.players; }
  int guilds(Seat owner) const { return guilds_of(table, owner).size(); }
};

}  // namespace roundtable::medievallons
