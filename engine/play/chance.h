#pragma once

#include <functional>
#include <string>

#include "engine/core/any_game.h"
#include "engine/play/fair_stream.h"

namespace roundtable {

// Where the chance of a game comes from.
struct Chance {
  std::function<void(AnyGame& game)> settle;  // draws what chance owes now
  std::string seed;                           // for the record of a game that is over
};

// The fair stream of each entry: the same entry brings the same, whatever was drawn before it.
inline Chance fair_chance(const Secret& secret) {
  const auto settle = [secret](AnyGame& game) {
    FairStream bits(secret, game.record().log.size());
    game.chance(bits);
  };
  return {settle, secret.hex()};
}

// One generator for the whole game, as in the simulator.
inline Chance simulated_chance(const Rng::Seed& seed) {
  return {[rng = Rng(seed)](AnyGame& game) mutable { game.chance(rng); }, hex_of(seed)};
}

}  // namespace roundtable
