#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "engine/core/rollout.h"

// Text of choices and of chance, for any game. The input is lines: each is parsed, must print as itself, and is given
// to a game, which accepts or refuses it; after a line `+` the game goes on by itself.

namespace roundtable {

template <Game G>
class ActionFuzzer {
 public:
  ActionFuzzer(const typename G::Options& options, std::uint64_t seed) : rng_(seed), state_(G::start(options)) {}

  void hear(std::string_view lines) {
    while (!lines.empty()) {
      const auto end = lines.find('\n');
      const auto line = lines.substr(0, end);
      lines = end == std::string_view::npos ? std::string_view() : lines.substr(end + 1);
      if (line == "+") {
        if (G::deciders(state_).over()) break;
        go_on();
      } else {
        for (const Seat seat : Seats::first(G::players(options()))) say(seat, line);
      }
    }
    check_sound();
  }

 private:
  static void check(bool holds) {
    if (!holds) std::abort();
  }
  const typename G::Options& options() const { return G::options(state_); }

  void go_on() {
    const Deciders asked = G::deciders(state_);
    if (asked.is_chance()) {
      G::settle(state_, G::draw(state_, rng_), nobody_);
    } else {
      const Seat seat = asked.seats().lowest();
      G::take(state_, seat, G::legal(state_, seat).pick(rng_), nobody_);
    }
  }

  void say(Seat seat, std::string_view text) {
    const typename G::State before = state_;
    if (const auto action = G::action_from(options(), seat, text)) {
      check(G::text_of(options(), *action) == text);
      const bool possible = G::legal(state_, seat).contains(*action);
      check((G::apply(state_, seat, *action, nobody_) == Legality::Legal) == possible);
      if (!possible) check(std::memcmp(&before, &state_, sizeof state_) == 0);
    }
    if (const auto outcome = G::outcome_from(options(), text)) {
      check(G::text_of(options(), *outcome) == text);
      if (G::is_possible(state_, *outcome)) G::settle(state_, *outcome, nobody_);
    }
  }

  // The game is sound after any input: it can be shown, imagined, and played to its end.
  void check_sound() {
    for (const Viewer viewer : {Viewer::spectator(), Viewer(Seat{0})}) {
      const auto seen = G::view(state_, viewer);
      check(G::view(G::imagine(seen, rng_), viewer) == seen);
    }
    rollout<G>(state_, [&](const auto&, Seat, const auto& choices) { return choices.pick(rng_); }, rng_);
    check(G::deciders(state_).over());
  }

  Rng rng_;
  typename G::State state_;
  NullSink nobody_;
};

}  // namespace roundtable
