#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/core/bits.h"

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

// A set of kinds, walked in order: `for (Kind kind : hand.kinds())`.
class Kinds {
 public:
  constexpr Kinds() = default;
  constexpr explicit Kinds(std::uint64_t bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  static constexpr Kinds all() { return Kinds((1U << kKinds) - 1U); }
  static constexpr Kinds of(Kind kind) { return Kinds(1U << static_cast<unsigned>(kind)); }

  constexpr bool has(Kind kind) const { return ((bits_ >> static_cast<unsigned>(kind)) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr Kinds but(Kind kind) const { return Kinds(bits_ & ~of(kind).bits_); }
  // The n-th in order, from 0.
  Kind at(int n) const { return static_cast<Kind>(nth_bit(bits_, static_cast<unsigned>(n))); }
  friend constexpr Kinds operator&(Kinds a, Kinds b) { return Kinds(a.bits_ & b.bits_); }
  friend constexpr Kinds operator|(Kinds a, Kinds b) { return Kinds(a.bits_ | b.bits_); }
  friend constexpr Kinds operator-(Kinds a, Kinds b) { return Kinds(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(Kinds, Kinds) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Kind operator*() const { return static_cast<Kind>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= static_cast<std::uint16_t>(bits_ - 1U);
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint16_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace roundtable::medievallons
