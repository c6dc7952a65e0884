#include <string>

#include "bots/net/network.h"

namespace roundtable {

namespace {

// Reads little-endian numbers from a file and keeps the first error.
class NumberReader {
 public:
  explicit NumberReader(std::string_view bytes) : bytes_(bytes) {}

  const Status& status() const { return status_; }
  void complain(std::string_view field, std::int64_t found, const std::string& allowed) {
    if (!status_) return;
    status_ = Error{"net: " + std::string(field) + ": found " + std::to_string(found) + ", allowed: " + allowed};
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
    if (!status_ || bytes_.size() < count * sizeof(Number)) {
      complain(field, static_cast<std::int64_t>(bytes_.size()), std::to_string(count * sizeof(Number)) + " bytes");
      return all;
    }
    all.reserve(count);
    for (std::size_t i = 0; i < count; ++i) all.push_back(static_cast<Number>(number<Number>(field, -most, most)));
    return all;
  }
  void end() {
    if (!bytes_.empty()) complain("end", static_cast<std::int64_t>(bytes_.size()), "no more bytes");
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
  Status status_;
};

// Transposes weights.
std::vector<std::int8_t> turned(const std::vector<std::int8_t>& weights, std::size_t rows, std::size_t columns) {
  std::vector<std::int8_t> result(weights.size());
  for (std::size_t i = 0; i < weights.size(); ++i) result[i % columns * rows + i / columns] = weights[i];
  return result;
}

}  // namespace

Result<Network> Network::read(std::string_view bytes, NetShape shape) {
  if (!bytes.starts_with("RTN2")) return Error{"net: not a net file: it does not start with RTN2"};
  constexpr int kMostShift = 30;
  constexpr std::int64_t kMostBias = 1 << 30;  // sums still fit 32 bits
  NumberReader reader(bytes.substr(4));
  const auto inputs = static_cast<std::size_t>(reader.number<std::uint16_t>("inputs", shape.inputs, shape.inputs));
  const auto first = static_cast<std::size_t>(reader.number<std::uint16_t>("hidden1", kStep, kMostHidden1, kStep));
  const auto second = static_cast<std::size_t>(reader.number<std::uint16_t>("hidden2", kStep, kMostHidden2, kStep));
  const auto outputs = static_cast<std::size_t>(reader.number<std::uint16_t>("outputs", shape.outputs, shape.outputs));
  Network net;
  net.first_ = {.size = static_cast<int>(first),
                .shift = static_cast<int>(reader.number<std::uint8_t>("shift1", 0, 15))};
  const auto shift2 = static_cast<int>(reader.number<std::uint8_t>("shift2", 0, kMostShift));
  const auto shift3 = static_cast<int>(reader.number<std::uint8_t>("shift3", 0, kMostShift));
  const auto parts = reader.number<std::uint8_t>("parts", shape.parts, shape.parts);
  if (!reader.status()) return reader.status().error();
  net.first_.bias = reader.numbers<std::int16_t>("b1", first, 32767 - 128 * kSureInputs);
  net.first_.weights = reader.numbers<std::int8_t>("W1", inputs * first, 128);
  for (std::int64_t i = 0; i < parts && reader.status(); ++i) {
    Part part{.second = {.size = static_cast<int>(second), .shift = shift2},
              .last = {.size = static_cast<int>(outputs), .shift = shift3}};
    part.second.bias = reader.numbers<std::int32_t>("b2", second, kMostBias);
    part.second.weights = turned(reader.numbers<std::int8_t>("W2", second * first, 128), second, first);
    part.second.weights.resize(part.second.weights.size() + second);  // an extra row of 0
    part.last.bias = reader.numbers<std::int32_t>("b3", outputs, kMostBias);
    part.last.weights = reader.numbers<std::int8_t>("W3", outputs * second, 128);
    net.parts_.push_back(std::move(part));
  }
  reader.end();
  if (!reader.status()) return reader.status().error();
  net.logit_unit_ = 1.0F / static_cast<float>(1U << static_cast<unsigned>(shift3));
  return net;
}

}  // namespace roundtable
