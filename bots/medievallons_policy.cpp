#include "bots/medievallons_policy.h"

#include <algorithm>

#include "bots/share.h"

namespace roundtable {

void PolicyOf<medievallons::Medievallons>::judge(const medievallons::View& /*view*/,
                                                 const medievallons::Choices& /*choices*/, const Weights& /*weights*/,
                                                 std::span<float> values) {
  std::ranges::fill(values, 0.0F);
}

void PolicyOf<medievallons::Medievallons>::judge(const medievallons::State& /*state*/, Seat /*seat*/,
                                                 const medievallons::Choices& /*choices*/, const Weights& /*weights*/,
                                                 std::span<float> values) {
  std::ranges::fill(values, 0.0F);
}

std::array<float, kMaxSeats> PolicyOf<medievallons::Medievallons>::outlook(const medievallons::State& state,
                                                                           const Weights& /*weights*/) {
  return shares(medievallons::Medievallons::standing(state).winners);
}

}  // namespace roundtable
