#pragma once

// Net outputs for piles besides one for each: the value of a pile depends on its cards together.

#include <array>
#include <cstdlib>

#include "bots/academy/net_moves.h"

namespace roundtable::academy {

namespace outputs {

// Lancelot: six cards on scales, the pile in one pan and the rest in the other. The first scale prefers heavier piles,
// the next ones prefer imbalance to either side, the last ones prefer balance. The net gives each card its weight on
// each scale; splitting and assigning have their own scales.
constexpr int kTipping = 3;
constexpr int kResting = 3;
constexpr int kBalancesEach = 1 + kTipping + kResting;
constexpr int kCardsWeighed = inputs::kSuits * inputs::kValues;
constexpr int kBalances = 2 * kBalancesEach * kCardsWeighed;

}  // namespace outputs

// 0 if the choices are not piles.
class PileBalances {
 public:
  template <class Answer>
  PileBalances(const NetSeen& seen, Answer answer) : six_(seen.six()) {
    const Phase phase = seen.table.phase;
    if (phase != Phase::Split && phase != Phase::Assign) return;
    weighs_ = true;
    const int first = phase == Phase::Split ? 0 : outputs::kBalancesEach * outputs::kCardsWeighed;
    std::size_t place = 0;
    for (const Card card : six_) {
      const int weighed = first + static_cast<int>(suit_of(card)) * inputs::kValues + value_of(card) - 2;
      auto& weights = weights_[place++];
      for (int i = 0; i < outputs::kBalancesEach; ++i)
        weights[static_cast<std::size_t>(i)] = answer(weighed + i * outputs::kCardsWeighed);
    }
  }

  std::int32_t operator()(Action action) const {
    if (!weighs_) return 0;
    const unsigned pile = detail::pile_mask(six_, action.cards());
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < outputs::kBalancesEach; ++i) {
      std::int32_t tips = 0;
      for (unsigned place = 0; place < weights_.size(); ++place)
        tips += ((pile >> place) & 1U) != 0 ? weights_[place][i] : -weights_[place][i];
      sum += i == 0 ? tips : i <= outputs::kTipping ? std::abs(tips) : -std::abs(tips);
    }
    return sum;
  }

 private:
  CardSet six_;
  bool weighs_ = false;
  std::array<std::array<std::int32_t, outputs::kBalancesEach>, kLancelotDealt> weights_{};
};

}  // namespace roundtable::academy
