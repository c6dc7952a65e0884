#pragma once

#include <vector>

#include "game_list/policies.h"

namespace roundtable {

// Tables of every kind of a game: those that its judgement was tuned at, or for every number of players.
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
