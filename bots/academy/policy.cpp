#include "bots/academy/policy.h"

#include "bots/academy/judge.h"
#include "bots/academy/outlook.h"

namespace roundtable {

void PolicyOf<academy::Academy>::judge(const academy::View& view, const academy::Choices& choices,
                                       const Weights& weights, std::span<float> values) {
  academy::judge(academy::seen_in(view), choices, weights, values);
}

void PolicyOf<academy::Academy>::judge(const academy::State& state, Seat seat, const academy::Choices& choices,
                                       const Weights& weights, std::span<float> values) {
  academy::judge(academy::seen_in(state, seat), choices, weights, values);
}

std::array<float, kMaxSeats> PolicyOf<academy::Academy>::outlook(const academy::State& state, const Weights& weights) {
  return academy::expected_shares(state, weights);
}

}  // namespace roundtable
