#pragma once

#include "bots/medievallons/weights.h"
#include "bots/policy.h"
#include "engine/medievallons/game.h"

namespace roundtable {

template <>
struct PolicyOf<medievallons::Medievallons> {
  using Weights = medievallons::JudgementWeights;

  static void judge(const medievallons::View& view, const medievallons::Choices& choices, const Weights& weights,
                    std::span<float> values);
  static void judge(const medievallons::State& state, Seat seat, const medievallons::Choices& choices,
                    const Weights& weights, std::span<float> values);
  static std::array<float, kMaxSeats> outlook(const medievallons::State& state, const Weights& weights);
  static bool is_secret(medievallons::Action action) {
    using V = medievallons::Verb;
    return action.verb == V::Give || action.verb == V::Swap || action.verb == V::Keep || action.verb == V::Take;
  }
  static constexpr SearchSettings kSearch = {.exploration = 0.7F, .prior = 1.0F, .playout = 0.3F, .horizon = 3};
  static medievallons::State imagine_forgetfully(const medievallons::View& view, Rng& rng);
};
static_assert(Policy<PolicyOf<medievallons::Medievallons>, medievallons::Medievallons>);

}  // namespace roundtable
