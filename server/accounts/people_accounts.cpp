#include <algorithm>
#include <utility>

#include "server/accounts/people.h"
#include "server/base/wall_clock.h"

// Accounts: passphrases and recovery codes.

namespace roundtable::server {

namespace {

constexpr std::size_t kCodeLength = 16;  // 80 bits
constexpr int kTriesToLogIn = 3;

Refused wrong_passphrase() { return {"bad-passphrase", "wrong name or passphrase"}; }
Refused wrong_code() { return {"bad-passphrase", "wrong name or recovery code"}; }
Refused no_memory() { return {"store", "the server is out of memory; try again in a moment"}; }
Refused no_account_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

std::string recovery_id(const std::string& user) { return "recovery " + user; }

// Accepts any separators and case. Our alphabet has a 0 and no O.
std::string plain_code(const std::string& written) {
  std::string code;
  for (const char c : written) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9')) code += small == 'o' ? '0' : small;
  }
  return code;
}

// The form for people: ABCD-EFGH-JKMN-PQRS.
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
  std::string hash;  // of the code; empty if there is no such account
};

}  // namespace

void People::make_secrets(const std::string& user, const std::string& passphrase_hash, const Secrets& done,
                          const Failed& failed) {
  const std::string code = random_text(kCodeLength);
  hashes_.make_next(code, [user, code, passphrase_hash, done, failed](const std::string& code_hash) {
    if (passphrase_hash.empty() || code_hash.empty()) return failed(no_memory());
    const Key key{
        .id = recovery_id(user), .user = user, .kind = "recovery", .data = code_hash, .created = time_of_day()};
    done(passphrase_hash, shown_code(code), key);
  });
}

void People::set_secrets(const User& user, UserChange change, const Asker& asker, const std::string& passphrase_hash,
                         const Known& done, const Failed& failed) {
  const Secrets save_them = [this, user, change = std::move(change), asker, done, failed](
                                const std::string& hash, const std::string& code, const Key& recovery) {
    UserChange all = change;
    all.version = user.version;
    all.passphrase = hash;
    all.keys = {recovery};
    const Known with_code = [done, code](const Welcome& welcome) { done({welcome.user, welcome.token, code}); };
    renew(user, std::move(all), asker, with_code, failed);
  };
  make_secrets(user.id, passphrase_hash, save_them, failed);
}

void People::make_account(User user, const Asker& asker, const std::string& name, const std::string& passphrase,
                          const Known& done, Failed failed) {
  if (!user.passphrase.empty()) throw Refused("not-now", "you already have an account").because("account");
  hashes_.expect_room(asker.address);
  store_.read<std::optional<User>>([name](Store& store) { return store.account(name); },
                                   [this, name, user, asker, passphrase, done, failed](const auto& other) {
                                     if (other) return failed(Refused("name-taken", "this name is taken", "name"));
                                     const UserChange change{.name = name, .session = token_hash(asker.token)};
                                     const auto go_on = [this, user, change, asker, done,
                                                         failed](const std::string& hash) {
                                       set_secrets(user, change, asker, hash, done, failed);
                                     };
                                     hashes_.make(asker.address, passphrase, go_on, failed);
                                   },
                                   [failed] { failed(no_account_read()); });
}

void People::log_in(const std::string& name, const std::string& passphrase, const Asker& asker, const Known& done,
                    Failed failed) {
  hashes_.expect_room(asker.address);
  log_in(name, passphrase, asker, kTriesToLogIn, done, failed);
}

void People::log_in(const std::string& name, const std::string& passphrase, const Asker& asker, int tries,
                    const Known& done, const Failed& failed) {
  // Retries after a concurrent change of the account, which does not mean that the passphrase is wrong.
  const Failed again = [this, name, passphrase, asker, tries, done, failed](const Refused& why) {
    if (why.code() != "conflict" || tries == 1) return failed(why);
    log_in(name, passphrase, asker, tries - 1, done, failed);
  };
  store_.read<std::optional<User>>([name](Store& store) { return store.account(name); },
                                   [this, passphrase, asker, done, failed, again](const std::optional<User>& user) {
                                     const auto enter = [this, user, asker, done, failed, again](bool right) {
                                       right ? give_token(*user, {}, asker, done, again) : failed(wrong_passphrase());
                                     };
                                     hashes_.check(asker.address, user ? user->passphrase : "", passphrase, enter,
                                                   failed);
                                   },
                                   [failed] { failed(no_account_read()); });
}

void People::change_passphrase(const User& user, const Asker& asker, const std::string& old,
                               const std::string& passphrase, const Known& done, Failed failed) {
  hashes_.expect_room(asker.address);
  const auto change = [this, user, asker, passphrase, done, failed](bool right) {
    if (!right) return failed(wrong_passphrase());
    hashes_.make_next(passphrase, [this, user, asker, done, failed](const std::string& hash) {
      if (hash.empty()) return failed(no_memory());
      renew(user, {.passphrase = hash, .session = token_hash(asker.token), .version = user.version}, asker, done,
            failed);
    });
  };
  hashes_.check(asker.address, user.passphrase, old, change, failed);
}

void People::make_recovery_code(const User& user, const Asker& asker, const std::string& passphrase, const Known& done,
                                Failed failed) {
  hashes_.expect_room(asker.address);
  const auto make = [this, user, asker, done, failed](bool right) {
    if (!right) return failed(wrong_passphrase());
    const Secrets save_it = [this, user, asker, done, failed](const std::string&, const std::string& code,
                                                              const Key& recovery) {
      save(
          {.id = user.id,
           .session = token_hash(asker.token),
           .version = user.version,
           .renews = true,
           .keys = {recovery}},
          [user, code, done] { done({user, {}, code}); }, failed);
    };
    make_secrets(user.id, user.passphrase, save_it, failed);
  };
  hashes_.check(asker.address, user.passphrase, passphrase, make, failed);
}

void People::recover(const std::string& name, const std::string& code, const std::string& passphrase,
                     const Asker& asker, const Known& done, Failed failed) {
  hashes_.expect_room(asker.address);
  const Asker stranger{.token = {}, .device = asker.device, .address = asker.address};
  // A conflict means that another request used the code at the same moment.
  const Failed lost = [failed](const Refused& why) { failed(why.code() == "conflict" ? wrong_code() : why); };
  const auto use = [this, code = plain_code(code), passphrase, stranger, done, failed, lost](const Recoverable& found) {
    const auto go_on = [this, found, passphrase, stranger, done, failed, lost](bool right) {
      if (!right) return failed(wrong_code());
      hashes_.make_next(passphrase, [this, found, stranger, done, lost](const std::string& hash) {
        set_secrets(found.user, {}, stranger, hash, done, lost);
      });
    };
    hashes_.check(stranger.address, found.hash, code, go_on, failed);
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

void People::disown(const User& user, const std::string& token, Done done, Failed failed) {
  save({.id = user.id,
        .name = "",
        .passphrase = "",
        .session = token.empty() ? std::string() : token_hash(token),
        .renews = true,
        .only_session = "",
        .forgets_keys = true},
       std::move(done), std::move(failed));
}

void People::list_keys(const User& user, std::function<void(std::vector<Key>)> done, Failed failed) {
  store_.read<std::vector<Key>>([id = user.id](Store& store) { return store.keys_of(id); }, std::move(done),
                                [failed = std::move(failed)] { failed(no_account_read()); });
}

}  // namespace roundtable::server
