#include "fuzz/action.h"

#include "engine/core/option_sample.h"
#include "engine/with_game.h"

// The first byte chooses the game, the second the number of players, the third is the seed, then one byte for each
// option; the rest are lines.

namespace {

template <class G>
void play(std::string_view bytes) {
  using namespace roundtable;
  const PlayerRange range = G::Options::kPlayers;
  const auto number = [&](std::size_t at) { return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U; };
  const int players = range.least + static_cast<int>(number(1)) % (range.most - range.least + 1);
  const DescribedOptions described = roundtable::described(G::Options::described());
  std::size_t next = 3;
  const std::string sample = sample_options(described, players, [&] { return number(next++); });
  const auto options = G::read_options(players, *Json::parse(sample));
  if (!options) std::abort();
  ActionFuzzer<G>(*options, number(2)).hear(bytes.substr(std::min(next, bytes.size())));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  std::size_t game = data[0] % std::tuple_size_v<roundtable::Games>;
  roundtable::each_game([&]<class G>() {
    if (game-- == 0) play<G>({reinterpret_cast<const char*>(data), size});
  });
  return 0;
}
