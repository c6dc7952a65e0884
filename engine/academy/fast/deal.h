#pragma once

#include "engine/academy/cards.h"
#include "engine/core/fast/inline.h"

namespace roundtable::academy {

// The deck as a list of kinds, one byte a physical card.
constexpr std::array<Card, deck::kCards> make_deck() {
  constexpr deck::Tables kMade = deck::make_tables();
  std::array<Card, deck::kCards> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = Card{kMade.low[i]};
  return cards;
}
alignas(8) inline constexpr std::array<Card, deck::kCards> kDeck = make_deck();

// Deals `Cards` to each player. Computes all indices first and takes the cards afterwards, when the fresh deck has
// settled in the cache.
template <int Cards, class Generator>
ALWAYS_INLINE inline void deal(PerSquire<CardSet>& hands, int groups, Generator& rng) {
  alignas(8) auto deck = kDeck;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written as far as it is read
  std::array<std::array<std::uint8_t, static_cast<std::size_t>(Cards)>, kMaxSquires> drawn;
  for (int group = 0; group < groups; ++group) {
    Draws draws(rng());
    const auto left = static_cast<unsigned>(deck::kCards - group * Cards);
    for (int i = 0; i < Cards; ++i) {
      drawn[static_cast<std::size_t>(group)][static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(draws.below(left - static_cast<unsigned>(i)));
    }
  }
  for (int group = 0; group < groups; ++group) {
    CardSet hand;
    Card* last = deck.data() + deck::kCards - group * Cards;
    for (int i = 0; i < Cards; ++i) {
      Card& card = deck[drawn[static_cast<std::size_t>(group)][static_cast<std::size_t>(i)]];
      hand.add(card);
      card = *--last;
    }
    hands.items[group] = hand;
  }
}

}  // namespace roundtable::academy
