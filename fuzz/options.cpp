#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "engine/with_game.h"

// The options of each game for every number of players, valid or not: accepted options are the same when written and
// read again, and a game can start with them; refused ones have an error.

namespace {

template <class G>
void try_options(int players, const roundtable::Json& json) {
  const auto options = G::read_options(players, json);
  if (!options) {
    if (options.error().message.empty()) std::abort();
    return;
  }
  roundtable::JsonWriter out;
  G::write_options(out, *options);
  const auto written = roundtable::Json::parse(out.text());
  if (!written) std::abort();
  const auto again = G::read_options(players, *written);
  if (!again || !(*again == *options)) std::abort();
  roundtable::JsonWriter twice;
  G::write_options(twice, *again);
  if (twice.text() != out.text()) std::abort();
  if (G::deciders(G::start(*options)).over()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto json = roundtable::Json::parse(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!json) return 0;
  for (int players = -1; players < 8; ++players) {
    roundtable::each_game([&]<class G>() { try_options<G>(players, *json); });
  }
  return 0;
}
