#pragma once

#include <functional>
#include <string>

#include "engine/core/any_game.h"
#include "engine/play/fair_key.h"

namespace roundtable {

// Source of a game's chance.
struct Chance {
  std::function<void(AnyGame& game)> settle;  // draws the outcome that is due
  // For the record of a finished game.
  std::string seed;
  std::vector<std::string> numbers;  // nonces of the seed
};

// A fair stream for each entry: an entry's outcome does not depend on earlier draws.
inline Chance fair_chance(const Secret& key) {
  const auto settle = [key](AnyGame& game) {
    FairStream bits(key, game.record().log.size());
    game.chance(bits);
  };
  return {settle, key.hex(), {}};
}

// The same with a table's secret and the nonces of its players.
inline Chance fair_chance(const Secret& secret, const Numbers& numbers) {
  Chance chance = fair_chance(fair_key(secret, numbers));
  chance.numbers = texts_of(secret, numbers);
  return chance;
}

// One generator for the whole game, as in the simulator.
inline Chance simulated_chance(const Rng::Seed& seed) {
  return {[rng = Rng(seed)](AnyGame& game) mutable { game.chance(rng); }, hex_of(seed), {}};
}

}  // namespace roundtable
