#include "server/base/process.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <climits>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace roundtable::server {

namespace {

// Start of this program: initialized before main.
const auto kStarted = std::chrono::system_clock::now();

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

std::int64_t resident_bytes() {
  std::ifstream pages("/proc/self/statm");
  std::int64_t all = 0;
  std::int64_t resident = 0;
  pages >> all >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

std::int64_t open_files() {
  std::error_code none;
  const std::filesystem::directory_iterator files("/proc/self/fd", none);
  return none ? 0 : std::distance(begin(files), end(files));
}

}  // namespace

ProcessFigures process_figures() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  return {.cpu_seconds = seconds(used.ru_utime) + seconds(used.ru_stime),
          .memory = resident_bytes(),
          .files = open_files(),
          .most_files = static_cast<std::int64_t>(files.rlim_cur),
          .started = std::chrono::duration<double>(kStarted.time_since_epoch()).count()};
}

std::string machine() {
  std::array<char, HOST_NAME_MAX + 1> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

std::string process_metrics() {
  const ProcessFigures now = process_figures();
  std::string out;
  const auto one = [&](const char* name, const char* type, auto value, const char* help) {
    fmt::format_to(std::back_inserter(out), "# HELP process_{0} {3}\n# TYPE process_{0} {1}\nprocess_{0} {2}\n", name,
                   type, value, help);
  };
  one("cpu_seconds_total", "counter", now.cpu_seconds, "CPU time used.");
  one("resident_memory_bytes", "gauge", now.memory, "Resident memory.");
  one("open_fds", "gauge", now.files, "Open file descriptors.");
  one("max_fds", "gauge", now.most_files, "Maximum number of open file descriptors.");
  one("start_time_seconds", "gauge", now.started, "Start time, in seconds since 1970.");
  return out;
}

}  // namespace roundtable::server
