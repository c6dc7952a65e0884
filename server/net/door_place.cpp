#include "server/net/door_place.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace roundtable::server::net {

namespace {

constexpr std::string_view kSocket = "unix:";
constexpr std::size_t kLongestPath = 107;  // limit of the system for socket names
constexpr std::array<std::string_view, 3> kNames = {"localhost", "127.0.0.1", "[::1]"};

}  // namespace

std::optional<DoorPlace> read_door(std::string_view text) {
  if (text.starts_with(kSocket)) {
    const std::string_view path = text.substr(kSocket.size());
    const bool usable = path.starts_with('/') && !path.ends_with('/') && path.size() <= kLongestPath &&
                        path.find('\0') == std::string_view::npos;
    return usable ? std::optional(DoorPlace{.path = std::string(path)}) : std::nullopt;
  }
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  if (std::find(kNames.begin(), kNames.end(), text.substr(0, colon)) == kNames.end()) return std::nullopt;
  std::uint16_t port = 0;
  const char* const end = text.data() + text.size();
  const auto [after, error] = std::from_chars(text.data() + colon + 1, end, port);
  if (error != std::errc() || after != end) return std::nullopt;
  return DoorPlace{.host = text.starts_with("[") ? "::1" : "127.0.0.1", .port = port};
}

bool is_this_machine(std::string_view host) {
  for (const std::string_view name : kNames) {
    if (!host.starts_with(name)) continue;
    const std::string_view port = host.substr(name.size());
    if (port.empty() || (port.front() == ':' && port.find_first_not_of("0123456789", 1) == std::string_view::npos))
      return true;
  }
  return false;
}

}  // namespace roundtable::server::net
