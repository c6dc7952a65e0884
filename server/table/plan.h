#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"
#include "server/base/fields.h"
#include "server/base/secret.h"
#include "server/store/store.h"
#include "server/table/time_limit.h"

namespace roundtable::server {

// The occupant of a seat at the beginning. A held seat is reserved for one person.
struct PlannedSeat {
  enum class Kind : std::uint8_t { Open, Person, Bot, Held };
  Kind kind = Kind::Open;
  std::string name;  // of a person, or a bot's level
  std::string user;  // of a person

  friend bool operator==(const PlannedSeat&, const PlannedSeat&) = default;
};

// The error for a table of a version with other rulings, where its choices would give another game. The table is kept.
struct OtherRules : Refused {
  OtherRules()
      : Refused(
            Refused("not-now",
                    "this table was made by a version with other rules; it is kept, but cannot continue on this server")
                .because("other-rules")) {}
};

// The facts that a table is created with; the store keeps them as the table's head. The terms (all but game, maker and
// secret) may change until the start.
struct Plan {
  std::string game;
  std::string options = "{}";  // JSON
  std::vector<PlannedSeat> seats;
  std::string maker;  // a user's id; empty if unknown
  bool listed = false;
  bool chat = true;
  bool hidden = false;  // the page hides points until the end; views still contain them
  bool hints = false;   // players may ask bots for advice also in a game with other people
  bool ready = false;   // the game starts when all players are ready, not when the last seat is taken
  std::optional<TimeLimit> clock;
  bool others_end = false;  // the other players decide what happens to a player out of time; otherwise a bot takes over
  Secret secret;

  int players() const { return static_cast<int>(seats.size()); }
  bool by_the_day() const { return clock && clock->by_the_day(); }

  // Reads a client's request for a table. Throws Refused.
  static Plan from_request(std::string_view body, const User& maker);
  // Throws OtherRules, or Refused if the head is damaged.
  static Plan from_head(const std::string& head);
  std::string head() const;

  // Writes the terms as JSON.
  void write_terms(JsonWriter& out) const;
  std::string terms() const;
  // A copy with other terms; missing fields stay. Throws Refused.
  Plan changed(std::string_view wanted) const;
  // Whether people who agreed to `other` must agree again. A table that becomes private needs no agreement.
  bool asks_more_than(const Plan& other) const;

  std::unique_ptr<AnyGame> make_game() const;
};

bool is_level(std::string_view name);
// Reads the optional field `number`, the commitment to a nonce; empty if it is missing. Throws Refused.
std::string read_commitment(const Json* number);
// Reads a bot's level. Throws Refused, naming the field.
std::string read_level(const Fields& fields, const std::string& prefix = {});

}  // namespace roundtable::server
