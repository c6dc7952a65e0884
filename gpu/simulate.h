#pragma once

#include "engine/core/fast/inline.h"
#include "engine/core/game.h"
#include "gpu/line.h"
#include "lab/sums.h"

// Random play as `roundtable sim` has it: the same games for the same seeds, and so the same sums.

namespace roundtable::gpu {

// A game that goes on beside others.
template <Game G>
struct Slot {
  typename G::State state;
  Luck luck;
  std::uint64_t print;
  std::int64_t game;  // its number
  typename G::Action chosen;
  bool has_chosen;
};

// Which games: those that start so, of a run with that seed, from number `first` up to `last`. It goes to the GPU byte
// by byte.
template <Game G>
struct Task {
  typename G::State start;
  std::uint64_t seed;
  std::int64_t first;
  std::int64_t last;
  int games;       // side by side in a block
  Slot<G>* slots;  // for those of all blocks; null: in the blocks' memory, which is faster and has less room
};

// What a launch with so many games in each block takes of its memory.
template <Game G>
constexpr std::size_t memory_of_block(int games, bool with_slots) {
  return Line::size(games) + (with_slots ? static_cast<std::size_t>(games) * sizeof(Slot<G>) : 0);
}

// Threads add to one of so many sums, so that few have to wait for each other.
constexpr int kSums = 64;

inline void add_with_others(Sums& total, const Sums& mine) {
  total.each_number(mine, [](auto& sum, auto number) { __atomic_fetch_add(&sum, number, __ATOMIC_RELAXED); });
}

template <Game G>
int kind_of(const Slot<G>& slot) {
  if constexpr (requires { G::step_kind(slot.state, slot.chosen); }) {
    return 1 + (slot.has_chosen ? G::step_kind(slot.state, slot.chosen) : G::step_kind(slot.state));
  } else {
    return 1;
  }
}

// The next game in a slot; false if there is none.
template <Game G>
bool begin_game(const Task<G>& task, Slot<G>& slot, std::int64_t number) {
  slot.game = number;
  if (number >= task.last) return false;
  slot.luck = Luck(task.seed, static_cast<std::uint64_t>(number));
  slot.print = static_cast<std::uint64_t>(number);
  slot.has_chosen = false;
  copy_words(slot.state, task.start);
  return true;
}

// Random answers, noted in the game's print.
template <Game G>
ALWAYS_INLINE inline auto random_choice(Luck& luck, std::uint64_t& print, Sums& sums) {
  return [&](const auto&, Seat, const auto& choices) ALWAYS_INLINE {
    const auto action = choices.pick(luck.thoughts);
    print = mixed(print, std::bit_cast<std::uint32_t>(static_cast<const typename G::Action&>(action)));
    ++sums.decisions;
    return action;
  };
}

// What a game does next: a choice is made, taken, or chance comes.
template <Game G>
ALWAYS_INLINE inline void take_step(Slot<G>& slot, Sums& sums) {
  typename G::State& state = slot.state;
  NullSink nobody;
  const auto choose = random_choice<G>(slot.luck, slot.print, sums);
  if (slot.has_chosen) {
    slot.has_chosen = false;
    G::take(state, G::deciders(state).seats().lowest(), slot.chosen, nobody);
  } else if (G::deciders(state).is_chance()) {
    G::settle(state, G::draw(state, slot.luck.chance), nobody);
  } else {
    const Seat seat = G::deciders(state).seats().lowest();
    slot.chosen = choose(state, seat, G::legal(state, seat));
    slot.has_chosen = true;
  }
}

// What each thread does: with the others of its block, one step after the other of as many games as there are slots,
// whichever is next in line; where one is over the next begins.
template <Game G>
ALWAYS_INLINE inline void simulate(const Task<G>& task, Sums* sums) {
  Line line(block_memory(), task.games);
  Slot<G>* slots = task.slots == nullptr ? reinterpret_cast<Slot<G>*>(block_memory() + Line::size(task.games))
                                         : task.slots + std::int64_t{block_number()} * task.games;
  const std::int64_t first = task.first + std::int64_t{block_number()} * task.games;
  const std::int64_t at_once = std::int64_t{block_count()} * task.games;
  Sums mine;
  for (int i = place_in_block(); i < task.games; i += block_size()) {
    line.set_kind(i, begin_game(task, slots[i], first + i) ? kind_of(slots[i]) : Line::kDone);
  }
  for (int going = line.sort(); going < task.games; going = line.sort()) {
    for (int place = going + place_in_block(); place < task.games; place += block_size()) {
      const int i = line.at(place);
      Slot<G>& slot = slots[i];
      if (task.slots != nullptr) fetch(slot);
      if (!G::deciders(slot.state).over()) {
        take_step(slot, mine);
        line.set_kind(i, kind_of(slot));
      } else {
        mine.count(G::players(G::options(slot.state)), G::standing(slot.state), slot.print);
        line.set_kind(i, begin_game(task, slot, slot.game + at_once) ? kind_of(slot) : Line::kDone);
      }
    }
    wait_for_block();
  }
  add_with_others(sums[thread_number() % kSums], mine);
}

// The same for games whose parts always follow each other in the same order, so that those side by side stay together
// without a line: each thread plays one after the other, from beginning to end.
template <Game G, class Play>
ALWAYS_INLINE inline void simulate_together(const Task<G>& task, Sums* sums, Play play) {
  typename G::State state;
  Sums mine;
  const std::int64_t at_once = std::int64_t{block_count()} * block_size();
  for (std::int64_t game = task.first + thread_number(); game < task.last; game += at_once) {
    Luck luck(task.seed, static_cast<std::uint64_t>(game));
    auto print = static_cast<std::uint64_t>(game);
    const auto choose = random_choice<G>(luck, print, mine);
    copy_words(state, task.start);
    play(state, choose, luck.chance);
    mine.count(G::players(G::options(state)), G::standing(state), print);
  }
  add_with_others(sums[thread_number() % kSums], mine);
}
template <Game G>
ALWAYS_INLINE inline void simulate_blind(const Task<G>& task, Sums* sums) {
  simulate_together(task, sums, [](auto&... given) ALWAYS_INLINE { G::play_blind(given...); });
}
template <Game G>
ALWAYS_INLINE inline void simulate_plain(const Task<G>& task, Sums* sums) {
  simulate_together(task, sums, [](auto&... given) ALWAYS_INLINE { G::play_plain(given...); });
}

}  // namespace roundtable::gpu
