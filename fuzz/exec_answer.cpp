#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "bots/bot_list.h"
#include "bots/program.h"
#include "engine/with_game.h"

// A line from another program: either an error that can be printed, or a text to pass to a game; and the same bytes as
// a list of bots, of which no part may get lost.

namespace {

bool can_be_shown(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; });
}

void try_answer(std::string_view line) {
  const auto answer = roundtable::read_answer(line);
  if (!can_be_shown(answer ? *answer : answer.error().message)) std::abort();
  if (!answer) return;
  roundtable::each_game([&]<class G>() {
    const typename G::Options options{};
    const auto action = G::action_from(options, roundtable::Seat{0}, *answer);
    if (action && G::text_of(options, *action) != *answer) std::abort();
  });
}

void try_list(std::string_view list) {
  std::string joined;
  for (const auto& name : roundtable::split_bots(list)) {
    joined += "," + name;
    static_cast<void>(roundtable::read_exec(name));
  }
  if (joined != "," + std::string(list)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try_answer(text);
  try_list(text);
  return 0;
}
