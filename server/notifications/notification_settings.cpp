#include "server/notifications/notification_settings.h"

#include <array>
#include <utility>

#include "server/base/fields.h"

namespace roundtable::server {

namespace {

using When = NotificationSettings::When;

constexpr int kMinutesOfDay = 24 * 60;
constexpr int kMostOffset = 14 * 60;
constexpr std::size_t kMostWishes = 100;  // tables with a setting of their own
constexpr Millis kMinute = 60'000;
constexpr std::array<std::pair<std::string_view, When>, 3> kWhens = {
    {{"turn", When::EachTurn}, {"hour", When::LastHour}, {"never", When::Never}}};

When read_when(const Json& json) {
  for (const auto& [name, when] : kWhens) {
    if (json.is(Json::Kind::String) && json.string() == name) return when;
  }
  throw bad_field("tables", "allowed for each table: turn, hour, never");
}

NotificationSettings::Quiet read_quiet(const Json& json) {
  if (!json.is(Json::Kind::Object)) throw bad_field("quiet", "allowed: null, or from, to and offset");
  const Fields fields(json, "quiet.", {"from", "to", "offset"});
  return {.from = static_cast<int>(fields.number("from", 0, kMinutesOfDay - 1)),
          .to = static_cast<int>(fields.number("to", 0, kMinutesOfDay - 1)),
          .offset = static_cast<int>(fields.number("offset", -kMostOffset, kMostOffset))};
}

}  // namespace

NotificationSettings NotificationSettings::from_json(std::string_view text) {
  const Fields fields(text, {"quiet", "tables"});
  NotificationSettings wishes;
  if (const Json* quiet = fields.find("quiet")) wishes.quiet = read_quiet(*quiet);
  const Json* tables = fields.find("tables");
  if (tables == nullptr) return wishes;
  if (!tables->is(Json::Kind::Object) || tables->members().size() > kMostWishes) {
    throw bad_field("tables", "allowed: an object of at most 100 tables");
  }
  for (const auto& [table, how] : tables->members()) {
    if (table.size() > 40) throw bad_field("tables", "found an invalid table id");
    if (const When when = read_when(how); when != When::EachTurn) wishes.tables[table] = when;
  }
  return wishes;
}

NotificationSettings NotificationSettings::from_store(std::string_view text) {
  try {
    return from_json(text);
  } catch (const Refused&) {
    return {};
  }
}

std::string NotificationSettings::json() const {
  JsonWriter out;
  out.begin_object().key("quiet");
  if (quiet) {
    out.begin_object().field("from", quiet->from).field("to", quiet->to).field("offset", quiet->offset).end_object();
  } else {
    out.null();
  }
  out.key("tables").begin_object();
  for (const auto& [table, when] : tables) {
    out.foreign_key(table).value(kWhens[static_cast<std::size_t>(when)].first);
  }
  return out.end_object().end_object().take();
}

NotificationSettings::When NotificationSettings::at(const std::string& table) const {
  const auto found = tables.find(table);
  return found == tables.end() ? When::EachTurn : found->second;
}

std::optional<Millis> NotificationSettings::quiet_until(Millis now) const {
  if (!quiet) return std::nullopt;
  const Millis minute = now / kMinute;
  const auto theirs = static_cast<int>((minute + quiet->offset) % kMinutesOfDay);
  const bool over_night = quiet->from > quiet->to;
  const bool after = theirs >= quiet->from;
  const bool before = theirs < quiet->to;
  if (!(over_night ? after || before : after && before)) return std::nullopt;
  return (minute + (quiet->to - theirs + kMinutesOfDay) % kMinutesOfDay) * kMinute;
}

}  // namespace roundtable::server
