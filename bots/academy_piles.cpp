// Lancelot: splitting six cards, taking a pile, and dealing them to two squires.

#include <algorithm>

#include "bots/academy_gains.h"
#include "bots/academy_judge.h"

namespace roundtable::academy {

namespace {

constexpr PerTrack<float> kNothing{};

// What a card brings a player: played by that of his squires who has more of it.
class PlayersTaste {
 public:
  PlayersTaste(const Table& table, Seat seat, CardSet cards, const JudgementWeights& weights)
      : one_(table, seat, first_squire(seat), cards, weights), two_(table, seat, second_squire(seat), cards, weights) {}

  float operator()(CardSet cards) const {
    float sum = 0;
    for (const Card card : cards) sum += std::max(one_.gains.best_of(card), two_.gains.best_of(card));
    return sum;
  }

 private:
  struct OfSquire {
    OfSquire(const Table& table, Seat seat, Squire squire, CardSet cards, const JudgementWeights& weights)
        : race(table, seat, squire, kLancelotPlayed - 1, weights), gains(race, kNothing, {1, 1}) {
      gains.prepare(cards.kinds());
    }
    Race race;
    Gains gains;
  };

  OfSquire one_;
  OfSquire two_;
};

Seat other_seat(Seat seat) { return Seat{static_cast<std::uint8_t>(other_player(seat))}; }

}  // namespace

// The other takes the pile that is better for him; what he leaves is mine.
void judge_splits(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const PlayersTaste mine(seen.table, seen.seat, seen.hand, weights);
  const PlayersTaste his(seen.table, other_seat(seen.seat), seen.hand, weights);
  for (int i = 0; i < choices.size(); ++i) {
    const CardSet pile = cards_of(choices[i]);
    CardSet rest = seen.hand;
    rest.remove(pile);
    const float takes_pile = mine(rest) - weights.rivalry * his(pile);
    const float takes_rest = mine(pile) - weights.rivalry * his(rest);
    values[static_cast<std::size_t>(i)] = his(pile) > his(rest) ? takes_pile : takes_rest;
  }
}

void judge_piles(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const auto& piles = seen.table.piles[static_cast<std::size_t>(other_player(seen.seat))];
  CardSet all = piles[0];
  all.add(piles[1]);
  const PlayersTaste mine(seen.table, seen.seat, all, weights);
  const PlayersTaste his(seen.table, other_seat(seen.seat), all, weights);
  for (int i = 0; i < choices.size(); ++i) {
    const std::size_t taken = choices[i].answer() - 1U;
    values[static_cast<std::size_t>(i)] = mine(piles[taken]) - weights.rivalry * his(piles[1 - taken]);
  }
}

namespace {

// What three cards bring one squire together; all his swords go the same way.
float together(const Race& race, CardSet cards) {
  PerTrack<float> squares{};
  for (const Card card : cards) squares[deck::track_of(suit_of(card))] += static_cast<float>(value_of(card));
  float sum = 0;
  for (const Track track : kAllTracks) {
    if (squares[track] == 0) continue;
    const auto moved = static_cast<int>(squares[track]);
    const float gain = race.gain(track, moved);
    sum += track == Track::Jousts ? std::max(gain, race.gain(Track::Tournaments, moved)) : gain;
  }
  return sum;
}

}  // namespace

void judge_assignments(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                       std::span<float> values) {
  const Race one(seen.table, seen.seat, first_squire(seen.seat), 0, weights);
  const Race two(seen.table, seen.seat, second_squire(seen.seat), 0, weights);
  for (int i = 0; i < choices.size(); ++i) {
    const CardSet to_first = cards_of(choices[i]);
    CardSet rest = seen.hand;
    rest.remove(to_first);
    values[static_cast<std::size_t>(i)] = together(one, to_first) + together(two, rest);
  }
}

}  // namespace roundtable::academy
