#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

// Web Push as its RFCs have it: what is sent is sealed for one browser (8291, 8188), and says who sends it (8292). Keys
// are on the curve P-256: 32 bytes of secret, a point of 65 bytes.

namespace roundtable::server::web_push {

struct KeyPair {
  std::string secret;
  std::string point;

  // Two texts of base64url with a blank between, for the store.
  std::string text() const;
  static std::optional<KeyPair> read(std::string_view text);
};
KeyPair make_keys();

// Whether it is a point of the curve.
bool is_point(std::string_view bytes);

struct Receiver {
  std::string endpoint;
  std::string point;
  std::string auth;  // 16 bytes
};

// What is sent: readable for the receiver only. Nothing if the receiver's point is none.
std::optional<std::string> seal(std::string_view text, const Receiver& receiver);
// The same with a given key and salt, for those who know what must come out.
std::optional<std::string> seal(std::string_view text, const Receiver& receiver, const KeyPair& once,
                                std::string_view salt);

// The header `Authorization` for a push service of that origin; `contact` is whom it may complain to.
std::string authorization(const KeyPair& server, const std::string& origin, const std::string& contact, Millis now);

}  // namespace roundtable::server::web_push
