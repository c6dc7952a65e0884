#include "server/accounts/webauthn.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

// Authenticator data from browsers.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable::server::webauthn;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (const auto read = read_authenticator_data(bytes)) {
    if (read->relying_party_hash.size() != 32 || read->credential.size() > bytes.size()) std::abort();
  }
  if (const auto challenge = challenge_answered(bytes, "webauthn.get", "https://a.example")) {
    if (challenge->size() > bytes.size()) std::abort();
  }
  if (const auto decoded = from_base64url(bytes); decoded && to_base64url(*decoded) != bytes) std::abort();
  if (const auto party = relying_party(bytes); party && party->empty()) std::abort();
  const std::size_t half = size / 2;
  if (is_good_key(bytes)) is_signed(bytes, bytes, bytes, bytes);
  is_signed(bytes.substr(0, half), bytes, bytes, bytes.substr(half));
  return 0;
}
