#pragma once

#include "engine/core/record.h"

namespace roundtable {

// Shortens a record up to this entry: starts it at the last position before. A link then holds a round, not a game.
template <Game G>
Result<Record> cut_record(const Record& record, std::size_t entries) {
  Record cut = record;
  entries = std::min(entries, record.log.size());
  std::size_t from = 0;
  if constexpr (HasPositions<G>) {
    auto replayer = Replayer<G>::open(record);
    if (!replayer) return replayer.error();
    while (replayer->position() < entries) {
      if (auto status = replayer->step(); !status) return status.error();
      if (G::sayable(replayer->state()) != Sayable::Whole) continue;
      JsonWriter out;
      G::write_position(out, replayer->state());
      cut.position = out.take();
      from = replayer->position();
    }
  }
  const auto part = [&](auto& list) {
    if (list.empty()) return;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(entries), list.end());
    list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(from));
  };
  part(cut.log);
  part(cut.legal);
  cut.drop_seed();  // its stream counts from the first entry of the game
  if (entries < record.log.size()) cut.result.clear();
  return cut;
}

}  // namespace roundtable
