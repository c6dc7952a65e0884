#pragma once

#include "bots/medievallons_hand.h"

namespace roundtable::medievallons {

// Cards one of which comes up, all equally likely; and what that is to a hand.
class Pool {
 public:
  Pool() = default;
  Pool(Cards cards, const JudgementWeights& weights) : cards_(cards) {
    if (!cards.empty()) each_ = 1.0F / static_cast<float>(cards.size());
    mean_card_ = cards_worth(cards, weights) * each_;
  }

  bool empty() const { return cards_.empty(); }
  float chance(Kind kind) const { return static_cast<float>(cards_.count(kind)) * each_; }

  float mean_gain(const Holding& holding) const {
    const auto chances = chances_for(holding);
    float mean = mean_card_;
    for (int i = 0; i < kClasses; ++i) mean += chances[static_cast<std::size_t>(i)] * holding.more(i);
    return mean;
  }

  // Of the best of so many: by the classes of cards, from the least to the most welcome.
  float best_gain(const Holding& holding, int cards) const {
    const auto chances = chances_for(holding);
    std::array<int, kClasses> order = {kMany, 3, 0, 1, 2, kJesterClass};
    for (std::size_t i = 1; i < order.size(); ++i) {
      for (std::size_t j = i; j > 0 && holding.more(order[j]) < holding.more(order[j - 1]); --j) {
        std::swap(order[j], order[j - 1]);
      }
    }
    float below = 0;
    float before = 0;
    float best = mean_card_;
    for (const int card_class : order) {
      below += chances[static_cast<std::size_t>(card_class)];
      const float all_below = power_of(below, cards);
      best += (all_below - before) * holding.more(card_class);
      before = all_below;
    }
    return best;
  }

  // That one of so many cards at least is of the kind.
  float chance_among(Kind kind, int cards) const { return 1 - power_of(1 - chance(kind), cards); }

 private:
  static float power_of(float base, int exponent) {
    float product = 1;
    for (; exponent > 0; exponent /= 2, base *= base) {
      if (exponent % 2 == 1) product *= base;
    }
    return product;
  }

  std::array<float, kClasses> chances_for(const Holding& holding) const {
    std::array<int, kClasses> counts{};
    int others = cards_.size() - cards_.count(Kind::Jester);
    for (const Kind kind : holding.hand().but(Kind::Jester).kinds()) {
      const int here = cards_.count(kind);
      counts[static_cast<std::size_t>(class_of(holding.hand(), kind))] += here;
      others -= here;
    }
    counts[0] = others;
    counts[kJesterClass] = cards_.count(Kind::Jester);
    std::array<float, kClasses> chances{};
    for (std::size_t i = 0; i < chances.size(); ++i) chances[i] = static_cast<float>(counts[i]) * each_;
    return chances;
  }

  Cards cards_;
  float each_ = 0;
  float mean_card_ = 0;
};

}  // namespace roundtable::medievallons
