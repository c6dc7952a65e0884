#pragma once

#include <vector>

#include "game_list/policies.h"

namespace roundtable {

// All kinds of tables of a game: the tables of its weights' tuning, or one for every number of players.
template <Game G>
std::vector<TableKind> table_kinds() {
  std::vector<TableKind> kinds;
  if constexpr (requires { PolicyOf<G>::kTuningTables; }) {
    kinds.assign(PolicyOf<G>::kTuningTables.begin(), PolicyOf<G>::kTuningTables.end());
  } else {
    for (int players = G::Options::kPlayers.least; players <= G::Options::kPlayers.most; ++players) {
      kinds.push_back({players, "{}"});
    }
  }
  return kinds;
}

}  // namespace roundtable
