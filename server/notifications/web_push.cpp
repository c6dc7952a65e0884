#include "server/notifications/web_push.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>

#include <array>
#include <memory>
#include <stdexcept>

#include "engine/core/json.h"
#include "server/accounts/webauthn.h"
#include "server/base/hash.h"

namespace roundtable::server::web_push {

namespace {

constexpr std::size_t kSecretLength = 32;
constexpr std::size_t kPointLength = 65;
constexpr std::size_t kSaltLength = 16;
constexpr std::size_t kContentKeyLength = 16;
constexpr std::size_t kNonceLength = 12;
constexpr std::size_t kSealLength = 16;
constexpr Millis kBelieved = 12 * 60 * 60;  // validity of a signature in seconds; RFC 8292 allows 24 hours
constexpr const char* kCurve = "prime256v1";

template <auto release>
struct Release {
  template <class T>
  void operator()(T* one) const {
    release(one);
  }
};
using Pkey = std::unique_ptr<EVP_PKEY, Release<EVP_PKEY_free>>;
using PkeyContext = std::unique_ptr<EVP_PKEY_CTX, Release<EVP_PKEY_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Release<BN_clear_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Release<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Release<OSSL_PARAM_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Release<EVP_MD_CTX_free>>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, Release<EVP_CIPHER_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Release<ECDSA_SIG_free>>;

unsigned char* bytes_in(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
const unsigned char* bytes_in(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

void must(bool good) {
  if (!good) throw std::runtime_error("OpenSSL fails");
}

// A public key, with its private key if given. Null if the point is not on the curve.
Pkey read_pair(std::string_view point, std::string_view secret = {}) {
  if (point.size() != kPointLength || point[0] != 4) return nullptr;
  const Builder builder(OSSL_PARAM_BLD_new());
  must(builder && OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) == 1);
  must(OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) == 1);
  Number number;
  if (!secret.empty()) {
    number.reset(BN_bin2bn(bytes_in(secret), static_cast<int>(secret.size()), nullptr));
    must(number && OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1);
  }
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const PkeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  must(params && context && EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* made = nullptr;
  const int selection = secret.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  if (EVP_PKEY_fromdata(context.get(), &made, selection, params.get()) != 1) return nullptr;
  Pkey key(made);
  const PkeyContext check(EVP_PKEY_CTX_new_from_pkey(nullptr, key.get(), nullptr));
  return check && EVP_PKEY_public_check(check.get()) == 1 ? std::move(key) : nullptr;
}

std::string shared_secret(EVP_PKEY* own, EVP_PKEY* other) {
  const PkeyContext context(EVP_PKEY_CTX_new_from_pkey(nullptr, own, nullptr));
  std::string secret(kSecretLength, '\0');
  std::size_t length = secret.size();
  must(context && EVP_PKEY_derive_init(context.get()) == 1 && EVP_PKEY_derive_set_peer(context.get(), other) == 1);
  must(EVP_PKEY_derive(context.get(), bytes_in(secret), &length) == 1 && length == secret.size());
  return secret;
}

// HKDF (RFC 5869) of at most one block.
std::string derived(std::string_view salt, std::string_view input, const std::string& info, std::size_t length) {
  return hmac_sha256(hmac_sha256(salt, input), info + '\x01').substr(0, length);
}

// Adds the zero byte that ends the names in the RFC.
std::string named(const char* text) { return std::string(text) + '\0'; }

std::string encrypted(std::string_view text, const std::string& key, const std::string& nonce) {
  const Cipher cipher(EVP_CIPHER_CTX_new());
  std::string out(text.size() + kSealLength, '\0');
  int length = 0;
  int rest = 0;
  must(cipher && EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, bytes_in(std::string_view(key)),
                                    bytes_in(std::string_view(nonce))) == 1);
  must(EVP_EncryptUpdate(cipher.get(), bytes_in(out), &length, bytes_in(text), static_cast<int>(text.size())) == 1);
  must(EVP_EncryptFinal_ex(cipher.get(), bytes_in(out) + length, &rest) == 1);
  must(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_AEAD_GET_TAG, static_cast<int>(kSealLength),
                           bytes_in(out) + text.size()) == 1);
  return out;
}

// ECDSA with SHA-256, as two numbers of 32 bytes.
std::string signature_of(EVP_PKEY* key, std::string_view text) {
  const Digest digest(EVP_MD_CTX_new());
  std::size_t length = 0;
  must(digest && EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key) == 1);
  must(EVP_DigestSign(digest.get(), nullptr, &length, bytes_in(text), text.size()) == 1);
  std::string der(length, '\0');
  must(EVP_DigestSign(digest.get(), bytes_in(der), &length, bytes_in(text), text.size()) == 1);
  const unsigned char* at = bytes_in(der);
  const Signature read(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(length)));
  std::string two(2 * kSecretLength, '\0');
  must(read && BN_bn2binpad(ECDSA_SIG_get0_r(read.get()), bytes_in(two), kSecretLength) > 0);
  must(BN_bn2binpad(ECDSA_SIG_get0_s(read.get()), bytes_in(two) + kSecretLength, kSecretLength) > 0);
  return two;
}

}  // namespace

std::string KeyPair::text() const { return webauthn::to_base64url(secret) + " " + webauthn::to_base64url(point); }

std::optional<KeyPair> KeyPair::read(std::string_view text) {
  const std::size_t blank = std::min(text.find(' '), text.size());
  const auto secret = webauthn::from_base64url(text.substr(0, blank));
  const auto point = webauthn::from_base64url(text.substr(std::min(blank + 1, text.size())));
  if (!secret || secret->size() != kSecretLength || !point || !is_point(*point)) return std::nullopt;
  return KeyPair{*secret, *point};
}

KeyPair make_keys() {
  const Pkey key(EVP_EC_gen(kCurve));
  BIGNUM* number = nullptr;
  must(key && EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
  const Number secret(number);
  KeyPair pair{std::string(kSecretLength, '\0'), std::string(kPointLength, '\0')};
  must(BN_bn2binpad(secret.get(), bytes_in(pair.secret), kSecretLength) > 0);
  std::size_t length = 0;
  must(EVP_PKEY_get_octet_string_param(key.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes_in(pair.point), pair.point.size(),
                                       &length) == 1 &&
       length == kPointLength);
  return pair;
}

bool is_point(std::string_view bytes) { return read_pair(bytes) != nullptr; }

std::optional<std::string> seal(std::string_view text, const Receiver& receiver, const KeyPair& once,
                                std::string_view salt) {
  const Pkey theirs = read_pair(receiver.point);
  const Pkey ours = read_pair(once.point, once.secret);
  if (!theirs || !ours) return std::nullopt;
  const std::string secret = shared_secret(ours.get(), theirs.get());
  const std::string input =
      derived(receiver.auth, secret, named("WebPush: info") + receiver.point + once.point, kSecretLength);
  const std::string key = derived(salt, input, named("Content-Encoding: aes128gcm"), kContentKeyLength);
  const std::string nonce = derived(salt, input, named("Content-Encoding: nonce"), kNonceLength);
  // A single record of 4096 bytes; the delimiter 2 marks the last one.
  const std::string head = std::string(salt) + std::string("\0\0\x10\0", 4) + static_cast<char>(kPointLength);
  return head + once.point + encrypted(std::string(text) + '\x02', key, nonce);
}

std::optional<std::string> seal(std::string_view text, const Receiver& receiver) {
  std::string salt(kSaltLength, '\0');
  randombytes_buf(salt.data(), salt.size());
  return seal(text, receiver, make_keys(), salt);
}

std::string authorization(const KeyPair& server, const std::string& origin, const std::string& contact, Millis now) {
  JsonWriter claims;
  claims.begin_object().field("aud", std::string_view(origin)).field("exp", now / 1000 + kBelieved);
  claims.field("sub", std::string_view(contact)).end_object();
  const std::string text =
      webauthn::to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + webauthn::to_base64url(claims.take());
  const Pkey key = read_pair(server.point, server.secret);
  must(key != nullptr);
  return "vapid t=" + text + "." + webauthn::to_base64url(signature_of(key.get(), text)) +
         ", k=" + webauthn::to_base64url(server.point);
}

}  // namespace roundtable::server::web_push
