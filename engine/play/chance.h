#pragma once

#include <functional>
#include <string>

#include "engine/core/any_game.h"
#include "engine/play/fair_key.h"

namespace roundtable {

// Where the chance of a game comes from.
struct Chance {
  std::function<void(AnyGame& game)> settle;  // draws what chance owes now
  // For the record of a game that is over.
  std::string seed;
  std::vector<std::string> numbers;  // of which it was made
};

// The fair stream of each entry: the same entry brings the same, whatever was drawn before it.
inline Chance fair_chance(const Secret& key) {
  const auto settle = [key](AnyGame& game) {
    FairStream bits(key, game.record().log.size());
    game.chance(bits);
  };
  return {settle, key.hex(), {}};
}

// The same, of a table's secret and what its people brought.
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
