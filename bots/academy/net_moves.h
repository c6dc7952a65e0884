#pragma once

// Maps the net's outputs to choices.

#include "bots/academy/net_cards.h"

namespace roundtable::academy {

namespace outputs {

using inputs::after;
using inputs::Group;

constexpr int kPiles = 20;                                 // three of six
constexpr Group kKeep = {0, inputs::kKinds};               //
constexpr Group kPlay = after(kKeep, inputs::kKinds + 3);  // swords twice
constexpr Group kSword = after(kPlay, 2);
constexpr Group kBet = after(kSword, kTracks);
constexpr Group kBonus = after(kBet, kTracks);
constexpr Group kLift = after(kBonus, 2 * kTracks + 1);  // Lancelot: of either squire; none
constexpr Group kPeek = after(kLift, kMaxSquires + 1);   // none
constexpr Group kCodex = after(kPeek, kMaxSquires);
constexpr Group kFrom = after(kCodex, inputs::kOthers);
constexpr Group kGive = after(kFrom, 2);  // a 1, a 3
constexpr Group kTake = after(kGive, 4);  // 1, 2, 3, none
constexpr Group kChoose = after(kTake, 2);
constexpr Group kSplit = after(kChoose, kPiles);
constexpr Group kAssign = after(kSplit, kPiles);
constexpr int kAll = kAssign.at + kAssign.size;

}  // namespace outputs

namespace detail {

// Masks of three of six positions, numbered.
struct PileNumbers {
  std::array<std::uint8_t, 64> of{};
};
constexpr PileNumbers make_pile_numbers() {
  PileNumbers numbers;
  std::uint8_t next = 0;
  for (unsigned mask = 0; mask < 64; ++mask) {
    if (std::popcount(mask) == 3) numbers.of[mask] = next++;
  }
  return numbers;
}
inline constexpr PileNumbers kPileNumbers = make_pile_numbers();

// Of equal cards a pile takes the earlier ones first, so every pile has one mask.
inline unsigned pile_mask(CardSet six, const std::array<Card, 3>& cards) {
  CardSet three;
  for (const Card card : cards) three.add(card);
  unsigned mask = 0;
  unsigned place = 1;
  for (std::uint64_t rest = six.bits(); rest != 0; rest &= rest - 1, place <<= 1U) {
    if ((three.bits() & (rest & -rest)) != 0) mask |= place;
  }
  return mask & 63U;
}
inline int pile_number(CardSet six, const std::array<Card, 3>& cards) { return kPileNumbers.of[pile_mask(six, cards)]; }

inline int slot_of(const NetSeen& seen, Squire squire) {
  int slot = 1;
  while (slot < inputs::kSlots - 1 && seen.slots[static_cast<std::size_t>(slot)] != squire) ++slot;
  return slot;
}

}  // namespace detail

inline int net_move(const NetSeen& seen, Action action) {
  const int answer = action.answer();
  const bool none = answer == Action::kNone;
  switch (action.verb()) {
    case Verb::Pick: return outputs::kKeep.at + detail::kind_of(static_cast<std::size_t>(answer));
    case Verb::Play: return outputs::kPlay.at + detail::kind_of(static_cast<std::size_t>(answer));
    case Verb::Sword: return outputs::kSword.at + (action.track() == Track::Jousts ? 0 : 1);
    case Verb::Bet: return outputs::kBet.at + index(action.track());
    case Verb::Bonus: return outputs::kBonus.at + index(action.track());
    case Verb::Lift:
      if (none) return outputs::kLift.at + 2 * kTracks;
      return outputs::kLift.at + (action.lifted() == seen.acting() ? 0 : kTracks) + index(action.track());
    case Verb::Peek: return outputs::kPeek.at + (none ? kMaxSquires : answer - 1);
    case Verb::Codex: return outputs::kCodex.at + answer - 1;
    case Verb::From: return outputs::kFrom.at + detail::slot_of(seen, Squire{action.answer()}) - 1;
    case Verb::Give: return outputs::kGive.at + (answer == -kEducationLast ? 1 : 0);
    case Verb::Take: return outputs::kTake.at + (none ? kAlmsLimit : answer - 1);
    case Verb::Choose: return outputs::kChoose.at + answer - 1;
    case Verb::Split: return outputs::kSplit.at + detail::pile_number(seen.six(), action.cards());
    case Verb::Assign: return outputs::kAssign.at + detail::pile_number(seen.six(), action.cards());
  }
  return 0;
}

}  // namespace roundtable::academy
