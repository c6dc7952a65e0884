#pragma once

#include "engine/core/option.h"
#include "engine/core/seat.h"

namespace roundtable::medievallons {

constexpr int kUsualTurns = 400;    // M23
constexpr int kMostTurns = 100000;  // keeps games and records finite in practice

// Options of a table.
struct Options {
  std::uint8_t players = 4;
  std::int8_t first = -1;  // the seat that starts, or -1: drawn (M1)
  std::int32_t max_turns = kUsualTurns;

  static constexpr PlayerRange kPlayers = {2, kMaxSeats};
  static std::span<const OptionOf<Options>> described();
  // From the `players` and `options` of a record; errors name the field and the allowed values.
  static Result<Options> from_json(int players, const Json& json);
  // Only values that differ from their default, as in a record.
  void write_json(JsonWriter& out) const;

  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace roundtable::medievallons
