#pragma once

// The net's inputs for progress, rules and variations.

#include "bots/academy/net_tracks.h"

namespace roundtable::academy {

namespace detail {

constexpr std::uint32_t kQuestions =
    bits_of(Phase::Draft, Phase::Split, Phase::Choose, Phase::Assign, Phase::Play, Phase::NeutralSword, Phase::Bonus) |
    bots::kQuestions;

// Questions in the order of their phases; last: no question.
inline int question_of(Phase phase) {
  const std::uint32_t bit = bits_of(phase);
  return (kQuestions & bit) != 0 ? std::popcount(kQuestions & (bit - 1)) : inputs::kPhases - 1;
}

template <class Put>
void show_turn(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  if (table.phase == Phase::First) return;
  const auto turn_of = [&](int slot) {
    int turn = 0;
    while (turn < table.squires - 1 && table.order.items[turn] != seen.slots[static_cast<std::size_t>(slot)]) ++turn;
    return turn;
  };
  put(inputs::kTurn.at + turn_of(0), 1);
  if (!table.options.lancelot()) return;
  put(inputs::kOrder.at + turn_of(inputs::kOthers), 1);
  put(inputs::kOrder.at + inputs::kFour + turn_of(1), 1);
}

template <class Put>
void show_time(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const Phase phase = table.phase;
  const int part = phase < Phase::Play ? 0 : phase <= Phase::Peek ? 1 : 2;
  put(inputs::kPhase.at + question_of(phase), 1);
  put(inputs::kWhen.at + 3 * (table.round - 1) + part, 1);
  show_turn(seen, put);
  if (is_drafting(table))
    put(inputs::kDraftStep.at + (table.step < inputs::kSteps ? table.step : inputs::kSteps - 1), 1);
  if (part == 1) put(inputs::kLap.at + table.lap, 1);
  if (phase == Phase::Bonus) put(inputs::kBonus.at + table.step, 1);
  bots::show_progress(table, inputs::kProgress.at, put);
}

template <class Put>
void show_rules(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const Options& options = table.options;
  put(inputs::kSquires.at + table.squires - 3, 1);
  if (options.two != Two::None) put(inputs::kTwo.at + static_cast<int>(options.two) - 1, 1);
  if (options.karadoc()) {
    const Squire next = neighbour(first_squire(seen.seat), passes_left(table.round) ? 1 : -1, table.squires);
    if (next == options.neutral()) put(inputs::kToNeutral.at, 1);
    if (seen.acting() == options.neutral()) put(inputs::kForNeutral.at, 1);
  }
  for (const Advanced rule : options.advanced) put(inputs::kAdvanced.at + static_cast<int>(rule), 1);
  for (const Variation variation : options.variations) put(inputs::kVariations.at + static_cast<int>(variation), 1);
  if (options.edition != Edition::Common) put(inputs::kEdition.at + static_cast<int>(options.edition) - 1, 1);
  constexpr Values kUsual;
  const auto show_pay = [&](int which, int more) {
    const int size = more < 0 ? -more : more;
    put_some(put, inputs::kPay.at + 2 * which + (more < 0 ? 1 : 0), size < kMostStake ? size : kMostStake);
  };
  for (std::size_t i = 0; i < 3; ++i) show_pay(static_cast<int>(i), options.values.quests[i] - kUsual.quests[i]);
  for (std::size_t i = 0; i < 2; ++i) show_pay(3 + static_cast<int>(i), options.values.charity[i] - kUsual.charity[i]);
}

}  // namespace detail

template <class Put>
void show_round(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  detail::show_time(seen, put);
  detail::show_rules(seen, put);
  if (table.phase == Phase::NeutralSword) put(inputs::kNeutralSword.at + value_of(table.neutral_sword) - 3, 1);
  bots::show_variations(seen, inputs::kRules.at, put);
}

}  // namespace roundtable::academy
