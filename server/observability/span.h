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

// Of W3C's Trace Context; all zeros stands for none.
using TraceId = std::array<std::uint8_t, 16>;
using SpanId = std::array<std::uint8_t, 8>;

// Whose part something is that we do, as whoever asked for it says: the text `traceparent`.
struct TraceParent {
  TraceId trace{};
  SpanId span{};
  bool kept = false;  // they keep theirs
};
std::optional<TraceParent> read_traceparent(std::string_view text);
std::string text_of(const TraceParent& parent);

struct Attribute {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

// Something that took time, and what of it took how much. Nothing in it may be anybody's secret: no cards, choices,
// names, words, tokens or addresses.
struct Span {
  enum class Kind : std::uint8_t { Internal = 1, Server = 2, Client = 3 };  // as OTLP numbers them

  std::string name;
  net::Micros begin = 0, end = 0;
  std::vector<Attribute> attributes;
  std::vector<Span> parts;
  Kind kind = Kind::Internal;
  bool failed = false;
};

// A span with all its parts, ready to go out.
struct Trace {
  TraceId id{};
  SpanId parent{};
  SpanId span{};  // of the outermost
  Span root;
  bool of_page = false;  // a browser has told us
};

}  // namespace roundtable::server
