#pragma once

#include <string>

#include "engine/academy/types.h"
#include "engine/core/json.h"

namespace roundtable::academy {

enum class Two : std::uint8_t { None, Karadoc, Lancelot };
enum class Advanced : std::uint8_t { Lift, StepBack, OrderedReset };
enum class Variation : std::uint8_t { Knights, Bet, Codex, Scrolls, Dragon, Alms };

constexpr std::array<std::string_view, 3> kTwoNames = {"", "karadoc", "lancelot"};
constexpr std::array<std::string_view, 3> kAdvancedNames = {"lift", "stepback", "orderedreset"};
constexpr std::array<std::string_view, 6> kVariationNames = {"knights", "bet", "codex", "scrolls", "dragon", "alms"};

// Numbers that the box prints only in pictures (rules, section 8). Assumed, and an option of every table.
struct Values {
  std::array<std::int8_t, 3> quests = {17, 10, 4};
  std::array<std::int8_t, 2> charity = {-10, -5};  // last, second to last
  std::array<std::int8_t, 13> king_squares = {0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6};
  std::int8_t cup_reach = 6;
  std::array<Squire, 4> lancelot_order = {Squire{0}, Squire{1}, Squire{2}, Squire{3}};

  friend bool operator==(const Values&, const Values&) = default;
};

constexpr int kMaxHouseValue = 99;

// What a table agreed on before the game.
struct Options {
  std::uint8_t players = 4;
  Two two = Two::None;
  SmallSet<Advanced> advanced;
  SmallSet<Variation> variations;
  std::int8_t first = -1;  // the seat that starts, or -1: drawn
  Values values;

  bool has(Advanced rule) const { return advanced.has(rule); }
  bool has(Variation variation) const { return variations.has(variation); }
  bool karadoc() const { return two == Two::Karadoc; }
  bool lancelot() const { return two == Two::Lancelot; }
  int squires() const { return karadoc() ? 3 : lancelot() ? 4 : players; }
  bool four_or_more() const { return squires() >= 4; }
  Squire neutral() const { return karadoc() ? Squire{2} : kNoSquire; }
  // The player who runs that squire; the neutral one has none.
  Seat owner(Squire squire) const {
    return Seat{static_cast<std::uint8_t>(lancelot() ? index(squire) % 2 : index(squire))};
  }
  std::string_view colour(Squire squire) const {
    return kColours[squire == neutral() ? 5 : static_cast<std::size_t>(squire)];
  }

  // From the `players` and `options` of a record; the error names the field and what is allowed.
  static Result<Options> from_json(int players, const Json& json);
  // Only what differs from the defaults, as in a record.
  void write_json(JsonWriter& out) const;

  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace roundtable::academy
