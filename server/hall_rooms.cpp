#include <algorithm>
#include <utility>

#include "server/hall.h"
#include "server/log.h"

// Which tables are in memory.

namespace roundtable::server {

namespace {

constexpr Millis kFinishedStays = 2'000;  // in memory, with nobody there

Refused no_such_table() { return {"not-found", "there is no such table"}; }
Refused not_read() { return {"store", "cannot be read at the moment; please try again soon"}; }

}  // namespace

Room* Hall::find(const std::string& id) {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second.get();
}

void Hall::with_room(const std::string& id, Use use, Failed failed) {
  if (Room* room = find(id)) {
    room->used = now();
    return use(*room);
  }
  auto& waiting = loading_[id];
  waiting.emplace_back(std::move(use), std::move(failed));
  if (waiting.size() == 1) load(id);
}

void Hall::load(const std::string& id) {
  keeper_.read<std::optional<StoredTable>>(
      [id](Store& store) { return store.table(id); },
      [this, id](std::optional<StoredTable> stored) { loaded(id, std::move(stored)); },
      [this, id] {
        for (auto& [use, failed] : std::exchange(loading_[id], {})) failed(not_read());
        loading_.erase(id);
      });
}

// A journal may be long: it is read through on another thread.
void Hall::loaded(const std::string& id, std::optional<StoredTable> stored) {
  if (!stored) return prepared(id, nullptr, no_such_table());
  journals_.add([this, id, stored = std::make_shared<const StoredTable>(std::move(*stored))] {
    try {
      auto table = std::make_shared<std::unique_ptr<Table>>(std::make_unique<Table>(*stored));
      loop_.post([this, id, table] { prepared(id, std::move(*table), no_such_table()); });
    } catch (const std::exception& error) {
      loop_.post([this, id, why = std::string(error.what())] {
        LogLine("error", "table").field("table", id).field("why", why);
        prepared(id, nullptr, Refused("store", "this table cannot be read by this version of the program"));
      });
    }
  });
}

void Hall::prepared(const std::string& id, std::unique_ptr<Table> table, const Refused& why) {
  auto waiting = std::move(loading_[id]);
  loading_.erase(id);
  if (table) {
    table->wait_anew(now());
    auto room = std::make_unique<Room>(std::move(table));
    room->recorded = room->table->phase() == Phase::Finished;
    room->listed = room->table->listing();
    room->used = now();
    rooms_[id] = std::move(room);
    ++metrics_.tables_loaded;
  }
  Room* room = find(id);
  for (auto& [use, failed] : waiting) room != nullptr ? use(*room) : failed(why);
  if (room != nullptr) run_bots(*room);
}

Room& Hall::open_room(const std::string& id, Plan plan) {
  auto room = std::make_unique<Room>(std::make_unique<Table>(id, std::move(plan), now()));
  room->is_new = true;
  room->used = now();
  ++metrics_.tables_made;
  Room& opened = *(rooms_[id] = std::move(room));
  touch(opened);
  return opened;
}

void Hall::drop_idle() {
  const Millis time = now();
  std::erase_if(rooms_, [&](const auto& entry) {
    const Room& room = *entry.second;
    const bool finished = room.table->phase() == Phase::Finished || room.table->phase() == Phase::Closed;
    const Millis limit = finished ? std::min(kFinishedStays, options_.idle) : options_.idle;
    return !room.watched() && !room.thinks() && !room.changed && room.unsaved == 0 && room.used + limit < time;
  });
  loop_.after(std::min(kFinishedStays, options_.idle), [this] { drop_idle(); });
}

}  // namespace roundtable::server
