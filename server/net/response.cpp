#include "server/net/response.h"

#include <fmt/format.h>

#include <array>
#include <ctime>

#include "engine/core/json.h"
#include "server/net/headers.h"

namespace roundtable::server::net {

namespace {

std::string_view reason_of(int status) {
  switch (status) {
    case 200: return "OK";
    case 201: return "Created";
    case 204: return "No Content";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 409: return "Conflict";
    case 411: return "Length Required";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
    default: return "See the Number";
  }
}

// Removes control characters, so that a value cannot start another header.
std::string one_line(std::string_view value) {
  std::string out(value);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == '\x7F') c = ' ';
  return out;
}

constexpr std::string_view kSafety =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "img-src 'self' data:; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

}  // namespace

HttpResponse error_response(int status, ErrorCode code, std::string_view message) {
  JsonWriter json;
  json.begin_object().key("error").begin_object();
  json.field("code", code.text()).field("message", message).end_object().end_object();
  return {.status = status, .body = json.take()};
}

std::string http_date(std::int64_t seconds_since_1970) {
  constexpr std::array kDays = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const std::time_t time = seconds_since_1970;
  std::tm utc{};
  gmtime_r(&time, &utc);
  return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT", kDays[static_cast<std::size_t>(utc.tm_wday)], utc.tm_mday,
                     kMonths[static_cast<std::size_t>(utc.tm_mon)], utc.tm_year + 1900, utc.tm_hour, utc.tm_min,
                     utc.tm_sec);
}

std::string head_of(const HttpResponse& response, std::optional<std::size_t> length, bool keep_alive,
                    std::string_view date) {
  std::string head = fmt::format("HTTP/1.1 {} {}\r\nDate: {}\r\n", response.status, reason_of(response.status), date);
  if (length)
    head += fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n", one_line(response.content_type), *length);
  bool cached = false;
  for (const auto& [name, value] : response.headers) {
    head += fmt::format("{}: {}\r\n", one_line(name), one_line(value));
    cached = cached || same_but_for_case(name, "Cache-Control");
  }
  if (!cached) head += "Cache-Control: no-store\r\n";
  if (!keep_alive) head += "Connection: close\r\n";
  return head.append(kSafety).append("\r\n");
}

}  // namespace roundtable::server::net
