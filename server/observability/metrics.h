#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "server/net/net.h"

namespace roundtable::server {

// How often something took how long, in steps that double.
class Latencies {
 public:
  void add(std::int64_t microseconds);
  void write(std::string& out, const std::string& name, const std::string& help) const;

  // Those that were added since it looked like that.
  Latencies since(const Latencies& before) const;
  // So many of a hundred took no longer, in microseconds: within a step all are taken to be spread evenly. 0 if there
  // are none.
  std::int64_t percentile(int of_a_hundred) const;

 private:
  static constexpr int kSteps = 16;  // from 64 us to 2 s
  std::array<std::int64_t, kSteps + 1> counts_{};
  std::int64_t sum_ = 0;
  std::int64_t count_ = 0;
};

// What is as it is at the moment.
struct Gauges {
  NetCounts net;
  std::size_t tables = 0, people = 0, thoughts = 0, damaged = 0, unsaved = 0;
  std::int64_t oldest_thought = 0;  // how long it has waited, in microseconds
  bool trouble = false;
};

// What the server counts of itself, for /metrics.
struct Metrics {
  std::int64_t tables_made = 0, tables_finished = 0, tables_loaded = 0;
  std::int64_t actions = 0, refusals = 0, bot_choices = 0, hasty_thoughts = 0, timeouts = 0, reports = 0, pushes = 0,
               push_failures = 0, webhook_failures = 0, spans = 0, spans_dropped = 0;
  std::int64_t conflicts = 0, retries = 0, takeovers = 0, bells = 0;  // of several servers on one store
  std::int64_t forwarded = 0, passed_on_in_vain = 0;
  std::int64_t nodes = 1, leases = 0;
  std::int64_t batches = 0, entries = 0, store_troubles = 0, read_failures = 0;
  std::int64_t guests_gone = 0, tables_gone = 0, chat_lines_gone = 0, journals_folded = 0, retention_passes = 0;
  Latencies commits;      // from handing a batch to the store until it is saved
  Latencies bell_delays;  // from a ring at another server until it is heard
  Latencies answers;      // from a choice's arrival until its answer is sent
  Latencies reads;        // from asking the store until the answer is here
  Latencies lag;          // how late the loop is for what it was to do
  std::string log_file;   // what SQLite has written and not yet put in its place; empty: the store has none

  // How large that file is.
  std::int64_t log_bytes() const;

  // In Prometheus' text format.
  std::string text(const Gauges& now) const;
};

}  // namespace roundtable::server
