#include "server/log.h"

#include <fmt/chrono.h>
#include <unistd.h>

#include <chrono>

namespace roundtable::server {

LogLine::LogLine(std::string_view level, std::string_view event) {
  const auto now = std::chrono::system_clock::now();
  const auto part = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  const std::string time =
      fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(now)), part);
  out_.begin_object().field("time", std::string_view(time)).field("level", level).field("event", event);
}

LogLine::~LogLine() {
  out_.end_object();
  const std::string line = out_.take() + "\n";
  // In one piece, so that lines of several threads stay whole. If nobody reads it there is nobody to tell.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace roundtable::server
