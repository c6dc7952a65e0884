#include "bots/medievallons/policy.h"

#include "bots/medievallons/judgement.h"
#include "bots/medievallons/outlook.h"

namespace roundtable {

void PolicyOf<medievallons::Medievallons>::judge(const medievallons::View& view, const medievallons::Choices& choices,
                                                 const Weights& weights, std::span<float> values) {
  const auto seen = medievallons::Seen::by(view);
  medievallons::Judgement(seen, weights).judge(choices, values);
}

void PolicyOf<medievallons::Medievallons>::judge(const medievallons::State& state, Seat seat,
                                                 const medievallons::Choices& choices, const Weights& weights,
                                                 std::span<float> values) {
  const auto seen = medievallons::Seen::by(state, seat);
  medievallons::Judgement(seen, weights).judge(choices, values);
}

std::array<float, kMaxSeats> PolicyOf<medievallons::Medievallons>::outlook(const medievallons::State& state,
                                                                           const Weights& /*weights*/) {
  return medievallons::outlook(state);
}

}  // namespace roundtable
