#pragma once

#include "engine/core/seat.h"

namespace roundtable {

// Listener of the engine. `entry` and `chance` form the record, each when it takes effect (simultaneous choices when
// all are in, in seat order); `event` is for logs and animation, with its audience.
template <class G>
class Sink {
 public:
  static constexpr bool kListens = true;
  static constexpr bool kRemembers = true;

  virtual ~Sink() = default;

  virtual void entry(Seat seat, const typename G::Action& action, bool forced) = 0;
  virtual void chance(const typename G::Outcome& outcome) = 0;
  virtual void event(const typename G::Event& event) = 0;

 protected:
  Sink() = default;
  Sink(const Sink&) = default;
  Sink(Sink&&) noexcept = default;
  Sink& operator=(const Sink&) = default;
  Sink& operator=(Sink&&) noexcept = default;
};

// Ignores everything at no cost.
struct NullSink {
  static constexpr bool kListens = false;
  static constexpr bool kRemembers = true;
};
// Also skips the players' knowledge of other hands, for players who do not use their view.
struct BlindSink : NullSink {
  static constexpr bool kRemembers = false;
};

template <class S, class Action>
void tell_entry(S& sink, Seat seat, const Action& action, bool forced = false) {
  if constexpr (S::kListens) sink.entry(seat, action, forced);
}
template <class S, class Outcome>
void tell_chance(S& sink, const Outcome& outcome) {
  if constexpr (S::kListens) sink.chance(outcome);
}
template <class S, class Event>
void tell(S& sink, const Event& event) {
  if constexpr (S::kListens) sink.event(event);
}

}  // namespace roundtable
