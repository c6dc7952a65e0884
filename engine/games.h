#pragma once

#include <memory>
#include <tuple>

#include "engine/academy/game.h"
#include "engine/core/any_game.h"
#include "engine/medievallons/game.h"

namespace roundtable {

// All games there are. A new one is a folder and a place in this list.
using Games = std::tuple<academy::Academy, medievallons::Medievallons>;

// Calls visit.operator()<G>() for the game of that name; false if there is none.
template <class Visit>
bool with_game(std::string_view name, Visit&& visit) {
  return []<class... G>(std::tuple<G...>*, std::string_view wanted, Visit& act) {
    return ((G::kName == wanted && (act.template operator()<G>(), true)) || ...);
  }(static_cast<Games*>(nullptr), name, visit);
}

// `academy, medievallons`
std::string game_names();

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

Result<std::unique_ptr<AnyGame>> make_game(std::string_view name, int players, const Json& options);
// The game as the record leaves it, or its first entries; or the error with the entry's number and what was expected.
Result<std::unique_ptr<AnyGame>> replay_game(const Record& record, std::size_t entries = kWholeRecord);

}  // namespace roundtable
