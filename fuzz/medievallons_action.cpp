#include "engine/medievallons/game.h"
#include "fuzz/action.h"

// The first byte says how many play, the second how many turns, the third is the seed; then lines.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable;
  using namespace roundtable::medievallons;
  if (size < 3) return 0;
  Options options;
  options.players = static_cast<std::uint8_t>(2 + data[0] % 4);
  options.max_turns = 1 + data[1];
  ActionFuzzer<Medievallons>(options, data[2]).hear({reinterpret_cast<const char*>(data + 3), size - 3});
  return 0;
}
