#include "server/store/postgres_values.h"

namespace roundtable::server::postgres {

namespace {

// Big-endian.
template <class Number>
void put(std::string& bytes, std::size_t place, Number number) {
  for (std::size_t i = 0; i < sizeof(Number); ++i) {
    bytes[place + i] = static_cast<char>(number >> (8 * (sizeof(Number) - 1 - i)));
  }
}

template <class Number>
void append(std::string& bytes, Number number) {
  bytes.resize(bytes.size() + sizeof(Number));
  put(bytes, bytes.size() - sizeof(Number), number);
}

constexpr std::uint32_t kNull = ~std::uint32_t{0};  // the length that marks NULL
constexpr std::size_t kSizeAt = 12;

}  // namespace

Column::Column(std::uint32_t type) {
  append<std::uint32_t>(bytes_, 1);  // dimensions
  append<std::uint32_t>(bytes_, 1);  // may contain NULL
  append(bytes_, type);
  append<std::uint32_t>(bytes_, 0);  // number of elements
  append<std::uint32_t>(bytes_, 1);  // lower bound
}

void Column::add(std::string_view text) {
  append(bytes_, static_cast<std::uint32_t>(text.size()));
  bytes_ += text;
  count();
}

void Column::add(std::int64_t number) {
  append<std::uint32_t>(bytes_, sizeof(number));
  append(bytes_, number);
  count();
}

void Column::add(const std::optional<std::int64_t>& number) { number ? add(*number) : add_nothing(); }

void Column::add_nothing() {
  append(bytes_, kNull);
  count();
}

void Column::count() { put(bytes_, kSizeAt, ++size_); }

void Values::add(std::int64_t number) {
  std::string bytes;
  append(bytes, number);
  values_.emplace_back(std::move(bytes));
}

std::vector<const char*> Values::pointers() const {
  std::vector<const char*> pointers;
  pointers.reserve(values_.size());
  for (const auto& value : values_) pointers.push_back(value ? value->data() : nullptr);
  return pointers;
}

std::vector<int> Values::lengths() const {
  std::vector<int> lengths;
  lengths.reserve(values_.size());
  for (const auto& value : values_) lengths.push_back(value ? static_cast<int>(value->size()) : 0);
  return lengths;
}

}  // namespace roundtable::server::postgres
