#include "server/base/log.h"

#include <fmt/chrono.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <map>
#include <mutex>

namespace roundtable::server {

namespace {

// Guarded by a mutex, since several threads log.
struct Latest {
  static constexpr std::size_t kMost = 50;  // of each kind

  std::mutex mutex;
  std::map<std::string_view, std::deque<std::string>> lines;

  void add(std::string_view kind, std::string line) {
    const std::lock_guard lock(mutex);
    auto& all = lines[kind];
    all.push_front(std::move(line));
    if (all.size() > kMost) all.pop_back();
  }
};

Latest& latest() {
  static Latest lines;
  return lines;
}

}  // namespace

std::vector<std::string> latest_lines(std::string_view kind) {
  const std::lock_guard lock(latest().mutex);
  const auto found = latest().lines.find(kind);
  if (found == latest().lines.end()) return {};
  return {found->second.begin(), found->second.end()};
}

LogLine::LogLine(std::string_view level, std::string_view event)
    : kind_(*std::find(kLogKinds.begin(), kLogKinds.end() - 1, event)) {
  const auto now = std::chrono::system_clock::now();
  const auto part = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  const std::string time =
      fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(now)), part);
  out_.begin_object().field("time", std::string_view(time)).field("level", level).field("event", event);
}

LogLine::~LogLine() {
  out_.end_object();
  std::string line = out_.take();
  latest().add(kind_, line);
  line += '\n';
  // A single write keeps lines of several threads whole. A failed write is ignored: there is no other place to report
  // it.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace roundtable::server
