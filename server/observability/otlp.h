#pragma once

#include <span>
#include <string>

#include "server/observability/span.h"

namespace roundtable::server {

// Origin of traces.
struct OtlpSource {
  std::string version;
  std::string instance;    // distinguishes servers that run at the same time
  std::int64_t epoch = 0;  // start of our clock in nanoseconds since 1970
};

// An export request of the OpenTelemetry protocol as JSON: the body of a POST to /v1/traces, or a line of a file.
std::string otlp_request(std::span<const Trace> traces, const OtlpSource& source);

// Number of spans, including all parts.
std::int64_t spans_in(const Span& span);

}  // namespace roundtable::server
