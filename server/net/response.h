#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/net.h"

namespace roundtable::server::net {

// The error object of docs/protocol.md.
HttpResponse error_response(int status, std::string_view code, std::string_view message);

// The date as HTTP wants it.
std::string http_date(std::int64_t seconds_since_1970);

// What goes before the body. `length` is absent where there can be none (304). Headers that every answer has, to keep
// browsers from doing more with it than we mean, are added; Cache-Control only if the response has none of its own.
std::string head_of(const HttpResponse& response, std::optional<std::size_t> length, bool keep_alive,
                    std::string_view date);

}  // namespace roundtable::server::net
