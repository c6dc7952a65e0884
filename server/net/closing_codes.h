#pragma once

#include <array>
#include <cstdint>

// Codes with which the server closes a WebSocket because of an error (RFC 6455); docs/protocol.md describes them.

namespace roundtable::server::net {

constexpr std::uint16_t kNotTheProtocol = 1002;
constexpr std::uint16_t kNotText = 1003;
constexpr std::uint16_t kNotUtf8 = 1007;
constexpr std::uint16_t kAgainstRules = 1008;  // too many messages, logged out or banned
constexpr std::uint16_t kTooLarge = 1009;
constexpr std::uint16_t kInternalError = 1011;
constexpr std::uint16_t kRestarts = 1012;
constexpr std::uint16_t kTooSlow = 1013;

inline constexpr std::array kClosingCodes = {kNotTheProtocol, kNotText,       kNotUtf8,  kAgainstRules,
                                             kTooLarge,       kInternalError, kRestarts, kTooSlow};

}  // namespace roundtable::server::net
