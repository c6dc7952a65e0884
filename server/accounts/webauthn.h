#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Parsing and verification of passkey answers from browsers and authenticators (WebAuthn level 2). Bytes are in
// strings.

namespace roundtable::server::webauthn {

// Strict base64url without padding.
std::optional<std::string> from_base64url(std::string_view text);
std::string to_base64url(std::string_view bytes);

std::string sha256_bytes(std::string_view bytes);

// The host of an origin, to which passkeys belong: `https://play.example.org:8443` gives `play.example.org`. Empty if
// it is not a page's origin.
std::optional<std::string> relying_party(std::string_view origin);

struct AuthenticatorData {
  std::string relying_party_hash;
  bool present = false;   // a person touched the authenticator
  bool verified = false;  // and proved to be its owner, such as by a PIN
  std::uint32_t counter = 0;
  std::string credential;  // id; only for a new passkey
};
// Empty if malformed.
std::optional<AuthenticatorData> read_authenticator_data(std::string_view bytes);

// The challenge answered (base64url), if the client data have this type (webauthn.create, webauthn.get) and origin.
// Empty otherwise.
std::optional<std::string> challenge_answered(std::string_view client_data, std::string_view type,
                                              std::string_view origin);

// A public key (SubjectPublicKeyInfo, DER) of a supported kind: P-256, Ed25519, or RSA of 2048 to 4096 bits.
bool is_good_key(std::string_view public_key);
// Verifies a signature over authenticator data and client data.
bool is_signed(std::string_view public_key, std::string_view authenticator_data, std::string_view client_data,
               std::string_view signature);

}  // namespace roundtable::server::webauthn
