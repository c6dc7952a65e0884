#include "server/base/hash.h"

#include <sodium.h>

#include <array>

namespace roundtable::server {

std::string hex_of(std::span<const unsigned char> bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::string sha256_of(std::span<const unsigned char> bytes) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hex_of(hash);
}

std::string hmac_sha256(std::string_view key, std::string_view text) {
  crypto_auth_hmacsha256_state state;
  std::string code(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char*>(key.data()), key.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  crypto_auth_hmacsha256_final(&state, reinterpret_cast<unsigned char*>(code.data()));
  return code;
}

}  // namespace roundtable::server
