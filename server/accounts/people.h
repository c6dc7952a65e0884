#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/base/slow_hash.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Random letters and digits, 5 bits each; cannot be guessed.
std::string random_text(std::size_t length);

// Throws Refused for names of bots: records call them `bot:LEVEL`.
void expect_name_of_person(const std::string& name);

// Identifies a token in the store and a session in the server.
std::string token_hash(const std::string& token);

// A browser or program where a person is logged in.
struct Session {
  std::string id;  // distinguishes a person's sessions; it does not log in
  Millis created = 0;
  Millis seen = 0;     // to the hour
  std::string device;  // at its start; empty if unknown
  bool here = false;   // the session of this request
};

// Identity of a request.
struct Asker {
  std::string token;
  std::string device;
  std::string address;  // the rate-limit key
};

// Result of a login.
struct Welcome {
  User user;
  std::string token;          // empty if there is no new one
  std::string recovery_code;  // set for a new code only: it is never shown again
};

// Guests and accounts: tokens, names, passphrases, keys, sessions.
class People {
 public:
  People(Loop& loop, StoreThread& store, SaveQueue& saves, Listeners& listeners)
      : loop_(loop), store_(store), saves_(saves), listeners_(listeners), hashes_(loop) {}

  using Failed = SaveQueue::Failed;
  using Use = std::function<void(const User&)>;
  struct Admission {
    bool from_store = false;   // ask the store, since a peer may have made the token void a moment ago
    bool even_banned = false;  // also for banned people: export and erase
  };
  // Calls `welcome` with the token's user, now or later; or `failed` with Refused `no-token`.
  void with_user(const std::string& token, Use welcome, Failed failed) {
    with_user(token, {}, std::move(welcome), std::move(failed));
  }
  void with_user(const std::string& token, const Admission& admission, Use welcome, Failed failed);

  // `expect` throws Refused for people who may not log in.
  void set_doorkeeper(std::function<void(const User&)> expect) { expect_ = std::move(expect); }

  // `done` is called after the change is stored. The store checks each change in its own transaction: the asking
  // session must be valid, and where the change depends on the account's state, the account must have the same version.
  using Known = std::function<void(const Welcome&)>;
  using Done = std::function<void()>;
  void make_guest(const std::string& name, const Asker& asker, const Known& done, Failed failed);
  // Without a token it is the operator's change.
  void rename(User user, const std::string& token, const std::string& name, const Known& done, Failed failed);
  void set_page(const User& user, const std::string& token, PageFor page, Done done, Failed failed);
  // Two similar names that are free.
  void free_names(const std::string& name, std::function<void(std::vector<std::string>)> done, Failed failed);

  // Accounts (people_accounts.cpp). Each change of a passphrase or code replaces all tokens of the person by a new one,
  // so that a stolen token becomes useless.
  void make_account(User user, const Asker& asker, const std::string& name, const std::string& passphrase,
                    const Known& done, Failed failed);
  void log_in(const std::string& name, const std::string& passphrase, const Asker& asker, const Known& done,
              Failed failed);
  void change_passphrase(const User& user, const Asker& asker, const std::string& old, const std::string& passphrase,
                         const Known& done, Failed failed);
  // Replaces the recovery code.
  void make_recovery_code(const User& user, const Asker& asker, const std::string& passphrase, const Known& done,
                          Failed failed);
  // Logs in with the recovery code, which is used up and replaced.
  void recover(const std::string& name, const std::string& code, const std::string& passphrase, const Asker& asker,
               const Known& done, Failed failed);
  // Keys (people_keys.cpp).
  void expect_passphrase(const User& user, const Asker& asker, const std::string& passphrase, Done done, Failed failed);
  void save_key(const Key& key, const std::string& token, Done done, Failed failed);
  void end_key(const User& user, const std::string& token, const std::string& id, Done done, Failed failed);
  // `use` returns the key as updated by the login, or throws Refused.
  void enter_by(const std::string& id, const std::function<Key(const Key&)>& use, const Asker& asker, const Known& done,
                Failed failed);
  // Logs in a person whom the proxy vouches for by this name: `done` gets a token. `no_new` is the reason why no
  // account may be created for the name, if there is one.
  void enter_trusted(const std::string& name, const Asker& asker, const std::optional<Refused>& no_new,
                     const std::function<void(const std::string& token)>& done, Failed failed);

  // Ends all ways to log in as this person, and frees the name.
  void disown(const User& user, const std::string& token, Done done, Failed failed);
  void list_keys(const User& user, std::function<void(std::vector<Key>)> done, Failed failed);

  // The sessions of a user, the latest seen first.
  void list_sessions(const User& user, const std::string& token, std::function<void(std::vector<Session>)> done,
                     Failed failed);
  // Ends the session with this id, or all but the asking one.
  void end_sessions(const User& user, const std::string& token, const std::optional<std::string>& id, Done done,
                    Failed failed);
  void log_out(const std::string& token, Done done, Failed failed);

  // Other servers use the same store.
  void share();
  // Marks the address as known if the user has an account: a flood of logins cannot crowd it out.
  void seen_at(const User& user, const std::string& address);

  // Messages of peers. The person's cached data must be read again.
  void changed_by_peer(const std::string& user);
  // The token is void.
  void ended_by_peer(const std::string& hash);
  // Messages may have been lost: all cached data must be read again.
  void doubt_all();

  void stop() { hashes_.stop(); }

 private:
  struct Remembered {
    User user;
    Millis seen = 0;     // as stored; 0: unknown
    bool stale = false;  // a peer may have changed the person: read again if the store can be read
  };

  using Entering = std::pair<std::function<void(const std::string& token)>, Failed>;

  struct NewToken;
  static NewToken new_token(const User& user, const Asker& asker);

  void notice(const std::string& hash, Remembered& known);
  // During a pause of this process messages of peers may have been lost.
  void notice_pause();
  void watch_for_pauses();
  void ask_for_void(const std::set<std::string>& sessions, const Done& done);
  // Saves a change of a user, subject to the store's checks.
  void save(UserChange change, Done done, Failed failed);
  void took_effect(const UserChange& change);
  // Saves a further session of the account together with the change; the account must still have this version.
  void give_token(const User& user, UserChange change, const Asker& asker, const Known& done, Failed failed);
  // Saves the first session of a new user, who is in the same batch.
  void make_first_token(const User& user, const Asker& asker, const Known& done, Failed failed);
  // Saves the change with a new token that replaces all others. Connections of the asking session stay open.
  void renew(const User& user, UserChange change, const Asker& asker, const Known& done, Failed failed);
  // Makes a token void; it is refused from now on, even before that is stored.
  void end(const std::string& hash);
  // Forgets a void token and closes its connections.
  void forget_session(const std::string& hash);
  // Creates a recovery code; `done` gets the passphrase's hash, the code as shown to the person, and the key to store.
  using Secrets = std::function<void(const std::string& passphrase, const std::string& code, const Key& recovery)>;
  void make_secrets(const std::string& user, const std::string& passphrase_hash, const Secrets& done,
                    const Failed& failed);
  void set_secrets(const User& user, UserChange change, const Asker& asker, const std::string& passphrase_hash,
                   const Known& done, const Failed& failed);
  void log_in(const std::string& name, const std::string& passphrase, const Asker& asker, int tries, const Known& done,
              const Failed& failed);

  void make_trusted(const std::string& id, const std::string& name, const Asker& asker, const Known& done,
                    const Failed& failed);
  static std::string new_user_id();

  std::function<void(const User&)> expect_ = [](const User&) {};
  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  Listeners& listeners_;
  SlowHashes hashes_;
  std::unordered_map<std::string, Remembered> known_;     // by the token's hash
  std::unordered_set<std::string> ended_;                 // hashes of void tokens that are not yet stored as void
  std::unordered_map<std::string, std::string> trusted_;  // tokens by the proxy's names
  std::unordered_map<std::string, std::vector<Entering>> entering_;  // requests that wait for one, by name
  bool shared_ = false;                                              // other servers use the same store
  net::Micros awake_ = 0;                                            // when this process was last seen running
};

// An account whose owner logs in without a passphrase. No hash has this form.
inline constexpr std::string_view kNoPassphrase = "!";

}  // namespace roundtable::server
