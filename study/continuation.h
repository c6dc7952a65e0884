#pragma once

#include <string>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/record.h"

// The most likely moves after a choice, as far as the seat that chooses can know: games are imagined from its view, and
// everyone plays on by the reference (study/evaluator.h).

namespace roundtable {

struct LikelyMove {
  Seat seat{};
  std::string action;
  int of_100 = 0;  // of the imagined games that came this far
};

struct Continuation {
  std::vector<LikelyMove> moves;
  // An imagined game to show them on the board: after its first `entries` entries follow the choice and as many of the
  // moves as its cards allow. Empty if no position describes the moment.
  Record record;
  std::size_t entries = 0;
};

// `moves` [{seat, action, of100}], `record` (text, or null) and `entries`, into an open object.
void write_continuation(JsonWriter& out, const Continuation& continuation);

// After this choice of the seat, before entry `entries` of the record.
Result<Continuation> continuation(const Record& record, std::size_t entries, Seat seat, const std::string& action);

}  // namespace roundtable
