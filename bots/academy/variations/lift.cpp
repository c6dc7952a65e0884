#include "bots/academy/variations/lift.h"

#include "bots/academy/race.h"
#include "bots/academy/seen.h"

namespace roundtable::academy {

// A disc put on top of its stack.
void bots::Lift::judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                       std::span<float> values) {
  for (int i = 0; i < choices.size(); ++i) {
    const Action action = choices[i];
    float& value = values[static_cast<std::size_t>(i)];
    value = 0;
    if (action.answer() == Action::kNone) continue;
    value = Race(seen.table, seen.seat, action.lifted(), 0, weights).gain(action.track(), 0);
  }
}

}  // namespace roundtable::academy
