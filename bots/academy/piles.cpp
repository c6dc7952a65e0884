// Lancelot: splitting six cards, taking a pile, and dealing them to two squires.

#include <algorithm>

#include "bots/academy/gains.h"
#include "bots/academy/judge.h"

namespace roundtable::academy {

namespace {

// Value of each card for a player: played by the squire that gains more from it.
class PlayersTaste {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
  PlayersTaste(const OpenTable& table, Seat seat, CardSet cards, const JudgementWeights& weights) {
    constexpr PerTrack<float> kNothing{};
    for (const Squire squire : {first_squire(seat), second_squire(seat)}) {
      const Race race(table, seat, squire, kLancelotPlayed - 1, weights);
      const Gains gains(race, cards, kNothing, {1, 1});
      for (const int kind : Bits(cards.kinds())) {
        float& worth = worth_[static_cast<std::size_t>(kind)];
        const float gain = gains.best_of(static_cast<Card>(kind));
        worth = squire == first_squire(seat) ? gain : std::max(worth, gain);
      }
    }
  }

  float operator()(CardSet cards) const {
    float sum = 0;
    for (const Card card : cards) sum += worth_[static_cast<std::size_t>(card)];
    return sum;
  }

 private:
  std::array<float, deck::kCards> worth_;  // of the cards asked for
};

Seat other_seat(Seat seat) { return Seat{static_cast<std::uint8_t>(other_player(seat))}; }

}  // namespace

// The opponent takes the pile that is better for them; the other one remains.
void judge_splits(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const PlayersTaste mine(seen.table, seen.seat, seen.hand, weights);
  const PlayersTaste theirs(seen.table, other_seat(seen.seat), seen.hand, weights);
  const float all_mine = mine(seen.hand);
  const float all_theirs = theirs(seen.hand);
  for (int i = 0; i < choices.size(); ++i) {
    const CardSet pile = cards_of(choices[i]);
    const float my_pile = mine(pile);
    const float their_pile = theirs(pile);
    const bool takes_pile = their_pile > all_theirs - their_pile;
    values[static_cast<std::size_t>(i)] = takes_pile ? all_mine - my_pile - weights.rivalry * their_pile
                                                     : my_pile - weights.rivalry * (all_theirs - their_pile);
  }
}

void judge_piles(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const auto& piles = seen.table.piles[static_cast<std::size_t>(other_player(seen.seat))];
  CardSet all = piles[0];
  all.add(piles[1]);
  const PlayersTaste mine(seen.table, seen.seat, all, weights);
  const PlayersTaste theirs(seen.table, other_seat(seen.seat), all, weights);
  for (int i = 0; i < choices.size(); ++i) {
    const std::size_t taken = choices[i].answer() - 1U;
    values[static_cast<std::size_t>(i)] = mine(piles[taken]) - weights.rivalry * theirs(piles[1 - taken]);
  }
}

namespace {

// Value of several cards together for one squire; all its swords go to the same track.
class Together {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): filled at once
  explicit Together(const Race& race) : race_(race) {
    for (auto& row : known_.items) row.fill(kUnknown);
  }

  float operator()(CardSet cards) {
    PerTrack<std::size_t> squares{};
    for (const Card card : cards) squares[deck::track_of(suit_of(card))] += static_cast<std::size_t>(value_of(card));
    float sum = 0;
    for (const Track track : kAllTracks) {
      if (squares[track] == 0) continue;
      const float gain = known(track, squares[track]);
      sum += track == Track::Jousts ? std::max(gain, known(Track::Tournaments, squares[track])) : gain;
    }
    return sum;
  }

 private:
  static constexpr std::size_t kFarthest = 15;  // three fives
  static constexpr float kUnknown = -1e9F;

  // Cached, because the same sums repeat among the ways to deal six cards.
  float known(Track track, std::size_t squares) {
    float& gain = known_[track][squares];
    if (gain == kUnknown) gain = race_.gain(track, static_cast<int>(squares));
    return gain;
  }

  const Race& race_;
  PerTrack<std::array<float, kFarthest + 1>> known_;
};

}  // namespace

void judge_assignments(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                       std::span<float> values) {
  const Race one(seen.table, seen.seat, first_squire(seen.seat), 0, weights);
  const Race two(seen.table, seen.seat, second_squire(seen.seat), 0, weights);
  Together with_one(one);
  Together with_two(two);
  for (int i = 0; i < choices.size(); ++i) {
    const CardSet to_first = cards_of(choices[i]);
    CardSet rest = seen.hand;
    rest.remove(to_first);
    values[static_cast<std::size_t>(i)] = with_one(to_first) + with_two(rest);
  }
}

}  // namespace roundtable::academy
