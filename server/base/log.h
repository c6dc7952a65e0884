#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"

namespace roundtable::server {

// One line of the log, JSON on the error stream: LogLine("warning", "store").field("why", text);
// Never log tokens, passphrases, secrets of tables, or chat.
class LogLine {
 public:
  LogLine(std::string_view level, std::string_view event);
  LogLine(const LogLine&) = delete;
  LogLine& operator=(const LogLine&) = delete;
  ~LogLine();

  template <class T>
  LogLine& field(std::string_view name, const T& value) {
    out_.field(name, value);
    return *this;
  }
  LogLine& field(std::string_view name, const std::string& value) { return field(name, std::string_view(value)); }

 private:
  JsonWriter out_;
  std::string_view kind_;
};

// The latest lines of a kind, newest first. Each kind has its own limit, so a flood of one does not push out the
// others.
inline constexpr std::array<std::string_view, 4> kLogKinds = {"refused", "came in", "slow", "other"};
std::vector<std::string> latest_lines(std::string_view kind);

// A line without fields.
inline void log_event(std::string_view level, std::string_view event) { const LogLine line(level, event); }

}  // namespace roundtable::server
