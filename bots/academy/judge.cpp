#include "bots/academy/judge.h"

#include <algorithm>

#include "bots/academy/race.h"

namespace roundtable::academy {

void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  switch (choices.verb()) {
    case Verb::Pick: return judge_picks(seen, choices, weights, values);
    case Verb::Play: return judge_plays(seen, choices, weights, values);
    case Verb::Split: return judge_splits(seen, choices, weights, values);
    case Verb::Choose: return judge_piles(seen, choices, weights, values);
    case Verb::Assign: return judge_assignments(seen, choices, weights, values);
    case Verb::Sword:
    case Verb::Bonus: return judge_moves(seen, choices, weights, values);
    default: return bots::judge_question(seen, choices, weights, values);
  }
}

// Gallantry's bonus, or the neutral's sword.
void judge_moves(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const OpenTable& table = seen.table;
  const Race race(table, seen.seat, table.acting, 0, weights);
  const bool sword = choices.verb() == Verb::Sword;
  const int squares = sword ? value_of(table.neutral_sword) : table.step + 1;
  for (int i = 0; i < choices.size(); ++i) {
    const Track track = choices[i].track();
    values[static_cast<std::size_t>(i)] = race.gain(track, squares) + (sword ? race.sword_gain(track, squares) : 0);
  }
}

}  // namespace roundtable::academy
