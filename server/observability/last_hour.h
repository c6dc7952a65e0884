#pragma once

#include <deque>

#include "engine/core/json.h"
#include "server/base/wall_clock.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// How the last hour went, in memory. The server keeps it and not a page, since whoever looks comes when something has
// already happened.
class LastHour {
 public:
  static constexpr Millis kStep = 15'000;
  static constexpr std::size_t kSamples = 241;  // an hour has an end, too
  static constexpr Millis kLately = 300'000;
  static constexpr std::size_t kOften = 3;

  // What had been counted by then, and what was.
  struct Sample {
    Millis at = 0;
    std::int64_t actions = 0, bot_choices = 0;
    Latencies answers, commits, reads, lag;
    std::int64_t people = 0, memory = 0;
  };

  void add(Sample sample);
  const std::deque<Sample>& samples() const { return samples_; }
  // The last one that is at least so much older than the newest; the oldest if there is none. Something must have been
  // added.
  const Sample& before(Millis long_ago) const;

  // What ninety-nine of a hundred took at most lately, in microseconds; `now` is what has been counted by now.
  std::int64_t lately(Latencies Sample::* what, const Latencies& now) const;
  // The same, but no more than it was in three of the steps since then: whatever a single moment did, nobody has to
  // act on it.
  std::int64_t lasting(Latencies Sample::* what, const Latencies& now) const;

  // As JSON, in columns: between each moment and the next choices of people and bots a second (in thousandths), how
  // long they took in microseconds; and what was at the end of it.
  void write(JsonWriter& out) const;

 private:
  std::deque<Sample> samples_;
};

}  // namespace roundtable::server
