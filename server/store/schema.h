#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace roundtable::server {

// Migration i leads from version i to version i + 1 of the schema. Those that were ever released never change.
using Migrations = std::span<const char* const>;

// Programs that know the schema from this version on can live with all that newer ones have added to PostgreSQL's: so
// servers of two versions serve it while they are updated one after the other.
constexpr std::size_t kPostgresOldest = 7;

extern const Migrations kSqliteSchema;
extern const Migrations kPostgresSchema;

inline std::string too_new(std::string_view store, std::int64_t version, std::size_t known) {
  return fmt::format(
      "{} was written by a newer roundtable: its schema has version {}, this program knows versions up to {}. Use the "
      "newer program, or another store",
      store, version, known);
}

}  // namespace roundtable::server
