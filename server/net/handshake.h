#pragma once

#include <string>
#include <string_view>

namespace roundtable::server::net {

// Whether this can be a Sec-WebSocket-Key: 16 bytes in base64.
bool is_websocket_key(std::string_view key);

// Sec-WebSocket-Accept, which shows that we understood what was asked (RFC 6455, 4.2.2).
std::string accept_for(std::string_view key);

}  // namespace roundtable::server::net
