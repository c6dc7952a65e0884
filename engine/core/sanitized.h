#pragma once

namespace roundtable {

// Tests of many games and samples divide their number by this: sanitizers are slow, and an eighth is enough for them.
#if defined(ROUNDTABLE_SANITIZED)
constexpr int kReduction = 8;
#else
constexpr int kReduction = 1;
#endif

}  // namespace roundtable
