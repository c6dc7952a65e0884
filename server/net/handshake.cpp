#include "server/net/handshake.h"

#include <sodium.h>

#include <array>
#include <boost/uuid/detail/sha1.hpp>
#include <cstdint>

namespace roundtable::server::net {

bool is_websocket_key(std::string_view key) {
  std::array<unsigned char, 16> bytes{};
  std::size_t length = 0;
  return sodium_base642bin(bytes.data(), bytes.size(), key.data(), key.size(), nullptr, &length, nullptr,
                           sodium_base64_VARIANT_ORIGINAL) == 0 &&
         length == bytes.size();
}

std::string accept_for(std::string_view key) {
  boost::uuids::detail::sha1 sha1;
  constexpr std::string_view kEverywhere = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  sha1.process_bytes(key.data(), key.size());
  sha1.process_bytes(kEverywhere.data(), kEverywhere.size());
  boost::uuids::detail::sha1::digest_type words{};
  sha1.get_digest(words);
  std::array<unsigned char, 20> digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<unsigned char>(words[i / 4] >> (24 - 8 * (i % 4)) & 0xFFU);
  std::array<char, sodium_base64_ENCODED_LEN(20, sodium_base64_VARIANT_ORIGINAL)> text{};
  return sodium_bin2base64(text.data(), text.size(), digest.data(), digest.size(), sodium_base64_VARIANT_ORIGINAL);
}

}  // namespace roundtable::server::net
