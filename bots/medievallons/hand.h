#pragma once

#include <algorithm>

#include "bots/medievallons/weights.h"
#include "engine/medievallons/guilds.h"

namespace roundtable::medievallons {

// A hand's progress towards guilds: everything relevant except the powers of its cards.
struct Shape {
  int most = 0;     // of one kind, not more than three, Jesters apart
  int pairs = 0;    // kinds with two or more
  int triples = 0;  // with three or more
  int jesters = 0;

  static Shape of(Cards hand) {
    const Cards others = hand.but(kWild);
    const int pairs = others.number_of_kinds(2);
    const int triples = others.number_of_kinds(3);
    const int most = triples > 0 ? 3 : pairs > 0 ? 2 : others.empty() ? 0 : 1;
    return {most, pairs, triples, hand.count(kWild)};
  }
  // Number of cards missing for a guild.
  int lacks() const { return kGuildNeeds - most - jesters; }
};

// Value of lacking that many cards for a guild.
inline float reach(int lacks, int guilds, const JudgementWeights& weights) {
  const auto next = static_cast<std::size_t>(guilds);
  return lacks <= 0 ? weights.ready[next] : lacks == 1 ? weights.near[next] : 0;
}
// Value of a hand for a player with that many guilds, without the powers of its cards.
inline float worth_of(const Shape& shape, int guilds, const JudgementWeights& weights) {
  return static_cast<float>(shape.pairs) * weights.pair + static_cast<float>(shape.triples) * weights.triple +
         reach(shape.lacks(), guilds, weights);
}

// Classes of cards that are equal for a hand except for their powers: by how many of the kind it has, and Jesters.
constexpr int kClasses = 6;
constexpr int kMany = 4;  // of a kind, or more
constexpr int kWildClass = 5;
inline int class_of(Cards hand, CardKind kind) {
  return kind == kWild ? kWildClass : std::min(hand.count(kind), kMany);
}

// A seat's cards, and the effect of one more or one less of any kind.
class Holding {
 public:
  Holding(Cards hand, int guilds, const JudgementWeights& weights)
      : hand_(hand), guilds_(guilds), shape_(Shape::of(hand)), worth_(worth_of(shape_, guilds, weights)) {
    const int missing = kGuildNeeds - shape_.jesters;
    const float before = reach(missing - shape_.most, guilds, weights);
    const auto with_most = [&](int most) { return reach(missing - most, guilds, weights) - before; };
    const bool only_one = hand.size() == shape_.jesters + 1;
    const int most_without_pair = shape_.triples > 0 ? 3 : shape_.pairs > 1 ? 2 : 1;
    more_[0] = with_most(std::max(shape_.most, 1));
    more_[1] = with_most(std::max(shape_.most, 2)) + weights.pair;
    more_[2] = with_most(3) + weights.triple;
    more_[kWildClass] = with_most(shape_.most + 1);
    less_[1] = with_most(only_one ? 0 : shape_.most);
    less_[2] = with_most(most_without_pair) - weights.pair;
    less_[3] = with_most(shape_.triples > 1 ? 3 : 2) - weights.triple;
    less_[kWildClass] = with_most(shape_.most - 1);
  }

  Cards hand() const { return hand_; }
  int guilds() const { return guilds_; }
  float worth() const { return worth_; }  // without the powers of its cards
  // Change by one more card of that class, without the card's own value.
  float more(int card_class) const { return more_[static_cast<std::size_t>(card_class)]; }
  float gain(CardKind kind, const JudgementWeights& weights) const {
    return weights.card[static_cast<std::size_t>(kind)] + more(class_of(hand_, kind));
  }
  // For a card in the hand.
  float loss(CardKind kind, const JudgementWeights& weights) const {
    return weights.card[static_cast<std::size_t>(kind)] - less_[static_cast<std::size_t>(class_of(hand_, kind))];
  }

 private:
  Cards hand_;
  int guilds_;
  Shape shape_;
  float worth_;
  std::array<float, kClasses> more_{};
  std::array<float, kClasses> less_{};
};

inline float cards_worth(Cards cards, const JudgementWeights& weights) {
  float sum = 0;
  for (const CardKind kind : cards.kinds()) {
    sum += static_cast<float>(cards.count(kind)) * weights.card[static_cast<std::size_t>(kind)];
  }
  return sum;
}

// Loss by giving away cards of the hand.
inline float loss_of(Cards cards, const Holding& holding, const JudgementWeights& weights) {
  return cards_worth(cards, weights) + holding.worth() -
         worth_of(Shape::of(holding.hand() - cards), holding.guilds(), weights);
}

}  // namespace roundtable::medievallons
