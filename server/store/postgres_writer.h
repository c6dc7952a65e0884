#pragma once

#include <string>
#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/postgres_cluster.h"
#include "server/store/postgres_connection.h"

namespace roundtable::server::postgres {

// Saves a plan in one transaction and one round trip, with the message to peers if `cluster` is given. Throws
// PostgresError on failure; is_conflict tells whether the plan is the cause.
struct Outcome {
  std::vector<std::string> names_taken;                  // ids of users, or names of changes
  std::vector<std::string> sessions_void, versions_old;  // names of changes
  std::vector<Lease> leases;
};
Outcome save(Connection& connection, const BatchPlan& plan, const PostgresCluster* cluster);

bool is_conflict(const PostgresError& error);
TableSet conflicts(Connection& connection, const BatchPlan& plan);

}  // namespace roundtable::server::postgres
