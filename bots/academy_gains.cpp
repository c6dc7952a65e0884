#include "bots/academy_gains.h"

#include <algorithm>

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

Gains::Gains(const Race& race, const PerTrack<float>& carried, Parts parts)
    : race_(race), carried_(carried), parts_(parts) {
  if (race.table().options.has(Variation::Bet)) bonus_ = race.expected_bonus();
}

void Gains::prepare(std::uint64_t kinds) {
  Tracks tracks;
  for (const int kind : Bits(kinds)) tracks.add(track_of(Play{static_cast<std::uint8_t>(kind)}));
  if (tracks.has(Track::Jousts)) tracks.add(Track::Tournaments);
  for (const Track track : tracks) prepare(track);
}

void Gains::prepare(Track track) {
  const bool sword = track == Track::Jousts || track == Track::Tournaments;
  const Table& table = race_.table();
  const bool bet = table.options.has(Variation::Bet) && table.bets[race_.racer()] == track;
  const float bonus = bet ? bonus_ : 0;
  const float carried = carried_[track];
  float from = race_.square(track) + carried;
  if (bet) from += bonus * static_cast<float>(cards_played_on(table, race_.racer(), track));
  const Lanes moved = (Lanes{2, 3, 4, 5} + bonus) * (sword ? parts_.sword : parts_.plain);
  gains_[track] = race_.gain(track, from, carried == 0, from + moved);
}

float Gains::best_of(Card card) const {
  const int value = value_of(card);
  if (suit_of(card) != Suit::Sword) return (*this)(deck::track_of(suit_of(card)), value);
  return std::max((*this)(Track::Jousts, value), (*this)(Track::Tournaments, value));
}

}  // namespace roundtable::academy
