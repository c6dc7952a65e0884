#pragma once

#include <cstdint>

namespace roundtable {

// Mixes a number into a fingerprint; the order of numbers matters.
inline std::uint64_t mixed(std::uint64_t print, std::uint64_t value) {
  print = (print ^ value) * 0x9e3779b97f4a7c15ULL;
  return print ^ (print >> 29U);
}

}  // namespace roundtable
