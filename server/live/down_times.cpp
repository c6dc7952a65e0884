#include "server/live/down_times.h"

#include <algorithm>

#include "engine/core/json.h"

namespace roundtable::server {

namespace {

constexpr const char* kServerKind = "server";
constexpr std::size_t kMostTimes = 500;

}  // namespace

DownTimes::DownTimes(Store& store, Millis now, Now how) {
  const auto noted = store.note(kServerKind, "down");
  const auto json = noted ? Json::parse(noted->text) : Json::parse("[]");
  if (json && json->is(Json::Kind::Array)) {
    for (const Json& one : json->items()) {
      const bool pair = one.is(Json::Kind::Array) && one.items().size() == 2;
      if (pair) times_.emplace_back(one.items()[0].number(), one.items()[1].number());
    }
  }
  const auto up = store.note(kServerKind, "up");
  add(how == Now::Restarts && up ? up->at : now, now);
}

// An ignored down time only tells when the server restarted; the latest one of these is enough.
void DownTimes::add(Millis from, Millis until) {
  if (until - from <= kEvery) from = until;
  if (!times_.empty() && times_.back().first == times_.back().second) times_.pop_back();
  times_.emplace_back(from, until);
  if (times_.size() > kMostTimes) times_.erase(times_.begin(), times_.end() - kMostTimes);
}

Millis DownTimes::since(Millis time) const {
  Millis sum = 0;
  for (const auto& [from, until] : times_) sum += std::max<Millis>(0, until - std::max(from, time));
  return sum;
}

Note DownTimes::note() const {
  JsonWriter out;
  out.begin_array();
  for (const auto& [from, until] : times_) out.begin_array().value(from).value(until).end_array();
  return {.kind = kServerKind, .id = "down", .text = out.end_array().take()};
}

Note DownTimes::alive(Millis now) { return {.kind = kServerKind, .id = "up", .at = now}; }

}  // namespace roundtable::server
