#pragma once

#include <span>
#include <string>

#include "server/observability/span.h"

namespace roundtable::server {

// Who sends them.
struct OtlpSource {
  std::string version;
  std::string instance;    // told apart from others that run at the same time
  std::int64_t epoch = 0;  // nanoseconds since 1970 when our clock began
};

// An export request of OpenTelemetry's protocol, as JSON: what is posted to /v1/traces, and a line of a file.
std::string otlp_request(std::span<const Trace> traces, const OtlpSource& source);

// How many spans those are.
std::int64_t spans_in(const Span& span);

}  // namespace roundtable::server
