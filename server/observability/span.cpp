#include "server/observability/span.h"

#include <algorithm>

#include "server/base/hash.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kLength = 55;  // of version 00; later versions may append fields after a dash

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

template <std::size_t Size>
std::optional<std::array<std::uint8_t, Size>> read_hex(std::string_view text) {
  std::array<std::uint8_t, Size> bytes{};
  for (std::size_t i = 0; i < Size; ++i) {
    const int high = digit(text[2 * i]);
    const int low = digit(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes[i] = static_cast<std::uint8_t>(16 * high + low);
  }
  return bytes;
}

template <std::size_t Size>
bool is_none(const std::array<std::uint8_t, Size>& id) {
  return id == std::array<std::uint8_t, Size>{};
}

}  // namespace

std::optional<TraceParent> read_traceparent(std::string_view text) {
  if (text.size() < kLength || text[2] != '-' || text[35] != '-' || text[52] != '-') return std::nullopt;
  const auto version = read_hex<1>(text.substr(0, 2));
  const auto trace = read_hex<16>(text.substr(3, 32));
  const auto span = read_hex<8>(text.substr(36, 16));
  const auto flags = read_hex<1>(text.substr(53, 2));
  if (!version || !trace || !span || !flags || is_none(*trace) || is_none(*span)) return std::nullopt;
  const bool ends = text.size() == kLength || ((*version)[0] > 0 && text[kLength] == '-');
  if (!ends || (*version)[0] == 0xff) return std::nullopt;
  return TraceParent{*trace, *span, ((*flags)[0] & 1U) != 0};
}

std::string text_of(const TraceParent& parent) {
  return "00-" + hex_of(parent.trace) + "-" + hex_of(parent.span) + (parent.kept ? "-01" : "-00");
}

}  // namespace roundtable::server
