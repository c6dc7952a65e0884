#pragma once

#include <cstdint>
#include <string>

#include "server/lobby/matchmaker.h"

namespace roundtable::server {

// Who is here, of those who want to be seen, and what they do at tables that everybody may see: docs/protocol.md.
std::string hall_text(TableService& tables, Matchmaker& matchmaker);
// The number of different people who are connected to any server of the store.
std::int64_t people_online(TableService& tables);
// Other servers hear what has changed of both here.
void say_who_is_in_hall(TableService& tables);

}  // namespace roundtable::server
