#include "server/event_log.h"

#include <utility>

namespace roundtable::server {

namespace {

constexpr int kLinesPerSecond = 20;

std::int64_t milliseconds(net::Micros time) { return time / 1000; }

}  // namespace

bool EventLog::has_room() {
  const bool room = bucket_.take(net::Rate::per_second(kLinesPerSecond), net::now());
  if (!room) ++left_out_;
  return room;
}

void EventLog::say_what_is_left_out(LogLine& line) {
  if (left_out_ > 0) line.field("left_out", std::exchange(left_out_, 0));
}

void EventLog::came_in(std::string_view how, const std::string& address, const std::string& user) {
  if (!has_room()) return;
  LogLine line("info", "came in");
  line.field("what", how).field("address", address).field("user", user);
  say_what_is_left_out(line);
}

void EventLog::refused(std::string_view what, const std::string& address, const std::string& user, const Refused& why) {
  if (!has_room()) return;
  LogLine line("info", "refused");
  line.field("what", what).field("address", address).field("code", why.code());
  if (!why.reason().empty()) line.field("reason", why.reason());
  if (!user.empty()) line.field("user", user);
  say_what_is_left_out(line);
}

void EventLog::answered(std::string_view what, net::Micros since, int status) {
  const net::Micros took = net::now() - since;
  if (!is_slow(took) || !has_room()) return;
  LogLine line("warning", "slow");
  line.field("what", what).field("status", status).field("ms", milliseconds(took));
  say_what_is_left_out(line);
}

void EventLog::stored(std::string_view what, const std::string& table, net::Micros since,
                      const SaveQueue::Journey& journey) {
  const net::Micros now = net::now();
  if (!is_slow(now - since) || !has_room()) return;
  LogLine line("warning", "slow");
  line.field("what", what).field("table", table).field("ms", milliseconds(now - since));
  line.field("waited", milliseconds(journey.handed_over - since));
  line.field("saved", milliseconds(journey.saved - journey.handed_over));
  line.field("told", milliseconds(now - journey.saved));
  say_what_is_left_out(line);
}

}  // namespace roundtable::server
