#include "server/accounts/webauthn.h"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/x509.h>
#include <sodium.h>

#include <array>
#include <memory>

#include "engine/core/json.h"

namespace roundtable::server::webauthn {

namespace {

constexpr std::size_t kHashLength = 32;
constexpr std::size_t kLeastData = kHashLength + 1 + 4;  // hash, flags, counter
constexpr std::size_t kModelLength = 16;                 // the authenticator's model (AAGUID), which we do not request
constexpr std::size_t kMostCredential = 1023;
constexpr std::uint8_t kPresent = 0x01;
constexpr std::uint8_t kVerified = 0x04;
constexpr std::uint8_t kHasCredential = 0x40;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::uint8_t byte_at(std::string_view bytes, std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); }

struct FreeKey {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};
using PublicKey = std::unique_ptr<EVP_PKEY, FreeKey>;

struct FreeDigest {
  void operator()(EVP_MD_CTX* digest) const { EVP_MD_CTX_free(digest); }
};

PublicKey read_key(std::string_view der) {
  const unsigned char* at = bytes_of(der);
  PublicKey key(d2i_PUBKEY(nullptr, &at, static_cast<long>(der.size())));
  const bool all = at == bytes_of(der) + der.size();
  return all ? std::move(key) : nullptr;
}

bool is_p256(const EVP_PKEY* key) {
  std::array<char, 32> group{};
  std::size_t length = 0;
  return EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) == 1 &&
         OBJ_txt2nid(group.data()) == NID_X9_62_prime256v1;
}

bool is_of_good_kind(const EVP_PKEY* key) {
  switch (EVP_PKEY_get_base_id(key)) {
    case EVP_PKEY_EC: return is_p256(key);
    case EVP_PKEY_RSA: return EVP_PKEY_get_bits(key) >= 2048 && EVP_PKEY_get_bits(key) <= 4096;
    case EVP_PKEY_ED25519: return true;
    default: return false;
  }
}

bool is_text(const Json* json, std::string_view wanted) {
  return json != nullptr && json->is(Json::Kind::String) && json->string() == wanted;
}

}  // namespace

std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t length = 0;
  const char* end = nullptr;
  const int failed = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                                       text.size(), nullptr, &length, &end, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  if (failed != 0 || end != text.data() + text.size()) return std::nullopt;
  bytes.resize(length);
  // On x86-64 libsodium accepts some bytes beyond ASCII as letters of the alphabet.
  if (to_base64url(bytes) != text) return std::nullopt;
  return bytes;
}

std::string to_base64url(std::string_view bytes) {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), kVariant);
  text.pop_back();
  return text;
}

std::string sha256_bytes(std::string_view bytes) {
  std::string hash(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()), bytes_of(bytes), bytes.size());
  return hash;
}

std::optional<std::string> relying_party(std::string_view origin) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (!origin.starts_with(scheme)) continue;
    const std::string_view host = origin.substr(scheme.size());
    const std::string_view name = host.substr(0, host.find(':'));
    if (name.empty() || name.find_first_of("/[]?#@") != std::string_view::npos) return std::nullopt;
    return std::string(name);
  }
  return std::nullopt;
}

std::optional<AuthenticatorData> read_authenticator_data(std::string_view bytes) {
  if (bytes.size() < kLeastData) return std::nullopt;
  const std::uint8_t flags = byte_at(bytes, kHashLength);
  AuthenticatorData data{.relying_party_hash = std::string(bytes.substr(0, kHashLength)),
                         .present = (flags & kPresent) != 0,
                         .verified = (flags & kVerified) != 0};
  for (std::size_t i = 0; i < 4; ++i) data.counter = data.counter << 8 | byte_at(bytes, kHashLength + 1 + i);
  if ((flags & kHasCredential) == 0) return data;
  std::string_view rest = bytes.substr(kLeastData);
  if (rest.size() < kModelLength + 2) return std::nullopt;
  const std::size_t length =
      static_cast<std::size_t>(byte_at(rest, kModelLength)) << 8 | byte_at(rest, kModelLength + 1);
  rest.remove_prefix(kModelLength + 2);
  if (length == 0 || length > kMostCredential || rest.size() < length) return std::nullopt;
  data.credential = rest.substr(0, length);
  return data;
}

std::optional<std::string> challenge_answered(std::string_view client_data, std::string_view type,
                                              std::string_view origin) {
  const auto json = Json::parse(client_data);
  if (!json || !json->is(Json::Kind::Object)) return std::nullopt;
  if (!is_text(json->find("type"), type) || !is_text(json->find("origin"), origin)) return std::nullopt;
  const Json* foreign = json->find("crossOrigin");  // the page was in a frame of another site
  if (foreign != nullptr && (!foreign->is(Json::Kind::Bool) || foreign->boolean())) return std::nullopt;
  const Json* challenge = json->find("challenge");
  if (challenge == nullptr || !challenge->is(Json::Kind::String)) return std::nullopt;
  return challenge->string();
}

bool is_good_key(std::string_view public_key) {
  const PublicKey key = read_key(public_key);
  return key && is_of_good_kind(key.get());
}

bool is_signed(std::string_view public_key, std::string_view authenticator_data, std::string_view client_data,
               std::string_view signature) {
  const PublicKey key = read_key(public_key);
  if (!key || !is_of_good_kind(key.get())) return false;
  const std::string signed_bytes = std::string(authenticator_data) + sha256_bytes(client_data);
  const std::unique_ptr<EVP_MD_CTX, FreeDigest> digest(EVP_MD_CTX_new());
  const bool hashes_itself = EVP_PKEY_get_base_id(key.get()) == EVP_PKEY_ED25519;
  return digest &&
         EVP_DigestVerifyInit(digest.get(), nullptr, hashes_itself ? nullptr : EVP_sha256(), nullptr, key.get()) == 1 &&
         EVP_DigestVerify(digest.get(), bytes_of(signature), signature.size(), bytes_of(signed_bytes),
                          signed_bytes.size()) == 1;
}

}  // namespace roundtable::server::webauthn
