#pragma once

#include <algorithm>

#include "bots/academy/race.h"

namespace roundtable::academy {

// Squares that a squire's cards will move it, by track; a sword counts half on each.
PerTrack<float> squares_in(CardSet cards);

// Gain of a card for a squire, by track and value.
class Gains {
 public:
  // Share of a card's value that comes on top of the carried squares.
  struct Parts {
    float plain;
    float sword;
  };

  // For the offered cards. `carried`: squares that the squire's other cards will move it.
  Gains(const Race& race, CardSet offered, const PerTrack<float>& carried, Parts parts);

  float operator()(Track track, int value) const { return gains_[track][static_cast<std::size_t>(value)]; }
  // On the better of its tracks.
  float best_of(Card card) const {
    const int value = value_of(card);
    if (suit_of(card) != Suit::Sword) return (*this)(deck::track_of(suit_of(card)), value);
    return std::max((*this)(Track::Jousts, value), (*this)(Track::Tournaments, value));
  }

 private:
  void work_out(const Race& race, Track track, unsigned values, float carried, float bonus, float part);

  PerTrack<std::array<float, 8>> gains_;  // only for offered values
};

}  // namespace roundtable::academy
