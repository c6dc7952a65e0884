#pragma once

#include <span>

#include "bots/academy/net_groups.h"

namespace roundtable::academy {

struct JudgementWeights;
struct Seen;

namespace bots {

struct Lift {
  static constexpr Advanced kRule = Advanced::Lift;

  static void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

  static constexpr std::uint32_t kQuestions = detail::bits_of(Phase::Lift);
  static constexpr int kOutputs = 2 * kTracks + 1;  // Lancelot: of either squire; none
  static int move(Squire acting, Action action) {
    if (action.answer() == Action::kNone) return 2 * kTracks;
    return (action.lifted() == acting ? 0 : kTracks) + index(action.track());
  }
};

}  // namespace bots

}  // namespace roundtable::academy
