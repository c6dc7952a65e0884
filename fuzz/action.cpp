#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "engine/academy/game.h"

// Text of choices and of chance. The first byte says which mode, the second which options, the third who speaks, the
// rest are lines: each is read, must print as itself, and is given to a game, which takes it or leaves it and goes on
// in between by itself.

namespace {

using namespace roundtable;
using namespace roundtable::academy;

void check(bool holds) {
  if (!holds) std::abort();
}

// Nothing is lost whatever was said: the game can be shown, and imagined, and played to its end.
void check_sound(State state, Rng& rng) {
  for (const Viewer viewer : {Viewer::spectator(), Viewer(Seat{0})}) {
    const View seen = view(state, viewer);
    check(view(imagine(seen, rng), viewer) == seen);
  }
  rollout(state, [&](const State&, Seat, const Choices& choices) { return choices.pick(rng); }, rng);
  check(state.table.waiting.over());
}

void say(State& state, Seat seat, std::string_view text) {
  const Options& options = state.table.options;
  NullSink nobody;
  State before = state;
  if (const auto action = action_from(options, seat, text)) {
    check(text_of(options, *action) == text);
    const bool possible = legal(state, seat).contains(*action);
    check((apply(state, seat, *action, nobody) == Refusal::None) == possible);
    if (!possible) check(std::memcmp(&before, &state, sizeof state) == 0);
  }
  if (const auto outcome = outcome_from(options, text)) {
    check(text_of(options, *outcome) == text);
    if (is_possible(state, *outcome)) settle(state, *outcome, nobody);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  Options options;
  const int mode = data[0] % 5;
  options.players = static_cast<std::uint8_t>(mode < 3 ? mode + 3 : 2);
  options.two = mode < 3 ? Two::None : mode == 3 ? Two::Karadoc : Two::Lancelot;
  options.variations = SmallSet<Variation>(data[1] & 63U);
  options.advanced = SmallSet<Advanced>(data[0] / 5 % 8);
  Rng rng(data[2]);
  State state = start(options);
  std::string_view lines(reinterpret_cast<const char*>(data + 3), size - 3);
  NullSink nobody;
  while (!lines.empty()) {
    const auto end = lines.find('\n');
    const auto line = lines.substr(0, end);
    lines = end == std::string_view::npos ? std::string_view() : lines.substr(end + 1);
    if (line == "+") {  // on we go
      const Deciders asked = state.table.waiting;
      if (asked.over()) break;
      if (asked.is_chance()) {
        settle(state, draw(state, rng), nobody);
      } else {
        const Seat seat = asked.seats().lowest();
        take(state, seat, legal(state, seat).pick(rng), nobody);
      }
      continue;
    }
    for (std::uint8_t seat = 0; seat < options.players; ++seat) say(state, Seat{seat}, line);
  }
  check_sound(state, rng);
  return 0;
}
