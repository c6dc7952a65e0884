#include "server/accounts/passkeys.h"

#include <sodium.h>

#include <utility>

#include "server/accounts/webauthn.h"
#include "server/base/log.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr net::Micros kPatienceWithAnswer = 5 * 60 * net::kSecond;
constexpr std::size_t kMostAsked = 10'000;
constexpr std::size_t kChallengeLength = 32;

// The stored form of a key: hash of the relying party and public key, in base64url, separated by a space.
std::string kept(const std::string& relying_party_hash, const std::string& public_key) {
  return webauthn::to_base64url(relying_party_hash) + " " + webauthn::to_base64url(public_key);
}

bool same_bytes(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

// The authenticator's data, if it verified its owner for our relying party.
webauthn::AuthenticatorData said_here(const Passkeys::Answer& answer) {
  const auto party = webauthn::relying_party(answer.origin);
  const auto data = webauthn::read_authenticator_data(answer.authenticator_data);
  if (!party || !data || !data->present || !data->verified ||
      !same_bytes(data->relying_party_hash, webauthn::sha256_bytes(*party))) {
    throw bad_passkey();
  }
  return *data;
}

}  // namespace

Refused bad_passkey() { return {"bad-passkey", "unknown passkey"}; }

std::string Passkeys::id_of(const std::string& credential) { return "passkey " + webauthn::to_base64url(credential); }

std::string Passkeys::challenge(const std::string& user, net::Micros at) {
  std::erase_if(asked_, [&](const auto& one) { return one.second.until < at; });
  if (asked_.size() >= kMostAsked) {
    throw Refused("too-many", "too many logins right now; try again in a moment").because("logins");
  }
  std::string bytes(kChallengeLength, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  std::string challenge = webauthn::to_base64url(bytes);
  asked_[challenge] = {user, at + kPatienceWithAnswer};
  return challenge;
}

void Passkeys::expect_asked(const std::string& user, const Answer& answer, std::string_view type, net::Micros at) {
  const auto challenge = webauthn::challenge_answered(answer.client_data, type, answer.origin);
  if (!challenge) throw bad_passkey();
  const auto found = asked_.extract(*challenge);
  if (found.empty() || found.mapped().user != user || found.mapped().until < at) throw bad_passkey();
}

Key Passkeys::made(const std::string& user, const std::string& name, const Answer& answer, net::Micros at) {
  expect_asked(user, answer, "webauthn.create", at);
  const auto data = said_here(answer);
  if (data.credential.empty() || data.credential != answer.credential || !webauthn::is_good_key(answer.public_key)) {
    throw bad_passkey();
  }
  return {.id = id_of(answer.credential),
          .user = user,
          .kind = "passkey",
          .name = name,
          .data = kept(data.relying_party_hash, answer.public_key),
          .counter = data.counter,
          .created = time_of_day()};
}

Key Passkeys::used(Key key, const Answer& answer, net::Micros at) {
  expect_asked({}, answer, "webauthn.get", at);
  const auto data = said_here(answer);
  const auto blank = key.data.find(' ');
  const auto public_key = webauthn::from_base64url(std::string_view(key.data).substr(blank + 1));
  if (blank == std::string::npos || !public_key || !same_bytes(key.data, kept(data.relying_party_hash, *public_key)) ||
      !webauthn::is_signed(*public_key, answer.authenticator_data, answer.client_data, answer.signature)) {
    throw bad_passkey();
  }
  // A counter that does not increase is a sign of a cloned authenticator. Zero means that there is no counter.
  if ((data.counter != 0 || key.counter != 0) && data.counter <= key.counter) {
    LogLine("warning", "passkey counted back").field("user", key.user);
    throw bad_passkey();
  }
  key.counter = data.counter;
  key.used = time_of_day();
  return key;
}

}  // namespace roundtable::server
