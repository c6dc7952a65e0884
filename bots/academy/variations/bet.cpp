#include "bots/academy/variations/bet.h"

#include "bots/academy/race.h"
#include "bots/academy/seen.h"

namespace roundtable::academy {

void bots::Bet::judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                      std::span<float> values) {
  const OpenTable& table = seen.table;
  const Squire squire = table.acting;
  const Race race(table, seen.seat, squire, kPlayed, weights);
  PerTrack<float> held{};
  if (seen.owns(squire)) {
    for (const Card card : seen.hand) {
      held[deck::track_of(suit_of(card))] += 1;
      if (suit_of(card) == Suit::Sword) held[Track::Tournaments] += 1;
    }
  }
  const float bonus = race.expected_bonus();
  for (int i = 0; i < choices.size(); ++i) {
    const Track track = choices[i].track();
    const float cards = weights.bet_cards + weights.bet_hand * (held[track] - 1);
    constexpr float kCard = 3.25F;  // squares of an average card
    const float from = race.square(track) + kCard * cards;
    values[static_cast<std::size_t>(i)] = race.gain(track, false, Lanes{from, from + bonus * cards})[1];
  }
}

}  // namespace roundtable::academy
