#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What authenticators and browsers say about passkeys (WebAuthn level 2), and whether it is true. Bytes are in strings.

namespace roundtable::server::webauthn {

// Strict base64url without padding.
std::optional<std::string> from_base64url(std::string_view text);
std::string to_base64url(std::string_view bytes);

std::string sha256_bytes(std::string_view bytes);

// The host of an origin, which is what passkeys belong to: `https://play.example.org:8443` is of `play.example.org`.
// Nothing if it is no origin of a page.
std::optional<std::string> relying_party(std::string_view origin);

struct AuthenticatorData {
  std::string relying_party_hash;
  bool present = false;   // somebody touched it, and
  bool verified = false;  // proved to it who they are
  std::uint32_t counter = 0;
  std::string credential;  // its id; only when it was just made
};
// Nothing if it is damaged.
std::optional<AuthenticatorData> read_authenticator_data(std::string_view bytes);

// Whether the browser says that it did `type` (webauthn.create, webauthn.get) for a page of that origin, and the
// challenge that it answered: base64url. Nothing if not.
std::optional<std::string> challenge_answered(std::string_view client_data, std::string_view type,
                                              std::string_view origin);

// A public key (SubjectPublicKeyInfo, DER) of a kind that we ask for: P-256, Ed25519, or RSA of 2048 to 4096 bits.
bool is_good_key(std::string_view public_key);
// Whether the owner of that key signed authenticator data and client data.
bool is_signed(std::string_view public_key, std::string_view authenticator_data, std::string_view client_data,
               std::string_view signature);

}  // namespace roundtable::server::webauthn
