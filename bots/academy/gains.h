#pragma once

#include <algorithm>

#include "bots/academy/race.h"

namespace roundtable::academy {

// How far the cards a squire holds will take them, track by track; a sword goes half each way.
PerTrack<float> squares_in(CardSet cards);

// What cards would bring a squire, by track and by the card's value.
class Gains {
 public:
  // How much of a card's value comes on top of what they carry.
  struct Parts {
    float plain;
    float sword;
  };

  // For the cards offered. `carried`: the squares that their cards will move them anyway.
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

  PerTrack<std::array<float, 8>> gains_;  // only of values that were offered
};

}  // namespace roundtable::academy
