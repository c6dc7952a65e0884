#include "server/people.h"

#include <sodium.h>

#include <array>
#include <memory>
#include <utility>

#include "server/hash.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostKnown = 100'000;
constexpr std::size_t kMostHashing = 16;  // half a second of work, and then some
constexpr std::size_t kTokenLength = 40;  // 200 bits
constexpr std::size_t kUserLength = 16;
constexpr std::size_t kSessionLength = 16;
constexpr Millis kSeenAge = 60 * 60 * 1000;  // how old the time may be when a token was last seen

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

std::string token_hash(const std::string& token) {
  return sha256_of({reinterpret_cast<const unsigned char*>(token.data()), token.size()});
}

void People::with_user(const std::string& token, Use use, Failed failed) {
  if (token.empty() || token.size() > 2 * kTokenLength) return failed(nobody());
  const std::string hash = token_hash(token);
  if (ended_.contains(hash)) return failed(nobody());
  if (const auto known = known_.find(hash); known != known_.end()) {
    notice(hash, known->second);
    return use(known->second.user);
  }
  store_.read<std::optional<User>>([hash](Store& store) { return store.user_of_token(hash); },
                                   [this, hash, use = std::move(use), failed](const std::optional<User>& user) {
                                     if (!user || ended_.contains(hash)) return failed(nobody());
                                     if (known_.size() >= kMostKnown) known_.clear();
                                     Remembered& known = known_[hash] = {*user};
                                     notice(hash, known);
                                     use(known.user);
                                   },
                                   [failed] { failed(no_reading()); });
}

void People::notice(const std::string& hash, Remembered& known) {
  const Millis now = time_of_day();
  if (now - known.seen < kSeenAge || !saves_.trouble().empty()) return;
  known.seen = now;
  saves_.batch().tokens.push_back({.hash = hash, .user = known.user.id, .created = now, .seen = now});
}

void People::save(const User& user, UserChange change, std::function<void()> done, Failed failed) {
  change.id = user.id;
  saves_.batch().user_changes.push_back(std::move(change));
  saves_.when_stored(
      user.id,
      [this, user, done = std::move(done)] {
        for (auto& [hash, known] : known_) {
          if (known.user.id == user.id) known.user = user;
        }
        done();
      },
      std::move(failed));
}

void People::give_token(const User& user, const Known& done, Failed failed) {
  const std::string token = random_text(kTokenLength);
  const std::string hash = token_hash(token);
  const Millis now = time_of_day();
  saves_.batch().tokens.push_back({.hash = hash, .user = user.id, .created = now, .seen = now});
  saves_.when_stored(
      user.id,
      [this, user, token, hash, now, done] {
        known_[hash] = {user, now};
        done(user, token);
      },
      std::move(failed));
}

void People::end(const std::string& hash) {
  known_.erase(hash);
  ended_.insert(hash);
  listeners_.end_session(hash);
  saves_.batch().void_tokens.push_back(hash);
  saves_.when_stored({}, [this, hash] { ended_.erase(hash); }, [](const Refused&) {});
}

void People::make_guest(const std::string& name, const Known& done, Failed failed) {
  const User user{.id = "u" + random_text(kUserLength), .name = name, .created = time_of_day()};
  saves_.batch().users.push_back(user);
  give_token(user, done, std::move(failed));
}

void People::rename(User user, const std::string& name, const Known& done, Failed failed) {
  if (!user.passphrase.empty()) throw Refused("not-now", "an account keeps its name").because("account");
  user.name = name;
  save(user, {.name = name}, [user, done] { done(user, {}); }, std::move(failed));
}

void People::expect_hashing() const {
  if (hashing_.waiting() >= kMostHashing)
    throw Refused("too-many", "too many are logging in right now; try again").because("logins");
}

void People::make_account(User user, const std::string& token, const std::string& name, const std::string& passphrase,
                          const Known& done, Failed failed) {
  if (!user.passphrase.empty()) throw Refused("not-now", "you have an account already").because("account");
  expect_hashing();
  user.name = name;
  const Known change_token = [this, old = token_hash(token), done](const User& account, const std::string& fresh) {
    listeners_.move_session(old, token_hash(fresh));
    end(old);
    done(account, fresh);
  };
  const auto save_it = [this, user, change_token, failed](const std::string& hash) {
    if (hash.empty()) return failed(Refused("store", "not enough memory at the moment; please try again soon"));
    User account = user;
    account.passphrase = hash;
    save(
        account, {.name = account.name, .passphrase = hash},
        [this, account, change_token, failed] { give_token(account, change_token, failed); }, failed);
  };
  store_.read<std::optional<User>>([name](Store& store) { return store.account(name); },
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
  store_.read<std::optional<User>>([name](Store& store) { return store.account(name); },
                                   [this, passphrase, done, failed](const std::optional<User>& user) {
                                     // Takes as long for a name that nobody has, so that nobody learns which there
                                     // are.
                                     hashing_.add([this, passphrase, user, done, failed] {
                                       const bool right =
                                           user ? fits(user->passphrase, passphrase) : (hashed(passphrase), false);
                                       loop_.post([this, right, user, done, failed] {
                                         right ? give_token(*user, done, failed) : failed(wrong_passphrase());
                                       });
                                     });
                                   },
                                   [failed] { failed(no_reading()); });
}

void People::log_out(const std::string& token, std::function<void()> done, Failed failed) {
  end(token_hash(token));
  saves_.when_stored({}, std::move(done), std::move(failed));
}

// Sessions.

void People::list_sessions(const User& user, const std::string& token, std::function<void(std::vector<Session>)> done,
                           Failed failed) {
  store_.read<std::vector<Token>>(
      [id = user.id](Store& store) { return store.tokens_of(id); },
      [this, here = token_hash(token), done = std::move(done)](const std::vector<Token>& tokens) {
        std::vector<Session> sessions;
        for (const Token& one : tokens) {
          if (ended_.contains(one.hash)) continue;
          sessions.push_back({one.hash.substr(0, kSessionLength), one.created, one.seen, one.hash == here});
        }
        done(std::move(sessions));
      },
      [failed = std::move(failed)] { failed(no_reading()); });
}

void People::end_sessions(const User& user, const std::string& token, const std::optional<std::string>& id,
                          std::function<void()> done, Failed failed) {
  store_.read<std::vector<Token>>(
      [user = user.id](Store& store) { return store.tokens_of(user); },
      [this, here = token_hash(token), id, done = std::move(done), failed](const std::vector<Token>& tokens) {
        bool found = !id;
        for (const Token& one : tokens) {
          const bool meant = id ? one.hash.substr(0, kSessionLength) == *id : one.hash != here;
          if (!meant || ended_.contains(one.hash)) continue;
          end(one.hash);
          found = true;
        }
        if (!found) return failed(Refused("not-found", "you have no such session"));
        saves_.when_stored({}, done, failed);
      },
      [failed] { failed(no_reading()); });
}

}  // namespace roundtable::server
