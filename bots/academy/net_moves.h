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
constexpr Group kNamed = after(kSword, kTracksNamed);
constexpr Group kBonus = after(kNamed, kTracks);
constexpr Group kScoring = after(kBonus, kOfVariations);
constexpr Group kChoose = after(kScoring, 2);
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

}  // namespace detail

inline int net_move(const NetSeen& seen, Action action) {
  const int answer = action.answer();
  switch (action.verb()) {
    case Verb::Pick: return outputs::kKeep.at + detail::kind_of(static_cast<std::size_t>(answer));
    case Verb::Play: return outputs::kPlay.at + detail::kind_of(static_cast<std::size_t>(answer));
    case Verb::Sword: return outputs::kSword.at + (action.track() == Track::Jousts ? 0 : 1);
    case Verb::Bonus: return outputs::kBonus.at + index(action.track());
    case Verb::Choose: return outputs::kChoose.at + answer - 1;
    case Verb::Split: return outputs::kSplit.at + detail::pile_number(seen.six(), action.cards());
    case Verb::Assign: return outputs::kAssign.at + detail::pile_number(seen.six(), action.cards());
    default: return bots::move(seen, action, outputs::kNamed.at, outputs::kScoring.at);
  }
}

}  // namespace roundtable::academy
