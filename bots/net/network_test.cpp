#include "bots/net/network.h"

#include <gmock/gmock.h>

#include "bots/net/made_up.h"

namespace roundtable {

namespace {

using testing::HasSubstr;

// A plain evaluation as docs/net.md defines it.
std::vector<std::int32_t> plainly(const MadeUpNet& net, const std::vector<NetInput>& inputs, int number = 0) {
  const auto activation = [](std::int64_t sum, int shift) { return std::clamp<std::int64_t>(sum >> shift, 0, 127); };
  const auto at = [](const std::vector<int>& numbers, int row, int columns, int column) {
    return std::int64_t{numbers[static_cast<std::size_t>(row * columns + column)]};
  };
  std::vector<std::int64_t> first;
  for (int j = 0; j < net.hidden1; ++j) {
    std::int64_t sum = net.b1[static_cast<std::size_t>(j)];
    for (const NetInput& one : inputs) sum += one.value * at(net.w1, one.input, net.hidden1, j);
    EXPECT_EQ(sum, static_cast<std::int16_t>(sum));
    first.push_back(activation(sum, net.shift1));
  }
  const auto& part = net.parts[static_cast<std::size_t>(number)];
  std::vector<std::int64_t> second;
  for (int j = 0; j < net.hidden2; ++j) {
    std::int64_t sum = part.b2[static_cast<std::size_t>(j)];
    for (int i = 0; i < net.hidden1; ++i) sum += at(part.w2, j, net.hidden1, i) * first[static_cast<std::size_t>(i)];
    second.push_back(activation(sum, net.shift2));
  }
  std::vector<std::int32_t> answers;
  for (int j = 0; j < net.shape.outputs; ++j) {
    std::int64_t sum = part.b3[static_cast<std::size_t>(j)];
    for (int i = 0; i < net.hidden2; ++i) sum += at(part.w3, j, net.hidden2, i) * second[static_cast<std::size_t>(i)];
    answers.push_back(static_cast<std::int32_t>(sum));
  }
  return answers;
}

std::vector<std::int32_t> answers(const Network& net, int outputs, const std::vector<NetInput>& inputs, int part = 0) {
  const auto thought = net.think(inputs, part);
  std::vector<std::int32_t> all;
  for (int i = 0; i < outputs; ++i) all.push_back(net.answer(thought, i));
  return all;
}

Network net_of(const MadeUpNet& net) {
  auto read = Network::read(bytes_of(net), net.shape);
  EXPECT_TRUE(read) << read.error().message;
  return *read;
}

TEST(Network, AnswersAsTheDocumentSays) {
  struct Size {
    NetShape shape;
    int hidden1;
    int hidden2;
  };
  for (const Size& size :
       {Size{{90, 7}, 16, 16}, {{300, 40, 3}, 256, 64}, {{50, 3}, 512, 128}, {{1200, 200}, 240, 48}}) {
    const MadeUpNet made = make_up_net(size.shape, size.hidden1, size.hidden2, 5);
    const Network net = net_of(made);
    Rng rng(6);
    for (int shown = 0; shown < 50; shown += 3) {
      const auto inputs = make_up_inputs(size.shape.inputs, shown, rng);
      const int part = shown % size.shape.parts;
      ASSERT_EQ(answers(net, size.shape.outputs, inputs, part), plainly(made, inputs, part))
          << size.hidden1 << ", " << shown;
    }
  }
}

TEST(Network, ThinksTheSameFromWhereverItStood) {
  const MadeUpNet made = make_up_net({300, 40, 2}, 240, 48, 7);
  const Network net = net_of(made);
  Network::Footing footing;
  Rng rng(8);
  for (const int shown : {60, 60, 5, 90, 0, 60}) {
    auto inputs = make_up_inputs(300, shown, rng);
    for (int turn = 0; turn < 5; ++turn) {
      const int part = turn % 2;
      net.step(inputs, part, footing);
      EXPECT_EQ(net.think(footing).values, net.think(inputs, part).values) << shown;
      Network::Footing fresh;
      net.step(inputs, part, fresh);
      EXPECT_EQ(footing.key, fresh.key) << shown;
      for (std::size_t i = static_cast<std::size_t>(turn); i < inputs.size();
           ++i) {  // changes some inputs, but not the first ones
        if (below(rng, 4) == 0) inputs[i].value = static_cast<std::int16_t>(1 + below(rng, 4));
      }
      if (turn == 2) std::ranges::reverse(inputs);
      if (!inputs.empty()) inputs.pop_back();
    }
  }
}

// Extreme values: only the first layer's sums may wrap around.
TEST(Network, CountsOnWithTheLargestWeights) {
  for (const int weight : {-128, 127}) {
    MadeUpNet made = make_up_net({150, 5}, 512, 128, 5);
    for (auto* weights : {&made.w1, &made.parts[0].w3}) std::ranges::fill(*weights, weight);
    for (const int second : {-128, 127}) {
      std::ranges::fill(made.parts[0].w2, second);
      std::ranges::fill(made.b1, weight < 0 ? -16383 : 16383);
      std::ranges::fill(made.parts[0].b2, second < 0 ? -(1 << 30) : 1 << 30);
      const Network net = net_of(made);
      std::vector<NetInput> inputs;
      for (int i = 0; i < Network::kSureInputs; ++i) inputs.push_back({static_cast<std::uint16_t>(i), 1});
      EXPECT_EQ(answers(net, 5, inputs), plainly(made, inputs));
    }
  }
}

TEST(Network, TellsLogitsInItsUnit) {
  const MadeUpNet made = make_up_net({40, 6}, 32, 16, 1);
  const Network net = net_of(made);
  Rng rng(2);
  const auto thought = net.think(make_up_inputs(40, 12, rng), 0);
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(net.logit(thought, i), static_cast<float>(net.answer(thought, i)) / 2048.0F);
  }
}

// The same in every build, on every machine, and in a browser (tests/wasm_agrees.mjs).
TEST(Network, AnswersTheSameEverywhere) {
  const MadeUpNet made = make_up_net({1200, 200}, 256, 64, 15);
  const Network net = net_of(made);
  Rng rng(16);
  std::uint64_t hash = 0;
  for (int i = 0; i < 100; ++i) {
    for (const std::int32_t answer : answers(net, 200, make_up_inputs(1200, 110, rng))) {
      hash = (hash ^ static_cast<std::uint32_t>(answer)) * 0x9e3779b97f4a7c15ULL;
    }
  }
  EXPECT_EQ(hash, 1657010492414424896ULL);
}

std::string complaint(const std::string& bytes, NetShape shape = {12, 3}) {
  const auto read = Network::read(bytes, shape);
  return read ? "" : read.error().message;
}

TEST(Network, RefusesWhatDoesNotFitTheGame) {
  const std::string bytes = bytes_of(make_up_net({12, 3}, 32, 16, 1));
  EXPECT_EQ(complaint(bytes), "");
  EXPECT_EQ(complaint(bytes, {13, 3}), "net: inputs: found 12, allowed: 13");
  EXPECT_EQ(complaint(bytes, {12, 4}), "net: outputs: found 3, allowed: 4");
  EXPECT_EQ(complaint(bytes, {12, 3, 2}), "net: parts: found 1, allowed: 2");
}

TEST(Network, RefusesDamagedFilesByTheFieldThatIsWrong) {
  const std::string bytes = bytes_of(make_up_net({12, 3}, 32, 16, 1));
  EXPECT_THAT(complaint(""), HasSubstr("does not start with RTN2"));
  EXPECT_THAT(complaint("RTN1" + bytes.substr(4)), HasSubstr("does not start with RTN2"));
  EXPECT_EQ(complaint("RTN2"), "net: inputs: found 0, allowed: 2 bytes");
  EXPECT_EQ(complaint(bytes.substr(0, bytes.size() - 1)), "net: W3: found 47, allowed: 48 bytes");
  EXPECT_EQ(complaint(bytes + '\0' + 'x'), "net: end: found 2, allowed: no more bytes");
  for (std::size_t size = 0; size < bytes.size(); ++size) ASSERT_NE(complaint(bytes.substr(0, size)), "") << size;

  const auto with = [&](std::size_t at, const std::string& instead) {
    return complaint(std::string(bytes).replace(at, instead.size(), instead));
  };
  EXPECT_EQ(with(6, {24, 0}), "net: hidden1: found 24, allowed: 16 to 512 in steps of 16");
  EXPECT_EQ(with(6, {0, 0}), "net: hidden1: found 0, allowed: 16 to 512 in steps of 16");
  EXPECT_EQ(with(8, {0, 16}), "net: hidden2: found 4096, allowed: 16 to 128 in steps of 16");
  EXPECT_EQ(with(12, {16}), "net: shift1: found 16, allowed: 0 to 15");
  EXPECT_EQ(with(13, {31}), "net: shift2: found 31, allowed: 0 to 30");
  EXPECT_EQ(with(14, {31}), "net: shift3: found 31, allowed: 0 to 30");
  EXPECT_EQ(with(15, {2}), "net: parts: found 2, allowed: 1");
  EXPECT_EQ(with(16, {0, 64}), "net: b1: found 16384, allowed: -16383 to 16383");
  EXPECT_EQ(with(16 + 32 * 2 + 12 * 32, {0, 0, 0, 127}),
            "net: b2: found 2130706432, allowed: -1073741824 to 1073741824");
}

}  // namespace

}  // namespace roundtable
