#include "bots/academy_gains.h"

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

// Up to three values (as bits) of the same suit, so that they are worked out together with where he stands.
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

Gains::Gains(const Race& race, CardSet offered, const PerTrack<float>& carried, Parts parts) {
  const Table& table = race.table();
  // With `bet`: the squares that each card on the track named will bring.
  const bool bets = table.options.has(Variation::Bet);
  const float bonus = bets ? race.expected_bonus() : 0;
  PerTrack<unsigned> values{};
  for (const int kind : Bits(offered.kinds())) {
    const Play play{static_cast<std::uint8_t>(kind)};
    values[track_of(play)] |= 1U << static_cast<unsigned>(value_of(play));
  }
  values[Track::Tournaments] = values[Track::Jousts];
  const auto work_out = [&](Track track, float part) __attribute__((always_inline)) {
    for (unsigned left = values[track]; left != 0;) {
      const Three& three = kThrees[left];
      const bool bet = bets && table.bets[race.racer()] == track;
      float from = race.square(track) + carried[track];
      if (bet) from += bonus * static_cast<float>(cards_played_on(table, race.racer(), track));
      Lanes moved = three.squares * part;
      if (bet) moved += Lanes{0, 1, 1, 1} * (bonus * part);
      const Lanes gain = race.gain(track, carried[track] == 0, from + moved);
      for (int i = 0; i < 3; ++i) {
        gains_[track][three.value[static_cast<std::size_t>(i)]] = gain[i + 1];
        left &= ~(1U << three.value[static_cast<std::size_t>(i)]);
      }
    }
  };
  work_out(Track::Gallantry, parts.plain);
  work_out(Track::Jousts, parts.sword);
  work_out(Track::Tournaments, parts.sword);
  work_out(Track::Education, parts.plain);
  work_out(Track::King, parts.plain);
  work_out(Track::Quests, parts.plain);
  work_out(Track::Charity, parts.plain);
}

}  // namespace roundtable::academy
