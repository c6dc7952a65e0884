#include "bots/academy_policy.h"

#include <algorithm>

#include "bots/share.h"

namespace roundtable {

void PolicyOf<academy::Academy>::judge(const academy::View& /*view*/, const academy::Choices& /*choices*/,
                                       const Weights& /*weights*/, std::span<float> values) {
  std::ranges::fill(values, 0.0F);
}

void PolicyOf<academy::Academy>::judge(const academy::State& /*state*/, Seat /*seat*/,
                                       const academy::Choices& /*choices*/, const Weights& /*weights*/,
                                       std::span<float> values) {
  std::ranges::fill(values, 0.0F);
}

std::array<float, kMaxSeats> PolicyOf<academy::Academy>::outlook(const academy::State& state,
                                                                 const Weights& /*weights*/) {
  return shares(academy::Academy::standing(state).winners);
}

}  // namespace roundtable
