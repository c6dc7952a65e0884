#include "engine/academy/actions.h"

namespace roundtable::academy {

namespace {

constexpr std::size_t kSix = kLancelotDealt;

// Distinct piles of three among six sorted cards, as masks, by which neighbours are equal (bit i: i and i+1). Of equal
// cards the earlier is taken first.
consteval std::array<std::uint64_t, 32> make_piles() {
  std::array<std::uint64_t, 32> piles{};
  for (unsigned alike = 0; alike < 32; ++alike) {
    for (unsigned mask = 0; mask < 64; ++mask) {
      const unsigned later_only = (mask >> 1U) & ~mask & alike;
      if (std::popcount(mask) == 3 && later_only == 0) piles[alike] |= std::uint64_t{1} << mask;
    }
  }
  return piles;
}
constexpr std::array<std::uint64_t, 32> kPiles = make_piles();

}  // namespace

std::uint64_t Choices::piles() const {
  std::array<Card, kSix> cards{};
  std::size_t count = 0;
  for (const Card card : CardSet(set_)) cards[count++] = card;
  unsigned alike = 0;
  for (std::size_t i = 0; i + 1 < kSix; ++i) alike |= (cards[i] == cards[i + 1] ? 1U : 0U) << i;
  return kPiles[alike];
}

bool Choices::contains_pile(Action wanted) const {
  if (wanted.verb() != verb() || empty()) return false;
  CardSet three;
  for (const Card card : wanted.cards()) {
    if (static_cast<int>(card) >= deck::kCards || !CardSet(deck::kTables.lowest).has(card) || !CardSet(set_).has(card))
      return false;
    three.add(card);
  }
  // Three of a kind of which the box has only two are no pile.
  return three.size() == 3 && CardSet(set_).contains(three) && academy::three_cards(verb(), three) == wanted;
}

Action Choices::pile(int mask) const {
  CardSet three;
  for (const int i : Bits(static_cast<std::uint64_t>(mask))) three.add(CardSet(set_).at(i));
  return academy::three_cards(verb(), three);
}

Action three_cards(Verb verb, CardSet three) { return {verb, three.at(0), three.at(1), three.at(2)}; }

CardSet cards_of(Action action) {
  CardSet cards;
  for (const Card card : action.cards()) cards.add(card);
  return cards;
}

}  // namespace roundtable::academy
