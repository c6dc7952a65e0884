#pragma once

#include <optional>
#include <string>

#include "server/table/table.h"

// What clients, lists and statistics are told about a table.

namespace roundtable::server {

// Writes the public facts: docs/protocol.md. `looker` is a seat, or a spectator. `standings`: JSON, if wanted.
void write_info(JsonWriter& out, const Table& table, std::optional<Seat> looker, const std::string* standings);
// The standings as spectators see them: a number per seat, or null if it is unknown. Null if the table hides them, and
// before the start.
std::string standings_of(const Table& table);
// The table in lists.
TableIndex index_of(const Table& table);
// A finished game, with each person's place.
FinishedGame finished_game(const Table& table);
// The plan of a rematch: a new secret, the asker seated, the seats of other people held.
Plan rematch_plan(const Table& table, Seat asker);

}  // namespace roundtable::server
