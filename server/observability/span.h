#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/net/clock.h"

namespace roundtable::server {

// As in W3C's Trace Context; all zeros mean none.
using TraceId = std::array<std::uint8_t, 16>;
using SpanId = std::array<std::uint8_t, 8>;

// The caller's span, from the HTTP header or message field `traceparent`.
struct TraceParent {
  TraceId trace{};
  SpanId span{};
  bool kept = false;  // the caller keeps its trace
};
std::optional<TraceParent> read_traceparent(std::string_view text);
std::string text_of(const TraceParent& parent);

struct Attribute {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

// A timed operation with its parts. It must not contain secrets: no cards, choices, names, chat, tokens or addresses.
struct Span {
  enum class Kind : std::uint8_t { Internal = 1, Server = 2, Client = 3 };  // numbers of OTLP

  std::string name;
  net::Micros begin = 0, end = 0;
  std::vector<Attribute> attributes;
  std::vector<Span> parts;
  Kind kind = Kind::Internal;
  bool failed = false;
};

// A span with all its parts, ready for export.
struct Trace {
  TraceId id{};
  SpanId parent{};
  SpanId span{};  // id of the outermost span
  Span root;
  bool of_page = false;  // reported by a browser
};

}  // namespace roundtable::server
