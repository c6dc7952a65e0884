#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace roundtable::server {

// Migration i leads from schema version i to i + 1. Released migrations never change.
using Migrations = std::span<const char* const>;

// Programs of this schema version or later can work with all newer additions to PostgreSQL's schema, so that servers of
// two versions can run during a rolling update.
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
