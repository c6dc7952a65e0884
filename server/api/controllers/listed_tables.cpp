#include "server/api/controllers/listed_tables.h"

#include <algorithm>

namespace roundtable::server {

namespace {

// The stored info of a table, with the seat of this user in `you`. Nothing if the info is damaged.
std::optional<std::string> seen_by(const std::string& info, const std::string& user) {
  const auto json = Json::parse(info);
  const Json* seats = json ? json->find("seats") : nullptr;
  if (seats == nullptr || json->find("you") == nullptr) return std::nullopt;
  const auto is_theirs = [&](const Json& seat) {
    const Json* who = seat.find("user");
    const Json* kind = seat.find("kind");
    return kind != nullptr && kind->string() == "person" && who != nullptr && who->string() == user;
  };
  const auto own = std::find_if(seats->items().begin(), seats->items().end(), is_theirs);
  JsonWriter out;
  out.begin_object();
  for (const auto& [name, value] : json->members()) {
    out.foreign_key(name);
    name == "you" && own != seats->items().end() ? out.value(own - seats->items().begin()) : out.raw(value.text());
  }
  return out.end_object().take();
}

}  // namespace

std::optional<ListPlace> place_before(const FieldValues& fields) {
  if (!fields.has("before")) return std::nullopt;
  auto place = ListPlace::read(fields.text("before"));
  if (!place) throw bad_field("before", "allowed: the value of `next` from an earlier answer");
  return place;
}

bool write_listed(JsonWriter& out, LiveTables& tables, const TableIndex& table, const std::string& user) {
  // A table in memory knows who is connected.
  if (const LiveTable* live = tables.find(table.id)) {
    live->table->write_info(out, live->table->seat_of(user), live->table->phase() == Phase::Playing);
  } else if (const auto info = seen_by(table.info, user)) {
    out.raw(*info);
  } else {
    tables.set_aside(table.id, "its list entry cannot be read");
    return false;
  }
  return true;
}

}  // namespace roundtable::server
