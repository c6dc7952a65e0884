#include "server/base/unsupported_numbers.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <system_error>
#include <utility>
#include <vector>

namespace roundtable::server {

namespace {

constexpr std::size_t kLongestShown = 40;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string cut(std::string_view text) {
  std::size_t end = std::min(text.size(), kLongestShown);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;
  return std::string(text.substr(0, end));
}

// A number by the grammar of RFC 8259 that is not a 64-bit integer.
bool is_odd_number(std::string_view text) {
  std::size_t at = text.starts_with('-') ? 1 : 0;
  const auto digits = [&] {
    const std::size_t begin = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    return at - begin;
  };
  const bool zero = at < text.size() && text[at] == '0';
  const std::size_t whole = digits();
  if (whole == 0 || (zero && whole > 1)) return false;
  if (at == text.size()) {
    std::int64_t number = 0;
    return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc::result_out_of_range;
  }
  if (text[at] == '.') {
    ++at;
    if (digits() == 0) return false;
  }
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    if (digits() == 0) return false;
  }
  return at == text.size();
}

// Copies JSON value by value and keeps track of the current field.
class Copying {
 public:
  explicit Copying(std::string_view json) : json_(json) {}

  WithoutOddNumbers run() {
    while (at_ < json_.size()) {
      const char c = json_[at_];
      if (c == '"') {
        string();
      } else if (c == '-' || is_digit(c)) {
        number();
      } else {
        sign(c);
      }
    }
    return std::move(copy_);
  }

 private:
  struct Level {
    bool list = false;
    bool name_next = false;  // the next string is a member's name
    std::size_t item = 0;
    std::string_view name;
  };

  std::string_view take_to(std::size_t end) {
    const std::string_view taken = json_.substr(at_, end - at_);
    at_ = end;
    return taken;
  }

  void string() {
    std::size_t end = at_ + 1;
    while (end < json_.size() && json_[end] != '"') end += json_[end] == '\\' ? 2U : 1U;
    const std::string_view text = take_to(std::min(end + 1, json_.size()));
    if (!levels_.empty() && levels_.back().name_next) {
      levels_.back().name = text.substr(1, text.size() < 2 ? 0 : text.size() - 2);
      levels_.back().name_next = false;
    }
    copy_.json += text;
  }

  void number() {
    const std::string_view text = take_to(std::min(json_.find_first_not_of("0123456789+-.eE", at_), json_.size()));
    if (!is_odd_number(text)) {
      copy_.json += text;
      return;
    }
    if (!copy_.first) copy_.first = OddNumber{field(), cut(text)};
    copy_.json += "null";
  }

  void sign(char c) {
    if (c == '{' || c == '[') levels_.push_back({.list = c == '[', .name_next = c == '{', .item = 0, .name = {}});
    if ((c == '}' || c == ']') && !levels_.empty()) levels_.pop_back();
    if (c == ',' && !levels_.empty()) {
      levels_.back().name_next = !levels_.back().list;
      ++levels_.back().item;
    }
    copy_.json += c;
    ++at_;
  }

  std::string field() const {
    std::string path;
    for (const Level& level : levels_) {
      if (level.list) {
        path += "[" + std::to_string(level.item) + "]";
      } else {
        path += (path.empty() ? "" : ".") + cut(level.name);
      }
    }
    return path;
  }

  std::string_view json_;
  std::size_t at_ = 0;
  std::vector<Level> levels_;
  WithoutOddNumbers copy_;
};

}  // namespace

WithoutOddNumbers without_odd_numbers(std::string_view json) { return Copying(json).run(); }

}  // namespace roundtable::server
