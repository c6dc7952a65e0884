#include "server/net/path.h"

namespace roundtable::server::net {

namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Refuses encoded slashes: they are not separators, and our names do not contain them.
std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]);
    const int low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    const char decoded = static_cast<char>(high * 16 + low);
    if (decoded == '/') return std::nullopt;
    out += decoded;
    i += 2;
  }
  return out;
}

bool has_odd_characters(std::string_view path) {
  for (const char c : path)
    if (static_cast<unsigned char>(c) < 0x20 || c == '\x7F' || c == '\\') return true;
  return false;
}

// True if a part is `.` or `..`.
bool climbs(std::string_view path) {
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    if (part == "." || part == "..") return true;
    path.remove_prefix(part.size());
  }
  return false;
}

// Proxies may send an absolute URL; only its path counts.
std::string_view without_host(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    const std::size_t slash = target.find('/', scheme.size());
    return slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  return target;
}

}  // namespace

std::optional<Target> read_target(std::string_view target) {
  target = without_host(target);
  if (!target.starts_with('/')) return std::nullopt;
  const std::size_t question = target.find('?');
  auto path = percent_decoded(target.substr(0, question));
  if (!path || has_odd_characters(*path) || climbs(*path)) return std::nullopt;
  Target read{.path = std::move(*path)};
  if (question != std::string_view::npos) read.query = target.substr(question + 1);
  return read;
}

}  // namespace roundtable::server::net
