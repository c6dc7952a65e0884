#include "engine/academy/game.h"
#include "fuzz/action.h"

// The first byte says which mode and advanced rules, the second which variations, the third is the seed; then lines.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable;
  using namespace roundtable::academy;
  if (size < 3) return 0;
  Options options;
  const int mode = data[0] % 5;
  options.players = static_cast<std::uint8_t>(mode < 3 ? mode + 3 : 2);
  options.two = mode < 3 ? Two::None : mode == 3 ? Two::Karadoc : Two::Lancelot;
  options.variations = SmallSet<Variation>(data[1] & 63U);
  options.advanced = SmallSet<Advanced>(data[0] / 5 % 8);
  ActionFuzzer<Academy>(options, data[2]).hear({reinterpret_cast<const char*>(data + 3), size - 3});
  return 0;
}
