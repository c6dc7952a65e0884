#pragma once

#include <string>
#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/postgres_connection.h"

namespace roundtable::server::postgres {

// Saves all of a plan in one transaction and one journey. Throws PostgresError if it cannot, and is_conflict says
// whether the plan is to blame. Gives the ids of those whose name is taken.
std::vector<std::string> save(Connection& connection, const BatchPlan& plan);

bool is_conflict(const PostgresError& error);
TableSet conflicts(Connection& connection, const BatchPlan& plan);

}  // namespace roundtable::server::postgres
