#pragma once

#include <memory>

#include "engine/core/any_game.h"

// Games by name. Who needs their types has them from with_game.h.

namespace roundtable {

// With commas between them.
std::string game_names();
// The one that is played unless another is asked for.
std::string usual_game();

// What a game is called, for how many it is and what can be agreed on.
struct GameDescription {
  std::string_view name;
  std::string_view title;
  PlayerRange players;
  DescribedOptions options;
};
std::vector<GameDescription> described_games();
// `[{"name":...,"title":...,"players":[2,5],"options":[...]},...]`, as docs/options.md has it.
void write_games(JsonWriter& out);

// From its start, or from a position on: what a record has under that name (docs/position.md).
Result<std::unique_ptr<AnyGame>> make_game(std::string_view name, int players, const Json& options,
                                           const std::string& position = {});
// The game as the record leaves it, or its first entries; or the error with the entry's number and what was expected.
Result<std::unique_ptr<AnyGame>> replay_game(const Record& record, std::size_t entries = kWholeRecord);

}  // namespace roundtable
