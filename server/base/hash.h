#pragma once

#include <span>
#include <string>
#include <string_view>

namespace roundtable::server {

// Hexadecimal digits.
std::string hex_of(std::span<const unsigned char> bytes);
// SHA-256 in hexadecimal digits.
std::string sha256_of(std::span<const unsigned char> bytes);
// Raw bytes, not hexadecimal digits.
std::string hmac_sha256(std::string_view key, std::string_view text);

}  // namespace roundtable::server
