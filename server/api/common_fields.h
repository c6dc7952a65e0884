#pragma once

#include "bots/levels.h"
#include "engine/core/seat.h"
#include "server/base/field.h"

// Fields that several calls have.

namespace roundtable::server {

constexpr std::int64_t kMostCharactersOfName = 24;
constexpr std::int64_t kShortestPassphrase = 12;  // characters
constexpr std::int64_t kMostChanges = 1'000'000;

inline Field name_field() { return Field::text("name", 1, kMostCharactersOfName); }
inline Field new_name_field() { return name_field().described("new name"); }
inline Field new_passphrase_field() { return Field::passphrase("passphrase", kShortestPassphrase); }
inline Field id_field(std::string_view name = "id") { return Field::text(name, 1, 40).described("id"); }
inline Field seat_field(std::string_view name = "seat") { return Field::number(name, 0, kMaxSeats - 1); }
inline Field changes_field() { return Field::number("changes", 0, kMostChanges).optional(); }
// A player's commitment.
inline Field commitment_field() { return Field::digits("number").optional(); }

inline Field level_field() {
  std::vector<std::string_view> names;
  names.reserve(kLevels.size());
  for (const Level& level : kLevels) names.push_back(level.name);
  return Field::word("bot", std::move(names)).described("level");
}

}  // namespace roundtable::server
