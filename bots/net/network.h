#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace roundtable {

// A non-zero input.
struct NetInput {
  std::uint16_t input = 0;
  std::int16_t value = 1;

  friend bool operator==(const NetInput&, const NetInput&) = default;
};

// Sizes of a net, as its game requires.
struct NetShape {
  int inputs = 0;
  int outputs = 0;
  int parts = 1;  // kinds of questions
};

// A small integer net: inputs, two hidden layers, outputs; the same answers on every machine. The first layer is
// shared; the rest exists once for each kind of question. Its game defines inputs, outputs and parts (net_of.h).
// Evaluation allocates nothing and is thread-safe. docs/net.md describes the file.
class Network {
 public:
  static constexpr int kStep = 16;  // hidden layers are multiples of this
  static constexpr int kMostHidden1 = 512;
  static constexpr int kMostHidden2 = 128;
  // With that many inputs of 1 no sum of the first layer overflows 16 bits. The writer of a net guarantees the rest; an
  // overflow wraps around.
  static constexpr int kSureInputs = 128;

  // Errors name the field, the value found and the allowed values.
  static Result<Network> read(std::string_view bytes, NetShape shape);

  // The last hidden layer for a position, from which any outputs can be computed.
  struct Thought {
    std::array<std::int8_t, kMostHidden2> values{};
    int part = 0;
  };
  Thought think(std::span<const NetInput> inputs, int part) const;

  // An evaluated position, from which similar ones are evaluated incrementally with equal results. Belongs to one net
  // and one thread.
  struct Footing {
    int part = 0;
    std::uint64_t key = 0;                // hash of the inputs, in any order
    std::vector<std::int16_t> sums;       // of the first layer
    std::vector<NetInput> inputs;         // included in the sums
    std::vector<std::uint32_t> held;      // by input: its value in the lowest byte, the step it was added above
    std::vector<std::uint16_t> exchange;  // buffer for added and removed inputs
    std::uint32_t steps = 0;
  };
  void step(std::span<const NetInput> inputs, int part, Footing& footing) const;
  Thought think(const Footing& footing) const { return think_on(footing.sums.data(), footing.part); }

  std::int32_t answer(const Thought& thought, int output) const;
  float as_logit(std::int32_t answer) const { return static_cast<float>(answer) * logit_unit_; }
  float logit(const Thought& thought, int output) const { return as_logit(answer(thought, output)); }

 private:
  template <class Bias>
  struct Layer {
    int size = 0;
    int shift = 0;
    std::vector<Bias> bias;
    std::vector<std::int8_t> weights;
  };

  struct Part {
    Layer<std::int32_t> second;  // a row of weights for each unit of the first layer
    Layer<std::int32_t> last;    // here for each output
  };

  Network() = default;

  const std::int8_t* row_of(std::uint16_t input) const { return &first_.weights[input * first_.bias.size()]; }
  const Part& part(int number) const { return parts_[static_cast<std::size_t>(number)]; }
  Thought think_on(const std::int16_t* first_sums, int number) const;

  Layer<std::int16_t> first_;  // a row of weights for each input
  std::vector<Part> parts_;
  float logit_unit_ = 1;
};

}  // namespace roundtable
