#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace roundtable {

// An input that is not 0.
struct NetInput {
  std::uint16_t input = 0;
  std::int16_t value = 1;
};

// How much a net is shown and how much it answers: what a game asks of it.
struct NetShape {
  int inputs = 0;
  int outputs = 0;
};

// A small net of whole numbers: inputs, two hidden layers, outputs. So it answers the same on every machine. Which
// input and which output is what, its game knows (net_of.h). Nothing is allocated while it answers, and several threads
// may ask it at once. docs/net.md has the file.
class Network {
 public:
  static constexpr int kStep = 16;  // hidden layers are multiples of this
  static constexpr int kMostHidden1 = 512;
  static constexpr int kMostHidden2 = 128;
  // Shown so many inputs of 1 no sum of the first layer can leave its 16 bits. Whoever writes a net sees to those that
  // are shown more; a sum that does leave them wraps around.
  static constexpr int kSureInputs = 128;

  // The error names the field, what was found and what is allowed.
  static Result<Network> read(std::string_view bytes, NetShape shape);

  // What the net makes of a position: its last hidden layer. Answers are read off it, as many as are wanted.
  struct Thought {
    std::array<std::int8_t, kMostHidden2> values;
  };
  Thought think(std::span<const NetInput> inputs) const;
  std::int32_t answer(const Thought& thought, int output) const;
  float logit(const Thought& thought, int output) const {
    return static_cast<float>(answer(thought, output)) * logit_unit_;
  }

 private:
  template <class Bias>
  struct Layer {
    int size = 0;
    int shift = 0;
    std::vector<Bias> bias;
    std::vector<std::int8_t> weights;
  };

  Network() = default;

  Layer<std::int16_t> first_;   // a row of weights for each input
  Layer<std::int32_t> second_;  // and for each of the first layer
  Layer<std::int32_t> last_;    // but here for each output
  float logit_unit_ = 1;
};

}  // namespace roundtable
