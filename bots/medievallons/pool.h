#pragma once

#include "bots/medievallons/hand.h"

namespace roundtable::medievallons {

// Unseen cards, one of which comes up, all equally likely.
class Pool {
 public:
  Pool() = default;
  Pool(Cards cards, const JudgementWeights& weights) : cards_(cards) {
    if (!cards.empty()) each_ = 1.0F / static_cast<float>(cards.size());
    mean_card_ = cards_worth(cards, weights) * each_;
  }

  float mean_card() const { return mean_card_; }
  // Probability that at least one of so many cards is of the kind.
  float chance_among(CardKind kind, int cards) const {
    return 1 - to_the(1 - static_cast<float>(cards_.count(kind)) * each_, cards);
  }
  // Probability of each class of cards.
  std::array<float, kClasses> chances_for(Cards hand) const {
    std::array<int, kClasses> counts{};
    const int jesters = cards_.count(kWild);
    int others = cards_.size() - jesters;
    for (const CardKind kind : hand.but(kWild).kinds()) {
      const int here = cards_.count(kind);
      counts[static_cast<std::size_t>(class_of(hand, kind))] += here;
      others -= here;
    }
    counts[0] = others;
    counts[kWildClass] = jesters;
    std::array<float, kClasses> chances{};
    for (std::size_t i = 0; i < chances.size(); ++i) chances[i] = static_cast<float>(counts[i]) * each_;
    return chances;
  }

  static float to_the(float base, int exponent) {
    float product = 1;
    for (; exponent > 0; exponent /= 2, base *= base) {
      if (exponent % 2 == 1) product *= base;
    }
    return product;
  }

 private:
  Cards cards_;
  float each_ = 0;
  float mean_card_ = 0;
};

// A seat's own cards, and the value of a pool's cards to them.
class Prospect : public Holding {
 public:
  Prospect(Cards hand, int guilds, const Pool& pool, const JudgementWeights& weights)
      : Holding(hand, guilds, weights),
        mean_card_(pool.mean_card()),
        chances_(pool.chances_for(hand)),
        mean_gain_(mean_card_ + mean_of_classes()) {}

  float mean_gain() const { return mean_gain_; }
  // Gain by the best of so many cards: goes through the classes from the least to the most valuable.
  float best_gain(int cards) const {
    std::array<int, kClasses> order = {kMany, 3, 0, 1, 2, kWildClass};
    for (std::size_t i = 1; i < order.size(); ++i) {
      for (std::size_t j = i; j > 0 && more(order[j]) < more(order[j - 1]); --j) std::swap(order[j], order[j - 1]);
    }
    float below = 0;
    float before = 0;
    float best = mean_card_;
    for (const int card_class : order) {
      below += chances_[static_cast<std::size_t>(card_class)];
      const float all_below = Pool::to_the(below, cards);
      best += (all_below - before) * more(card_class);
      before = all_below;
    }
    return best;
  }

 private:
  float mean_of_classes() const {
    float sum = 0;
    for (std::size_t i = 0; i < chances_.size(); ++i) sum += chances_[i] * more(static_cast<int>(i));
    return sum;
  }

  float mean_card_;
  std::array<float, kClasses> chances_;
  float mean_gain_;
};

}  // namespace roundtable::medievallons
