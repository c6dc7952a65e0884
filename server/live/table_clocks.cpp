#include "server/live/table_clocks.h"

#include <algorithm>
#include <utility>

#include "server/base/log.h"
#include "server/base/wall_clock.h"
#include "server/live/down_times.h"

namespace roundtable::server {

namespace {

constexpr Millis kClockTick = 250;
constexpr Millis kTryAgain = 1'000;
constexpr std::size_t kWokenAtOnce = 10;

}  // namespace

// In a cluster the leases decide which server runs a clock.
void TableClocks::start() {
  if (!leases_.shared()) read_running();
  loop_.after(kClockTick, [this] { check(); });
}

// The clocks that ran when the server was last up, and tables where people wait for a bot. A table that is due soon is
// loaded first, which gives its players more time (Table::pass_over).
void TableClocks::read_running() {
  store_.read<std::vector<TableIndex>>([](Store& store) { return store.due(); },
                                       [this](const std::vector<TableIndex>& running) {
                                         const Millis soon = time_of_day() + GameClock::kGrace;
                                         for (const TableIndex& table : running) {
                                           table.due < soon ? waking_.push_back(table.id) : set(table.id, table.due);
                                         }
                                       },
                                       [this] {
                                         LogLine("error", "clocks").field("why", "the store cannot be read; retrying");
                                         loop_.after(kTryAgain, [this] { read_running(); });
                                       });
}

// Loads a few tables at a time, so that requests do not wait. Loading a table starts its bots.
void TableClocks::wake_some() {
  for (std::size_t count = 0; count < kWokenAtOnce && !waking_.empty(); ++count) {
    const std::string id = std::move(waking_.back());
    waking_.pop_back();
    tables_.with(
        id, [this](LiveTable& live) { set(live.table->id(), live.table->next_due()); },
        [this, id](const Refused& why) { try_again(id, why); });
  }
}

void TableClocks::set(const std::string& id, std::optional<Millis> due) {
  if (const auto old = due_of_.find(id); old != due_of_.end()) {
    due_.erase({old->second, id});
    due_of_.erase(old);
  }
  if (!due) return;
  due_.insert({*due, id});
  due_of_[id] = *due;
}

// Retries only while the store cannot be read; a damaged table stays as it is.
void TableClocks::try_again(const std::string& id, const Refused& why) {
  if (why.code() == "store" && why.reason().empty()) set(id, time_of_day() + kTryAgain);
}

// Where the other players end a game on overtime, a clock can run although nothing is due.
bool TableClocks::any_runs() const {
  bool runs = !due_.empty() || leases_.shared();
  tables_.each([&](const LiveTable& live) {
    const Table& table = *live.table;
    runs |= table.phase() == Phase::Playing && table.plan().clock && !table.play().clock().is_paused();
  });
  return runs;
}

void TableClocks::check() {
  loop_.after(kClockTick, [this] { check(); });
  if (!saves_.trouble().empty() || saves_.finishing()) return;
  wake_some();
  const Millis time = time_of_day();
  if (noted_ + DownTimes::kEvery <= time && any_runs()) {
    noted_ = time;
    saves_.batch().notes.push_back(DownTimes::alive(time));
  }
  std::vector<std::string> due;
  for (const auto& [at, id] : due_) {
    if (at > time) break;
    due.push_back(id);
  }
  for (const std::string& id : due) {
    set(id, std::nullopt);
    if (!leases_.holds(id)) continue;
    tables_.with(
        id,
        [this, time](LiveTable& live) {
          Table& table = *live.table;
          metrics_.timeouts += table.run_out(time);
          set(table.id(), table.next_due());
          ran_out_(live);
        },
        [this, id](const Refused& why) { try_again(id, why); });
  }
}

}  // namespace roundtable::server
