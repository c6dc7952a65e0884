#include "server/accounts/people.h"

#include <sodium.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/utf8.h"
#include "server/base/hash.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostKnown = 100'000;
constexpr std::size_t kTokenLength = 40;  // 200 bits
constexpr std::size_t kUserLength = 16;
constexpr std::size_t kSessionLength = 16;
constexpr int kTriesForNames = 12;
constexpr std::size_t kLongestName = 24;
constexpr std::size_t kChangeLength = 16;
constexpr Millis kLookForPausesEvery = 250;  // interval of the check for pauses of this process
constexpr net::Micros kTakenForPause = net::kSecond;
constexpr Millis kSeenAge = 60 * 60 * 1000;  // precision of the time when a token was last seen

// `Ann 2`, shortened to the limit.
std::string numbered(const std::string& name, int number) {
  const std::string end = " " + std::to_string(number);
  std::string start;
  std::size_t length = end.size();
  for (std::string_view rest = name; !rest.empty() && length < kLongestName; ++length) {
    append_character(start, take_character(rest).value_or(U'?'));
  }
  while (start.ends_with(' ')) start.pop_back();
  return start + end;
}

std::string session_of(const std::string& token) { return token.empty() ? std::string() : token_hash(token); }

Refused nobody() { return {"no-token", "not logged in; send POST /api/v1/guest first"}; }
Refused not_readable() { return {"store", "the store cannot be read right now; try again in a moment"}; }

}  // namespace

std::string random_text(std::size_t length) {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz023456789";
  std::string bytes(length, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  for (char& byte : bytes) byte = kLetters[static_cast<unsigned char>(byte) % kLetters.size()];
  return bytes;
}

void expect_name_of_person(const std::string& name) {
  std::string start = name.substr(0, 4);
  std::transform(start.begin(), start.end(), start.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  if (start == "bot:") throw bad_field("name", "this name is reserved for bots");
}

std::string token_hash(const std::string& token) {
  return sha256_of({reinterpret_cast<const unsigned char*>(token.data()), token.size()});
}

void People::with_user(const std::string& token, const Admission& admission, Use welcome, Failed failed) {
  const Use use = [this, even_banned = admission.even_banned, welcome = std::move(welcome), failed](const User& user) {
    std::optional<Refused> why;
    try {
      if (!even_banned) expect_(user);
    } catch (const Refused& refused) {
      why = refused;
    }
    why ? failed(*why) : welcome(user);
  };
  if (token.empty() || token.size() > 2 * kTokenLength) return failed(nobody());
  const std::string hash = token_hash(token);
  if (ended_.contains(hash)) return failed(nobody());
  notice_pause();
  const bool only_store = admission.from_store && shared_;
  if (const auto known = known_.find(hash); known != known_.end() && !known->second.stale && !only_store) {
    notice(hash, known->second);
    return use(known->second.user);
  }
  store_.read<std::optional<User>>([hash](Store& store) { return store.user_of_token(hash); },
                                   [this, hash, use, failed](const std::optional<User>& user) {
                                     if (!user) forget_session(hash);
                                     if (!user || ended_.contains(hash)) return failed(nobody());
                                     if (known_.size() >= kMostKnown) known_.clear();
                                     Remembered& known = known_[hash];
                                     known = {*user, known.seen};
                                     notice(hash, known);
                                     use(known.user);
                                   },
                                   [this, hash, use, failed, only_store] {
                                     const auto known = known_.find(hash);
                                     known != known_.end() && !only_store ? use(known->second.user)
                                                                          : failed(not_readable());
                                   });
}

void People::notice(const std::string& hash, Remembered& known) {
  const Millis now = time_of_day();
  if (now - known.seen < kSeenAge || !saves_.trouble().empty()) return;
  known.seen = now;
  saves_.batch().tokens.push_back({.hash = hash, .user = known.user.id, .created = now, .seen = now});
}

void People::save(UserChange change, Done done, Failed failed) {
  change.change = random_text(kChangeLength);
  saves_.batch().user_changes.push_back(change);
  saves_.when_stored(
      change.change,
      [this, change, done = std::move(done)] {
        took_effect(change);
        done();
      },
      std::move(failed));
}

void People::took_effect(const UserChange& change) {
  std::vector<std::string> ended = change.ended_sessions;
  for (auto& [hash, known] : known_) {
    if (known.user.id != change.id) continue;
    if (change.name) known.user.name = *change.name;
    if (change.passphrase) known.user.passphrase = *change.passphrase;
    if (change.page) known.user.page = *change.page;
    if (change.renews) known.user.version = change.change;
    if (change.only_session && hash != *change.only_session) ended.push_back(hash);
  }
  for (const ListenerPtr& listener : listeners_.all()) {
    const bool meant = change.only_session && listener->user.id == change.id;
    if (meant && listener->session != *change.only_session) ended.push_back(listener->session);
  }
  for (const std::string& hash : ended) forget_session(hash);
}

struct People::NewToken {
  std::string token;
  Token stored;
};

People::NewToken People::new_token(const User& user, const Asker& asker) {
  const std::string token = random_text(kTokenLength);
  const Millis now = time_of_day();
  return {token, {.hash = token_hash(token), .user = user.id, .created = now, .seen = now, .device = asker.device}};
}

void People::give_token(const User& user, UserChange change, const Asker& asker, const Known& done, Failed failed) {
  const NewToken made = new_token(user, asker);
  change.id = user.id;
  change.version = user.version;
  change.token = made.stored;
  save(
      std::move(change),
      [this, user, made, asker, done] {
        known_[made.stored.hash] = {user, made.stored.seen};
        seen_at(user, asker.address);
        done({user, made.token, {}});
      },
      std::move(failed));
}

void People::renew(const User& user, UserChange change, const Asker& asker, const Known& done, Failed failed) {
  const NewToken made = new_token(user, asker);
  const std::string hash = made.stored.hash;
  const std::string old = asker.token.empty() ? std::string() : token_hash(asker.token);
  change.id = user.id;
  change.token = made.stored;
  change.only_session = hash;
  change.renews = true;
  User changed = user;
  if (change.name) changed.name = *change.name;
  if (change.passphrase) changed.passphrase = *change.passphrase;
  change.change = random_text(kChangeLength);
  changed.version = change.change;
  saves_.batch().user_changes.push_back(change);
  saves_.when_stored(
      change.change,
      [this, change, changed, made, old, asker, done] {
        if (!old.empty()) listeners_.move_session(old, made.stored.hash);
        known_[made.stored.hash] = {changed, made.stored.seen};
        took_effect(change);
        seen_at(changed, asker.address);
        done({changed, made.token, {}});
      },
      std::move(failed));
}

void People::seen_at(const User& user, const std::string& address) {
  if (!user.passphrase.empty()) hashes_.know(address);
}

void People::end(const std::string& hash) {
  forget_session(hash);
  ended_.insert(hash);
  saves_.batch().void_tokens.push_back(hash);
  saves_.when_stored({}, [this, hash] { ended_.erase(hash); }, [](const Refused&) {});
}

void People::forget_session(const std::string& hash) {
  known_.erase(hash);
  std::erase_if(trusted_, [&](const auto& one) { return token_hash(one.second) == hash; });
  listeners_.end_session(hash);
}

void People::changed_by_peer(const std::string& user) {
  std::set<std::string> sessions;
  for (auto& [hash, known] : known_) {
    if (known.user.id != user) continue;
    known.stale = true;
    sessions.insert(hash);
  }
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->user.id == user) sessions.insert(listener->session);
  }
  ask_for_void(sessions, [] {});
}

void People::ended_by_peer(const std::string& hash) { forget_session(hash); }

void People::doubt_all() {
  for (auto& [hash, known] : known_) known.stale = true;
  std::set<std::string> sessions;
  for (const ListenerPtr& listener : listeners_.all()) sessions.insert(listener->session);
  ask_for_void(sessions, [] {});
}

// If the read fails, the next message of a peer or a reconnection asks again.
void People::ask_for_void(const std::set<std::string>& sessions, const Done& done) {
  if (sessions.empty()) return done();
  store_.read<std::vector<std::string>>([hashes = std::vector<std::string>(sessions.begin(), sessions.end())](
                                            Store& store) { return store.cluster()->void_tokens(hashes); },
                                        [this, done](const std::vector<std::string>& ended) {
                                          for (const std::string& hash : ended) forget_session(hash);
                                          done();
                                        },
                                        [done] { done(); });
}

void People::share() {
  shared_ = true;
  awake_ = net::now();
  listeners_.set_guard([this] { notice_pause(); });
  watch_for_pauses();
}

void People::watch_for_pauses() {
  notice_pause();
  loop_.after(kLookForPausesEvery, [this] { watch_for_pauses(); });
}

// Called by each message and by a timer, so that the first of them after a pause notices it. Messages wait until the
// store has said which sessions are void.
void People::notice_pause() {
  if (!shared_) return;
  const net::Micros before = std::exchange(awake_, net::now());
  if (awake_ - before < kTakenForPause) return;
  for (auto& [hash, known] : known_) known.stale = true;
  std::set<std::string> sessions;
  for (const ListenerPtr& listener : listeners_.all()) sessions.insert(listener->session);
  listeners_.hold();
  ask_for_void(sessions, [this] { listeners_.let_go(); });
}

std::string People::new_user_id() { return "u" + random_text(kUserLength); }

void People::make_guest(const std::string& name, const Asker& asker, const Known& done, Failed failed) {
  const User user{.id = new_user_id(), .name = name, .created = time_of_day()};
  saves_.batch().users.push_back(user);
  make_first_token(user, asker, done, std::move(failed));
}

void People::make_first_token(const User& user, const Asker& asker, const Known& done, Failed failed) {
  const NewToken made = new_token(user, asker);
  saves_.batch().tokens.push_back(made.stored);
  saves_.when_stored(
      user.id,
      [this, user, made, done] {
        known_[made.stored.hash] = {user, made.stored.seen};
        done({user, made.token, {}});
      },
      std::move(failed));
}

void People::rename(User user, const std::string& token, const std::string& name, const Known& done, Failed failed) {
  user.name = name;
  save(
      {.id = user.id, .name = name, .session = session_of(token)}, [user, done] { done({user, {}, {}}); },
      std::move(failed));
}

void People::set_page(const User& user, const std::string& token, PageFor page, Done done, Failed failed) {
  save({.id = user.id, .page = page, .session = session_of(token)}, std::move(done), std::move(failed));
}

void People::free_names(const std::string& name, std::function<void(std::vector<std::string>)> done, Failed failed) {
  store_.read<std::vector<std::string>>(
      [name](Store& store) {
        std::vector<std::string> free;
        for (int tries = 0; free.size() < 2 && tries < kTriesForNames; ++tries) {
          const int number = tries < 4 ? tries : static_cast<int>(randombytes_uniform(997));
          std::string one = numbered(name, 2 + number);
          const bool new_here = std::find(free.begin(), free.end(), one) == free.end();
          if (new_here && !store.account(one)) free.push_back(std::move(one));
        }
        return free;
      },
      std::move(done), [failed = std::move(failed)] { failed(not_readable()); });
}

void People::log_out(const std::string& token, Done done, Failed failed) {
  end(token_hash(token));
  saves_.when_stored({}, std::move(done), std::move(failed));
}

void People::list_sessions(const User& user, const std::string& token, std::function<void(std::vector<Session>)> done,
                           Failed failed) {
  store_.read<std::vector<Token>>(
      [id = user.id](Store& store) { return store.tokens_of(id); },
      [this, here = token_hash(token), done = std::move(done)](const std::vector<Token>& tokens) {
        std::vector<Session> sessions;
        for (const Token& one : tokens) {
          if (ended_.contains(one.hash)) continue;
          sessions.push_back({one.hash.substr(0, kSessionLength), one.created, one.seen, one.device, one.hash == here});
        }
        done(std::move(sessions));
      },
      [failed = std::move(failed)] { failed(not_readable()); });
}

void People::end_sessions(const User& user, const std::string& token, const std::optional<std::string>& id, Done done,
                          Failed failed) {
  const std::string here = token_hash(token);
  if (!id) return save({.id = user.id, .session = here, .only_session = here}, std::move(done), std::move(failed));
  store_.read<std::vector<Token>>(
      [user = user.id](Store& store) { return store.tokens_of(user); },
      [this, here, user = user.id, id, done = std::move(done), failed](const std::vector<Token>& tokens) {
        const auto found = std::find_if(tokens.begin(), tokens.end(), [&](const Token& one) {
          return one.hash.substr(0, kSessionLength) == *id && !ended_.contains(one.hash);
        });
        if (found == tokens.end()) return failed(Refused("not-found", "no such session"));
        // A session that ends itself is not saved as a user change: when a batch of unknown fate is repeated, the store
        // would miss the session and refuse the change.
        if (found->hash == here) {
          end(here);
          return saves_.when_stored({}, done, failed);
        }
        save({.id = user, .session = here, .ended_sessions = {found->hash}}, done, failed);
      },
      [failed] { failed(not_readable()); });
}

}  // namespace roundtable::server
