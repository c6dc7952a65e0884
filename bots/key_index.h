#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace roundtable {

inline std::uint64_t well_mixed(std::uint64_t x) {
  x *= 0x9e3779b97f4a7c15ULL;
  x ^= x >> 32U;
  x *= 0xd6e8feb86659fd93ULL;
  return x ^ (x >> 32U);
}

// A hash index for well-mixed keys other than 0: open addressing, at most half full.
class KeyIndex {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  explicit KeyIndex(std::size_t slots = 1024) : slots_(slots) {}

  std::uint32_t find(std::uint64_t key) const {
    for (std::size_t at = key & mask();; at = (at + 1) & mask()) {
      if (slots_[at].key == key) return slots_[at].number;
      if (slots_[at].key == 0) return kNone;
    }
  }
  void put(std::uint64_t key, std::uint32_t number) {
    std::size_t at = key & mask();
    while (slots_[at].key != 0 && slots_[at].key != key) at = (at + 1) & mask();
    if (slots_[at].key == key) return;
    slots_[at] = {key, number};
    if (++used_ * 2 > slots_.size()) grow();
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t number = 0;
  };
  std::size_t mask() const { return slots_.size() - 1; }
  void grow() {
    KeyIndex larger(slots_.size() * 4);
    for (const Slot& slot : slots_) {
      if (slot.key != 0) larger.put(slot.key, slot.number);
    }
    *this = std::move(larger);
  }

  std::vector<Slot> slots_;
  std::size_t used_ = 0;
};

}  // namespace roundtable
