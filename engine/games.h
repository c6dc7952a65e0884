#pragma once

#include <memory>

#include "engine/core/any_game.h"

// Games by name. For their types include with_game.h.

namespace roundtable {

// Separated by commas.
std::string game_names();
// The error for a name that is none of them, with a suggestion.
Error unknown_game(std::string_view name);
// The default game.
std::string usual_game();

// Title, numbers of players and options of a game.
struct GameDescription {
  std::string_view name;
  std::string_view title;
  PlayerRange players;
  DescribedOptions options;
};
std::vector<GameDescription> described_games();
// `[{"name":...,"title":...,"players":[2,5],"options":[...]},...]`, see docs/options.md.
void write_games(JsonWriter& out);

// Starts a game, from a position if the record has one (docs/position.md).
Result<std::unique_ptr<AnyGame>> make_game(std::string_view name, int players, const Json& options,
                                           const std::string& position = {});
// Replays a record, or its first `entries` entries. An error names the entry and the expected text.
Result<std::unique_ptr<AnyGame>> replay_game(const Record& record, std::size_t entries = kWholeRecord);

}  // namespace roundtable
