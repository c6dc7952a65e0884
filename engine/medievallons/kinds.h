#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace roundtable::medievallons {

// The thirteen guild types, numbered as their letters sort, which is how hands are written.
enum class Kind : std::uint8_t {
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
constexpr Kind kNoKind{15};
constexpr Kind kWild = Kind::Jester;  // in a guild it counts as any kind; alone it has no power (M6, M12)

struct KindName {
  Kind kind;
  char letter;
  std::string_view id;
  std::string_view one;   // `a Knight`
  std::string_view many;  // `Knights`
};
constexpr std::array<KindName, kKinds> kKindNames = {{
    {Kind::Assassin, 'A', "assassin", "an Assassin", "Assassins"},
    {Kind::Beggar, 'B', "beggar", "a Beggar", "Beggars"},
    {Kind::Ranger, 'G', "ranger", "a Ranger", "Rangers"},
    {Kind::Jester, 'J', "jester", "a Jester", "Jesters"},
    {Kind::Knight, 'K', "knight", "a Knight", "Knights"},
    {Kind::Merchant, 'M', "merchant", "a Merchant", "Merchants"},
    {Kind::Noble, 'N', "noble", "a Noble", "Nobles"},
    {Kind::Monk, 'O', "monk", "a Monk", "Monks"},
    {Kind::Priest, 'P', "priest", "a Priest", "Priests"},
    {Kind::Artisan, 'R', "artisan", "an Artisan", "Artisans"},
    {Kind::Star, 'S', "star", "a Star", "Stars"},
    {Kind::Witch, 'W', "witch", "a Witch", "Witches"},
    {Kind::Wizard, 'Z', "wizard", "a Wizard", "Wizards"},
}};

constexpr int index(Kind kind) { return static_cast<int>(kind); }
constexpr const KindName& name_of(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }
constexpr char letter_of(Kind kind) { return name_of(kind).letter; }

// kNoKind if there is no such letter.
constexpr Kind kind_from(std::string_view text) {
  for (const KindName& name : kKindNames) {
    if (text.size() == 1 && text[0] == name.letter) return name.kind;
  }
  return kNoKind;
}

// Walked in order: `for (Kind kind : hand.kinds())`.
using Kinds = SmallSet<Kind, std::uint16_t>;
constexpr Kinds kAllKinds = Kinds::first(kKinds);

}  // namespace roundtable::medievallons
