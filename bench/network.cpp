#include "bench/network.h"

#include "bench/speed.h"
#include "bots/net/made_up.h"

namespace roundtable::bench {

NetworkSpeed network_speed(double seconds) {
  constexpr int kPositions = 256;  // so many that their weights do not stay in the processor's fastest cache
  NetworkSpeed speed;
  const NetShape shape{.inputs = speed.inputs, .outputs = speed.outputs};
  const auto net = Network::read(bytes_of(make_up_net(shape, 256, 64, 1)), shape);
  Rng rng(2);
  std::vector<std::vector<NetInput>> positions;
  positions.reserve(kPositions);
  for (int i = 0; i < kPositions; ++i) positions.push_back(make_up_inputs(speed.inputs, speed.shown, rng));
  std::int64_t sum = 0;
  const double ns = best_ns(seconds, [&] {
    for (const auto& position : positions) {
      const auto thought = net->think(position, 0);
      for (int i = 0; i < speed.asked; ++i) sum += net->answer(thought, i);
    }
    return kPositions;
  });
  speed.microseconds = sum == -1 ? 0 : ns / 1000;
  return speed;
}

}  // namespace roundtable::bench
