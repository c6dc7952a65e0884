#pragma once

// For tests: all options, and random positions.

#include "engine/academy/game.h"

namespace roundtable::academy {

constexpr std::array<const char*, 5> kModes = {"three", "four", "five", "karadoc", "lancelot"};
constexpr int kAdvancedSets = 8;
constexpr int kVariationSets = 64;

inline Options options_of(int mode, unsigned advanced = 0, unsigned variations = 0) {
  Options options;
  options.players = static_cast<std::uint8_t>(mode < 3 ? mode + 3 : 2);
  options.two = mode < 3 ? Two::None : mode == 3 ? Two::Karadoc : Two::Lancelot;
  options.advanced = SmallSet<Advanced>(static_cast<std::uint8_t>(advanced));
  options.variations = SmallSet<Variation>(static_cast<std::uint8_t>(variations));
  return options;
}

// Sets an edition and, every other time, other house values, from a number, so that a game can be repeated.
inline void vary(Options& options, std::uint64_t number) {
  Rng rng(number, 40);
  options.edition = static_cast<Edition>(below(rng, kEditionNames.size()));
  options.values.cup_middle = below(rng, 2) == 0;
  if (!options.lancelot() || below(rng, 2) == 0) return;
  for (TurnOrder& order : options.values.lancelot_order) {
    std::array<Squire, TurnOrder::kSquires> squires = {Squire{0}, Squire{1}, Squire{2}, Squire{3}};
    for (unsigned left = TurnOrder::kSquires; left > 1; --left) std::swap(squires[left - 1], squires[below(rng, left)]);
    for (int place = 0; place < TurnOrder::kSquires; ++place)
      order.set(place, squires[static_cast<std::size_t>(place)]);
  }
}

inline unsigned bits_of(std::initializer_list<Variation> list) {
  SmallSet<Variation> set;
  for (const Variation variation : list) set.add(variation);
  return set.bits();
}

// One random step; in a simultaneous choice a random seat.
template <class S>
void step_at_random(State& state, Rng& rng, S& sink) {
  const Deciders asked = state.table.waiting;
  if (asked.is_chance()) return settle(state, draw(state, rng), sink);
  int skip = static_cast<int>(below(rng, static_cast<unsigned>(asked.seats().size())));
  for (const Seat seat : asked.seats()) {
    if (skip-- == 0) return take(state, seat, legal(state, seat).pick(rng), sink);
  }
}
inline void step_at_random(State& state, Rng& rng) {
  NullSink nobody;
  step_at_random(state, rng, nobody);
}

// Plays random games until `there(table)` holds.
template <class There>
State random_position(const Options& options, std::uint64_t seed, There there) {
  Rng rng(seed);
  State state = start(options);
  while (!there(static_cast<const OpenTable&>(state.table))) {
    state.table.waiting.over() ? static_cast<void>(state = start(options)) : step_at_random(state, rng);
  }
  return state;
}

}  // namespace roundtable::academy
