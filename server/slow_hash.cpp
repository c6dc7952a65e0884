#include "server/slow_hash.h"

#include <sodium.h>

#include <array>
#include <utility>

#include "server/refusal.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostHashing = 16;  // half a second of work, and then some

std::string slow_hash(const std::string& secret) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  const int failed = crypto_pwhash_str(text.data(), secret.data(), secret.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                       crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed != 0 ? std::string() : std::string(text.data());
}

bool fits(const std::string& hash, const std::string& secret) {
  if (hash.starts_with('$')) return crypto_pwhash_str_verify(hash.c_str(), secret.data(), secret.size()) == 0;
  slow_hash(secret);
  return false;
}

}  // namespace

void SlowHashes::expect_room() const {
  if (thread_.waiting() >= kMostHashing)
    throw Refused("too-many", "too many are logging in right now; try again").because("logins");
}

void SlowHashes::make(const std::string& secret, std::function<void(const std::string& hash)> done) {
  thread_.add([this, secret, done = std::move(done)] { loop_.post([done, hash = slow_hash(secret)] { done(hash); }); });
}

void SlowHashes::check(const std::string& hash, const std::string& secret, std::function<void(bool)> done) {
  thread_.add([this, hash, secret, done = std::move(done)] {
    loop_.post([done, right = fits(hash, secret)] { done(right); });
  });
}

}  // namespace roundtable::server
