#include "server/net/headers.h"

#include <algorithm>
#include <optional>

namespace roundtable::server::net {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_blank(char c) { return c == ' ' || c == '\t'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Removes the part before the next separator from the front of the text and returns it.
std::string_view next_part(std::string_view& text, std::string_view separators) {
  const std::size_t end = text.find_first_of(separators);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return trimmed(part);
}

// The rest after this beginning, ignoring case.
std::optional<std::string_view> after(std::string_view text, std::string_view beginning) {
  if (!same_but_for_case(text.substr(0, beginning.size()), beginning)) return std::nullopt;
  return text.substr(beginning.size());
}

// True for a weight of zero: q=0, q=0.0, ...
bool is_refused(std::string_view parameters) {
  while (!parameters.empty()) {
    const auto weight = after(next_part(parameters, ";"), "q=");
    if (weight) return !weight->empty() && weight->find_first_not_of("0.") == std::string_view::npos;
  }
  return false;
}

}  // namespace

bool same_but_for_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

bool has_word(std::string_view list, std::string_view word) {
  while (!list.empty())
    if (same_but_for_case(next_part(list, ","), word)) return true;
  return false;
}

std::string_view last_of(std::string_view list) {
  const std::size_t comma = list.rfind(',');
  return trimmed(comma == std::string_view::npos ? list : list.substr(comma + 1));
}

std::string token_in(std::string_view authorization, std::string_view cookies) {
  if (const auto token = after(authorization, "Bearer ")) return std::string(trimmed(*token));
  while (!cookies.empty()) {
    const std::string_view cookie = next_part(cookies, ";,");
    constexpr std::string_view kName = "roundtable=";
    if (cookie.starts_with(kName)) return std::string(cookie.substr(kName.size()));
  }
  return {};
}

bool is_json(std::string_view content_type) {
  return same_but_for_case(next_part(content_type, ";"), "application/json");
}

bool is_host(std::string_view host) {
  return !host.empty() &&
         host.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:[]") ==
             std::string_view::npos;
}

bool may_ask(std::string_view origin, std::string_view scheme, std::string_view host,
             std::span<const std::string> others) {
  for (const std::string_view possible : {"http", "https"}) {
    if (!scheme.empty() && scheme != possible) continue;
    const auto rest = after(origin, std::string(possible) + "://");
    if (rest && !host.empty() && same_but_for_case(*rest, host)) return true;
  }
  return std::any_of(others.begin(), others.end(), [&](const auto& other) { return same_but_for_case(origin, other); });
}

Encodings read_accept_encoding(std::string_view list) {
  Encodings found;
  while (!list.empty()) {
    std::string_view entry = next_part(list, ",");
    const std::string_view name = next_part(entry, ";");
    if (same_but_for_case(name, "gzip")) found.gzip = !is_refused(entry);
    if (same_but_for_case(name, "br")) found.brotli = !is_refused(entry);
  }
  return found;
}

bool has_etag(std::string_view list, std::string_view etag) {
  while (!list.empty()) {
    std::string_view entry = next_part(list, ",");
    if (entry.starts_with("W/")) entry.remove_prefix(2);
    if (entry == etag || entry == "*") return true;
  }
  return false;
}

}  // namespace roundtable::server::net
