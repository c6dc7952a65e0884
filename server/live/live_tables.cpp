#include "server/live/live_tables.h"

#include <algorithm>
#include <utility>

#include "server/base/log.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kFinishedStays = 2'000;  // in memory without connections

Refused no_such_table() { return {"not-found", "no such table"}; }
Refused damaged_table() {
  return Refused("store", "this table is damaged and was quarantined; ask the operator").because("damaged");
}
Refused not_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

}  // namespace

LiveTable* LiveTables::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable* LiveTables::note_length(const std::string& id, std::int64_t length) {
  LiveTable* live = find(id);
  if (live == nullptr && !loading_.contains(id)) return nullptr;
  PeerEntries& entries = live != nullptr ? live->peer_entries : lengths_while_loading_[id];
  entries.hear_length(length);
  return live;
}

void LiveTables::each_loading(const std::function<void(const std::string& id)>& use) const {
  for (const auto& [id, waiting] : loading_) use(id);
}

void LiveTables::with(const std::string& id, Use use, Failed failed) {
  if (LiveTable* live = find(id)) {
    live->used = time_of_day();
    return use(*live);
  }
  auto& waiting = loading_[id];
  waiting.emplace_back(std::move(use), std::move(failed));
  if (waiting.size() == 1 && !held_.contains(id)) load(id);
}

bool LiveTables::hold(const std::string& id) {
  return !tables_.contains(id) && !loading_.contains(id) && held_.insert(id).second;
}

void LiveTables::let_go(const std::string& id) {
  held_.erase(id);
  if (loading_.contains(id)) load(id);
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
      [this, id](Read read) { replay(id, std::move(read)); }, [this, id] { fail_loading(id, not_read()); });
}

// Replays the journal on another thread, since it may be long.
void LiveTables::replay(const std::string& id, Read read) {
  const auto damaged = [this, id](const std::string& why) {
    set_aside(id, why);
    fail_loading(id, damaged_table());
  };
  if (!read.damage.empty()) return damaged(read.damage);
  if (!read.stored) return fail_loading(id, no_such_table());
  journals_.add([this, id, damaged, stored = std::make_shared<const StoredTable>(std::move(*read.stored))] {
    try {
      auto table = std::make_shared<std::unique_ptr<Table>>(std::make_unique<Table>(*stored));
      loop_.post([this, id, table] { finish_loading(id, std::move(*table)); });
    } catch (const OtherRules& why) {
      loop_.post([this, id, why] { fail_loading(id, why); });
    } catch (const std::exception& error) {
      loop_.post([damaged, why = std::string(error.what())] { damaged(why); });
    }
  });
}

void LiveTables::finish_loading(const std::string& id, std::unique_ptr<Table> table) {
  table->reset_absences(time_of_day());
  auto made = std::make_unique<LiveTable>(std::move(table));
  made->saved = SaveState(*made->table);
  made->announced = AnnouncedTurns(*made->table);
  made->used = time_of_day();
  if (auto note_length = lengths_while_loading_.extract(id)) made->peer_entries = std::move(note_length.mapped());
  hooks_.before(*made->table);
  LiveTable& live = *(tables_[id] = std::move(made));
  damaged_.erase(id);
  ++metrics_.tables_loaded;
  auto waiting = loading_.extract(id);
  for (auto& [use, failed] : waiting.mapped()) use(live);
  hooks_.after(live);
}

void LiveTables::with_each_of(const std::string& user, const Use& use) {
  for (const auto& [id, live] : tables_) {
    if (live->table->seat_of(user)) use(*live);
  }
}

void LiveTables::fail_loading(const std::string& id, const Refused& why) {
  lengths_while_loading_.erase(id);
  auto waiting = loading_.extract(id);
  for (auto& [use, failed] : waiting.mapped()) failed(why);
}

void LiveTables::set_aside(const std::string& id, const std::string& why) {
  if (damaged_.insert(id).second) LogLine("error", "damaged").field("table", id).field("why", why);
}

LiveTable& LiveTables::open(const std::string& id, Plan plan) {
  auto live = std::make_unique<LiveTable>(std::make_unique<Table>(id, std::move(plan), time_of_day()));
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
    const bool goes =
        live.connections.empty() && !live.is_searching() && live.saved.is_settled() && live.used + limit < time;
    if (goes) hooks_.evicted(entry.first);
    return goes;
  });
  loop_.after(std::min(kFinishedStays, idle_), [this] { drop_idle(); });
}

}  // namespace roundtable::server
