#pragma once

#include "engine/core/any_game.h"
#include "engine/core/position.h"

// Positions of games by name: a record that begins with one, playable or not (docs/position.md).

namespace roundtable {

// Enables positions. Call it before anything else here and before reading records that begin with a position.
void read_positions();

struct PositionLook {
  std::vector<Fault> faults;      // `log[3]` for an entry
  std::unique_ptr<AnyGame> game;  // as far as it could be read; playable if there are no faults
};

// Fails only if nothing can be drawn: unknown game or options.
Result<PositionLook> look_at_position(const Record& record);

// The table and the hands as a position to edit; empty if a position cannot express them.
std::string position_json(const AnyGame& game);

// Illegal choices of a seat that is asked, with reasons.
std::vector<Refusal> refusals(const AnyGame& game, Seat seat);

// The record with the entries forced since. Simultaneous choices that wait for others are not included.
const Record& with_what_was_forced(const PositionLook& look, const Record& record);

// Everything for a program, as members of an object: `faults`, `chance`, `asked` with `legal` and `refused`, and the
// current `position`.
void write_look(JsonWriter& out, const PositionLook& look);

// The same moment in a shorter record (engine/core/record_cut.h).
Result<Record> cut_to_position(const Record& record, std::size_t entries);

// A record that begins with a moment as it may have been for all that seat knew: hidden parts are drawn again. Uses the
// last moment up to `entries` that a position can express, and sets `entries` to it.
struct Imagined {
  Record record;
  std::size_t entries = 0;
};
Result<Imagined> imagined_position(const Record& record, std::size_t entries, Seat seat, Rng& rng);

}  // namespace roundtable
