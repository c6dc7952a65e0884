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

// Letters and digits that cannot be guessed: 5 bits each.
std::string random_text(std::size_t length);

// Throws Refused for names that only bots have: records call them `bot:LEVEL`.
void expect_name_of_person(const std::string& name);

// What the store knows a token by, and the server a session.
std::string token_hash(const std::string& token);

// Somewhere a person is known: a browser, or a program.
struct Session {
  std::string id;  // tells sessions of one person apart, and opens nothing
  Millis created = 0;
  Millis seen = 0;     // to the hour
  std::string device;  // where it began; empty if that is not known
  bool here = false;   // the one that asks
};

// Who asks, and with what.
struct Asker {
  std::string token;
  std::string device;
  std::string address;  // the rate-limit key
};

// Somebody who is known now.
struct Welcome {
  User user;
  std::string token;          // where a new one was given
  std::string recovery_code;  // where one was made: it is never shown again
};

// Who is who: guests by their token, accounts by name and passphrase too.
class People {
 public:
  People(Loop& loop, StoreThread& store, SaveQueue& saves, Listeners& listeners)
      : loop_(loop), store_(store), saves_(saves), listeners_(listeners), hashes_(loop) {}

  using Failed = SaveQueue::Failed;
  using Use = std::function<void(const User&)>;
  struct Admission {
    bool from_store = false;   // another server may have made the token void a moment ago: the store is asked
    bool even_banned = false;  // also for banned people: export and erase
  };
  // With the user of that token, now or later; Refused `no-token` if there is none.
  void with_user(const std::string& token, Use welcome, Failed failed) {
    with_user(token, {}, std::move(welcome), std::move(failed));
  }
  void with_user(const std::string& token, const Admission& admission, Use welcome, Failed failed);

  // Throws Refused for whoever may not come in.
  void set_doorkeeper(std::function<void(const User&)> expect) { expect_ = std::move(expect); }

  // What is done is stored when `done` is called. The store decides: with each change goes the session that asks for it
  // and, where the change rests on how the account is now, the account's version.
  using Known = std::function<void(const Welcome&)>;
  using Done = std::function<void()>;
  void make_guest(const std::string& name, const Asker& asker, const Known& done, Failed failed);
  // Without a token the operator does it.
  void rename(User user, const std::string& token, const std::string& name, const Known& done, Failed failed);
  void set_page(const User& user, const std::string& token, PageFor page, Done done, Failed failed);
  // Two names like that one that no account has.
  void free_names(const std::string& name, std::function<void(std::vector<std::string>)> done, Failed failed);

  // Accounts (people_accounts.cpp). Whatever changes how somebody gets in gives them a new token instead of all there
  // were: whoever may have seen one of those is out.
  void make_account(User user, const Asker& asker, const std::string& name, const std::string& passphrase,
                    const Known& done, Failed failed);
  void log_in(const std::string& name, const std::string& passphrase, const Asker& asker, const Known& done,
              Failed failed);
  void change_passphrase(const User& user, const Asker& asker, const std::string& old, const std::string& passphrase,
                         const Known& done, Failed failed);
  // Another recovery code; the one before is void.
  void make_recovery_code(const User& user, const Asker& asker, const std::string& passphrase, const Known& done,
                          Failed failed);
  // With the code somebody wrote down, which is used up by it: another is made.
  void recover(const std::string& name, const std::string& code, const std::string& passphrase, const Asker& asker,
               const Known& done, Failed failed);
  // Keys (people_keys.cpp).
  void expect_passphrase(const User& user, const Asker& asker, const std::string& passphrase, Done done, Failed failed);
  void save_key(const Key& key, const std::string& token, Done done, Failed failed);
  void end_key(const User& user, const std::string& token, const std::string& id, Done done, Failed failed);
  // `use` says what becomes of the key by its use, or throws Refused.
  void enter_by(const std::string& id, const std::function<Key(const Key&)>& use, const Asker& asker, const Known& done,
                Failed failed);
  // Somebody whom the proxy in front vouches for, by that name: `done` gets a token of theirs. `no_new` says why no
  // account may be made of that name, if so.
  void enter_trusted(const std::string& name, const Asker& asker, const std::optional<Refused>& no_new,
                     const std::function<void(const std::string& token)>& done, Failed failed);

  // Nobody comes in as them any more, and their name is free.
  void disown(const User& user, const std::string& token, Done done, Failed failed);
  void list_keys(const User& user, std::function<void(std::vector<Key>)> done, Failed failed);

  // Those of the user of that token, the latest seen first.
  void list_sessions(const User& user, const std::string& token, std::function<void(std::vector<Session>)> done,
                     Failed failed);
  // The one with that id, or all but the one that asks.
  void end_sessions(const User& user, const std::string& token, const std::optional<std::string>& id, Done done,
                    Failed failed);
  void log_out(const std::string& token, Done done, Failed failed);

  // There are other servers at the same store.
  void share();
  // Marks the address as known if the user has an account: a flood of logins cannot crowd it out.
  void seen_at(const User& user, const std::string& address);

  // What another server has done. What is remembered of them is read anew,
  void changed_elsewhere(const std::string& user);
  // nobody comes in with that token any more,
  void ended_elsewhere(const std::string& hash);
  // or anything of that may have been missed.
  void doubt_all();

  void stop() { hashes_.stop(); }

 private:
  struct Remembered {
    User user;
    Millis seen = 0;     // as stored; 0: not known
    bool stale = false;  // another server may have changed it: it is read anew if that is possible
  };

  using Entering = std::pair<std::function<void(const std::string& token)>, Failed>;

  struct NewToken;
  static NewToken new_token(const User& user, const Asker& asker);

  void notice(const std::string& hash, Remembered& known);
  // After a pause of this process it may have missed anything.
  void notice_pause();
  void watch_for_pauses();
  void ask_for_void(const std::set<std::string>& sessions, const Done& done);
  // Saves what changes about a user, if the store finds that it may.
  void save(UserChange change, Done done, Failed failed);
  void took_effect(const UserChange& change);
  // Another session of that account, which must still be of that version, together with that change.
  void give_token(const User& user, UserChange change, const Asker& asker, const Known& done, Failed failed);
  // The first session of a new user, who is in the same batch.
  void make_first_token(const User& user, const Asker& asker, const Known& done, Failed failed);
  // A token instead of all that they have, together with that change; what is open with the one that asks stays open.
  void renew(const User& user, UserChange change, const Asker& asker, const Known& done, Failed failed);
  // Makes a token void, when it is stored; nobody comes in with it from now on.
  void end(const std::string& hash);
  // Forgets a void token, and closes its connections.
  void forget_session(const std::string& hash);
  // A passphrase, and a code beside it, which `done` gets with what it is to be saved as.
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
  std::unordered_set<std::string> ended_;                 // hashes of those that are void, but not yet in the store
  std::unordered_map<std::string, std::string> trusted_;  // tokens by the names that the proxy gives
  std::unordered_map<std::string, std::vector<Entering>> entering_;  // those who wait for one
  bool shared_ = false;                                              // with other servers
  net::Micros awake_ = 0;                                            // when this process was last seen to run
};

// An account whose owner gets in by other ways only. No hash looks like that.
inline constexpr std::string_view kNoPassphrase = "!";

}  // namespace roundtable::server
