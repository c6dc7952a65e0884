#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace roundtable {

// Splits text into words at single spaces.
class Words {
 public:
  explicit Words(std::string_view text) : rest_(text) {}
  std::string_view next(char separator = ' ') {
    const auto end = rest_.find(separator);
    const auto word = rest_.substr(0, end);
    rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
    more_ = end != std::string_view::npos;
    return word;
  }
  bool more() const { return more_; }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  bool more_ = true;
};

// Error for an unexpected word in an entry.
inline Error expected(std::string_view what, std::string_view found) {
  return Error{"expected " + std::string(what) + ", found `" + std::string(found.substr(0, 80)) + "`"};
}

}  // namespace roundtable
