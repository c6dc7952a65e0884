#include "bots/net/network.h"

#include <algorithm>

namespace roundtable {

// The loops below are plain, and written so that compilers turn them into vector instructions: sizes are multiples of
// what vectors hold, `__restrict` says that nothing overlaps (kept only where a function is not inlined), several rows
// are added in one go, and numbers are as narrow as they can be.

namespace {

using Row = const std::int8_t*;
constexpr std::array<std::int8_t, Network::kMostHidden1> kEmptyRow{};

struct WeighedRow {
  Row row;
  std::int8_t value;
};

constexpr int whole_steps(int size) { return size & ~(Network::kStep - 1); }

constexpr int kRowsAtOnce = 8;

[[gnu::noinline]] void add_rows(const std::array<Row, kRowsAtOnce>& rows, std::int16_t* __restrict sums, int size) {
  const auto [a, b, c, d, e, f, g, h] = rows;
  for (int i = 0; i < whole_steps(size); ++i) {
    sums[i] = static_cast<std::int16_t>(sums[i] + a[i] + b[i] + c[i] + d[i] + e[i] + f[i] + g[i] + h[i]);
  }
}

[[gnu::noinline]] void add_row(Row row, std::int16_t value, std::int16_t* __restrict sums, int size) {
  for (int i = 0; i < whole_steps(size); ++i) sums[i] = static_cast<std::int16_t>(sums[i] + row[i] * value);
}

// Two products of an activation, at most 127, and a weight fit 16 bits together.
[[gnu::noinline]] void multiply(WeighedRow one, WeighedRow two, std::int16_t* __restrict products, int size) {
  for (int i = 0; i < whole_steps(size); ++i) {
    products[i] = static_cast<std::int16_t>(one.row[i] * one.value + two.row[i] * two.value);
  }
}

constexpr int kPairsAtOnce = 4;
using Products = std::array<std::array<std::int16_t, Network::kMostHidden2>, kPairsAtOnce>;

[[gnu::noinline]] void add_products(const Products& products, std::int32_t* __restrict sums, int size) {
  const auto& [a, b, c, d] = products;
  for (std::size_t i = 0; i < static_cast<std::size_t>(whole_steps(size)); ++i) sums[i] += a[i] + b[i] + c[i] + d[i];
}

template <class Sum>
void activate(const Sum* __restrict sums, int shift, std::int8_t* __restrict values, int size) {
  for (int i = 0; i < whole_steps(size); ++i) {
    const auto value = static_cast<Sum>(sums[i] >> shift);
    values[i] = static_cast<std::int8_t>(value < 0 ? 0 : value > 127 ? 127 : value);
  }
}

// Where the layers are worked out; written as far as it is read.
struct Workbench {
  std::array<std::int16_t, Network::kMostHidden1> first;
  std::array<std::int8_t, Network::kMostHidden1 + 1> activations;
  std::array<std::uint16_t, Network::kMostHidden1 + kRowsAtOnce> alive;
  Products products;
  std::array<std::int32_t, Network::kMostHidden2> second;
};

}  // namespace

Network::Thought Network::think(std::span<const NetInput> inputs) const {
  Workbench work;  // NOLINT(cppcoreguidelines-pro-type-member-init): see there
  auto& [first, activations, alive, products, second] = work;
  const std::size_t first_size = first_.bias.size();
  const std::size_t second_size = second_.bias.size();

  std::ranges::copy(first_.bias, first.begin());
  std::array<Row, kRowsAtOnce> rows{};
  std::size_t waiting = 0;
  for (const NetInput& input : inputs) {
    const Row row = &first_.weights[input.input * first_size];
    if (input.value != 1) {
      add_row(row, input.value, first.data(), first_.size);
      continue;
    }
    rows[waiting++] = row;
    if (waiting < rows.size()) continue;
    add_rows(rows, first.data(), first_.size);
    waiting = 0;
  }
  while (waiting > 0 && waiting < rows.size()) rows[waiting++] = kEmptyRow.data();
  if (waiting > 0) add_rows(rows, first.data(), first_.size);
  activate(first.data(), first_.shift, activations.data(), first_.size);

  // About half of the first layer is 0 and need not be multiplied. One more, which is 0, fills up the last group.
  std::size_t count = 0;
  for (std::size_t i = 0; i < first_size; ++i) {
    alive[count] = static_cast<std::uint16_t>(i);
    count += activations[i] != 0 ? 1U : 0U;
  }
  activations[first_size] = 0;
  std::fill_n(&alive[count], kRowsAtOnce, static_cast<std::uint16_t>(first_size));

  std::ranges::copy(second_.bias, second.begin());
  const auto weighed = [&](std::size_t i) {
    return WeighedRow{&second_.weights[alive[i] * second_size], activations[alive[i]]};
  };
  for (std::size_t at = 0; at < count;) {
    for (auto& pair : products) {
      multiply(weighed(at), weighed(at + 1), pair.data(), second_.size);
      at += 2;
    }
    add_products(products, second.data(), second_.size);
  }
  Thought thought{};
  activate(second.data(), second_.shift, thought.values.data(), second_.size);
  return thought;
}

std::int32_t Network::answer(const Thought& thought, int output) const {
  const auto at = static_cast<std::size_t>(output);
  const std::int8_t* weights = &last_.weights[at * second_.bias.size()];
  std::int32_t sum = last_.bias[at];
  for (int i = 0; i < whole_steps(second_.size); ++i) sum += weights[i] * thought.values[static_cast<std::size_t>(i)];
  return sum;
}

}  // namespace roundtable
