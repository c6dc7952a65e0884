#include "server/observability/traces.h"

#include <sodium.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace roundtable::server {

namespace {

std::uint64_t share_of_numbers(double share) {
  constexpr auto kAll = std::numeric_limits<std::uint64_t>::max();
  return share >= 1 ? kAll : static_cast<std::uint64_t>(std::ldexp(std::max(share, 0.0), 64));
}

Rng seeded() {
  Rng::Seed seed{};
  randombytes_buf(seed.data(), sizeof(seed));
  return Rng(seed);
}

// The last eight bytes, which are random in all trace ids.
std::uint64_t random_part(const TraceId& trace) {
  return std::accumulate(trace.begin() + 8, trace.end(), std::uint64_t{0},
                         [](std::uint64_t sum, std::uint8_t byte) { return sum << 8U | byte; });
}

}  // namespace

Traces::Traces(double share, Millis slow, Keep keep)
    : share_(share_of_numbers(share)), slow_(slow), keep_(std::move(keep)), rng_(seeded()) {}

bool Traces::picks(net::Micros took, const std::optional<TraceParent>& parent) {
  if (!on() || is_slow(took)) return on();
  return (parent ? random_part(parent->trace) : rng_()) < share_;
}

Trace Traces::trace_of(Span span, const std::optional<TraceParent>& parent) {
  Trace trace{.root = std::move(span)};
  randombytes_buf(trace.span.data(), trace.span.size());
  if (parent) {
    trace.id = parent->trace;
    trace.parent = parent->span;
  } else {
    randombytes_buf(trace.id.data(), trace.id.size());
  }
  return trace;
}

Trace page_trace(const Trace& ours, const PageTimes& times) {
  const net::Micros inside = ours.root.end - ours.root.begin;
  const net::Micros network = std::max<net::Micros>(times.answered - times.sent - inside, 0);
  const net::Micros begin = ours.root.begin - network / 2 - times.sent;
  Span span{.name = "choice", .begin = begin, .end = begin + times.drawn, .kind = Span::Kind::Client};
  span.parts = {{.name = "send", .begin = begin, .end = begin + times.sent},
                {.name = "draw", .begin = begin + times.answered, .end = begin + times.drawn}};
  return {.id = ours.id, .parent = {}, .span = ours.parent, .root = std::move(span), .of_page = true};
}

}  // namespace roundtable::server
