#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/save_queue.h"
#include "server/slow_hash.h"

namespace roundtable::server {

// Letters and digits that cannot be guessed: 5 bits each.
std::string random_text(std::size_t length);

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
      : store_(store), saves_(saves), listeners_(listeners), hashes_(loop) {}

  using Failed = SaveQueue::Failed;
  using Use = std::function<void(const User&)>;
  // With the user of that token, now or later; Refused `no-token` if there is none.
  void with_user(const std::string& token, Use welcome, Failed failed);

  // Throws Refused for whoever may not come in.
  void set_doorkeeper(std::function<void(const User&)> expect) { expect_ = std::move(expect); }

  // What is done is stored when `done` is called.
  using Known = std::function<void(const Welcome&)>;
  using Done = std::function<void()>;
  void make_guest(const std::string& name, const Asker& asker, const Known& done, Failed failed);
  void rename(User user, const std::string& name, const Known& done, Failed failed);
  void set_page(User user, PageFor page, Done done, Failed failed);
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
  void make_recovery_code(const User& user, const std::string& passphrase, const Known& done, Failed failed);
  // With the code somebody wrote down, which is used up by it: another is made.
  void recover(const std::string& name, const std::string& code, const std::string& passphrase, const Asker& asker,
               const Known& done, Failed failed);
  // Keys (people_keys.cpp).
  void expect_passphrase(const User& user, const std::string& passphrase, Done done, Failed failed);
  void save_key(const Key& key, Done done, Failed failed);
  void end_key(const User& user, const std::string& id, Done done, Failed failed);
  // `use` says what becomes of the key by its use, or throws Refused.
  void enter_by(const std::string& id, const std::function<Key(const Key&)>& use, const Asker& asker, const Known& done,
                Failed failed);
  // Somebody whom the proxy in front vouches for, by that name: `done` gets a token of theirs.
  void enter_trusted(const std::string& name, const Asker& asker,
                     const std::function<void(const std::string& token)>& done, Failed failed);

  // Nobody comes in as them any more, and their name is free.
  void disown(const User& user, Done done, Failed failed);
  void list_keys(const User& user, std::function<void(std::vector<Key>)> done, Failed failed);

  // Those of the user of that token, the latest seen first.
  void list_sessions(const User& user, const std::string& token, std::function<void(std::vector<Session>)> done,
                     Failed failed);
  // The one with that id, or all but the one that asks.
  void end_sessions(const User& user, const std::string& token, const std::optional<std::string>& id, Done done,
                    Failed failed);
  void log_out(const std::string& token, Done done, Failed failed);

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

  void notice(const std::string& hash, Remembered& known);
  // Saves what changes about a user.
  void save(const User& user, UserChange change, Done done, Failed failed);
  void give_token(const User& user, const Asker& asker, const Known& done, Failed failed);
  // A token instead of all that they have; what is open with the one that asks stays open.
  void renew(const User& user, const Asker& asker, const Known& done, Failed failed);
  // Makes a token void, when it is stored; nobody comes in with it from now on.
  void end(const std::string& hash);
  // A passphrase, and a code beside it, which `done` gets with what it is to be saved as.
  using Secrets = std::function<void(const std::string& passphrase, const std::string& code, const Key& recovery)>;
  void make_secrets(const std::string& user, const std::string& passphrase, const Secrets& done, const Failed& failed);
  void set_secrets(User user, const Asker& asker, const std::string& passphrase, const Known& done,
                   const Failed& failed);

  void make_trusted(const std::string& id, const std::string& name, const Asker& asker, const Known& done,
                    const Failed& failed);
  static std::string new_user_id();

  std::function<void(const User&)> expect_ = [](const User&) {};
  StoreThread& store_;
  SaveQueue& saves_;
  Listeners& listeners_;
  SlowHashes hashes_;
  std::unordered_map<std::string, Remembered> known_;     // by the token's hash
  std::unordered_set<std::string> ended_;                 // hashes of those that are void, but not yet in the store
  std::unordered_map<std::string, std::string> trusted_;  // tokens by the names that the proxy gives
  std::unordered_map<std::string, std::vector<Entering>> entering_;  // those who wait for one
  std::unordered_set<std::string> spent_;                            // hashes of codes that are being used up
};

// An account whose owner gets in by other ways only. No hash looks like that.
inline constexpr std::string_view kNoPassphrase = "!";

}  // namespace roundtable::server
