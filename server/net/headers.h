#pragma once

#include <span>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Parsing of request headers. Several headers of one name arrive as a list joined by commas.

bool same_but_for_case(std::string_view a, std::string_view b);
// True if a list, such as that of Connection, has this word.
bool has_word(std::string_view list, std::string_view word);
std::string_view last_of(std::string_view list);

// The client's token: `Authorization: Bearer`, otherwise the cookie `roundtable`.
std::string token_in(std::string_view authorization, std::string_view cookies);

bool is_json(std::string_view content_type);

// A valid value of Host: a host with or without port.
bool is_host(std::string_view host);

// True if a page of `origin` may change things here: it is of the site that the request went to, or of one of `others`.
// `scheme` is the browser's, http or https; empty: unknown.
bool may_ask(std::string_view origin, std::string_view scheme, std::string_view host,
             std::span<const std::string> others);

// Compressions that a client accepts.
struct Encodings {
  bool gzip = false, brotli = false;
};
Encodings read_accept_encoding(std::string_view list);

// True if If-None-Match has this ETag (with its quotes).
bool has_etag(std::string_view list, std::string_view etag);

}  // namespace roundtable::server::net
