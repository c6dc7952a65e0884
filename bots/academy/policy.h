#pragma once

#include "bots/academy/likelihood.h"
#include "bots/academy/variations.h"
#include "bots/policy.h"
#include "engine/academy/game.h"

namespace roundtable {

template <>
struct PolicyOf<academy::Academy> {
  using Weights = academy::JudgementWeights;

  static void judge(const academy::View& view, const academy::Choices& choices, const Weights& weights,
                    std::span<float> values);
  static void judge(const academy::State& state, Seat seat, const academy::Choices& choices, const Weights& weights,
                    std::span<float> values);
  static std::array<float, kMaxSeats> outlook(const academy::State& state, const Weights& weights);
  static bool is_secret(academy::Action action) {
    return action.verb() == academy::Verb::Pick || action.verb() >= academy::Verb::Split;
  }
  static constexpr SearchSettings kSearch = {.exploration = 0.3F, .prior = 2.0F, .playout = 0.4F, .horizon = 1};
  using Likelihood = academy::Likelihood;
  static academy::State imagine_forgetfully(const academy::View& view, Rng& rng);
  static constexpr std::array<TableKind, 6> kTuningTables = {{
      {3, "{}"},
      {4, "{}"},
      {5, "{}"},
      {2, R"({"two":"karadoc"})"},
      {2, R"({"two":"lancelot"})"},
      {4, academy::bots::kEverything},
  }};
};
static_assert(Policy<PolicyOf<academy::Academy>, academy::Academy>);

}  // namespace roundtable
