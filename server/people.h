#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/hall.h"
#include "server/workers.h"

namespace roundtable::server {

// Letters and digits that cannot be guessed: 5 bits each.
std::string random_text(std::size_t length);

// Who is who: guests by their token, accounts by name and passphrase too.
class People {
 public:
  People(Loop& loop, Keeper& keeper, Hall& hall) : loop_(loop), keeper_(keeper), hall_(hall), hashing_(1) {}

  using Failed = Hall::Failed;
  using Use = std::function<void(const User&)>;
  // With the user of that token, now or later; Refused `no-token` if there is none.
  void with_user(const std::string& token, Use use, Failed failed);

  // `done` gets the user and, where one was made, his token; when it is stored.
  using Known = std::function<void(const User&, const std::string& token)>;
  void make_guest(const std::string& name, const Known& done, Failed failed);
  void rename(User user, const std::string& name, const Known& done, Failed failed);
  void make_account(User user, const std::string& name, const std::string& passphrase, const Known& done,
                    Failed failed);
  void log_in(const std::string& name, const std::string& passphrase, const Known& done, Failed failed);
  void log_out(const std::string& token, std::function<void()> done, Failed failed);

  void stop() { hashing_.stop(Workers::Rest::Dropped); }

 private:
  // Saves the user, with a new token if asked, and calls done.
  void save(const User& user, const std::string& token, const Known& done, Failed failed);
  void expect_hashing() const;

  Loop& loop_;
  Keeper& keeper_;
  Hall& hall_;
  Workers hashing_;                              // of passphrases, which takes long by design
  std::unordered_map<std::string, User> known_;  // by the token's hash
};

}  // namespace roundtable::server
