#pragma once

#include <optional>
#include <string>

#include "server/base/field_values.h"
#include "server/live/live_tables.h"

// Lists of tables and games.

namespace roundtable::server {

// The field `before`: where the next part of a list begins.
inline Field before_field() {
  return Field::text("before", 1, 80).described("the `next` of an earlier answer").optional();
}
std::optional<ListPlace> place_before(const FieldValues& fields);

// Writes a table's info as that user may see it. False if it is damaged; then it is set aside.
bool write_listed(JsonWriter& out, LiveTables& tables, const TableIndex& table, const std::string& user);

}  // namespace roundtable::server
