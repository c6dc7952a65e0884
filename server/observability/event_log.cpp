#include "server/observability/event_log.h"

#include <utility>

#include "server/base/hash.h"

namespace roundtable::server {

namespace {

constexpr int kLinesPerSecond = 20;
constexpr std::size_t kLongestPath = 80;
constexpr std::string_view kApi = "/api/";
constexpr int kNotFound = 404;
constexpr int kFault = 500;  // and above: server errors

std::int64_t milliseconds(net::Micros time) { return time / 1000; }

// An unknown path could be anything, so it is not named.
Span span_of(const EventLog::Question& question, int status, net::Micros now) {
  const bool usual = question.method == "GET" || question.method == "POST";
  Span span{.name = usual ? question.method : "HTTP", .begin = question.since, .end = now, .kind = Span::Kind::Server};
  span.attributes = {{"http.request.method", usual ? question.method : "_OTHER"},
                     {"http.response.status_code", std::int64_t{status}}};
  if (!question.route.empty() && status != kNotFound) {
    span.name.append(" ").append(question.route);
    span.attributes.push_back({"http.route", std::string(question.route)});
  }
  span.failed = status >= kFault;
  return span;
}

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

std::string EventLog::Question::what() const { return method + " " + path.substr(0, kLongestPath); }

void EventLog::answered(const Question& question, int status) {
  const net::Micros now = net::now();
  const net::Micros took = now - question.since;
  // The caller's decision holds for the whole trace.
  const bool kept = traces_.on() && question.path.starts_with(kApi) &&
                    (question.parent ? question.parent->kept || traces_.is_slow(took) : traces_.picks(took));
  if (kept) traces_.keep(Traces::trace_of(span_of(question, status, now), question.parent));
  if (!traces_.is_slow(took) || !has_room()) return;
  LogLine line("warning", "slow");
  line.field("what", question.what()).field("status", status).field("ms", milliseconds(took));
  say_what_is_left_out(line);
}

std::optional<PageChoice> EventLog::stored(const RequestTiming& timing, const BatchTiming& batch_timing) {
  const net::Micros now = net::now();
  const bool kept = traces_.picks(now - timing.arrived, timing.parent);
  std::optional<PageChoice> choice;
  if (kept || (traces_.on() && timing.parent)) {
    Span before{.name = timing.forwarded ? "elsewhere" : "receive", .begin = timing.arrived, .end = timing.begun};
    choice = {Traces::trace_of(span_of(timing, batch_timing, {std::move(before)}, now), timing.parent), kept};
  }
  if (kept) traces_.keep(choice->trace);
  if (!traces_.is_slow(now - timing.arrived) || !has_room()) return choice;
  LogLine line("warning", "slow");
  line.field("what", timing.what).field("table", timing.table).field("ms", milliseconds(now - timing.arrived));
  line.field("waited", milliseconds(batch_timing.handed_over - timing.arrived));
  line.field("saved", milliseconds(batch_timing.saved - batch_timing.handed_over));
  line.field("told", milliseconds(now - batch_timing.saved));
  if (kept) line.field("trace", hex_of(choice->trace.id));
  say_what_is_left_out(line);
  return choice;
}

void EventLog::drawn(PageChoice choice, const PageTimes& times) {
  if (!choice.kept && !traces_.is_slow(times.drawn)) return;
  traces_.keep(page_trace(choice.trace, times));
  if (!choice.kept) traces_.keep(std::move(choice.trace));
}

void EventLog::turned_down(std::string_view what, net::Micros since, const std::optional<TraceParent>& parent,
                           const Refused& why) {
  const net::Micros now = net::now();
  if (!traces_.picks(now - since)) return;
  Span span{.name = std::string(what), .begin = since, .end = now, .kind = Span::Kind::Server, .failed = true};
  span.attributes = {{"error.type", why.code()}};
  traces_.keep(Traces::trace_of(std::move(span), parent));
}

}  // namespace roundtable::server
