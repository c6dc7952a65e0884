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
  double share = 1;   // of all, besides those that are slow
};

// Where traces go: some at a time, to a file, a line each time, or to a collector. Nobody waits for it: what has no
// room while it is away or slow is left out, and so is what could not be taken.
class TraceExport {
 public:
  // `version` is that of this program.
  TraceExport(Loop& loop, Outgoing& outgoing, Metrics& metrics, const std::string& where, const std::string& version);

  void add(Trace trace);
  // What waits.
  void send();
  // What waits goes to a file; to a collector it does not go any more.
  void stop();

 private:
  void go_in(Millis pause);
  void write(const std::string& request, std::int64_t spans);
  void arrived(std::int64_t spans, bool well, const std::string& why);

  Loop& loop_;
  Outgoing& outgoing_;
  Metrics& metrics_;
  OtlpSource source_;
  std::string url_, file_;  // one of them
  std::vector<Trace> waiting_;
  std::int64_t spans_ = 0;  // in them
  bool under_way_ = false;
  bool goes_soon_ = false;
  Millis pause_ = 0;  // after what did not arrive
  Workers worker_{1};
};

// Where an export request to this address goes: the path /v1/traces is added unless it is there. Nothing if it is no
// address.
std::optional<std::string> otlp_url(const std::string& where);
// Whether it is meant to be one.
bool is_otlp_url(const std::string& where);

}  // namespace roundtable::server
