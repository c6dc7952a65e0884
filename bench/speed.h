#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "engine/core/game.h"

// Speed of the engine. Run on demand (`roundtable bench`), never in a timed test.

namespace roundtable::bench {

inline double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Speed {
  double ns = 0;         // per decision, or per call
  double decisions = 0;  // per game
  double games_per_second() const { return 1e9 / (ns * decisions); }
};

// Runs `batch`, which returns its number of operations, repeatedly for about so long and returns the best time per
// operation: other load on the machine only slows it down.
template <class Batch>
double best_ns(double seconds, Batch batch) {
  double best = 1e30;
  const double end = seconds_now() + seconds;
  do {
    const double start = seconds_now();
    const auto count = static_cast<double>(batch());
    best = std::min(best, (seconds_now() - start) * 1e9 / count);
  } while (seconds_now() < end);
  return best;
}

constexpr int kGamesInBatch = 500;

struct Played {
  Rng rng;
  long long decisions = 0;
  long long games = 0;
  long long points = 0;  // a result, so that the compiler cannot remove games
};

// A game of random play through the step interface, with everything: chance, legal choices, picking one, apply, result.
// And the same in rollout, the loop of bots. Each game is compiled in its own file (loops.h), since the compiler's
// inlining depends on the rest of the file.
template <Game G>
Played step_by_step(const typename G::Options& options, Played so_far);
template <Game G>
Played in_rollout(const typename G::Options& options, Played so_far);

// The cost of a decision; `play` plays one game.
template <Game G>
Speed speed_of(Played (*play)(const typename G::Options&, Played), const typename G::Options& options, double seconds) {
  Played played{.rng = Rng(1)};
  const double ns = best_ns(seconds, [&] {
    const long long before = played.decisions;
    for (int i = 0; i < kGamesInBatch; ++i) played = play(options, played);
    return played.decisions - before;
  });
  const double decisions = static_cast<double>(played.decisions) / static_cast<double>(played.games);
  return {.ns = played.points == -1 ? 0 : ns, .decisions = decisions};
}

// States of random games in which a seat has to choose, spread over whole games.
template <Game G>
std::vector<typename G::State> positions(const typename G::Options& options, int count) {
  Rng rng(7);
  NullSink nobody;
  std::vector<typename G::State> found;
  while (static_cast<int>(found.size()) < count) {
    auto state = G::start(options);
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      if (below(rng, 10) == 0) found.push_back(state);
      const Seat seat = G::deciders(state).seats().lowest();
      G::apply(state, seat, G::legal(state, seat).pick(rng), nobody);
    }
  }
  return found;
}

// The cost of a view, and of a state imagined from it, over positions of whole games.
template <Game G>
double view_ns(const std::vector<typename G::State>& states, double seconds) {
  int sum = 0;
  const double ns = best_ns(seconds, [&] {
    for (const auto& state : states) sum += G::legal(G::view(state, G::deciders(state).seats().lowest())).size();
    return states.size();
  });
  return sum == -1 ? 0 : ns;
}

template <Game G>
double imagine_ns(const std::vector<typename G::State>& states, double seconds) {
  std::vector<typename G::View> views;
  views.reserve(states.size());
  for (const auto& state : states) views.push_back(G::view(state, G::deciders(state).seats().lowest()));
  Rng rng(3);
  int sum = 0;
  const double ns = best_ns(seconds, [&] {
    for (const auto& view : views) sum += G::deciders(G::imagine(view, rng)).over() ? 1 : 0;
    return views.size();
  });
  return sum == -1 ? 0 : ns;
}

}  // namespace roundtable::bench
