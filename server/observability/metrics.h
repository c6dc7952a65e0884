#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "server/net/net.h"

namespace roundtable::server {

// A histogram of durations with steps that double.
class Latencies {
 public:
  void add(std::int64_t microseconds);
  void write(std::string& out, const std::string& name, const std::string& help) const;

  // The durations added since `before`.
  Latencies since(const Latencies& before) const;
  // A percentile in microseconds, with durations assumed uniform within a step. 0 if there are none.
  std::int64_t percentile(int of_a_hundred) const;

 private:
  static constexpr int kSteps = 16;  // from 64 us to 2 s
  std::array<std::int64_t, kSteps + 1> counts_{};
  std::int64_t sum_ = 0;
  std::int64_t count_ = 0;
};

// Current values, as opposed to counters.
struct Gauges {
  NetCounts net;
  std::size_t tables = 0, people = 0, bot_searches = 0, damaged = 0, unsaved = 0;
  std::int64_t oldest_bot_search = 0;  // waiting time in microseconds
  bool trouble = false;
};

// The server's counters, for /metrics.
struct Metrics {
  std::int64_t tables_made = 0, tables_finished = 0, tables_loaded = 0;
  std::int64_t actions = 0, refusals = 0, bot_choices = 0, hasty_bot_searches = 0, timeouts = 0, reports = 0,
               pushes = 0, push_failures = 0, webhook_failures = 0, spans = 0, spans_dropped = 0;
  std::int64_t conflicts = 0, retries = 0, takeovers = 0, peer_messages = 0;  // several servers on one store
  std::int64_t forwarded = 0, forwarded_in_vain = 0;
  std::int64_t nodes = 1, leases = 0;
  std::int64_t batches = 0, entries = 0, store_troubles = 0, read_failures = 0;
  std::int64_t guests_gone = 0, tables_gone = 0, chat_lines_gone = 0, journals_folded = 0, retention_passes = 0;
  Latencies commits;              // from handing a batch to the store until it is saved
  Latencies peer_message_delays;  // from a message's sending at a peer until its arrival here
  Latencies answers;              // from a choice's arrival until its answer is sent
  Latencies reads;                // from asking the store until its answer
  Latencies lag;                  // delay of the event loop's timers
  std::string log_file;           // SQLite's write-ahead log; empty: the store has none

  // Size of that file.
  std::int64_t log_bytes() const;

  // In Prometheus' text format.
  std::string text(const Gauges& now) const;
};

}  // namespace roundtable::server
