#include "bots/academy/variations/alms.h"

#include <algorithm>

#include "bots/academy/race.h"
#include "bots/academy/seen.h"

namespace roundtable::academy {

namespace {

// Sum of the best `count` coats that may be taken from a squire.
float best_coats(const OpenTable& table, Squire from, int count) {
  std::array<int, 2> best{};
  table.ledger.each_held(from, [&](Coat coat) {
    if (!can_be_taken(coat)) return;
    int value = coat.value;
    for (int& place : best) {
      if (value > place) std::swap(value, place);
    }
  });
  return static_cast<float>(best[0] + (count > 1 ? best[1] : 0));
}

}  // namespace

void bots::Alms::judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                       std::span<float> values) {
  const OpenTable& table = seen.table;
  const Race race(table, seen.seat, table.almsgiver, 0, weights);
  for (int i = 0; i < choices.size(); ++i) {
    const auto answer = choices[i].answer();
    const bool names = choices.verb() == Verb::From;
    const Squire pauper = names                          ? static_cast<Squire>(answer)
                          : choices.verb() == Verb::Give ? receiver(table)
                                                         : table.pauper;
    const float points = names                     ? best_coats(table, pauper, table.takes_left) + 1
                         : answer == Action::kNone ? 0
                                                   : static_cast<float>(answer);
    values[static_cast<std::size_t>(i)] = points * (race.side(table.almsgiver) - race.side(pauper));
  }
}

}  // namespace roundtable::academy
