#pragma once

#include <optional>
#include <vector>

#include "server/store/postgres_connection.h"
#include "server/store/store.h"

// Conversion of the rows of kGames and the statements after it.

namespace roundtable::server::postgres {

TableIndex index_in(const Rows& rows, int row);
User user_in(const Rows& rows, int row);

// Empty if no game can match.
std::optional<Values> values_of(const GamesQuery& query);
std::vector<PlayedGame> games_in(const Rows& rows);
std::vector<Tally> tallies_in(const Rows& rows);
std::vector<Companion> companions_in(const Rows& rows);
std::vector<RestingTable> tables_in(const Rows& rows);
std::vector<RestingGuest> guests_in(const Rows& rows);
std::vector<User> people_in(const Rows& rows);

}  // namespace roundtable::server::postgres
