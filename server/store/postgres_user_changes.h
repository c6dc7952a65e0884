#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/store/postgres_connection.h"
#include "server/store/store.h"

// Changes of people, each of which holds only if its session and its version do.

namespace roundtable::server::postgres {

std::span<const Statement> user_change_statements();

// Sends them within a transaction, and says then what became of each.
class UserChanges {
 public:
  UserChanges(Connection& connection, const std::vector<UserChange>& changes);

  struct Outcome {
    std::vector<std::string> names_taken, sessions_void, versions_old;
  };
  Outcome outcome(const std::vector<Rows>& answers) const;

 private:
  static void send_ways_in(Connection& connection, const UserChange& change);

  const std::vector<UserChange>& changes_;
  std::vector<std::size_t> places_;  // of the first answer to each
};

}  // namespace roundtable::server::postgres
