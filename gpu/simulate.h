#pragma once

#include "engine/core/fast/inline.h"
#include "engine/core/game.h"
#include "gpu/kernel.h"
#include "lab/sums.h"

// Random play as `roundtable sim` has it: the same games for the same seeds, and so the same sums.

namespace roundtable::gpu {

// Which games: those that start so, of a run with that seed, from number `first` up to `last`. It goes to the GPU byte
// by byte.
template <Game G>
struct Task {
  typename G::State start;
  std::uint64_t seed;
  std::int64_t first;
  std::int64_t last;
};

// Threads add to one of so many sums, so that few have to wait for each other.
constexpr int kSums = 64;

inline void add_with_others(Sums& total, const Sums& mine) {
  total.each_number(mine, [](auto& sum, auto number) { __atomic_fetch_add(&sum, number, __ATOMIC_RELAXED); });
}

// Plays on to the end. Between two choices chance comes as often as it is due: so those whose turn it is to choose wait
// for the others and then choose together.
template <Game G, class Choose>
ALWAYS_INLINE inline void play_on(typename G::State& state, const Choose& choose, Rng& rng) {
  NullSink nobody;
  while (!G::deciders(state).over()) {
    while (G::deciders(state).is_chance()) G::settle(state, G::draw(state, rng), nobody);
    if (G::deciders(state).over()) return;
    const Seat seat = G::deciders(state).seats().lowest();
    G::take(state, seat, choose(state, seat, G::legal(state, seat)), nobody);
  }
}

// What each thread does: every so many-th game.
template <Game G>
ALWAYS_INLINE inline void simulate(const Task<G>& task, Sums* sums) {
  auto& state = thread_memory<typename G::State>();
  Sums mine;
  for (std::int64_t game = task.first + thread_number(); game < task.last; game += thread_count()) {
    const auto stream = static_cast<std::uint64_t>(game);
    Luck luck(task.seed, stream);
    std::uint64_t print = stream;
    copy_words(state, task.start);
    const auto choose = [&](const auto&, Seat, const auto& choices) {
      const auto action = choices.pick(luck.thoughts);
      print = mixed(print, std::bit_cast<std::uint32_t>(static_cast<const typename G::Action&>(action)));
      ++mine.decisions;
      return action;
    };
    if constexpr (requires { G::blind_rollout(state, choose, luck.chance); }) {
      G::blind_rollout(state, choose, luck.chance);
    } else {
      play_on<G>(state, choose, luck.chance);
    }
    mine.count(G::players(G::options(state)), G::standing(state), print);
  }
  add_with_others(sums[thread_number() % kSums], mine);
}

}  // namespace roundtable::gpu
