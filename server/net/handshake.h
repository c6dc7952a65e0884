#pragma once

#include <string>
#include <string_view>

namespace roundtable::server::net {

// True for a valid Sec-WebSocket-Key: 16 bytes in base64.
bool is_websocket_key(std::string_view key);

// Sec-WebSocket-Accept (RFC 6455, 4.2.2).
std::string accept_for(std::string_view key);

}  // namespace roundtable::server::net
