#include "server/observability/health_warnings.h"

namespace roundtable::server {

std::vector<HealthWarning> health_warnings(const HealthSigns& signs) {
  constexpr std::int64_t kMilli = 1000;  // microseconds
  constexpr std::int64_t kMega = 1'000'000;
  struct Row {
    std::string_view what;
    std::int64_t figure, most;
  };
  const Row rows[] = {{"cannot-save", signs.trouble ? 1 : 0, 0},
                      {"ends", signs.finishing ? 1 : 0, 0},
                      {"damaged-tables", signs.damaged, 0},
                      {"slow-answers", signs.answers, 500 * kMilli},
                      {"slow-commits", signs.commits, 250 * kMilli},
                      {"slow-reads", signs.reads, 500 * kMilli},
                      {"loop-lags", signs.lag, 100 * kMilli},
                      {"bots-wait", signs.oldest_bot_search, 10'000 * kMilli},
                      {"log-grows", signs.log_bytes, 256 * kMega},
                      {"memory", signs.memory, 2000 * kMega},
                      {"files-run-out", signs.files, signs.most_files * 8 / 10}};
  std::vector<HealthWarning> found;
  for (const Row& row : rows) {
    if (row.figure > row.most) found.push_back({row.what, row.figure});
  }
  return found;
}

}  // namespace roundtable::server
