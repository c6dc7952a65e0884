#pragma once

#include <span>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// What stands in the headers of a request. Lists of several headers of one name come joined by commas.

bool same_but_for_case(std::string_view a, std::string_view b);
// Whether a list, such as that of Connection, has this word.
bool has_word(std::string_view list, std::string_view word);
std::string_view last_of(std::string_view list);

// The token of who asks: `Authorization: Bearer`, otherwise the cookie `roundtable`.
std::string token_in(std::string_view authorization, std::string_view cookies);

bool is_json(std::string_view content_type);

// A host, with or without port, as it may stand in Host.
bool is_host(std::string_view host);

// Whether a page of `origin` may do things here: it is of the site that the request went to, or of one of `others`.
// `scheme` is http or https, or empty if it is not known which of them the browser used.
bool may_ask(std::string_view origin, std::string_view scheme, std::string_view host,
             std::span<const std::string> others);

// What a client can unpack.
struct Encodings {
  bool gzip = false, brotli = false;
};
Encodings read_accept_encoding(std::string_view list);

// Whether If-None-Match names this ETag (with its quotes).
bool has_etag(std::string_view list, std::string_view etag);

}  // namespace roundtable::server::net
