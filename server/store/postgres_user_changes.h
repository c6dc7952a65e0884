#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/store/postgres_connection.h"
#include "server/store/store.h"

// Changes of people, each conditional on its session and version.

namespace roundtable::server::postgres {

std::span<const Statement> user_change_statements();

// Sends the changes within a transaction, and reads their outcome from its answers.
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
  std::vector<std::size_t> places_;  // index of the first answer to each change
};

}  // namespace roundtable::server::postgres
