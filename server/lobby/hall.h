#pragma once

#include <cstdint>
#include <string>

#include "server/lobby/matchmaker.h"

namespace roundtable::server {

// The people online who let others see it, and their activities at public tables: docs/protocol.md.
std::string hall_text(TableService& tables, Matchmaker& matchmaker);
// Number of different people who are connected to any server of the store.
std::int64_t people_online(TableService& tables);
// Tells the peers about changes of both.
void say_who_is_in_hall(TableService& tables);

}  // namespace roundtable::server
