#include "engine/positions.h"

#include "engine/core/record_cut.h"
#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable {

namespace {

Error unknown_game_of(const Record& record) {
  return Error{"game: found `" + record.game.substr(0, 40) + "`, allowed: " + game_names()};
}

template <Game G>
Result<PositionLook> look(const Record& record) {
  const auto json = Json::parse(record.options);
  const auto options = json ? G::read_options(record.players, *json) : json.error();
  if (!options) return options.error();
  auto game = std::make_unique<AnyGameOf<G>>(*options);
  PositionLook seen;
  seen.faults = game->set_up(record.position);
  if (seen.faults.empty()) {
    if (const Status status = game->replay(record); !status) {
      seen.faults.push_back({"log", "log", status.error().message, {}});
    }
  }
  seen.game = std::move(game);
  return seen;
}

}  // namespace

Result<PositionLook> look_at_position(const Record& record) {
  Result<PositionLook> seen = unknown_game_of(record);
  with_game(record.game, [&]<class G>() { seen = look<G>(record); });
  return seen;
}

Result<Record> cut_to_position(const Record& record, std::size_t entries) {
  Result<Record> cut = unknown_game_of(record);
  with_game(record.game, [&]<class G>() { cut = cut_record<G>(record, entries); });
  return cut;
}

}  // namespace roundtable
