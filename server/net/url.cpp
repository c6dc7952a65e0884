#include <algorithm>
#include <charconv>

#include "server/net/outgoing.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kLongestUrl = 2048;

bool is_name(std::string_view host) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
  };
  return !host.empty() && host.size() <= 253 && std::all_of(host.begin(), host.end(), fits);
}

bool is_six(std::string_view host) {
  return !host.empty() && host.find_first_not_of("0123456789abcdefABCDEF:.") == std::string_view::npos;
}

bool take_scheme(std::string_view& rest, Url& url) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (!rest.starts_with(scheme)) continue;
    rest.remove_prefix(scheme.size());
    url.secure = scheme == "https://";
    url.port = url.secure ? 443 : 80;
    return true;
  }
  return false;
}

bool take_host(std::string_view where, Url& url) {
  std::string_view port;
  if (where.starts_with('[')) {
    const std::size_t end = where.find(']');
    if (end == std::string_view::npos || !is_six(where.substr(1, end - 1))) return false;
    url.host = where.substr(1, end - 1);
    port = where.substr(end + 1);
  } else {
    const std::size_t colon = std::min(where.find(':'), where.size());
    if (!is_name(where.substr(0, colon))) return false;
    url.host = where.substr(0, colon);
    port = where.substr(colon);
  }
  if (port.empty()) return true;
  if (!port.starts_with(':')) return false;
  port.remove_prefix(1);
  const auto [end, error] = std::from_chars(port.begin(), port.end(), url.port);
  return error == std::errc() && end == port.end() && url.port != 0;
}

}  // namespace

std::string Url::authority() const {
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  const bool usual = port == (secure ? 443 : 80);
  return name + (usual ? "" : ":" + std::to_string(port));
}

std::string Url::origin() const { return (secure ? "https://" : "http://") + authority(); }

std::optional<Url> read_url(std::string_view text) {
  const auto visible = [](char c) { return c > ' ' && c < 0x7F && c != '\\' && c != '"' && c != '#'; };
  if (text.size() > kLongestUrl || !std::all_of(text.begin(), text.end(), visible)) return std::nullopt;
  Url url;
  std::string_view rest = text;
  if (!take_scheme(rest, url)) return std::nullopt;
  const std::size_t end = std::min(rest.find_first_of("/?"), rest.size());
  if (!take_host(rest.substr(0, end), url)) return std::nullopt;
  url.target = rest.substr(end);
  if (!url.target.starts_with('/')) url.target.insert(0, "/");
  return url;
}

std::optional<int> read_status(std::string_view line) {
  if (!line.starts_with("HTTP/1.") || line.size() < 12 || line[8] != ' ') return std::nullopt;
  if (line.size() > 12 && line[12] != ' ' && line[12] != '\r') return std::nullopt;
  const std::string_view digits = line.substr(9, 3);
  int status = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), status);
  if (error != std::errc() || end != digits.end() || status < 100) return std::nullopt;
  return status;
}

}  // namespace roundtable::server
