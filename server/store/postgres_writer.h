#pragma once

#include <string>
#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/postgres_cluster.h"
#include "server/store/postgres_connection.h"

namespace roundtable::server::postgres {

// Saves all of a plan in one transaction and one journey. Throws PostgresError if it cannot, and is_conflict says
// whether the plan is to blame. What others are to hear of it is rung with it, if there may be others.
struct Outcome {
  std::vector<std::string> names_taken;                  // ids of users, or names of changes
  std::vector<std::string> sessions_void, versions_old;  // names of changes
  std::vector<Lease> leases;
};
Outcome save(Connection& connection, const BatchPlan& plan, const PostgresCluster* cluster);

bool is_conflict(const PostgresError& error);
TableSet conflicts(Connection& connection, const BatchPlan& plan);

}  // namespace roundtable::server::postgres
