#include "bots/net/network.h"

#include <algorithm>
#include <bit>

#include "bots/key_index.h"

namespace roundtable {

// Plain loops that compilers vectorise: sizes are multiples of vector sizes, `__restrict` excludes overlap (only
// effective if not inlined), several rows are added at once, and numbers are as narrow as possible.

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

// Adds the first half of the rows and subtracts the other.
[[gnu::noinline]] void exchange_rows(const std::array<Row, kRowsAtOnce>& rows, std::int16_t* __restrict sums,
                                     int size) {
  const auto [a, b, c, d, e, f, g, h] = rows;
  for (int i = 0; i < whole_steps(size); ++i) {
    sums[i] = static_cast<std::int16_t>(sums[i] + a[i] + b[i] + c[i] + d[i] - e[i] - f[i] - g[i] - h[i]);
  }
}

[[gnu::noinline]] void add_row(Row row, std::int16_t value, std::int16_t* __restrict sums, int size) {
  for (int i = 0; i < whole_steps(size); ++i) sums[i] = static_cast<std::int16_t>(sums[i] + row[i] * value);
}

// Two products of an activation (at most 127) and a weight fit 16 bits together.
[[gnu::noinline]] void add_products(const std::array<WeighedRow, kRowsAtOnce>& rows, std::int32_t* __restrict sums,
                                    int size) {
  const auto& [a, b, c, d, e, f, g, h] = rows;
  const auto both = [](WeighedRow one, WeighedRow two, int i) {
    return static_cast<std::int16_t>(one.row[i] * one.value + two.row[i] * two.value);
  };
  for (int i = 0; i < whole_steps(size); ++i) sums[i] += both(a, b, i) + both(c, d, i) + both(e, f, i) + both(g, h, i);
}

template <class Sum>
void activate(const Sum* __restrict sums, int shift, std::int8_t* __restrict values, int size) {
  for (int i = 0; i < whole_steps(size); ++i) {
    const auto value = static_cast<Sum>(sums[i] >> shift);
    values[i] = static_cast<std::int8_t>(value < 0 ? 0 : value > 127 ? 127 : value);
  }
}

constexpr std::size_t kEight = 8;

// Positions of the set bits, for each byte.
struct SetBits {
  std::array<std::array<std::uint16_t, kEight>, 256> places{};
};
constexpr SetBits make_set_bits() {
  SetBits bits;
  for (unsigned set = 0; set < bits.places.size(); ++set) {
    std::size_t count = 0;
    for (unsigned i = 0; i < kEight; ++i) {
      if (((set >> i) & 1U) != 0) bits.places[set][count++] = static_cast<std::uint16_t>(i);
    }
  }
  return bits;
}
constexpr SetBits kSetBits = make_set_bits();

// Appends the indices of the non-zero ones of eight values to a list, starting with index `first`; returns its new
// length. The list must have space for all eight.
std::size_t note_alive(const std::int8_t* values, std::size_t first, std::uint16_t* list, std::size_t count) {
  std::uint64_t eight = 0;
  for (unsigned i = 0; i < kEight; ++i) eight |= std::uint64_t{static_cast<std::uint8_t>(values[i])} << (8 * i);
  // Values are 0 to 127: adding 127 sets the highest bit of each non-zero one, and the product gathers those bits.
  const std::uint64_t highest = ((eight + 0x7F7F7F7F7F7F7F7FULL) >> 7U) & 0x0101010101010101ULL;
  const auto set = static_cast<std::size_t>((highest * 0x0102040810204080ULL) >> 56U);
  const auto& places = kSetBits.places[set];
  for (std::size_t i = 0; i < kEight; ++i) list[count + i] = static_cast<std::uint16_t>(first + places[i]);
  return count + static_cast<std::size_t>(std::popcount(set));
}

std::uint64_t key_of(std::uint16_t input) { return well_mixed(input + 1U); }

// Working memory of the layers; only written parts are read.
struct Workbench {
  std::array<std::int8_t, Network::kMostHidden1 + 1> activations;
  std::array<std::uint16_t, Network::kMostHidden1 + kRowsAtOnce> alive;
  std::array<std::int32_t, Network::kMostHidden2> second;
};

}  // namespace

Network::Thought Network::think(std::span<const NetInput> inputs, int part) const {
  std::array<std::int16_t, kMostHidden1> sums;  // NOLINT(cppcoreguidelines-pro-type-member-init): as far as it is read
  std::ranges::copy(first_.bias, sums.begin());
  std::array<Row, kRowsAtOnce> rows{};
  std::size_t waiting = 0;
  for (const NetInput& input : inputs) {
    const Row row = row_of(input.input);
    if (input.value != 1) {
      add_row(row, input.value, sums.data(), first_.size);
      continue;
    }
    rows[waiting++] = row;
    if (waiting < rows.size()) continue;
    add_rows(rows, sums.data(), first_.size);
    waiting = 0;
  }
  while (waiting > 0 && waiting < rows.size()) rows[waiting++] = kEmptyRow.data();
  if (waiting > 0) add_rows(rows, sums.data(), first_.size);
  return think_on(sums.data(), part);
}

// The first inputs are often the same as before. Most changed inputs come or go with value 1; those are gathered
// without branches, which would be unpredictable.
void Network::step(std::span<const NetInput> inputs, int part, Footing& footing) const {
  auto& [asked, key, sums, before, held, exchange, steps] = footing;
  constexpr unsigned kByte = 8;
  constexpr std::uint32_t kValue = 0xFF;
  constexpr std::uint32_t kMostSteps = 0xFFFFFF;
  if (sums.empty() || steps == kMostSteps) {
    footing = {.sums = first_.bias};
    held.resize(first_.weights.size() / first_.bias.size());
  }
  asked = part;
  const std::uint32_t now = ++steps;
  const std::size_t room = std::max(before.size(), inputs.size()) + 1;
  if (exchange.size() < 2 * room) exchange.resize(4 * room);
  std::uint16_t* const come = exchange.data();
  std::uint16_t* const go = exchange.data() + exchange.size() / 2;
  std::size_t coming = 0;
  std::size_t going = 0;
  const auto change = [&](std::uint16_t input, int by) {
    come[coming] = input;
    coming += by == 1 ? 1U : 0U;
    go[going] = input;
    going += by == -1 ? 1U : 0U;
    if (by <= 1 && by >= -1) return;
    add_row(row_of(input), static_cast<std::int16_t>(by), sums.data(), first_.size);
    key += static_cast<std::uint64_t>(by) * key_of(input);
  };
  const auto [first_new, first_old] = std::ranges::mismatch(inputs, before);
  for (const NetInput& input : std::span(first_new, inputs.end())) {
    std::uint32_t& known = held[input.input];
    const auto value = static_cast<int>(known & kValue);
    known = now << kByte | static_cast<std::uint8_t>(input.value);
    change(input.input, input.value - value);
  }
  for (const NetInput& input : std::span(first_old, before.end())) {
    std::uint32_t& known = held[input.input];
    const bool gone = known >> kByte != now;
    known = gone ? 0 : known;
    change(input.input, gone ? -input.value : 0);
  }
  before.assign(inputs.begin(), inputs.end());

  for (std::size_t i = 0; i < coming; ++i) key += key_of(come[i]);
  for (std::size_t i = 0; i < going; ++i) key -= key_of(go[i]);
  constexpr std::size_t kHalf = kRowsAtOnce / 2;
  for (std::size_t at = 0; at < coming || at < going; at += kHalf) {
    std::array<Row, kRowsAtOnce> rows{};
    for (std::size_t i = 0; i < kHalf; ++i) {
      rows[i] = at + i < coming ? row_of(come[at + i]) : kEmptyRow.data();
      rows[kHalf + i] = at + i < going ? row_of(go[at + i]) : kEmptyRow.data();
    }
    exchange_rows(rows, sums.data(), first_.size);
  }
}

Network::Thought Network::think_on(const std::int16_t* first_sums, int number) const {
  const auto& layer = part(number).second;
  Workbench work;  // NOLINT(cppcoreguidelines-pro-type-member-init): see there
  auto& [activations, alive, second] = work;
  const std::size_t first_size = first_.bias.size();
  const std::size_t second_size = layer.bias.size();
  activate(first_sums, first_.shift, activations.data(), first_.size);

  // About half of the first layer is 0 and is skipped. An extra zero row fills up the last group.
  std::size_t count = 0;
  for (std::size_t i = 0; i < first_size; i += kEight) count = note_alive(&activations[i], i, alive.data(), count);
  activations[first_size] = 0;
  std::fill_n(&alive[count], kRowsAtOnce, static_cast<std::uint16_t>(first_size));

  std::ranges::copy(layer.bias, second.begin());
  const auto weighed = [&](std::size_t i) {
    return WeighedRow{&layer.weights[alive[i] * second_size], activations[alive[i]]};
  };
  for (std::size_t at = 0; at < count; at += kRowsAtOnce) {
    std::array<WeighedRow, kRowsAtOnce> rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = weighed(at + i);
    add_products(rows, second.data(), layer.size);
  }
  Thought thought{.part = number};
  activate(second.data(), layer.shift, thought.values.data(), layer.size);
  return thought;
}

std::int32_t Network::answer(const Thought& thought, int output) const {
  const auto at = static_cast<std::size_t>(output);
  const auto& [second, last] = part(thought.part);
  const std::int8_t* weights = &last.weights[at * second.bias.size()];
  std::int32_t sum = last.bias[at];
  for (int i = 0; i < whole_steps(second.size); ++i) sum += weights[i] * thought.values[static_cast<std::size_t>(i)];
  return sum;
}

}  // namespace roundtable
