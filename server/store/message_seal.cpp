#include "server/store/message_seal.h"

#include <sodium.h>

#include <stdexcept>

namespace roundtable::server {

namespace {

constexpr int kDigits = sodium_base64_VARIANT_ORIGINAL_NO_PADDING;
constexpr std::size_t kAdded = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;

unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::string in_digits(std::string_view bytes) {
  std::string digits(sodium_base64_ENCODED_LEN(bytes.size(), kDigits), '\0');
  sodium_bin2base64(digits.data(), digits.size(), bytes_of(bytes), bytes.size(), kDigits);
  digits.pop_back();  // the terminating zero
  return digits;
}

std::optional<std::string> from_digits(std::string_view digits) {
  std::string bytes(digits.size(), '\0');
  std::size_t size = 0;
  const int failed =
      sodium_base642bin(bytes_of(bytes), bytes.size(), digits.data(), digits.size(), nullptr, &size, nullptr, kDigits);
  bytes.resize(size);
  return failed == 0 ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace

MessageSeal::MessageSeal(std::string_view key) : key_(from_digits(key).value_or("")) {
  if (key_.size() != crypto_secretbox_KEYBYTES || sodium_init() < 0) throw std::invalid_argument("no key for messages");
}

std::string MessageSeal::new_key() {
  if (sodium_init() < 0) throw std::runtime_error("the system's random number generator failed");
  std::string key(crypto_secretbox_KEYBYTES, '\0');
  crypto_secretbox_keygen(bytes_of(key));
  return in_digits(key);
}

std::size_t MessageSeal::room_in(std::size_t most) { return most / 4 * 3 - kAdded; }

std::string MessageSeal::seal(std::string_view text) const {
  std::string bytes(kAdded + text.size(), '\0');
  randombytes_buf(bytes.data(), crypto_secretbox_NONCEBYTES);
  crypto_secretbox_easy(bytes_of(bytes) + crypto_secretbox_NONCEBYTES, bytes_of(text), text.size(), bytes_of(bytes),
                        bytes_of(key_));
  return in_digits(bytes);
}

std::optional<std::string> MessageSeal::open(std::string_view sealed) const {
  const auto bytes = from_digits(sealed);
  if (!bytes || bytes->size() < kAdded) return std::nullopt;
  std::string text(bytes->size() - kAdded, '\0');
  const auto* start = bytes_of(std::string_view(*bytes));
  const int failed = crypto_secretbox_open_easy(bytes_of(text), start + crypto_secretbox_NONCEBYTES,
                                                bytes->size() - crypto_secretbox_NONCEBYTES, start, bytes_of(key_));
  return failed == 0 ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace roundtable::server
