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

  friend bool operator==(const NetInput&, const NetInput&) = default;
};

// How much a net is shown and how much it answers: what a game asks of it.
struct NetShape {
  int inputs = 0;
  int outputs = 0;
  int parts = 1;  // kinds of questions
};

// A small net of whole numbers: inputs, two hidden layers, outputs. So it answers the same on every machine. What it
// sees it sees in one way; what it makes of that has a part of the net for each kind of question. Which input and which
// output is what, and which part answers, its game knows (net_of.h). Nothing is allocated while it answers, and several
// threads may ask it at once. docs/net.md has the file.
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
    std::array<std::int8_t, kMostHidden2> values{};
    int part = 0;
  };
  Thought think(std::span<const NetInput> inputs, int part) const;

  // A position as the net stands before it. From there it is soon before another one that is much like it, and thinks
  // the same of it as if it came from nowhere. Belongs to one net and one thread.
  struct Footing {
    int part = 0;
    std::uint64_t key = 0;                // of what is shown, whatever its order
    std::vector<std::int16_t> sums;       // of the first layer
    std::vector<NetInput> inputs;         // that are in them
    std::vector<std::uint32_t> held;      // by input: its value in the lowest byte, above it the step it came with
    std::vector<std::uint16_t> exchange;  // room for inputs that come, and for those that go
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
    Layer<std::int32_t> second;  // a row of weights for each of the first layer
    Layer<std::int32_t> last;    // but here for each output
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
