#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "engine/core/rng.h"
#include "server/observability/span.h"
#include "server/store/store.h"

namespace roundtable::server {

// Decides which traces are kept: a share of all, and whatever was slow. That is known when a thing is done, so nothing
// has to be noted before.
class Traces {
 public:
  using Keep = std::function<void(Trace)>;

  // Keeps nothing.
  Traces() : Traces(0, 0, {}) {}
  // `slow`: what takes so many milliseconds is kept anyway; 0: nothing is slow.
  Traces(double share, Millis slow, Keep keep);

  bool on() const { return static_cast<bool>(keep_); }
  Millis slow() const { return slow_; }
  bool is_slow(net::Micros took) const { return slow_ > 0 && took >= slow_ * 1000; }
  // Of one trace all servers keep the same.
  bool picks(net::Micros took, const std::optional<TraceParent>& parent = std::nullopt);
  void keep(Trace trace) { keep_(std::move(trace)); }

  // A trace of its own, or a part of somebody's.
  static Trace trace_of(Span span, const std::optional<TraceParent>& parent = std::nullopt);

 private:
  std::uint64_t share_;  // of all numbers that there are
  Millis slow_;
  Keep keep_;
  Rng rng_;
};

// The last choice that came from a page, until the page says when it was drawn.
struct PageChoice {
  Trace trace;
  bool kept = false;
};

// What a page says of it: microseconds since the click.
struct PageTimes {
  std::int64_t sent = 0, answered = 0, drawn = 0;
};

// The page's own part, of which ours was one. Two machines' clocks differ, so it is placed around ours as if the way to
// us had taken as long as the way back; whatever the page claims, nothing else follows from it.
Trace page_trace(const Trace& ours, const PageTimes& times);

}  // namespace roundtable::server
