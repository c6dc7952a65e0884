#pragma once

#include <span>
#include <string>

namespace roundtable::server {

// Hexadecimal digits.
std::string hex_of(std::span<const unsigned char> bytes);
// The SHA-256, in hexadecimal digits.
std::string sha256_of(std::span<const unsigned char> bytes);

}  // namespace roundtable::server
