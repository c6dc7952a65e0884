#pragma once

#include <string>
#include <vector>

#include "server/store/sqlite_database.h"
#include "server/store/store.h"

namespace roundtable::server::sqlite {

// Queries for history and retention.
class History {
 public:
  explicit History(Database& database);

  std::vector<PlayedGame> games(const GamesQuery& query);
  std::vector<Tally> tallies(const std::string& user);
  std::vector<Companion> companions(const std::string& user, int limit);
  bool have_met(const std::string& user, const std::string& other);
  std::vector<RestingTable> tables_after(const std::string& id, int limit);
  std::vector<RestingGuest> guests_after(const std::string& id, int limit);
  std::vector<User> find_people(const std::string& words, const std::string& after, int limit);

 private:
  Statement games_, tallies_, companions_, have_met_, tables_, guests_, find_people_;
};

}  // namespace roundtable::server::sqlite
