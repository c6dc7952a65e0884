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

// Who sits in a seat from the beginning. One that is held waits for a certain person.
struct PlannedSeat {
  enum class Kind : std::uint8_t { Open, Person, Bot, Held };
  Kind kind = Kind::Open;
  std::string name;  // of a person, or a bot's level
  std::string user;  // of a person

  friend bool operator==(const PlannedSeat&, const PlannedSeat&) = default;
};

// Why a table of another version is not opened: other rulings would make another game of its choices. It is kept.
struct OtherRules : Refused {
  OtherRules()
      : Refused(
            Refused("not-now",
                    "this table was made by a version with other rules; it is kept, but cannot continue on this server")
                .because("other-rules")) {}
};

// What a table is made with, which the store keeps as the table's head. Its terms, all but game, maker and secret, may
// be changed until the start.
struct Plan {
  std::string game;
  std::string options = "{}";  // JSON
  std::vector<PlannedSeat> seats;
  std::string maker;  // id of the user; empty where it was not kept
  bool listed = false;
  bool chat = true;
  bool hidden = false;  // coats and standings are not shown before the end: for the page, the views are the same
  bool hints = false;   // who plays with others may ask bots for advice; whoever plays with bots alone always may
  bool ready = false;   // it starts when all have said that they are ready, not when the last seat is taken
  std::optional<TimeLimit> clock;
  bool others_end = false;  // whoever runs out of time: the others say what becomes of it. Else a bot stands in
  Secret secret;

  int players() const { return static_cast<int>(seats.size()); }
  bool by_the_day() const { return clock && clock->by_the_day(); }

  // From what somebody sent who wants a table. Throws Refused.
  static Plan from_request(std::string_view body, const User& maker);
  // Throws OtherRules, or Refused if it is damaged.
  static Plan from_head(const std::string& head);
  std::string head() const;

  // As JSON: what may be changed.
  void write_terms(JsonWriter& out) const;
  std::string terms() const;
  // The same with other terms: those that are absent stay. Throws Refused.
  Plan changed(std::string_view wanted) const;
  // Whether who agreed to those terms has to be asked again. Nobody has to agree to be left alone by strangers.
  bool asks_more_than(const Plan& other) const;

  std::unique_ptr<AnyGame> make_game() const;
};

bool is_level(std::string_view name);
// What somebody promises to add to the shuffle, the field `number`; empty if it is not there. Throws Refused.
std::string read_promise(const Json* number);
// A level of bots that there is. Throws Refused, naming the field.
std::string read_level(const Fields& fields, const std::string& prefix = {});

}  // namespace roundtable::server
