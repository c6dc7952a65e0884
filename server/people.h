#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/save_queue.h"
#include "server/workers.h"

namespace roundtable::server {

// Letters and digits that cannot be guessed: 5 bits each.
std::string random_text(std::size_t length);

// What the store knows a token by, and the server a session.
std::string token_hash(const std::string& token);

// Somewhere a person is known: a browser, or a program.
struct Session {
  std::string id;  // tells sessions of one person apart, and opens nothing
  Millis created = 0;
  Millis seen = 0;    // to the hour
  bool here = false;  // the one that asks
};

// Who is who: guests by their token, accounts by name and passphrase too.
class People {
 public:
  People(Loop& loop, StoreThread& store, SaveQueue& saves, Listeners& listeners)
      : loop_(loop), store_(store), saves_(saves), listeners_(listeners), hashing_(1) {}

  using Failed = SaveQueue::Failed;
  using Use = std::function<void(const User&)>;
  // With the user of that token, now or later; Refused `no-token` if there is none.
  void with_user(const std::string& token, Use use, Failed failed);

  // `done` gets the user and, where one was made, their token; when it is stored.
  using Known = std::function<void(const User&, const std::string& token)>;
  void make_guest(const std::string& name, const Known& done, Failed failed);
  void rename(User user, const std::string& name, const Known& done, Failed failed);
  // They get a new token instead of the one they ask with: whoever may have seen that one does not get into the
  // account.
  void make_account(User user, const std::string& token, const std::string& name, const std::string& passphrase,
                    const Known& done, Failed failed);
  void log_in(const std::string& name, const std::string& passphrase, const Known& done, Failed failed);
  void log_out(const std::string& token, std::function<void()> done, Failed failed);

  // Those of the user of that token, the latest seen first.
  void list_sessions(const User& user, const std::string& token, std::function<void(std::vector<Session>)> done,
                     Failed failed);
  // The one with that id, or all but the one that asks.
  void end_sessions(const User& user, const std::string& token, const std::optional<std::string>& id,
                    std::function<void()> done, Failed failed);

  void stop() { hashing_.stop(Workers::Rest::Dropped); }

 private:
  struct Remembered {
    User user;
    Millis seen = 0;  // as stored; 0: not known
  };

  void notice(const std::string& hash, Remembered& known);
  // Saves what changes about a user.
  void save(const User& user, UserChange change, std::function<void()> done, Failed failed);
  void give_token(const User& user, const Known& done, Failed failed);
  // Makes a token void, when it is stored; nobody comes in with it from now on.
  void end(const std::string& hash);
  void expect_hashing() const;

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  Listeners& listeners_;
  Workers hashing_;                                    // of passphrases, which takes long by design
  std::unordered_map<std::string, Remembered> known_;  // by the token's hash
  std::unordered_set<std::string> ended_;              // hashes of those that are void, but not yet in the store
};

}  // namespace roundtable::server
