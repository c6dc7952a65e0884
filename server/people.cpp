#include "server/people.h"

#include <sodium.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/utf8.h"
#include "server/hash.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostKnown = 100'000;
constexpr std::size_t kTokenLength = 40;  // 200 bits
constexpr std::size_t kUserLength = 16;
constexpr std::size_t kSessionLength = 16;
constexpr int kTriesForNames = 12;
constexpr std::size_t kLongestName = 24;
constexpr Millis kSeenAge = 60 * 60 * 1000;  // how old the time may be when a token was last seen

// `Ann 2`, made to fit.
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

Refused nobody() { return {"no-token", "say who you are first: POST /api/v1/guest"}; }
Refused not_readable() { return {"store", "cannot be read at the moment; please try again soon"}; }

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

void People::with_user(const std::string& token, Use welcome, Failed failed) {
  const Use use = [this, welcome = std::move(welcome), failed](const User& user) {
    std::optional<Refused> why;
    try {
      expect_(user);
    } catch (const Refused& refused) {
      why = refused;
    }
    why ? failed(*why) : welcome(user);
  };
  if (token.empty() || token.size() > 2 * kTokenLength) return failed(nobody());
  const std::string hash = token_hash(token);
  if (ended_.contains(hash)) return failed(nobody());
  if (const auto known = known_.find(hash); known != known_.end() && !known->second.stale) {
    notice(hash, known->second);
    return use(known->second.user);
  }
  store_.read<std::optional<User>>([hash](Store& store) { return store.user_of_token(hash); },
                                   [this, hash, use, failed](const std::optional<User>& user) {
                                     if (!user) known_.erase(hash);
                                     if (!user || ended_.contains(hash)) return failed(nobody());
                                     if (known_.size() >= kMostKnown) known_.clear();
                                     Remembered& known = known_[hash];
                                     known = {*user, known.seen};
                                     notice(hash, known);
                                     use(known.user);
                                   },
                                   [this, hash, use, failed] {
                                     const auto known = known_.find(hash);
                                     known != known_.end() ? use(known->second.user) : failed(not_readable());
                                   });
}

void People::notice(const std::string& hash, Remembered& known) {
  const Millis now = time_of_day();
  if (now - known.seen < kSeenAge || !saves_.trouble().empty()) return;
  known.seen = now;
  saves_.batch().tokens.push_back({.hash = hash, .user = known.user.id, .created = now, .seen = now});
}

void People::save(const User& user, UserChange change, Done done, Failed failed) {
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

void People::give_token(const User& user, const Asker& asker, const Known& done, Failed failed) {
  const std::string token = random_text(kTokenLength);
  const std::string hash = token_hash(token);
  const Millis now = time_of_day();
  saves_.batch().tokens.push_back({.hash = hash, .user = user.id, .created = now, .seen = now, .device = asker.device});
  saves_.when_stored(
      user.id,
      [this, user, token, hash, now, done] {
        known_[hash] = {user, now};
        done({user, token, {}});
      },
      std::move(failed));
}

void People::renew(const User& user, const Asker& asker, const Known& done, Failed failed) {
  store_.read<std::vector<Token>>([id = user.id](Store& store) { return store.tokens_of(id); },
                                  [this, user, asker, done, failed](const std::vector<Token>& old) {
                                    const Known change = [this, asker, old, done](const Welcome& welcome) {
                                      if (!asker.token.empty())
                                        listeners_.move_session(token_hash(asker.token), token_hash(welcome.token));
                                      for (const Token& token : old) end(token.hash);
                                      done(welcome);
                                    };
                                    give_token(user, asker, change, failed);
                                  },
                                  [failed] { failed(not_readable()); });
}

void People::end(const std::string& hash) {
  known_.erase(hash);
  ended_.insert(hash);
  std::erase_if(trusted_, [&](const auto& one) { return token_hash(one.second) == hash; });
  listeners_.end_session(hash);
  saves_.batch().void_tokens.push_back(hash);
  saves_.when_stored({}, [this, hash] { ended_.erase(hash); }, [](const Refused&) {});
}

void People::changed_elsewhere(const std::string& user) {
  for (auto& [hash, known] : known_) known.stale = known.stale || known.user.id == user;
}

void People::ended_elsewhere(const std::string& hash) {
  known_.erase(hash);
  std::erase_if(trusted_, [&](const auto& one) { return token_hash(one.second) == hash; });
  listeners_.end_session(hash);
}

void People::doubt_all() {
  for (auto& [hash, known] : known_) known.stale = true;
  std::set<std::string> sessions;
  for (const ListenerPtr& listener : listeners_.all()) sessions.insert(listener->session);
  if (sessions.empty()) return;
  store_.read<std::vector<std::string>>([hashes = std::vector<std::string>(sessions.begin(), sessions.end())](
                                            Store& store) { return store.cluster()->void_tokens(hashes); },
                                        [this](const std::vector<std::string>& ended) {
                                          for (const std::string& hash : ended) ended_elsewhere(hash);
                                        },
                                        [] {});  // whoever cannot be read is asked for when the bell is heard again
}

std::string People::new_user_id() { return "u" + random_text(kUserLength); }

void People::make_guest(const std::string& name, const Asker& asker, const Known& done, Failed failed) {
  const User user{.id = new_user_id(), .name = name, .created = time_of_day()};
  saves_.batch().users.push_back(user);
  give_token(user, asker, done, std::move(failed));
}

void People::rename(User user, const std::string& name, const Known& done, Failed failed) {
  user.name = name;
  save(user, {.name = name}, [user, done] { done({user, {}, {}}); }, std::move(failed));
}

void People::set_page(User user, PageFor page, Done done, Failed failed) {
  user.page = page;
  save(user, {.page = page}, std::move(done), std::move(failed));
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

// Sessions.

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
      [failed] { failed(not_readable()); });
}

}  // namespace roundtable::server
