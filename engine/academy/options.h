#pragma once

#include <cassert>
#include <string>

#include "engine/academy/types.h"
#include "engine/core/json.h"
#include "engine/core/option.h"

namespace roundtable::academy {

enum class Two : std::uint8_t { None, Karadoc, Lancelot };
enum class Advanced : std::uint8_t { Lift, StepBack, OrderedReset };
enum class Variation : std::uint8_t { Knights, Bet, Codex, Scrolls, Dragon, Alms };

constexpr std::array<std::string_view, 3> kTwoNames = {"", "karadoc", "lancelot"};
constexpr std::array<std::string_view, 3> kAdvancedNames = {"lift", "stepback", "orderedreset"};
constexpr std::array<std::string_view, 6> kVariationNames = {"knights", "bet", "codex", "scrolls", "dragon", "alms"};
constexpr std::array<std::string_view, 4> kEditionNames = {"common", "english", "french", "russian"};

// The box that is followed where the printed languages differ (A40).
enum class Edition : std::uint8_t { Common, English, French, Russian };

// Lancelot's playing order in one round: four squires in a byte. 0 means empty, since no order names the first squire
// four times.
class TurnOrder {
 public:
  static constexpr int kSquires = 4;

  constexpr bool empty() const { return bits_ == 0; }
  constexpr Squire operator[](int place) const {
    return Squire{static_cast<std::uint8_t>((bits_ >> shift(place)) & 3U)};
  }
  constexpr void set(int place, Squire squire) {
    bits_ = static_cast<std::uint8_t>(bits_ | static_cast<unsigned>(index(squire)) << shift(place));
  }
  friend bool operator==(const TurnOrder&, const TurnOrder&) = default;

 private:
  static constexpr unsigned shift(int place) { return 2U * static_cast<unsigned>(place); }
  std::uint8_t bits_ = 0;
};

// Numbers that the box prints only in pictures (rules, section 8). Assumed; each is an option.
struct Values {
  std::array<std::int8_t, 3> quests = {17, 10, 4};
  std::array<std::int8_t, 2> charity = {-10, -5};  // last, second to last
  std::array<std::int8_t, 13> king_squares = {0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6};
  std::int8_t cup_reach = 6;
  bool cup_middle = false;                          // whether the middle of the Cup's track is a square (A10)
  std::array<TurnOrder, kRounds> lancelot_order{};  // round by round; empty: the cycle of A8

  friend bool operator==(const Values&, const Values&) = default;
};

constexpr int kMaxHouseValue = 99;

// Options of a table.
struct Options {
  std::uint8_t players = 4;
  Two two = Two::None;
  SmallSet<Advanced> advanced;
  SmallSet<Variation> variations;
  Edition edition = Edition::Common;
  std::int8_t first = -1;  // the seat that starts, or -1: drawn
  Values values;

  bool has(Advanced rule) const { return advanced.has(rule); }
  bool has(Variation variation) const { return variations.has(variation); }
  bool karadoc() const { return two == Two::Karadoc; }
  bool lancelot() const { return two == Two::Lancelot; }
  int squires() const { return karadoc() ? 3 : lancelot() ? 4 : players; }
  bool four_or_more() const { return squires() >= 4; }
  Squire neutral() const { return karadoc() ? Squire{2} : kNoSquire; }
  // The squire's player; the neutral has none.
  Seat owner(Squire squire) const {
    assert(squire != neutral());
    return Seat{static_cast<std::uint8_t>(lancelot() ? index(squire) % 2 : index(squire))};
  }
  std::string_view colour(Squire squire) const {
    return kColours[squire == neutral() ? 5 : static_cast<std::size_t>(squire)];
  }

  static constexpr PlayerRange kPlayers = {2, kMaxSquires};
  static std::span<const OptionOf<Options>> described();
  // From the `players` and `options` of a record; errors name the field and the allowed values.
  static Result<Options> from_json(int players, const Json& json);
  // Only values that differ from their default, as in a record.
  void write_json(JsonWriter& out) const;

  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace roundtable::academy
