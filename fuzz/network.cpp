#include "bots/net/network.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

// The file of a net, for a game of exactly the claimed shape: either an error that names the fault, or a net that can
// be evaluated.

namespace {

int word_at(std::string_view bytes, std::size_t at) {
  if (bytes.size() < at + 2) return 0;
  return static_cast<std::uint8_t>(bytes[at]) | static_cast<std::uint8_t>(bytes[at + 1]) << 8;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const roundtable::NetShape shape{
      .inputs = word_at(bytes, 4), .outputs = word_at(bytes, 10), .parts = std::max(1, word_at(bytes, 14) >> 8)};
  const auto net = roundtable::Network::read(bytes, shape);
  if (!net) {
    if (net.error().message.empty()) std::abort();
    return 0;
  }
  std::vector<roundtable::NetInput> inputs;
  for (int i = 0; i < shape.inputs; ++i) {
    inputs.push_back({static_cast<std::uint16_t>(i), static_cast<std::int16_t>(i % 3 == 0 ? 127 : 1)});
  }
  for (int part = 0; part < shape.parts; ++part) {
    const auto thought = net->think(inputs, part);
    for (int i = 0; i < shape.outputs; ++i) static_cast<void>(net->answer(thought, i));
  }
  return 0;
}
