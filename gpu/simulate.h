#pragma once

#include "engine/core/fast/inline.h"
#include "engine/core/game.h"
#include "gpu/kernel.h"
#include "lab/sums.h"

// Random play as `roundtable sim` has it: the same games for the same seeds, and so the same sums. Each thread plays
// one game after the other. A processor of a GPU has 32 threads take each step together, where those that do something
// else wait, and has room for little code: so all threads of a block had better be at the same place of it.

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

// Threads add to one of several sums, to reduce contention.
constexpr int kSums = 64;

inline void add_with_others(Sums& total, const Sums& mine) {
  total.each_number(mine, [](auto& sum, auto number) { __atomic_fetch_add(&sum, number, __ATOMIC_RELAXED); });
}

// Random choices, mixed into the game's fingerprint.
template <Game G>
ALWAYS_INLINE inline auto random_choice(Luck& luck, std::uint64_t& print, Sums& sums) {
  return [&](const auto&, Seat, const auto& choices) ALWAYS_INLINE {
    const auto action = choices.pick(luck.thoughts);
    print = mixed(print, std::bit_cast<std::uint32_t>(static_cast<const typename G::Action&>(action)));
    ++sums.decisions;
    return action;
  };
}

// For games whose phases follow in a fixed order: each is played from its beginning to its end.
template <Game G, class Play>
ALWAYS_INLINE inline void simulate_whole(const Task<G>& task, Sums* sums, Play play) {
  typename G::State state;
  Sums mine;
  const std::int64_t at_once = std::int64_t{block_count()} * block_size();
  for (std::int64_t game = task.first + thread_number(); any_of_block(game < task.last); game += at_once) {
    if (game >= task.last) continue;
    Luck luck(task.seed, static_cast<std::uint64_t>(game));
    auto print = static_cast<std::uint64_t>(game);
    const auto choose = random_choice<G>(luck, print, mine);
    copy_words(state, task.start);
    play(state, choose, luck.chance);
    mine.count(G::players(G::options(state)), G::standing(state), print);
  }
  add_with_others(sums[thread_number() % kSums], mine);
}

// Other games proceed step by step and end at different times. A finished thread waits to begin its next game together
// with others, since a beginning takes as long as many steps.
template <Game G>
ALWAYS_INLINE inline void simulate_steps(const Task<G>& task, Sums* sums) {
  constexpr int kBegin = 64;  // steps between common beginnings
  typename G::State state;
  Sums mine;
  const std::int64_t at_once = std::int64_t{block_count()} * block_size();
  std::int64_t game = task.first + thread_number();
  Luck luck(0, 0);
  std::uint64_t print = 0;
  const auto choose = random_choice<G>(luck, print, mine);
  for (int step = 0; any_of_block(game < task.last); ++step) {
    if (game >= task.last) continue;
    if (step % kBegin == 0 && (step == 0 || G::deciders(state).over())) {
      if (step > 0) {
        mine.count(G::players(G::options(state)), G::standing(state), print);
        game += at_once;
        if (game >= task.last) continue;
      }
      luck = Luck(task.seed, static_cast<std::uint64_t>(game));
      print = static_cast<std::uint64_t>(game);
      copy_words(state, task.start);
      G::begin_blindly(state, luck.chance);
    }
    G::step_blindly(state, choose, luck.chance);
  }
  add_with_others(sums[thread_number() % kSums], mine);
}

// The code of each thread, for tables of any kind,
template <Game G>
ALWAYS_INLINE inline void simulate_blind(const Task<G>& task, Sums* sums) {
  if constexpr (requires { &G::is_plain; }) {
    simulate_whole(task, sums, [](auto&... given) ALWAYS_INLINE { G::play_blind(given...); });
  } else {
    simulate_steps(task, sums);
  }
}
// and for tables with the plain rules, which the compiler can optimise.
template <Game G>
ALWAYS_INLINE inline void simulate_plain(const Task<G>& task, Sums* sums) {
  simulate_whole(task, sums, [](auto&... given) ALWAYS_INLINE { G::play_plain(given...); });
}

}  // namespace roundtable::gpu
