#include "server/people.h"

#include <sodium.h>

#include <array>
#include <memory>
#include <utility>

#include "server/hash.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostKnown = 100'000;
constexpr std::size_t kMostHashing = 16;  // half a second of work, and then some
constexpr std::size_t kTokenLength = 40;  // 200 bits
constexpr std::size_t kUserLength = 16;

std::string hash_of(const std::string& token) {
  return sha256_of({reinterpret_cast<const unsigned char*>(token.data()), token.size()});
}

std::string hashed(const std::string& passphrase) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  const int failed = crypto_pwhash_str(text.data(), passphrase.data(), passphrase.size(),
                                       crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed != 0 ? std::string() : std::string(text.data());
}

bool fits(const std::string& hash, const std::string& passphrase) {
  return crypto_pwhash_str_verify(hash.c_str(), passphrase.data(), passphrase.size()) == 0;
}

Refused nobody() { return {"no-token", "say who you are first: POST /api/v1/guest"}; }
Refused wrong_passphrase() { return {"bad-passphrase", "this name and this passphrase do not belong together"}; }
Refused no_reading() { return {"store", "cannot be read at the moment; please try again soon"}; }

}  // namespace

std::string random_text(std::size_t length) {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz023456789";
  std::string bytes(length, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  for (char& byte : bytes) byte = kLetters[static_cast<unsigned char>(byte) % kLetters.size()];
  return bytes;
}

void People::with_user(const std::string& token, Use use, Failed failed) {
  if (token.empty() || token.size() > 2 * kTokenLength) return failed(nobody());
  const std::string hash = hash_of(token);
  if (const auto known = known_.find(hash); known != known_.end()) return use(known->second);
  keeper_.read<std::optional<User>>([hash](Store& store) { return store.user_of_token(hash); },
                                    [this, hash, use = std::move(use), failed](const std::optional<User>& user) {
                                      if (!user) return failed(nobody());
                                      if (known_.size() >= kMostKnown) known_.clear();
                                      use(known_[hash] = *user);
                                    },
                                    [failed] { failed(no_reading()); });
}

void People::save(const User& user, const std::string& token, const Known& done, Failed failed) {
  Batch& batch = hall_.batch();
  batch.users.push_back(user);
  const std::string hash = token.empty() ? std::string() : hash_of(token);
  if (!token.empty()) batch.tokens.push_back({hash, user.id, Hall::now()});
  hall_.when_stored(
      user.id,
      [this, user, token, hash, done] {
        for (auto& [other, known] : known_) {
          if (token.empty() && known.id == user.id) known = user;
        }
        if (!hash.empty()) known_[hash] = user;
        done(user, token);
      },
      std::move(failed));
}

void People::make_guest(const std::string& name, const Known& done, Failed failed) {
  save({.id = "u" + random_text(kUserLength), .name = name, .created = Hall::now()}, random_text(kTokenLength), done,
       std::move(failed));
}

void People::rename(User user, const std::string& name, const Known& done, Failed failed) {
  if (!user.passphrase.empty()) throw Refused("not-now", "an account keeps its name").because("account");
  user.name = name;
  save(user, {}, done, std::move(failed));
}

void People::expect_hashing() const {
  if (hashing_.waiting() >= kMostHashing)
    throw Refused("too-many", "too many are logging in right now; try again").because("logins");
}

void People::make_account(User user, const std::string& name, const std::string& passphrase, const Known& done,
                          Failed failed) {
  if (!user.passphrase.empty()) throw Refused("not-now", "you have an account already").because("account");
  expect_hashing();
  user.name = name;
  const auto save_it = [this, user, done, failed](const std::string& hash) {
    if (hash.empty()) return failed(Refused("store", "not enough memory at the moment; please try again soon"));
    User account = user;
    account.passphrase = hash;
    save(account, {}, done, failed);
  };
  keeper_.read<std::optional<User>>([name](Store& store) { return store.account(name); },
                                    [this, passphrase, save_it, failed](const std::optional<User>& other) {
                                      if (other)
                                        return failed(Refused("name-taken", "an account has that name", "name"));
                                      hashing_.add([this, passphrase, save_it] {
                                        loop_.post([save_it, hash = hashed(passphrase)] { save_it(hash); });
                                      });
                                    },
                                    [failed] { failed(no_reading()); });
}

void People::log_in(const std::string& name, const std::string& passphrase, const Known& done, Failed failed) {
  expect_hashing();
  keeper_.read<std::optional<User>>(
      [name](Store& store) { return store.account(name); },
      [this, passphrase, done, failed](const std::optional<User>& user) {
        // Takes as long for a name that nobody has, so that nobody learns which there are.
        hashing_.add([this, passphrase, user, done, failed] {
          const bool right = user ? fits(user->passphrase, passphrase) : (hashed(passphrase), false);
          loop_.post([this, right, user, done, failed] {
            right ? save(*user, random_text(kTokenLength), done, failed) : failed(wrong_passphrase());
          });
        });
      },
      [failed] { failed(no_reading()); });
}

void People::log_out(const std::string& token, std::function<void()> done, Failed failed) {
  const std::string hash = hash_of(token);
  known_.erase(hash);
  hall_.batch().void_tokens.push_back(hash);
  hall_.when_stored({}, std::move(done), std::move(failed));
}

}  // namespace roundtable::server
