#pragma once

#include <algorithm>

#include "bots/medievallons_weights.h"
#include "engine/medievallons/guilds.h"

namespace roundtable::medievallons {

// How far a hand is with guilds: all that counts of it but the powers of its cards.
struct Shape {
  int most = 0;     // of one kind, not more than three, Jesters apart
  int pairs = 0;    // kinds with two or more
  int triples = 0;  // with three or more
  int jesters = 0;

  static Shape of(Cards hand) {
    const Cards others = hand.but(Kind::Jester);
    const int pairs = others.number_of_kinds(2);
    const int triples = others.number_of_kinds(3);
    const int most = triples > 0 ? 3 : pairs > 0 ? 2 : others.empty() ? 0 : 1;
    return {most, pairs, triples, hand.count(Kind::Jester)};
  }
  // Cards it lacks for a guild.
  int lacks() const { return std::max(0, kGuildNeeds - most - jesters); }
};

// What it is worth to who has so many guilds on the table.
inline float worth_of(const Shape& shape, int guilds, const JudgementWeights& weights) {
  const float sets =
      static_cast<float>(shape.pairs) * weights.pair + static_cast<float>(shape.triples) * weights.triple;
  const int lacks = shape.lacks();
  if (lacks > 1) return sets;
  const auto of_guild = [&](float first, float second, float third) {
    return guilds == 0 ? first : guilds == 1 ? second : third;
  };
  return sets + (lacks == 0 ? of_guild(weights.ready_first, weights.ready_second, weights.ready_third)
                            : of_guild(weights.near_first, weights.near_second, weights.near_third));
}

// Cards that are alike to a hand but for their powers: by how many of their kind it has, and Jesters.
constexpr int kClasses = 5;
constexpr int kJesterClass = 4;
inline int class_of(Cards hand, Kind kind) {
  return kind == Kind::Jester ? kJesterClass : std::min(hand.count(kind), 3);
}

// A seat's cards, and what one more or one less of any kind is to them.
class Holding {
 public:
  Holding(Cards hand, int guilds, const JudgementWeights& weights)
      : hand_(hand), guilds_(guilds), shape_(Shape::of(hand)), worth_(worth_of(shape_, guilds, weights)) {
    more_[0] = with({std::max(shape_.most, 1), shape_.pairs, shape_.triples, shape_.jesters}, weights);
    more_[1] = with({std::max(shape_.most, 2), shape_.pairs + 1, shape_.triples, shape_.jesters}, weights);
    more_[2] = with({3, shape_.pairs, shape_.triples + 1, shape_.jesters}, weights);
    more_[3] = 0;
    more_[kJesterClass] = with({shape_.most, shape_.pairs, shape_.triples, shape_.jesters + 1}, weights);
  }

  Cards hand() const { return hand_; }
  int guilds() const { return guilds_; }
  const Shape& shape() const { return shape_; }
  float worth() const { return worth_; }  // but for the powers of its cards
  float more(int card_class) const { return more_[static_cast<std::size_t>(card_class)]; }
  float gain(Kind kind, const JudgementWeights& weights) const {
    return weights.card[static_cast<std::size_t>(kind)] + more(class_of(hand_, kind));
  }

 private:
  float with(const Shape& shape, const JudgementWeights& weights) const {
    return worth_of(shape, guilds_, weights) - worth_;
  }

  Cards hand_;
  int guilds_;
  Shape shape_;
  float worth_;
  std::array<float, kClasses> more_{};
};

inline float cards_worth(Cards cards, const JudgementWeights& weights) {
  float sum = 0;
  for (const Kind kind : cards.kinds()) {
    sum += static_cast<float>(cards.count(kind)) * weights.card[static_cast<std::size_t>(kind)];
  }
  return sum;
}

// What is lost with those cards, to who has so many guilds before and after.
inline float loss_of(Cards cards, const Holding& holding, const JudgementWeights& weights) {
  return cards_worth(cards, weights) + holding.worth() -
         worth_of(Shape::of(holding.hand() - cards), holding.guilds(), weights);
}

}  // namespace roundtable::medievallons
