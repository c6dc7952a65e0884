#include "server/hash.h"

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

}  // namespace roundtable::server
