#pragma once

#include <string_view>
#include <tuple>

#include "game_list/games.h"  // `Games`, generated from the list in CMakeLists.txt

namespace roundtable {

// Calls visit.operator()<G>() for the game of that name; false if there is none.
template <class Visit>
bool with_game(std::string_view name, Visit&& visit) {
  return []<class... G>(std::tuple<G...>*, std::string_view wanted, Visit& act) {
    return ((G::kName == wanted && (act.template operator()<G>(), true)) || ...);
  }(static_cast<Games*>(nullptr), name, visit);
}

// The same for every game.
template <class Visit>
void each_game(Visit&& visit) {
  []<class... G>(std::tuple<G...>*, Visit& act) { (act.template operator()<G>(), ...); }(static_cast<Games*>(nullptr),
                                                                                         visit);
}

}  // namespace roundtable
