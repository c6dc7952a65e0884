#include <utility>

#include "server/passkeys.h"
#include "server/people.h"
#include "server/wall_clock.h"

// Ways in besides the passphrase: keys, and a club's own login in front of the server.

namespace roundtable::server {

namespace {

struct Keyholder {
  std::optional<Key> key;
  std::optional<User> user;
};

Keyholder keyholder(Store& store, const std::string& id) {
  auto key = store.key(id);
  auto user = key ? store.user(key->user) : std::nullopt;
  return {std::move(key), std::move(user)};
}

Refused no_key_read() { return {"store", "cannot be read at the moment; please try again soon"}; }

}  // namespace

void People::expect_passphrase(const User& user, const std::string& passphrase, Done done, Failed failed) {
  hashes_.expect_room();
  hashes_.check(user.passphrase, passphrase, [done = std::move(done), failed = std::move(failed)](bool right) {
    right ? done() : failed(Refused("bad-passphrase", "this name and this passphrase do not belong together"));
  });
}

void People::save_key(const Key& key, Done done, Failed failed) {
  saves_.batch().keys.push_back(key);
  saves_.when_stored(key.user, std::move(done), std::move(failed));
}

void People::end_key(const User& user, const std::string& id, Done done, Failed failed) {
  store_.read<std::optional<Key>>([id](Store& store) { return store.key(id); },
                                  [this, user, done = std::move(done), failed](const std::optional<Key>& key) {
                                    if (!key || key->user != user.id) {
                                      return failed(Refused("not-found", "you have no such passkey"));
                                    }
                                    saves_.batch().void_keys.push_back(key->id);
                                    saves_.when_stored(user.id, done, failed);
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
                                 saves_.batch().keys.push_back(use(*found.key));
                                 give_token(*found.user, asker, done, failed);
                               },
                               failed);
                         },
                         [failed] { failed(no_key_read()); });
}

// The first time they come they are made; no passphrase opens what the club has the key to.
void People::enter_trusted(const std::string& name, const Asker& asker,
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
                         [this, name, id, asker, enter, fail](const Keyholder& found) {
                           if (found.user)
                             return renew(*found.user, {.token = {}, .device = asker.device}, enter, fail);
                           make_trusted(id, name, asker, enter, fail);
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
    give_token(user, asker, done, failed);
  };
  store_.read<std::optional<User>>(
      [name](Store& store) { return store.account(name); },
      [this, name, make, failed](const std::optional<User>& other) {
        if (!other) return make(name);
        free_names(
            name,
            [make, failed](const std::vector<std::string>& names) {
              names.empty() ? failed(Refused("name-taken", "an account has that name", "name")) : make(names.front());
            },
            failed);
      },
      [failed] { failed(no_key_read()); });
}

}  // namespace roundtable::server
