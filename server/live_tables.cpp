#include "server/live_tables.h"

#include <algorithm>
#include <utility>

#include "server/log.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kFinishedStays = 2'000;  // in memory, with nobody there

Refused no_such_table() { return {"not-found", "there is no such table"}; }
Refused damaged_table() { return {"store", "this table is damaged and has been set aside"}; }
Refused not_read() { return {"store", "cannot be read at the moment; please try again soon"}; }

}  // namespace

LiveTable* LiveTables::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

void LiveTables::with(const std::string& id, Use use, Failed failed) {
  if (LiveTable* live = find(id)) {
    live->used = time_of_day();
    return use(*live);
  }
  auto& waiting = loading_[id];
  waiting.emplace_back(std::move(use), std::move(failed));
  if (waiting.size() == 1) load(id);
}

void LiveTables::load(const std::string& id) {
  store_.read<Read>(
      [id](Store& store) -> Read {
        try {
          return {store.table(id), {}};
        } catch (const DamagedRow& damage) {
          return {std::nullopt, damage.what()};
        }
      },
      [this, id](Read read) { replay(id, std::move(read)); },
      [this, id] {
        for (auto& [use, failed] : std::exchange(loading_[id], {})) failed(not_read());
        loading_.erase(id);
      });
}

// A journal may be long: it is gone through on another thread.
void LiveTables::replay(const std::string& id, Read read) {
  if (!read.stored) return finish_loading(id, nullptr, read.damage);
  journals_.add([this, id, stored = std::make_shared<const StoredTable>(std::move(*read.stored))] {
    try {
      auto table = std::make_shared<std::unique_ptr<Table>>(std::make_unique<Table>(*stored));
      loop_.post([this, id, table] { finish_loading(id, std::move(*table), {}); });
    } catch (const std::exception& error) {
      loop_.post([this, id, damage = std::string(error.what())] { finish_loading(id, nullptr, damage); });
    }
  });
}

void LiveTables::finish_loading(const std::string& id, std::unique_ptr<Table> table, const std::string& damage) {
  auto waiting = std::move(loading_[id]);
  loading_.erase(id);
  if (!damage.empty()) set_aside(id, damage);
  if (table) {
    table->wait_anew(time_of_day());
    auto live = std::make_unique<LiveTable>(std::move(table));
    live->recorded = live->table->phase() == Phase::Finished;
    live->listed = live->table->listing();
    live->used = time_of_day();
    tables_[id] = std::move(live);
    damaged_.erase(id);
    ++metrics_.tables_loaded;
  }
  LiveTable* live = find(id);
  const Refused why = damage.empty() ? no_such_table() : damaged_table();
  for (auto& [use, failed] : waiting) live != nullptr ? use(*live) : failed(why);
  if (live != nullptr) loaded_(*live);
}

void LiveTables::set_aside(const std::string& id, const std::string& why) {
  if (damaged_.insert(id).second) LogLine("error", "damaged").field("table", id).field("why", why);
}

LiveTable& LiveTables::open(const std::string& id, Plan plan) {
  auto live = std::make_unique<LiveTable>(std::make_unique<Table>(id, std::move(plan), time_of_day()));
  live->is_new = true;
  live->used = time_of_day();
  ++metrics_.tables_made;
  return *(tables_[id] = std::move(live));
}

void LiveTables::drop_idle() {
  const Millis time = time_of_day();
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    const bool finished = live.table->phase() == Phase::Finished || live.table->phase() == Phase::Closed;
    const Millis limit = finished ? std::min(kFinishedStays, idle_) : idle_;
    return !live.watched() && !live.thinks() && !live.changed && live.unsaved == 0 && live.used + limit < time;
  });
  loop_.after(std::min(kFinishedStays, idle_), [this] { drop_idle(); });
}

}  // namespace roundtable::server
