#include <algorithm>
#include <utility>

#include "server/people.h"
#include "server/wall_clock.h"

// Accounts: passphrases, and the code for whoever forgot theirs.

namespace roundtable::server {

namespace {

constexpr std::size_t kCodeLength = 16;  // 80 bits

Refused wrong_passphrase() { return {"bad-passphrase", "this name and this passphrase do not belong together"}; }
Refused wrong_code() { return {"bad-passphrase", "this name and this code do not belong together"}; }
Refused no_memory() { return {"store", "not enough memory at the moment; please try again soon"}; }
Refused no_account_read() { return {"store", "cannot be read at the moment; please try again soon"}; }

std::string recovery_id(const std::string& user) { return "recovery " + user; }

// Whatever is between the letters, and whatever case they are written in. There is a 0 among them and no O.
std::string plain_code(const std::string& written) {
  std::string code;
  for (const char c : written) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9')) code += small == 'o' ? '0' : small;
  }
  return code;
}

// As people write it down: ABCD-EFGH-JKMN-PQRS.
std::string shown_code(const std::string& code) {
  std::string shown;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i > 0 && i % 4 == 0) shown += '-';
    shown += code[i] >= 'a' ? static_cast<char>(code[i] - 'a' + 'A') : code[i];
  }
  return shown;
}

struct Recoverable {
  User user;
  std::string hash;  // of the code; none if there is no such account
};

}  // namespace

void People::make_secrets(const std::string& user, const std::string& passphrase, const Secrets& done,
                          const Failed& failed) {
  const std::string code = random_text(kCodeLength);
  hashes_.make(passphrase, [this, user, code, done, failed](const std::string& hash) {
    hashes_.make(code, [user, code, hash, done, failed](const std::string& code_hash) {
      if (hash.empty() || code_hash.empty()) return failed(no_memory());
      const Key key{
          .id = recovery_id(user), .user = user, .kind = "recovery", .data = code_hash, .created = time_of_day()};
      done(hash, shown_code(code), key);
    });
  });
}

void People::set_secrets(User user, const Asker& asker, const std::string& passphrase, const Known& done,
                         const Failed& failed) {
  const Secrets save_them = [this, user, asker, done, failed](const std::string& hash, const std::string& code,
                                                              const Key& recovery) {
    User account = user;
    account.passphrase = hash;
    const Known with_code = [done, code](const Welcome& welcome) { done({welcome.user, welcome.token, code}); };
    saves_.batch().keys.push_back(recovery);
    save(
        account, {.name = account.name, .passphrase = hash},
        [this, account, asker, with_code, failed] { renew(account, asker, with_code, failed); }, failed);
  };
  make_secrets(user.id, passphrase, save_them, failed);
}

void People::make_account(User user, const Asker& asker, const std::string& name, const std::string& passphrase,
                          const Known& done, Failed failed) {
  if (!user.passphrase.empty()) throw Refused("not-now", "you have an account already").because("account");
  hashes_.expect_room();
  user.name = name;
  store_.read<std::optional<User>>([name](Store& store) { return store.account(name); },
                                   [this, user, asker, passphrase, done, failed](const std::optional<User>& other) {
                                     if (other)
                                       return failed(Refused("name-taken", "an account has that name", "name"));
                                     set_secrets(user, asker, passphrase, done, failed);
                                   },
                                   [failed] { failed(no_account_read()); });
}

void People::log_in(const std::string& name, const std::string& passphrase, const Asker& asker, const Known& done,
                    Failed failed) {
  hashes_.expect_room();
  store_.read<std::optional<User>>(
      [name](Store& store) { return store.account(name); },
      [this, passphrase, asker, done, failed](const std::optional<User>& user) {
        hashes_.check(user ? user->passphrase : "", passphrase, [this, user, asker, done, failed](bool right) {
          right ? give_token(*user, asker, done, failed) : failed(wrong_passphrase());
        });
      },
      [failed] { failed(no_account_read()); });
}

void People::change_passphrase(const User& user, const Asker& asker, const std::string& old,
                               const std::string& passphrase, const Known& done, Failed failed) {
  hashes_.expect_room();
  hashes_.check(user.passphrase, old, [this, user, asker, passphrase, done, failed](bool right) {
    if (!right) return failed(wrong_passphrase());
    hashes_.make(passphrase, [this, user, asker, done, failed](const std::string& hash) {
      if (hash.empty()) return failed(no_memory());
      User changed = user;
      changed.passphrase = hash;
      save(
          changed, {.passphrase = hash}, [this, changed, asker, done, failed] { renew(changed, asker, done, failed); },
          failed);
    });
  });
}

void People::make_recovery_code(const User& user, const std::string& passphrase, const Known& done, Failed failed) {
  hashes_.expect_room();
  hashes_.check(user.passphrase, passphrase, [this, user, passphrase, done, failed](bool right) {
    if (!right) return failed(wrong_passphrase());
    const Secrets save_it = [this, user, done, failed](const std::string&, const std::string& code,
                                                       const Key& recovery) {
      saves_.batch().keys.push_back(recovery);
      saves_.when_stored(user.id, [user, code, done] { done({user, {}, code}); }, failed);
    };
    make_secrets(user.id, passphrase, save_it, failed);
  });
}

void People::recover(const std::string& name, const std::string& code, const std::string& passphrase,
                     const Asker& asker, const Known& done, Failed failed) {
  hashes_.expect_room();
  const auto use = [this, code = plain_code(code), passphrase, asker, done, failed](const Recoverable& found) {
    hashes_.check(found.hash, code, [this, found, passphrase, asker, done, failed](bool right) {
      // Somebody else may be using it up at this very moment.
      if (!right || !spent_.insert(found.hash).second) return failed(wrong_code());
      const Failed lost = [this, hash = found.hash, failed](const Refused& why) {
        spent_.erase(hash);
        failed(why);
      };
      const Known won = [this, hash = found.hash, done](const Welcome& welcome) {
        spent_.erase(hash);
        done(welcome);
      };
      set_secrets(found.user, {.token = {}, .device = asker.device}, passphrase, won, lost);
    });
  };
  store_.read<Recoverable>(
      [name](Store& store) -> Recoverable {
        const auto user = store.account(name);
        if (!user) return {};
        const auto key = store.key(recovery_id(user->id));
        return {*user, key ? key->data : ""};
      },
      use, [failed] { failed(no_account_read()); });
}

void People::disown(const User& user, Done done, Failed failed) {
  struct Ways {
    std::vector<Token> tokens;
    std::vector<Key> keys;
  };
  store_.read<Ways>([id = user.id](Store& store) -> Ways { return {store.tokens_of(id), store.keys_of(id)}; },
                    [this, user, done = std::move(done), failed](const Ways& ways) {
                      for (const Token& token : ways.tokens) end(token.hash);
                      for (const Key& key : ways.keys) saves_.batch().void_keys.push_back(key.id);
                      save({.id = user.id}, {.name = "", .passphrase = ""}, done, failed);
                    },
                    [failed] { failed(no_account_read()); });
}

void People::list_keys(const User& user, std::function<void(std::vector<Key>)> done, Failed failed) {
  store_.read<std::vector<Key>>([id = user.id](Store& store) { return store.keys_of(id); }, std::move(done),
                                [failed = std::move(failed)] { failed(no_account_read()); });
}

}  // namespace roundtable::server
