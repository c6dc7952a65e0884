#include "bots/academy/variations/codex.h"

#include "bots/academy/race.h"
#include "bots/academy/seen.h"

namespace roundtable::academy {

namespace {

constexpr float kAllTokens = kEducationLast + kEducationAbove;  // together; all others are 0

// Mean of the tokens that the seat has not seen.
float unseen_token(const Seen& seen) {
  float left = kAllTokens;
  int unseen = 0;
  for (const int place : Bits(places(seen.table))) {
    const auto value = seen.tokens[static_cast<std::size_t>(place)];
    value == kHiddenValue ? static_cast<void>(++unseen) : static_cast<void>(left -= value);
  }
  return unseen == 0 ? 0 : left / static_cast<float>(unseen);
}

// Mean weight of the squires that choose a token after this one.
float side_of_later_choosers(const OpenTable& table, const Race& race) {
  float sides = 0;
  for (int n = table.step + 1; n < table.squires; ++n) sides += race.side(token_chooser(table, n));
  const int later = table.squires - 1 - table.step;
  return later > 0 ? sides / static_cast<float>(later) : 0;
}

}  // namespace

// A look is valuable at a place not yet seen. A taken token is not available to the others.
void bots::Codex::judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                        std::span<float> values) {
  const bool peeks = choices.verb() == Verb::Peek;
  const OpenTable& table = seen.table;
  const Race race(table, seen.seat, table.acting, 0, weights);
  const float unseen = unseen_token(seen);
  const float side = peeks ? 0 : race.side(table.acting) - side_of_later_choosers(table, race);
  for (int i = 0; i < choices.size(); ++i) {
    float& value = values[static_cast<std::size_t>(i)];
    const auto place = choices[i].answer();
    value = 0;
    if (place == Action::kNone) continue;
    const auto token = seen.tokens[place];
    const bool hidden = token == kHiddenValue;
    value = peeks ? (hidden ? weights.peek : 0) : side * (hidden ? unseen : static_cast<float>(token));
  }
}

}  // namespace roundtable::academy
