#include "bots/academy/gains.h"

namespace roundtable::academy {

PerTrack<float> squares_in(CardSet cards) {
  PerTrack<float> squares{};
  for (const Card card : cards) {
    const auto value = static_cast<float>(value_of(card));
    if (suit_of(card) == Suit::Sword) {
      squares[Track::Jousts] += value / 2;
      squares[Track::Tournaments] += value / 2;
    } else {
      squares[deck::track_of(suit_of(card))] += value;
    }
  }
  return squares;
}

namespace {

// Up to three values (as bits) of one suit, computed together with the squire's current square.
struct Three {
  std::array<std::uint8_t, 3> value{};
  Lanes squares{};
};
constexpr std::array<Three, 64> make_threes() {
  std::array<Three, 64> threes{};
  for (unsigned bits = 0; bits < threes.size(); ++bits) {
    std::array<float, 4> squares{};
    std::size_t count = 0;
    for (unsigned value = 2; value <= 5 && count < 3; ++value) {
      if (((bits >> value) & 1U) == 0) continue;
      threes[bits].value[count] = static_cast<std::uint8_t>(value);
      squares[++count] = static_cast<float>(value);
    }
    threes[bits].squares = Lanes{squares[0], squares[1], squares[2], squares[3]};
  }
  return threes;
}
constexpr std::array<Three, 64> kThrees = make_threes();

}  // namespace

// `bonus`: additional squares for each card played on the track.
[[gnu::always_inline]] inline void Gains::work_out(const Race& race, Track track, unsigned values, float carried,
                                                   float bonus, float part) {
  while (values != 0) {
    const Three& three = kThrees[values];
    float from = race.square(track) + carried;
    Lanes moved = three.squares * part;
    if (bonus > 0) {
      from += bonus * static_cast<float>(cards_played_on(race.table(), race.racer(), track));
      moved += Lanes{0, 1, 1, 1} * (bonus * part);
    }
    const Lanes gain = race.gain(track, carried == 0, from + moved);
    for (int i = 0; i < 3; ++i) {
      const auto value = three.value[static_cast<std::size_t>(i)];
      gains_[track][value] = gain[i + 1];
      values &= ~(1U << value);
    }
  }
}

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
Gains::Gains(const Race& race, CardSet offered, const PerTrack<float>& carried, Parts parts) {
  PerTrack<unsigned> values{};  // as bits
  for (const int kind : Bits(offered.kinds())) {
    const Play play{static_cast<std::uint8_t>(kind)};
    values[track_of(play)] |= 1U << static_cast<unsigned>(value_of(play));
  }
  values[Track::Tournaments] = values[Track::Jousts];
  PerTrack<float> bonus{};
  const Track rewarded = bots::rewarded_track(race.table(), race.racer());
  if (rewarded != kNoTrack) bonus[rewarded] = race.expected_bonus();
  const auto on = [&](Track track, float part) {
    work_out(race, track, values[track], carried[track], bonus[track], part);
  };
  on(Track::Gallantry, parts.plain);
  on(Track::Jousts, parts.sword);
  on(Track::Tournaments, parts.sword);
  on(Track::Education, parts.plain);
  on(Track::King, parts.plain);
  on(Track::Quests, parts.plain);
  on(Track::Charity, parts.plain);
}

}  // namespace roundtable::academy
