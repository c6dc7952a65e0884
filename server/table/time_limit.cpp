#include "server/table/time_limit.h"

namespace roundtable::server {

namespace {

constexpr std::int64_t kShortestClock = 5;
constexpr std::int64_t kLongestClock = 14 * TimeLimit::kDay;
constexpr std::int64_t kSmallestBank = 30;
constexpr std::int64_t kLargestBank = TimeLimit::kDay;
// A player who returns after running out of time has only this per decision, so it must be enough for one.
constexpr std::int64_t kLeastPlus = 5;
constexpr std::int64_t kMostPlus = 60 * 60;

}  // namespace

void TimeLimit::write(JsonWriter& out) const {
  if (!plus) return static_cast<void>(out.value(seconds));
  out.begin_object().field("bank", seconds).field("plus", *plus).end_object();
}

std::optional<TimeLimit> TimeLimit::read(const Fields& fields) {
  const Json* clock = fields.find("clock");
  if (clock == nullptr) return std::nullopt;
  if (!clock->is(Json::Kind::Object)) return TimeLimit{fields.number("clock", kShortestClock, kLongestClock), {}};
  const Fields bank(*clock, "clock.", {"bank", "plus"});
  return TimeLimit{bank.number("bank", kSmallestBank, kLargestBank), bank.number("plus", kLeastPlus, kMostPlus)};
}

}  // namespace roundtable::server
