#include "server/accounts/passkeys.h"

#include <gtest/gtest.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <sodium.h>

#include <memory>

#include "server/accounts/webauthn.h"
#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

constexpr const char* kHere = "https://play.example.org";

// A device with one passkey, built on OpenSSL only.
class Device {
 public:
  explicit Device(EVP_PKEY* key) : key_(key, EVP_PKEY_free) {}

  std::string public_key() const {
    unsigned char* der = nullptr;
    const int length = i2d_PUBKEY(key_.get(), &der);
    std::string text(reinterpret_cast<char*>(der), static_cast<std::size_t>(length));
    OPENSSL_free(der);
    return text;
  }

  static std::string data(const std::string& party, std::uint8_t flags, std::uint32_t counter) {
    std::string bytes = webauthn::sha256_bytes(party) + static_cast<char>(flags);
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(counter >> shift & 0xFF);
    return bytes;
  }

  static std::string client_data(const std::string& type, const std::string& challenge, const std::string& origin,
                                 const std::string& more = "") {
    return R"({"type":")" + type + R"(","challenge":")" + challenge + R"(","origin":")" + origin + "\"" + more + "}";
  }

  Passkeys::Answer make(const std::string& challenge) const {
    const std::string credential = "credential";
    return {.origin = kHere,
            .credential = credential,
            .client_data = client_data("webauthn.create", challenge, kHere, R"(,"crossOrigin":false)"),
            .authenticator_data = data("play.example.org", 0x45, 0) + std::string(16, 'm') + '\0' +
                                  static_cast<char>(credential.size()) + credential + "CBOR",
            .public_key = public_key()};
  }

  Passkeys::Answer use(const std::string& challenge, std::uint32_t counter, std::uint8_t flags = 0x05,
                       const std::string& party = "play.example.org", const std::string& origin = kHere) const {
    Passkeys::Answer answer{.origin = origin,
                            .credential = "credential",
                            .client_data = client_data("webauthn.get", challenge, origin),
                            .authenticator_data = data(party, flags, counter)};
    answer.signature = sign(answer.authenticator_data + webauthn::sha256_bytes(answer.client_data));
    return answer;
  }

 private:
  std::string sign(const std::string& bytes) const {
    const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    const bool plain = EVP_PKEY_get_base_id(key_.get()) == EVP_PKEY_ED25519;
    EVP_DigestSignInit(digest.get(), nullptr, plain ? nullptr : EVP_sha256(), nullptr, key_.get());
    std::size_t length = 0;
    const auto* text = reinterpret_cast<const unsigned char*>(bytes.data());
    EVP_DigestSign(digest.get(), nullptr, &length, text, bytes.size());
    std::string signature(length, '\0');
    EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char*>(signature.data()), &length, text, bytes.size());
    signature.resize(length);
    return signature;
  }

  std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> key_;
};

Device p256() { return Device(EVP_EC_gen("P-256")); }

TEST(Passkeys, OpenWhatTheyWereMadeFor) {
  for (EVP_PKEY* kind : {EVP_EC_gen("P-256"), EVP_RSA_gen(2048), EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519")}) {
    const Device device(kind);
    Passkeys passkeys;
    Key key = passkeys.made("u1", "phone", device.make(passkeys.challenge("u1")));
    EXPECT_EQ(key.user, "u1");
    EXPECT_EQ(key.id, Passkeys::id_of("credential"));
    key = passkeys.used(key, device.use(passkeys.challenge(""), 7));
    EXPECT_EQ(key.counter, 7);
    EXPECT_GT(key.used, 0);
  }
}

TEST(Passkeys, AreNotMadeOfAnythingElse) {
  const Device device = p256();
  const auto refuses = [&](auto spoil) {
    Passkeys passkeys;
    Passkeys::Answer answer = device.make(passkeys.challenge("u1"));
    spoil(answer, passkeys);
    return refusal([&] { passkeys.made("u1", "phone", answer); }).starts_with("bad-passkey");
  };
  EXPECT_FALSE(refuses([](auto&, auto&) {}));
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.credential = "another"; }));
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.origin = "https://evil.example"; }));
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.authenticator_data[32] = 0x41; })) << "nobody proved anything";
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.authenticator_data.resize(50); }));
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.public_key += "x"; }));
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.public_key = Device(EVP_EC_gen("P-384")).public_key(); }));
  EXPECT_TRUE(refuses([](auto& answer, auto&) { answer.public_key = Device(EVP_RSA_gen(1024)).public_key(); }));
  EXPECT_TRUE(refuses([](auto& answer, auto& passkeys) {
    answer.client_data = Device::client_data("webauthn.create", passkeys.challenge("u2"), kHere);
  })) << "asked of somebody else";
  EXPECT_TRUE(refuses([](auto& answer, auto& passkeys) {
    answer.client_data = Device::client_data("webauthn.get", passkeys.challenge("u1"), kHere);
  }));
  EXPECT_TRUE(refuses([](auto& answer, auto& passkeys) {
    answer.client_data =
        Device::client_data("webauthn.create", passkeys.challenge("u1"), kHere, R"(,"crossOrigin":true)");
  }));
}

TEST(Passkeys, DoNotOpenForAnythingElse) {
  const Device device = p256();
  Passkeys passkeys;
  Key key = passkeys.made("u1", "phone", device.make(passkeys.challenge("u1")));
  key.counter = 5;
  const auto refuses = [&](const Passkeys::Answer& answer, net::Micros at = net::now()) {
    return refusal([&] { passkeys.used(key, answer, at); }).starts_with("bad-passkey");
  };
  const auto asked = [&] { return passkeys.challenge(""); };
  EXPECT_TRUE(refuses(p256().use(asked(), 6))) << "another's key";
  EXPECT_TRUE(refuses(device.use("never asked", 6)));
  EXPECT_TRUE(refuses(device.use(passkeys.challenge("u1"), 6))) << "asked for something else";
  EXPECT_TRUE(refuses(device.use(asked(), 6, 0x01))) << "nobody proved who they are";
  EXPECT_TRUE(refuses(device.use(asked(), 6, 0x04))) << "nobody touched it";
  EXPECT_TRUE(refuses(device.use(asked(), 6, 0x05, "evil.example", "https://evil.example"))) << "a page in between";
  EXPECT_TRUE(refuses(device.use(asked(), 6, 0x05, "evil.example")));
  EXPECT_TRUE(refuses(device.use(asked(), 5))) << "a copy of it";
  auto spoilt = device.use(asked(), 6);
  spoilt.signature[8] ^= 1;
  EXPECT_TRUE(refuses(spoilt));
  auto changed = device.use(asked(), 6);
  changed.authenticator_data[36] = 9;
  EXPECT_TRUE(refuses(changed)) << "what was signed is not what is said";
  const auto good = device.use(asked(), 6);
  EXPECT_TRUE(refuses(good, net::now() + 400 * net::kSecond)) << "too late";
  const auto again = device.use(asked(), 6);
  EXPECT_FALSE(refuses(again));
  EXPECT_TRUE(refuses(again)) << "a challenge is answered once";
}

TEST(WebAuthn, KnowsWhoseAPageIs) {
  EXPECT_EQ(webauthn::relying_party("https://play.example.org"), "play.example.org");
  EXPECT_EQ(webauthn::relying_party("http://localhost:8080"), "localhost");
  for (const char* none : {"", "null", "https://", "file:///x", "https://a/b", "https://me@a", "https://[::1]:80"}) {
    EXPECT_FALSE(webauthn::relying_party(none)) << none;
  }
}

TEST(WebAuthn, ReadsBase64UrlStrictly) {
  EXPECT_EQ(webauthn::from_base64url(webauthn::to_base64url(std::string("\0\xFF\xFE?", 4))),
            std::string("\0\xFF\xFE?", 4));
  for (const char* none : {"A", "AA==", "A+/A", "AA AA", "AAA\n"}) EXPECT_FALSE(webauthn::from_base64url(none)) << none;
}

}  // namespace

}  // namespace roundtable::server
