#pragma once

#include "bots/academy_race.h"

namespace roundtable::academy {

// How far the cards a squire holds will take him, track by track; a sword goes half each way.
PerTrack<float> squares_in(CardSet cards);

// What cards would bring a squire, by track and by the card's value. Only what is asked for is worked out, all values
// of a track at once.
class Gains {
 public:
  // How much of a card's value comes on top of what he carries.
  struct Parts {
    float plain;
    float sword;
  };

  // `carried`: the squares that his cards will move him anyway.
  Gains(const Race& race, const PerTrack<float>& carried, Parts parts);

  // Works out what cards of those kinds (lowest bits, as in a CardSet) would bring.
  void prepare(std::uint64_t kinds);
  // What was prepared.
  float operator()(Track track, int value) const { return gains_[track][value - kLowest]; }
  float best_of(Card card) const;  // on the better of its tracks

 private:
  static constexpr int kLowest = 2;  // of the cards' values, which are four

  void prepare(Track track);

  const Race& race_;
  const PerTrack<float>& carried_;
  Parts parts_;
  float bonus_ = 0;  // `bet`: squares that each card on the track named will bring
  PerTrack<Lanes> gains_;
};

}  // namespace roundtable::academy
