#include "server/live/holidays.h"

#include <algorithm>

namespace roundtable::server {

namespace {

constexpr const char* kHolidayKind = "holiday";
constexpr Millis kHolidayDay = 24 * 3'600'000;
constexpr Millis kYear = 365 * kHolidayDay;

}  // namespace

void Holidays::take(const std::vector<Note>& notes) {
  taken_.clear();
  for (const Note& note : notes) take(note.kind, note.id, note);
}

void Holidays::take(const std::string&, const std::string& id, const std::optional<Note>& note) {
  taken_.erase(id);
  const auto json = note ? Json::parse(note->text) : Json::parse("");
  if (!json || !json->is(Json::Kind::Array)) return;
  Taken& taken = taken_[id];
  for (const Json& one : json->items()) {
    const bool pair = one.is(Json::Kind::Array) && one.items().size() == 2;
    if (pair) taken.push_back({one.items()[0].number(), one.items()[1].number()});
  }
}

Millis Holidays::used(const Taken& taken, Millis now) {
  Millis sum = 0;
  for (const Holiday& one : taken) sum += std::max<Millis>(0, one.until - std::max(one.from, now - kYear));
  return sum;
}

Holidays::Taken Holidays::of(const std::string& user, Millis now) const {
  const auto found = taken_.find(user);
  Taken taken = found == taken_.end() ? Taken() : found->second;
  std::erase_if(taken, [&](const Holiday& one) { return one.until < now - kYear; });
  return taken;
}

void Holidays::take(const User& user, std::int64_t days, Millis now) {
  Taken taken = of(user.id, now);
  const bool away = !taken.empty() && taken.back().until > now;
  if (days == 0 && !away) return;
  if (away) taken.back().until = now;
  if (days > 0) {
    away ? static_cast<void>(taken.back().until = now + days * kHolidayDay)
         : taken.push_back({now, now + days * kHolidayDay});
    if (used(taken, now) > kDaysAYear * kHolidayDay) {
      throw Refused("not-now", "not enough vacation days left").because("no-days");
    }
  }
  JsonWriter out;
  write(out, taken);
  saves_.batch().notes.push_back({.kind = kHolidayKind,
                                  .id = user.id,
                                  .person = user.id,
                                  .at = std::max(taken.back().until, now),
                                  .text = out.take()});
  taken_[user.id] = std::move(taken);
}

void Holidays::tell(Table& table, Millis now) const {
  if (table.phase() != Phase::Playing || !table.plan().by_the_day()) return;
  for (const std::string& user : table.listing().people) {
    const auto found = taken_.find(user);
    if (found == taken_.end() || found->second.empty()) continue;
    table.rest(user, found->second.back().from, found->second.back().until, now);
  }
}

void Holidays::write(JsonWriter& out, const Taken& taken) {
  out.begin_array();
  for (const Holiday& one : taken) out.begin_array().value(one.from).value(one.until).end_array();
  out.end_array();
}

void Holidays::write(JsonWriter& out, const std::string& user, Millis now) const {
  const Taken taken = of(user, now);
  const bool away = !taken.empty() && taken.back().until > now;
  out.begin_object().key("until");
  away ? out.value(taken.back().until) : out.null();
  out.field("left", std::max<Millis>(0, kDaysAYear - (used(taken, now) + kHolidayDay - 1) / kHolidayDay));
  out.field("days", kDaysAYear).end_object();
}

}  // namespace roundtable::server
