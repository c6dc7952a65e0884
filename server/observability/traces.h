#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "engine/core/rng.h"
#include "server/observability/span.h"
#include "server/store/store.h"

namespace roundtable::server {

// Decides which traces are kept: a random share, and all slow ones. The decision is made when an operation ends, so
// nothing has to be recorded before.
class Traces {
 public:
  using Keep = std::function<void(Trace)>;

  // Keeps nothing.
  Traces() : Traces(0, 0, {}) {}
  // Operations of at least `slow` milliseconds are always kept; 0: no such rule.
  Traces(double share, Millis slow, Keep keep);

  bool on() const { return static_cast<bool>(keep_); }
  Millis slow() const { return slow_; }
  bool is_slow(net::Micros took) const { return slow_ > 0 && took >= slow_ * 1000; }
  // The decision follows from the trace's id, so that all servers keep the same traces.
  bool picks(net::Micros took, const std::optional<TraceParent>& parent = std::nullopt);
  void keep(Trace trace) { keep_(std::move(trace)); }

  // A new trace, or a part of the caller's.
  static Trace trace_of(Span span, const std::optional<TraceParent>& parent = std::nullopt);

 private:
  std::uint64_t share_;  // of all 64-bit numbers
  Millis slow_;
  Keep keep_;
  Rng rng_;
};

// The last choice that came from a page, until the page reports when it was drawn.
struct PageChoice {
  Trace trace;
  bool kept = false;
};

// Times that a page reports, in microseconds since the click.
struct PageTimes {
  std::int64_t sent = 0, answered = 0, drawn = 0;
};

// The page's span around ours. The clocks of two machines differ, so the network's time is divided evenly between both
// directions. The page's figures are not trusted for any other purpose.
Trace page_trace(const Trace& ours, const PageTimes& times);

}  // namespace roundtable::server
