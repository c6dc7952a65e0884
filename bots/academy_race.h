#pragma once

#include "bots/academy_chance.h"
#include "bots/academy_prizes.h"

namespace roundtable::academy {

// Cards that a squire still plays in this round.
int cards_to_play(const Table& table, Squire squire);

// The races of one squire against the others, as the asked seat sees them.
class Race {
 public:
  // `own_cards`: those he will play that are not known yet.
  Race(const Table& table, Seat seat, Squire racer, int own_cards, const JudgementWeights& weights);
  // His points alone, whoever looks.
  Race(const Table& table, Squire racer, const JudgementWeights& weights);

  // What it is worth to the asked seat that he gets from one place on a track to each of four others. On the first
  // others may lie on top of him if he stands there now and `stays`; everywhere else he lies on top.
  Lanes gain(Track track, float from, bool stays, Lanes to) const;
  // The same for a move of so many squares and nothing else; none: to the top of the stack.
  float gain(Track track, int squares) const;
  // What it is worth to be there.
  float worth(Track track, float place) const;
  // With `knights`: what it is worth that a sword of that value takes the Cup along.
  float cup_gain(Track track, int squares) const;
  // With `bet`: the squares for each card on the track named that his place on Gallantry will bring.
  float expected_bonus() const;

  // How the points of a squire count for the asked seat: its own 1, the rivals' less than 0, the neutral's 0.
  float side(Squire squire) const { return sides_[squire]; }
  const Table& table() const { return table_; }
  Squire racer() const { return racer_; }
  float square(Track track) const { return static_cast<float>(table_.tracks[track][racer_].square()); }

 private:
  // Which scoring is looked at: this round's, those of the rounds up to the reset, that of the last round.
  enum Horizon : std::uint8_t { kNow, kSoon, kLast };
  struct Rival {
    Squire squire;
    float side;
    float drift;                     // squares he will still move in this round, on a track like any other
    std::array<float, 3> per_width;  // by horizon: one over the lead that is safe
  };
  // Here (four times the same), and there.
  struct Both {
    Lanes here;
    Lanes there;
  };

  void meet_rivals(int own_cards);
  template <int Rivals>
  static Lanes expected(const float* places, const Lanes* chances);
  template <int Rivals>
  Both race(Track track, const ByPlace& places, Horizon horizon, float here, bool stays, Lanes there) const;
  Both race(Track track, const ByPlace& places, Horizon horizon, float here, bool stays, Lanes there) const;
  Both podium(Track track, float here, bool stays, Lanes there) const;
  float expects(Track track, const ByPlace& places) const;
  template <class Place>
  Place service(Place place) const;
  float scrolls(float place) const;

  const Table& table_;
  const JudgementWeights& weights_;
  Squire racer_;
  int count_ = 0;
  std::array<Rival, kMaxSquires - 1> rivals_;
  PerSquire<float> sides_{};
};

}  // namespace roundtable::academy
