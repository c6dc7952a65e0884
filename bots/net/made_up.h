#pragma once

#include <string>
#include <vector>

#include "bots/net/network.h"
#include "engine/core/rng.h"

// Random nets for tests and measurements: as active as trained ones, the same on every machine.

namespace roundtable {

struct MadeUpNet {
  NetShape shape;
  int hidden1 = 256;
  int hidden2 = 64;
  int shift1 = 1;
  int shift2 = 7;
  int shift3 = 11;
  struct Part {
    std::vector<int> b2, w2, b3, w3;
  };
  std::vector<int> b1, w1;  // in the order of the file
  std::vector<Part> parts;
};

inline MadeUpNet make_up_net(NetShape shape, int hidden1, int hidden2, std::uint64_t seed) {
  Rng rng(seed);
  MadeUpNet net{.shape = shape, .hidden1 = hidden1, .hidden2 = hidden2};
  const auto fill = [&](std::vector<int>& numbers, int count, int most) {
    for (int i = 0; i < count; ++i) {
      numbers.push_back(static_cast<int>(below(rng, 2 * static_cast<unsigned>(most) + 1)) - most);
    }
  };
  fill(net.b1, hidden1, 100);
  fill(net.w1, shape.inputs * hidden1, 31);
  for (int i = 0; i < shape.parts; ++i) {
    auto& part = net.parts.emplace_back();
    fill(part.b2, hidden2, 4000);
    fill(part.w2, hidden2 * hidden1, 31);
    fill(part.b3, shape.outputs, 2000);
    fill(part.w3, shape.outputs * hidden2, 31);
  }
  return net;
}

inline std::string bytes_of(const MadeUpNet& net) {
  std::string bytes = "RTN2";
  const auto put = [&](const std::vector<int>& numbers, int size) {
    for (const int number : numbers) {
      for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i);
    }
  };
  put({net.shape.inputs, net.hidden1, net.hidden2, net.shape.outputs}, 2);
  put({net.shift1, net.shift2, net.shift3, net.shape.parts}, 1);
  put(net.b1, 2);
  put(net.w1, 1);
  for (const auto& part : net.parts) {
    put(part.b2, 4);
    put(part.w2, 1);
    put(part.b3, 4);
    put(part.w3, 1);
  }
  return bytes;
}

// A number of inputs in ascending order; one in twenty is not 1.
inline std::vector<NetInput> make_up_inputs(int inputs, int shown, Rng& rng) {
  std::vector<NetInput> list;
  for (int input = 0; input < inputs; ++input) {
    const int wanted = shown - static_cast<int>(list.size());
    if (static_cast<int>(below(rng, static_cast<unsigned>(inputs - input))) >= wanted) continue;
    const auto value = static_cast<std::int16_t>(below(rng, 20) == 0 ? 1 + below(rng, 127) : 1);
    list.push_back({static_cast<std::uint16_t>(input), value});
  }
  return list;
}

}  // namespace roundtable
