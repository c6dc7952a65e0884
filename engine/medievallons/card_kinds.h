#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace roundtable::medievallons {

// The thirteen guild types in order of their letters, which is the order of written hands.
enum class CardKind : std::uint8_t {
  Assassin,
  Beggar,
  Ranger,
  Jester,
  Knight,
  Merchant,
  Noble,
  Monk,
  Priest,
  Artisan,
  Star,
  Witch,
  Wizard,
};

constexpr int kKinds = 13;
constexpr int kOfEach = 8;
constexpr int kAllCards = kKinds * kOfEach;
constexpr CardKind kNoKind{15};
constexpr CardKind kWild = CardKind::Jester;  // in a guild it counts as any kind; alone it has no power (M6, M12)

struct KindName {
  CardKind kind;
  char letter;
  std::string_view id;
  std::string_view one;   // `a Knight`
  std::string_view many;  // `Knights`
};
constexpr std::array<KindName, kKinds> kKindNames = {{
    {CardKind::Assassin, 'A', "assassin", "an Assassin", "Assassins"},
    {CardKind::Beggar, 'B', "beggar", "a Beggar", "Beggars"},
    {CardKind::Ranger, 'G', "ranger", "a Ranger", "Rangers"},
    {CardKind::Jester, 'J', "jester", "a Jester", "Jesters"},
    {CardKind::Knight, 'K', "knight", "a Knight", "Knights"},
    {CardKind::Merchant, 'M', "merchant", "a Merchant", "Merchants"},
    {CardKind::Noble, 'N', "noble", "a Noble", "Nobles"},
    {CardKind::Monk, 'O', "monk", "a Monk", "Monks"},
    {CardKind::Priest, 'P', "priest", "a Priest", "Priests"},
    {CardKind::Artisan, 'R', "artisan", "an Artisan", "Artisans"},
    {CardKind::Star, 'S', "star", "a Star", "Stars"},
    {CardKind::Witch, 'W', "witch", "a Witch", "Witches"},
    {CardKind::Wizard, 'Z', "wizard", "a Wizard", "Wizards"},
}};

constexpr int index(CardKind kind) { return static_cast<int>(kind); }
constexpr const KindName& name_of(CardKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }
constexpr char letter_of(CardKind kind) { return name_of(kind).letter; }

// kNoKind for any other text.
constexpr CardKind kind_from(std::string_view text) {
  for (const KindName& name : kKindNames) {
    if (text.size() == 1 && text[0] == name.letter) return name.kind;
  }
  return kNoKind;
}

// Ordered: `for (CardKind kind : hand.kinds())`.
using CardKinds = SmallSet<CardKind, std::uint16_t>;
constexpr CardKinds kAllKinds = CardKinds::first(kKinds);

}  // namespace roundtable::medievallons
