#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace roundtable {

// A vector with capacity N and no heap. Trivially copyable, so a state made of it can be copied as bytes.
template <class T, std::size_t N>
class FixedVector {
 public:
  constexpr void push_back(const T& item) {
    assert(!full());
    items_[size_++] = item;
  }
  constexpr void clear() { *this = FixedVector(); }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  constexpr T& operator[](int i) {
    assert(i >= 0 && i < size());
    return items_[static_cast<std::size_t>(i)];
  }
  constexpr const T& operator[](int i) const {
    assert(i >= 0 && i < size());
    return items_[static_cast<std::size_t>(i)];
  }
  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }
  friend bool operator==(const FixedVector&, const FixedVector&) = default;

 private:
  T items_[N] = {};
  std::uint8_t size_ = 0;
};

}  // namespace roundtable
