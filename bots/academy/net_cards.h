#pragma once

// The net's inputs for cards.

#include "bots/academy/net_seen.h"

namespace roundtable::academy {

namespace detail {

// The kind of each card or play; swords on Tournaments have three more.
struct KindTable {
  std::array<std::uint8_t, 64> of{};
};
constexpr KindTable make_kinds() {
  KindTable table;
  std::size_t number = 0;
  for (std::size_t kind = 0; kind < deck::kGroups.size(); ++kind) {
    for (int copy = 0; copy < deck::kGroups[kind].copies; ++copy, ++number) {
      table.of[number] = static_cast<std::uint8_t>(kind);
      if (deck::kGroups[kind].suit == Suit::Sword)
        table.of[number + deck::kSwords] = static_cast<std::uint8_t>(kind + 3);
    }
  }
  return table;
}
inline constexpr KindTable kKindTable = make_kinds();
inline int kind_of(std::size_t number) { return kKindTable.of[number]; }
inline int kind_of(Card card) { return kind_of(static_cast<std::size_t>(card)); }

// One, and two of a kind; more are rare.
template <class Put>
void show_ones_and_twos(CardSet cards, int at, int value, Put& put) {
  for (std::uint64_t rest = cards.bits(); rest != 0; rest &= rest - 1) {
    const auto number = static_cast<std::size_t>(std::countr_zero(rest));
    const int copy = static_cast<int>(number) - deck::kTables.low[number];
    if (copy < 2) put(at + 2 * kind_of(number) + copy, value);
  }
}

// How many of each kind.
template <class Put>
void show_counts(CardSet cards, int at, Put& put) {
  for (std::uint64_t rest = cards.kinds(); rest != 0; rest &= rest - 1) {
    const auto number = static_cast<std::size_t>(std::countr_zero(rest));
    put(at + kind_of(number), std::popcount(cards.bits() & deck::kTables.kind[number]));
  }
}

// Six cards in order, as the piles that can be made of them name them.
template <class Put>
void show_sorted(CardSet six, Put& put) {
  int at = inputs::kSorted.at;
  for (const Card card : six) {
    put(at + static_cast<int>(suit_of(card)), 1);
    put(at + inputs::kSuits + value_of(card) - 2, 1);
    at += inputs::kSuits + inputs::kValues;
  }
}

}  // namespace detail

template <class Put>
void show_cards(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  if (!detail::has_cards(table)) return;
  detail::show_ones_and_twos(seen.pack, inputs::kPack.at, 1, put);
  detail::show_ones_and_twos(seen.own, inputs::kOwn.at, 2,
                             put);  // the heaviest input; its weights leave space for the sum
  detail::show_counts(seen.other, inputs::kOtherHand.at, put);
  if (table.phase == Phase::Split || table.phase == Phase::Assign) detail::show_sorted(seen.six(), put);
  for (int step = 0; step < inputs::kPasses; ++step)
    detail::show_counts(seen.passed[static_cast<std::size_t>(step)], inputs::kPassed.at + step * inputs::kKinds, put);
  if (table.phase < Phase::Play) return;
  for (int slot = 1; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire == kNoSquire) continue;
    CardSet laid;
    for (const Play play : table.played[squire]) laid.add(card_of(play));
    detail::show_counts(laid, inputs::kLaid.at + (slot - 1) * inputs::kKinds, put);
  }
}

}  // namespace roundtable::academy
