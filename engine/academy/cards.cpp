#include "engine/academy/cards.h"

namespace roundtable::academy {

constexpr deck::Tables kMade = deck::make_tables();
const deck::Tables deck::kTables = kMade;

std::string text_of(Card card) {
  const auto letter = kSuitLetters[static_cast<std::size_t>(suit_of(card))];
  return {letter, static_cast<char>('0' + value_of(card))};
}

Card card_from(std::string_view text) {
  if (text.size() != 2) return kNoCard;
  for (const Card card : CardSet(deck::kTables.lowest)) {
    if (text_of(card) == text) return card;
  }
  return kNoCard;
}

std::string text_of(CardSet cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : ",") + text_of(card);
  return text;
}

}  // namespace roundtable::academy
