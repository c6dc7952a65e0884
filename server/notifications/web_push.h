#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

// Web Push: messages are encrypted for one browser (RFC 8291, 8188) and identify the server (RFC 8292). Keys are on the
// curve P-256: a private key of 32 bytes, a point of 65 bytes.

namespace roundtable::server::web_push {

struct KeyPair {
  std::string secret;
  std::string point;

  // Secret and point in base64url, separated by a space, for the store.
  std::string text() const;
  static std::optional<KeyPair> read(std::string_view text);
};
KeyPair make_keys();

// True for a point of the curve.
bool is_point(std::string_view bytes);

struct Receiver {
  std::string endpoint;
  std::string point;
  std::string auth;  // 16 bytes
};

// The encrypted message, readable for the receiver only. Empty if the receiver's point is invalid.
std::optional<std::string> seal(std::string_view text, const Receiver& receiver);
// The same with a given key and salt, for tests with known results.
std::optional<std::string> seal(std::string_view text, const Receiver& receiver, const KeyPair& once,
                                std::string_view salt);

// The `Authorization` header for a push service of that origin; `contact` is the address for its complaints.
std::string authorization(const KeyPair& server, const std::string& origin, const std::string& contact, Millis now);

}  // namespace roundtable::server::web_push
