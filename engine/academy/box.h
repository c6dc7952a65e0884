#pragma once

#include "engine/academy/types.h"

namespace roundtable::academy {

enum class Suit : std::uint8_t { Charity, Education, Gallantry, King, Quests, Sword };

constexpr std::string_view kSuitLetters = "CEGKQS";

// A kind of card, such as S4. Its number is the lowest bit of its kind in a CardSet, so no lookup is needed.
enum class Card : std::uint8_t {};
constexpr Card kNoCard{0xFF};

// A way to play a card: the card itself, or a sword on Tournaments (its number on Jousts plus 12).
enum class Play : std::uint8_t {};

namespace deck {

// Copies of each value in the box. Suits in order of letters, values ascending, copies adjacent.
struct Group {
  Suit suit;
  std::uint8_t value;
  std::uint8_t copies;
};
constexpr std::array<Group, 23> kGroups = {{
    {Suit::Charity, 2, 2},   {Suit::Charity, 3, 3},   {Suit::Charity, 4, 2},   {Suit::Charity, 5, 1},
    {Suit::Education, 2, 2}, {Suit::Education, 3, 3}, {Suit::Education, 4, 2}, {Suit::Education, 5, 1},
    {Suit::Gallantry, 2, 2}, {Suit::Gallantry, 3, 3}, {Suit::Gallantry, 4, 2}, {Suit::Gallantry, 5, 1},
    {Suit::King, 2, 2},      {Suit::King, 3, 3},      {Suit::King, 4, 2},      {Suit::King, 5, 1},
    {Suit::Quests, 2, 2},    {Suit::Quests, 3, 3},    {Suit::Quests, 4, 2},    {Suit::Quests, 5, 1},
    {Suit::Sword, 3, 6},     {Suit::Sword, 4, 4},     {Suit::Sword, 5, 2},
}};
constexpr int kCards = 52;
constexpr int kSwords = 12;
constexpr std::uint64_t kAll = (std::uint64_t{1} << kCards) - 1;
constexpr std::uint64_t kSwordBits = kAll & ~((std::uint64_t{1} << (kCards - kSwords)) - 1);

}  // namespace deck

}  // namespace roundtable::academy
