#pragma once

#include <deque>

#include "engine/core/json.h"
#include "server/base/wall_clock.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// Figures of the last hour, in memory. The server keeps them, not the page, since operators look after something has
// happened.
class LastHour {
 public:
  static constexpr Millis kStep = 15'000;
  static constexpr std::size_t kSamples = 241;  // one more than the steps of an hour
  static constexpr Millis kLately = 300'000;
  static constexpr std::size_t kOften = 3;

  // Counters and gauges at one moment.
  struct Sample {
    Millis at = 0;
    std::int64_t actions = 0, bot_choices = 0;
    Latencies answers, commits, reads, lag;
    std::int64_t people = 0, memory = 0;
  };

  void add(Sample sample);
  const std::deque<Sample>& samples() const { return samples_; }
  // The newest sample that is at least this much older than the last one, otherwise the oldest. At least one sample
  // must exist.
  const Sample& before(Millis long_ago) const;

  // 99th percentile of the last minutes, in microseconds; `now` has the current counts.
  std::int64_t lately(Latencies Sample::* what, const Latencies& now) const;
  // The same, but at most the third largest step since then: a single slow moment needs no action.
  std::int64_t lasting(Latencies Sample::* what, const Latencies& now) const;

  // Writes JSON columns. Each row has the choices of people and bots per second (in thousandths) and the times in
  // microseconds of one step, and the gauges at its end.
  void write(JsonWriter& out) const;

 private:
  std::deque<Sample> samples_;
};

}  // namespace roundtable::server
