#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "engine/games.h"
#include "engine/positions.h"

// A file from any source: reading and replaying it gives either an error, or a game whose own record is correct.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  roundtable::read_positions();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = roundtable::Record::from_json(text);
  if (!record) {
    if (record.error().message.empty()) std::abort();
    return 0;
  }
  const std::string written = record->json();
  const auto same = roundtable::Record::from_json(written);
  if (!same || same->json() != written) std::abort();
  const auto game = roundtable::replay_game(*record);
  if (!game) {
    if (game.error().message.empty()) std::abort();
    return 0;
  }
  const auto again = roundtable::replay_game((*game)->record());
  if (!again || (*again)->record().json() != (*game)->record().json()) std::abort();
  for (const roundtable::Viewer viewer : {roundtable::Viewer::spectator(), roundtable::Viewer(roundtable::Seat{0})}) {
    if (!roundtable::Json::parse((*game)->view_json(viewer))) std::abort();
    if (!roundtable::Json::parse((*game)->events_json(viewer, 0))) std::abort();
  }
  return 0;
}
