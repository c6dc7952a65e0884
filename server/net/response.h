#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/error_names.h"
#include "server/net/net.h"

namespace roundtable::server::net {

// The error object of docs/protocol.md.
HttpResponse error_response(int status, ErrorCode code, std::string_view message);

// The date in HTTP's format.
std::string http_date(std::int64_t seconds_since_1970);

// The response's header. `length` is empty for responses that cannot have a body (304). Adds security headers to all
// responses, and Cache-Control unless the response has its own.
std::string head_of(const HttpResponse& response, std::optional<std::size_t> length, bool keep_alive,
                    std::string_view date);

}  // namespace roundtable::server::net
