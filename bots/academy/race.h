#pragma once

#include "bots/academy/prizes.h"

namespace roundtable::academy {

// Number of cards that a squire still plays in this round.
int cards_to_play(const OpenTable& table, Squire squire);

// The races of one squire against the others, from the asked seat's point of view.
class Race {
 public:
  // `own_cards`: unknown cards that the racer will play. Before play begins so much is open that this round's scoring
  // and later ones are evaluated together.
  Race(const OpenTable& table, Seat seat, Squire racer, int own_cards, const JudgementWeights& weights);
  // For the racer's points alone.
  Race(const OpenTable& table, Squire racer, const JudgementWeights& weights);

  // Value to the asked seat of the racer's move from the first of four places on a track to each of them. If `stays`
  // and it is on the first now, other discs may lie on top of it; everywhere else it lies on top.
  [[gnu::always_inline]] Lanes gain(Track track, bool stays, Lanes places) const;
  // The same for a move of so many squares; 0: to the top of the stack.
  float gain(Track track, int squares) const;
  // Value of being at that place.
  float worth(Track track, float place) const;
  // Value of a sword beside its squares.
  float sword_gain(Track track, int squares) const;
  // Expected pay of the racer for these places at the end of this round.
  float expects(Track track, const ByPlace& places) const;
  // Expected squares of Gallantry's bonus.
  float expected_bonus() const;

  // Weight of a squire's points for the asked seat: its own 1, rivals' negative, the neutral's 0.
  float side(Squire squire) const { return sides_[squire]; }
  const OpenTable& table() const { return table_; }
  Squire racer() const { return racer_; }
  [[gnu::always_inline]] float square(Track track) const {
    return static_cast<float>(table_.tracks[track][racer_].square());
  }

 private:
  // The scoring in question: this round's, those up to the reset, that of the last round.
  enum Horizon : std::uint8_t { kNow, kSoon, kLast };
  struct Rival {
    Squire squire;
    float side;
    float cards;                     // still to be played in this round
    std::array<float, 3> per_width;  // by horizon: reciprocal of a safe lead
  };
  void meet_rivals(int own_cards);
  template <int Rivals>
  static Lanes expected(const float* prizes, const Lanes* chances);
  template <int Rivals>
  Lanes race(Track track, const ByPlace& prizes, Horizon horizon, bool stays, Lanes places) const;
  Lanes race(Track track, const ByPlace& prizes, Horizon horizon, bool stays, Lanes places) const;
  Lanes podium(Track track, bool stays, Lanes places) const;
  template <class Place>
  Place service(Place place) const;
  float replaced_service(float place) const;

  const OpenTable& table_;
  const JudgementWeights& weights_;
  Squire racer_;
  int count_ = 0;
  bool at_once_;  // evaluate this round's scoring and those up to the reset together
  std::array<Rival, kMaxSquires - 1> rivals_{};
  PerSquire<float> sides_{};
};

// The following is computed several times for every decision; most of it is constant for a known track.

// King's Service: coats for squires that reach 6 and 12 when it scores, in round 3 or 6.
template <class Place>
Place Race::service(Place place) const {
  if (is_past(table_, Track::King)) return Place{};
  const auto rounds = static_cast<float>(rounds_to_reset(table_.round));
  const float scale = 1 / (0.5F + rounds * weights_.king_width);
  const auto reaches = [&](float square) {
    const auto chance = chance_ahead<Place>((place + (rounds * weights_.king_drift + 0.5F - square)) * scale);
    return place >= all<Place>(square) ? all<Place>(1) : chance;
  };
  constexpr auto kSecond = static_cast<float>(kFullServiceCoat - kServiceCoat);
  return sides_[racer_] * (kServiceCoat * reaches(kServiceHalf) + kSecond * reaches(kKingEnd));
}

// All tracks that pay by rank.
[[gnu::always_inline]] inline Lanes Race::podium(Track track, bool stays, Lanes places) const {
  const Prizes prizes = prizes_of(table_, track, racer_, weights_);
  if (at_once_ && track < Track::Quests) {
    return race(track, prizes.places, kSoon, stays, places) * (prizes.now + prizes.later);
  }
  Lanes total{};
  if (prizes.now > 0) total += race(track, prizes.places, kNow, stays, places);
  if (prizes.later > 0) {
    const Horizon horizon = track >= Track::Quests ? kLast : kSoon;
    total += race(track, prizes.places, horizon, stays, places) * prizes.later;
  }
  return total;
}

inline Lanes Race::gain(Track track, bool stays, Lanes places) const {
  Lanes worths;
  if (track != Track::King) {
    worths = podium(track, stays, places);
  } else if (bots::replaces_service(table_)) {
    worths = Lanes{replaced_service(places[0]), replaced_service(places[1]), replaced_service(places[2]),
                   replaced_service(places[3])};
  } else {
    worths = service(places);
  }
  return worths - worths[0];
}

}  // namespace roundtable::academy
