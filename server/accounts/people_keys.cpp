#include <utility>
#include <vector>

#include "server/accounts/passkeys.h"
#include "server/accounts/people.h"
#include "server/base/wall_clock.h"

// Logins without a passphrase: keys, and a club's own login in front of the server.

namespace roundtable::server {

namespace {

struct Keyholder {
  std::optional<Key> key;
  std::optional<User> user;
  std::vector<Token> tokens;  // of the user, the latest seen first
};

Keyholder keyholder(Store& store, const std::string& id) {
  auto key = store.key(id);
  auto user = key ? store.user(key->user) : std::nullopt;
  auto tokens = user ? store.tokens_of(user->id) : std::vector<Token>();
  return {std::move(key), std::move(user), std::move(tokens)};
}

// Each server has its own session for a person whom the proxy vouches for, and creates another after a restart. The
// latest sessions stay: ending all of them would close connections at peers.
constexpr std::size_t kMostTrustedSessions = 16;

std::vector<std::string> superfluous(const std::vector<Token>& tokens) {
  std::vector<std::string> hashes;
  for (std::size_t i = kMostTrustedSessions - 1; i < tokens.size(); ++i) hashes.push_back(tokens[i].hash);
  return hashes;
}

Refused no_key_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

}  // namespace

void People::expect_passphrase(const User& user, const Asker& asker, const std::string& passphrase, Done done,
                               Failed failed) {
  hashes_.expect_room(asker.address);
  const auto answer = [done = std::move(done), failed](bool right) {
    right ? done() : failed(Refused("bad-passphrase", "wrong name or passphrase"));
  };
  hashes_.check(asker.address, user.passphrase, passphrase, answer, failed);
}

void People::save_key(const Key& key, const std::string& token, Done done, Failed failed) {
  save({.id = key.user, .session = token_hash(token), .keys = {key}}, std::move(done), std::move(failed));
}

// Raises the version, so that a concurrent login with this key fails.
void People::end_key(const User& user, const std::string& token, const std::string& id, Done done, Failed failed) {
  store_.read<std::optional<Key>>(
      [id](Store& store) { return store.key(id); },
      [this, user, session = token_hash(token), done = std::move(done), failed](const std::optional<Key>& key) {
        if (!key || key->user != user.id) {
          return failed(Refused("not-found", "no such passkey"));
        }
        save({.id = user.id, .session = session, .renews = true, .void_keys = {key->id}}, done, failed);
      },
      [failed] { failed(no_key_read()); });
}

void People::enter_by(const std::string& id, const std::function<Key(const Key&)>& use, const Asker& asker,
                      const Known& done, Failed failed) {
  store_.read<Keyholder>([id](Store& store) { return keyholder(store, id); },
                         [this, use, asker, done, failed](const Keyholder& found) {
                           guard(
                               [&] {
                                 if (!found.key || !found.user) throw bad_passkey();
                                 give_token(*found.user, {.keys = {use(*found.key)}}, asker, done, failed);
                               },
                               failed);
                         },
                         [failed] { failed(no_key_read()); });
}

// Creates the account at the first login. It has no passphrase, since the club decides who may log in.
void People::enter_trusted(const std::string& name, const Asker& asker, const std::optional<Refused>& no_new,
                           const std::function<void(const std::string& token)>& done, Failed failed) {
  if (const auto known = trusted_.find(name); known != trusted_.end()) return done(known->second);
  auto& waiting = entering_[name];
  waiting.emplace_back(done, failed);
  if (waiting.size() > 1) return;
  const auto answer = [this, name](const std::function<void(const Entering&)>& each) {
    const auto all = entering_.extract(name);
    for (const Entering& one : all.mapped()) each(one);
  };
  const Failed fail = [answer](const Refused& why) { answer([&](const Entering& one) { one.second(why); }); };
  const Known enter = [this, name, answer](const Welcome& welcome) {
    trusted_[name] = welcome.token;
    answer([&](const Entering& one) { one.first(welcome.token); });
  };
  const std::string id = "club " + name;
  store_.read<Keyholder>([id](Store& store) { return keyholder(store, id); },
                         [this, name, id, asker, no_new, enter, fail](const Keyholder& found) {
                           if (found.user) {
                             return give_token(*found.user, {.ended_sessions = superfluous(found.tokens)},
                                               {.token = {}, .device = asker.device, .address = {}}, enter, fail);
                           }
                           no_new ? fail(*no_new) : make_trusted(id, name, asker, enter, fail);
                         },
                         [fail] { fail(no_key_read()); });
}

void People::make_trusted(const std::string& id, const std::string& name, const Asker& asker, const Known& done,
                          const Failed& failed) {
  const auto make = [this, id, asker, done, failed](const std::string& free) {
    const User user{
        .id = new_user_id(), .name = free, .passphrase = std::string(kNoPassphrase), .created = time_of_day()};
    saves_.batch().users.push_back(user);
    saves_.batch().keys.push_back({.id = id, .user = user.id, .kind = "club", .created = user.created});
    make_first_token(user, asker, done, failed);
  };
  struct Others {
    std::optional<User> account;
    bool made = false;  // a peer has just created the account
  };
  store_.read<Others>(
      [name, id](Store& store) -> Others {
        auto account = store.account(name);
        return {std::move(account), store.key(id).has_value()};
      },
      [this, name, make, failed](const Others& others) {
        if (others.made) return failed(Refused("conflict", "you logged in on two servers at once; try again"));
        if (!others.account) return make(name);
        free_names(
            name,
            [make, failed](const std::vector<std::string>& names) {
              names.empty() ? failed(Refused("name-taken", "this name is taken", "name")) : make(names.front());
            },
            failed);
      },
      [failed] { failed(no_key_read()); });
}

}  // namespace roundtable::server
