#include "bots/net/network.h"

#include <algorithm>
#include <optional>
#include <string>

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

// Takes numbers off a file, little endian, and remembers what first went wrong.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  const std::optional<Error>& error() const { return error_; }
  void complain(std::string_view field, std::int64_t found, const std::string& allowed) {
    if (error_) return;
    error_ = Error{"net: " + std::string(field) + ": found " + std::to_string(found) + ", allowed: " + allowed};
  }

  template <class Number>
  std::int64_t number(std::string_view field, std::int64_t least, std::int64_t most, std::int64_t step = 1) {
    const auto found = one<Number>(field);
    if (found < least || found > most || found % step != 0) {
      const std::string steps = step == 1 ? "" : " in steps of " + std::to_string(step);
      complain(field, found,
               least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most) + steps);
    }
    return found;
  }
  template <class Number>
  std::vector<Number> numbers(std::string_view field, std::size_t count, std::int64_t most) {
    std::vector<Number> all;
    if (error_ || bytes_.size() < count * sizeof(Number)) {
      complain(field, static_cast<std::int64_t>(bytes_.size()), std::to_string(count * sizeof(Number)) + " bytes");
      return all;
    }
    all.reserve(count);
    for (std::size_t i = 0; i < count; ++i) all.push_back(static_cast<Number>(number<Number>(field, -most, most)));
    return all;
  }
  void end() {
    if (!bytes_.empty()) complain("end", static_cast<std::int64_t>(bytes_.size()), "no bytes more");
  }

 private:
  template <class Number>
  std::int64_t one(std::string_view field) {
    if (bytes_.size() < sizeof(Number)) {
      complain(field, static_cast<std::int64_t>(bytes_.size()), std::to_string(sizeof(Number)) + " bytes");
      return 0;
    }
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
      bits |= std::uint64_t{static_cast<std::uint8_t>(bytes_[i])} << 8 * i;
    bytes_.remove_prefix(sizeof(Number));
    return static_cast<Number>(bits);
  }

  std::string_view bytes_;
  std::optional<Error> error_;
};

// From the weights of each row to those of each column.
std::vector<std::int8_t> turned(const std::vector<std::int8_t>& weights, std::size_t rows, std::size_t columns) {
  std::vector<std::int8_t> result(weights.size());
  for (std::size_t i = 0; i < weights.size(); ++i) result[i % columns * rows + i / columns] = weights[i];
  return result;
}

}  // namespace

Result<Network> Network::read(std::string_view bytes, NetShape shape) {
  if (!bytes.starts_with("RTN1")) return Error{"net: magic: found something else, allowed: RTN1"};
  constexpr int kMostShift = 30;
  constexpr std::int64_t kMostBias = 1 << 30;  // with all that is added it still fits 32 bits
  Reader reader(bytes.substr(4));
  const auto inputs = static_cast<std::size_t>(reader.number<std::uint16_t>("inputs", shape.inputs, shape.inputs));
  const auto first = static_cast<std::size_t>(reader.number<std::uint16_t>("hidden1", kStep, kMostHidden1, kStep));
  const auto second = static_cast<std::size_t>(reader.number<std::uint16_t>("hidden2", kStep, kMostHidden2, kStep));
  const auto outputs = static_cast<std::size_t>(reader.number<std::uint16_t>("outputs", shape.outputs, shape.outputs));
  Network net;
  net.first_ = {.size = static_cast<int>(first),
                .shift = static_cast<int>(reader.number<std::uint8_t>("shift1", 0, 15))};
  net.second_ = {.size = static_cast<int>(second),
                 .shift = static_cast<int>(reader.number<std::uint8_t>("shift2", 0, kMostShift))};
  net.last_ = {.size = static_cast<int>(outputs),
               .shift = static_cast<int>(reader.number<std::uint8_t>("shift3", 0, kMostShift))};
  reader.number<std::uint8_t>("zero", 0, 0);
  if (reader.error()) return *reader.error();
  net.first_.bias = reader.numbers<std::int16_t>("b1", first, 32767 - 128 * kSureInputs);
  net.first_.weights = reader.numbers<std::int8_t>("W1", inputs * first, 128);
  net.second_.bias = reader.numbers<std::int32_t>("b2", second, kMostBias);
  net.second_.weights = turned(reader.numbers<std::int8_t>("W2", second * first, 128), second, first);
  net.last_.bias = reader.numbers<std::int32_t>("b3", outputs, kMostBias);
  net.last_.weights = reader.numbers<std::int8_t>("W3", outputs * second, 128);
  reader.end();
  if (reader.error()) return *reader.error();
  net.second_.weights.resize(net.second_.weights.size() + second);  // a row of 0
  net.logit_unit_ = 1.0F / static_cast<float>(1U << static_cast<unsigned>(net.last_.shift));
  return net;
}

Network::Thought Network::think(std::span<const NetInput> inputs) const {
  std::array<std::int16_t, kMostHidden1> first;
  std::ranges::copy(first_.bias, first.begin());
  std::array<Row, kRowsAtOnce> rows;
  std::size_t waiting = 0;
  for (const NetInput& input : inputs) {
    const Row row = &first_.weights[static_cast<std::size_t>(input.input) * first_.bias.size()];
    if (input.value != 1) {
      add_row(row, input.value, first.data(), first_.size);
      continue;
    }
    rows[waiting++] = row;
    if (waiting < rows.size()) continue;
    add_rows(rows, first.data(), first_.size);
    waiting = 0;
  }
  std::fill(rows.begin() + static_cast<std::ptrdiff_t>(waiting), rows.end(), kEmptyRow.data());
  if (waiting > 0) add_rows(rows, first.data(), first_.size);

  // About half of the first layer is 0 and need not be multiplied. One more, which is 0, fills up the last group.
  std::array<std::int8_t, kMostHidden1 + 1> hidden;
  activate(first.data(), first_.shift, hidden.data(), first_.size);
  hidden[first_.bias.size()] = 0;
  std::array<std::uint16_t, kMostHidden1 + kRowsAtOnce> alive;
  std::size_t count = 0;
  for (std::size_t i = 0; i < first_.bias.size(); ++i) {
    alive[count] = static_cast<std::uint16_t>(i);
    count += hidden[i] != 0 ? 1U : 0U;
  }
  std::fill_n(&alive[count], kRowsAtOnce, static_cast<std::uint16_t>(first_.size));

  std::array<std::int32_t, kMostHidden2> second;
  std::ranges::copy(second_.bias, second.begin());
  const auto weighed = [&](std::size_t i) {
    return WeighedRow{&second_.weights[alive[i] * second_.bias.size()], hidden[alive[i]]};
  };
  Products products;
  for (std::size_t at = 0; at < count;) {
    for (auto& pair : products) {
      multiply(weighed(at), weighed(at + 1), pair.data(), second_.size);
      at += 2;
    }
    add_products(products, second.data(), second_.size);
  }
  Thought thought;
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
