#pragma once

// The net's inputs for progress, rules and variations.

#include "bots/academy/net_tracks.h"

namespace roundtable::academy {

namespace detail {

// Questions in the order of their phases; last: no question.
inline int question_of(Phase phase) {
  switch (phase) {
    case Phase::Bet: return 0;
    case Phase::Draft: return 1;
    case Phase::Split: return 2;
    case Phase::Choose: return 3;
    case Phase::Assign: return 4;
    case Phase::Play: return 5;
    case Phase::NeutralSword: return 6;
    case Phase::Peek: return 7;
    case Phase::Lift: return 8;
    case Phase::Bonus: return 9;
    case Phase::TakeToken: return 10;
    case Phase::AlmsFrom: return 11;
    case Phase::AlmsGive: return 12;
    case Phase::AlmsTake: return 13;
    default: return inputs::kPhases - 1;
  }
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
  const int part = phase < Phase::Play ? 0 : phase < Phase::Lift ? 1 : 2;
  put(inputs::kPhase.at + question_of(phase), 1);
  put(inputs::kWhen.at + 3 * (table.round - 1) + part, 1);
  show_turn(seen, put);
  if (is_drafting(table))
    put(inputs::kDraftStep.at + (table.step < inputs::kSteps ? table.step : inputs::kSteps - 1), 1);
  if (part == 1) put(inputs::kLap.at + table.lap, 1);
  if (phase == Phase::Bonus) put(inputs::kBonus.at + table.step, 1);
  if (phase < Phase::AlmsFrom || phase == Phase::Over) return;
  if (is_second_trade(table)) put(inputs::kTrade.at, 1);
  if (table.takes_left > 0) put(inputs::kTrade.at + table.takes_left, 1);
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

template <class Put>
void show_knights(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const int reach = Values().cup_reach;
  const int cup = table.cup < -reach ? -reach : table.cup > reach ? reach : table.cup;
  put(inputs::kCup.at + reach + cup, 1);
  put_some(put, inputs::kCupShort.at, reach - table.options.values.cup_reach);
  if (table.options.values.cup_middle) put(inputs::kCupMiddle.at, 1);
}

template <class Put>
void show_bets(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  for (int slot = 0; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire == kNoSquire || table.bets[squire] == kNoTrack) continue;
    put(inputs::kBets.at + kTracks * slot + index(table.bets[squire]), 1);
    put_some(put, inputs::kBetCards.at + slot, cards_played_on(table, squire, table.bets[squire]));
  }
}

template <class Put>
void show_codex(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const std::uint64_t free = free_places(table);
  for (int place = 1; place <= table.squires; ++place) {
    const int token = seen.tokens[static_cast<std::size_t>(place)];
    const int which = token == -3 ? 0 : token == -1 ? 1 : 2;
    if (token != kHiddenValue) put(inputs::kTokens.at + 3 * (place - 1) + which, 1);
    if (((free >> static_cast<unsigned>(place)) & 1U) == 0) put(inputs::kTaken.at + place - 1, 1);
    int others = 0;
    for (int i = 0; i < table.options.players; ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      if (seat != seen.seat && has_peeked(table, seat, place)) ++others;
    }
    put_some(put, inputs::kPeeked.at + place - 1, others);
  }
}

template <class Put>
void show_scrolls(const NetSeen& seen, Put& put) {
  const Scrolls& scrolls = seen.table.scrolls;
  if (scrolls.six_gone) put(inputs::kScrolls.at, 1);
  if (scrolls.six_taker != kNoSquire) put(inputs::kScrolls.at + 1, 1);
  if (scrolls.twelve_taker != kNoSquire) put(inputs::kScrolls.at + 2, 1);
}

// The acting squire's Education coats as far as the seat knows them, and coats that can be taken.
template <class Put>
void show_alms(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const bool secret = table.options.has(Variation::Codex);
  std::array<int, 2> coats{};
  for (int round = 1; round <= table.round; ++round) {
    const int value = table.ledger.paid(Track::Education, round)[seen.acting()];
    const bool known = !secret || table.informed[static_cast<std::size_t>(round - 1)].has(seen.seat);
    if (value != 0 && known) ++coats[value == kEducationLast ? 1 : 0];
  }
  put_some(put, inputs::kBlame.at, coats[0]);
  put_some(put, inputs::kBlame.at + 1, coats[1]);
  for (int slot = 0; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire == kNoSquire) continue;
    put_some(put, inputs::kTakeable.at + slot, takeable_from(table, squire));
    if (squire == table.pauper) put(inputs::kPauper.at + slot, 1);
  }
}

template <class Put>
void show_dragon(const NetSeen& seen, Put& put) {
  for (int slot = 0; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire != kNoSquire) put_some(put, inputs::kCoats.at + slot, in_twos(positive_coats(seen.table, squire)));
  }
}

}  // namespace detail

template <class Put>
void show_round(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  detail::show_time(seen, put);
  detail::show_rules(seen, put);
  if (table.phase == Phase::NeutralSword) put(inputs::kNeutralSword.at + value_of(table.neutral_sword) - 3, 1);
  const Options& options = table.options;
  if (options.has(Variation::Knights)) detail::show_knights(seen, put);
  if (options.has(Variation::Bet)) detail::show_bets(seen, put);
  if (options.has(Variation::Codex)) detail::show_codex(seen, put);
  if (options.has(Variation::Scrolls)) detail::show_scrolls(seen, put);
  if (options.has(Variation::Dragon)) detail::show_dragon(seen, put);
  if (options.has(Variation::Alms)) detail::show_alms(seen, put);
}

}  // namespace roundtable::academy
