#include <algorithm>
#include <thread>

#include "cli/commands.h"

namespace roundtable::cli {

Result<int> threads_from(int asked) {
  constexpr int kMost = 1024;
  if (asked == 0) return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMost);
  if (asked > 0 && asked <= kMost) return asked;
  return Error{"--threads: found " + std::to_string(asked) + ", allowed: 1 to 1024, or 0 for all cores"};
}

}  // namespace roundtable::cli
