#pragma once

#include <cstdint>
#include <string>

namespace roundtable {

// Number of failed answers, which were replaced by random ones, and the last reason.
struct BotFailures {
  std::int64_t count = 0;
  std::string last;

  void add(const BotFailures& other) {
    count += other.count;
    if (!other.last.empty()) last = other.last;
  }
};

}  // namespace roundtable
