#pragma once

#include "engine/core/any_game.h"
#include "engine/core/set_up.h"

// Positions of games by name: a record that begins with one, whether or not it can be played (docs/position.md).

namespace roundtable {

// Before anything else here, and before records that begin with a position are read.
void read_positions();

struct PositionLook {
  std::vector<Fault> faults;      // what cannot be; `log[3]` for an entry
  std::unique_ptr<AnyGame> game;  // as far as it goes: to be drawn, and to be played if there are no faults
};

// An error only if there is nothing to be drawn: no such game or options.
Result<PositionLook> look_at_position(const Record& record);

// What lies on the table and in the hands, for whoever wants to change it; empty where that cannot be said.
std::string position_json(const AnyGame& game);

// What a seat that is asked cannot choose, and why.
std::vector<Refusal> refusals(const AnyGame& game, Seat seat);

// The record it was, with what was forced since; unless choices wait for others, which are not written before all have
// chosen.
const Record& with_what_was_forced(const PositionLook& look, const Record& record);

// All of it for a program, as members of an object: `faults`, whether it is for `chance`, who is `asked`, what is
// `legal` for them and what is `refused`, the `position` as it is now and the `record` with what was forced.
void write_look(JsonWriter& out, const PositionLook& look, const Record& record);

// The same moment in a shorter record (engine/core/record_cut.h).
Result<Record> cut_to_position(const Record& record, std::size_t entries);

// A record that begins with a moment as it may have been for all that seat knew then: what was hidden from it is drawn
// anew. It is the last moment up to that many entries that can be said: `entries` tells which.
struct Imagined {
  Record record;
  std::size_t entries = 0;
};
Result<Imagined> imagined_position(const Record& record, std::size_t entries, Seat seat, Rng& rng);

}  // namespace roundtable
