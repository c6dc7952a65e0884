#include "server/observability/metrics.h"

#include <fmt/format.h>

#include <bit>
#include <filesystem>
#include <iterator>

#include "server/base/process.h"

namespace roundtable::server {

void Latencies::add(std::int64_t microseconds) {
  int step = 0;
  while (step < kSteps && microseconds > (std::int64_t{64} << step)) ++step;
  ++counts_[static_cast<std::size_t>(step)];
  sum_ += microseconds;
  ++count_;
}

void Latencies::write(std::string& out, const std::string& name, const std::string& help) const {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  std::int64_t below = 0;
  for (int step = 0; step < kSteps; ++step) {
    below += counts_[static_cast<std::size_t>(step)];
    fmt::format_to(to, "{}_bucket{{le=\"{}\"}} {}\n", name, static_cast<double>(std::int64_t{64} << step) / 1e6, below);
  }
  fmt::format_to(to, "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count_,
                 static_cast<double>(sum_) / 1e6);
}

Latencies Latencies::since(const Latencies& before) const {
  Latencies rest = *this;
  for (std::size_t step = 0; step < counts_.size(); ++step) rest.counts_[step] -= before.counts_[step];
  rest.sum_ -= before.sum_;
  rest.count_ -= before.count_;
  return rest;
}

std::int64_t Latencies::percentile(int of_a_hundred) const {
  const std::int64_t wanted = (count_ * of_a_hundred + 99) / 100;
  std::int64_t below = 0;
  for (int step = 0; step < kSteps && wanted > 0; ++step) {
    const std::int64_t here = counts_[static_cast<std::size_t>(step)];
    const std::int64_t from = step == 0 ? 0 : std::int64_t{64} << (step - 1);
    const std::int64_t to = std::int64_t{64} << step;
    if (below + here >= wanted) return from + (to - from) * (wanted - below) / here;
    below += here;
  }
  return wanted > 0 ? std::int64_t{64} << (kSteps - 1) : 0;
}

std::int64_t Metrics::log_bytes() const {
  std::error_code none;
  const auto size = log_file.empty() ? 0 : std::filesystem::file_size(log_file, none);
  return none ? 0 : static_cast<std::int64_t>(size);
}

std::string Metrics::text(const Gauges& now) const {
  const NetCounts& net = now.net;
  std::string out;
  const auto one = [&](const char* name, const char* type, auto value, const char* help) {
    fmt::format_to(std::back_inserter(out),
                   "# HELP roundtable_{0} {3}\n# TYPE roundtable_{0} {1}\nroundtable_{0} {2}\n", name, type, value,
                   help);
  };
  one("tables", "gauge", static_cast<std::int64_t>(now.tables), "Tables in memory.");
  one("connections", "gauge", net.connections, "Open connections of any kind.");
  one("websockets", "gauge", net.websockets, "Open WebSockets.");
  one("bots_waiting", "gauge", static_cast<std::int64_t>(now.bot_searches), "Bot decisions that wait for a thread.");
  one("bots_oldest_seconds", "gauge", static_cast<double>(now.oldest_bot_search) / 1e6,
      "Waiting time of the oldest waiting bot decision.");
  one("store_ok", "gauge", now.trouble ? 0 : 1, "1 if the store can save, 0 if not.");
  one("tables_damaged", "gauge", static_cast<std::int64_t>(now.damaged), "Damaged tables in quarantine.");
  one("tables_made_total", "counter", tables_made, "Tables created.");
  one("tables_finished_total", "counter", tables_finished, "Games finished.");
  one("tables_loaded_total", "counter", tables_loaded, "Tables read from the store.");
  one("actions_total", "counter", actions, "Choices made by people.");
  one("bot_choices_total", "counter", bot_choices, "Choices made by bots.");
  one("hasty_thoughts_total", "counter", hasty_bot_searches, "Bot choices with a reduced search because of load.");
  one("refusals_total", "counter", refusals, "Requests and messages answered with an error.");
  one("timeouts_total", "counter", timeouts, "Turns that ran out of time.");
  one("reports_total", "counter", reports, "Reports made by people.");
  one("pushes_total", "counter", pushes, "Notifications accepted by push services.");
  one("push_failures_total", "counter", push_failures, "Notifications rejected by push services or failed.");
  one("webhook_failures_total", "counter", webhook_failures, "Webhook requests that failed.");
  one("spans_total", "counter", spans, "Trace spans exported.");
  one("spans_dropped_total", "counter", spans_dropped, "Trace spans dropped because the exporter was too slow.");
  one("nodes", "gauge", nodes, "Live servers in the cluster, including this one.");
  one("leases", "gauge", leases, "Tables leased by this server in a cluster.");
  one("conflicts_total", "counter", conflicts, "Write conflicts with another server.");
  one("retries_total", "counter", retries, "Retries after a write conflict.");
  one("takeovers_total", "counter", takeovers, "Tables taken over from a failed server.");
  one("passed_on_total", "counter", forwarded, "Choices forwarded to another server.");
  one("passed_on_in_vain_total", "counter", forwarded_in_vain, "Forwarded choices without an answer within a second.");
  one("bells_total", "counter", peer_messages, "Notifications received from other servers.");
  one("store_batches_total", "counter", batches, "Batches saved.");
  one("store_entries_total", "counter", entries, "Journal entries saved.");
  one("store_troubles_total", "counter", store_troubles, "Failed writes to the store.");
  one("read_failures_total", "counter", read_failures, "Reads from the store that failed or timed out.");
  one("wal_bytes", "gauge", log_bytes(), "Size of SQLite's write-ahead log.");
  one("retention_passes_total", "counter", retention_passes, "Retention passes over the store.");
  one("retention_guests_total", "counter", guests_gone, "Unused guests deleted by retention.");
  one("retention_tables_total", "counter", tables_gone, "Unfinished tables deleted by retention.");
  one("retention_chat_lines_total", "counter", chat_lines_gone, "Chat messages deleted by retention.");
  one("retention_journals_total", "counter", journals_folded, "Journals compacted into their records.");
  one("http_requests_total", "counter", net.requests, "HTTP requests.");
  one("messages_in_total", "counter", net.messages, "WebSocket messages received.");
  one("messages_out_total", "counter", net.sent, "WebSocket messages sent.");
  one("bytes_out_total", "counter", net.bytes_sent, "Bytes sent over WebSockets.");
  one("connections_refused_total", "counter", net.refused, "Connections and requests rejected by a rate limit.");
  one("slow_readers_total", "counter", net.too_slow, "Connections closed because the client read too slowly.");
  commits.write(out, "roundtable_commit_seconds", "Time to save a batch in the store.");
  peer_message_delays.write(out, "roundtable_bell_seconds", "Delay of notifications from other servers.");
  answers.write(out, "roundtable_answer_seconds", "Time from receiving a choice to sending its answer.");
  reads.write(out, "roundtable_read_seconds", "Time to read from the store.");
  lag.write(out, "roundtable_loop_lag_seconds", "Lag of the event loop.");
  out += process_metrics();
  return out;
}

}  // namespace roundtable::server
