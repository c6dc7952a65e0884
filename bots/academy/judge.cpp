#include "bots/academy/judge.h"

#include <algorithm>

#include "bots/academy/race.h"

namespace roundtable::academy {

void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  switch (choices.verb()) {
    case Verb::Pick: return judge_picks(seen, choices, weights, values);
    case Verb::Play: return judge_plays(seen, choices, weights, values);
    case Verb::Bet: return judge_bets(seen, choices, weights, values);
    case Verb::Split: return judge_splits(seen, choices, weights, values);
    case Verb::Choose: return judge_piles(seen, choices, weights, values);
    case Verb::Assign: return judge_assignments(seen, choices, weights, values);
    case Verb::Sword:
    case Verb::Bonus: return judge_moves(seen, choices, weights, values);
    case Verb::Lift: return judge_lifts(seen, choices, weights, values);
    case Verb::Peek:
    case Verb::Codex: return judge_tokens(seen, choices, weights, values);
    case Verb::From:
    case Verb::Give:
    case Verb::Take: return judge_alms(seen, choices, weights, values);
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
    values[static_cast<std::size_t>(i)] = race.gain(track, squares) + (sword ? race.cup_gain(track, squares) : 0);
  }
}

// A disc put on top of its stack.
void judge_lifts(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  for (int i = 0; i < choices.size(); ++i) {
    const Action action = choices[i];
    float& value = values[static_cast<std::size_t>(i)];
    value = 0;
    if (action.answer() == Action::kNone) continue;
    value = Race(seen.table, seen.seat, action.lifted(), 0, weights).gain(action.track(), 0);
  }
}

}  // namespace roundtable::academy
