#pragma once

#include <cstdint>
#include <string>

namespace roundtable {

// How often a bot did not give a proper answer, so that chance decided for it, and why it was the last time.
struct BotFailures {
  std::int64_t count = 0;
  std::string last;

  void add(const BotFailures& other) {
    count += other.count;
    if (!other.last.empty()) last = other.last;
  }
};

}  // namespace roundtable
