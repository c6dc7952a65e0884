#pragma once

#include <chrono>
#include <cstdint>

namespace roundtable::server::net {

using Micros = std::int64_t;  // of a clock that never jumps

constexpr Micros kSecond = 1'000'000;

inline Micros now() {
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace roundtable::server::net
