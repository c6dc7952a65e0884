#pragma once

#include <string>
#include <vector>

#include "server/base/workers.h"
#include "server/net/outgoing.h"
#include "server/observability/metrics.h"
#include "server/observability/otlp.h"
#include "server/store/store.h"

namespace roundtable::server {

struct TraceOptions {
  std::string where;  // a file, or the address of an OpenTelemetry collector; empty: no traces
  double share = 1;   // of all traces; slow ones are always kept
};

// Exports traces in batches, as lines of a file or to a collector. It never blocks: spans that do not fit while the
// receiver is slow or fails to accept are dropped and counted.
class TraceExport {
 public:
  // `version` is that of this program.
  TraceExport(Loop& loop, Outgoing& outgoing, Metrics& metrics, const std::string& where, const std::string& version);

  void add(Trace trace);
  // Exports the waiting traces.
  void send();
  // Writes the waiting traces to the file; traces for a collector are dropped.
  void stop();

 private:
  void go_in(Millis pause);
  void write(const std::string& request, std::int64_t spans);
  void arrived(std::int64_t spans, bool well, const std::string& why);

  Loop& loop_;
  Outgoing& outgoing_;
  Metrics& metrics_;
  OtlpSource source_;
  std::string url_, file_;  // exactly one is set
  std::vector<Trace> waiting_;
  std::int64_t spans_ = 0;  // number of spans in waiting_
  bool under_way_ = false;
  bool goes_soon_ = false;
  Millis pause_ = 0;  // after a failed export; 0 otherwise
  Workers worker_{1};
};

// The address for export requests, with the path /v1/traces added unless it is there. Empty if it is not a valid URL.
std::optional<std::string> otlp_url(const std::string& where);
// True for a URL, false for a file's path.
bool is_otlp_url(const std::string& where);

}  // namespace roundtable::server
