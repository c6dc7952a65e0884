#include <algorithm>
#include <utility>

#include "server/hall.h"
#include "server/log.h"

// Which tables are in memory.

namespace roundtable::server {

namespace {

constexpr Millis kFinishedStays = 2'000;  // in memory, with nobody there

Refused no_such_table() { return {"not-found", "there is no such table"}; }
Refused damaged_table() { return {"store", "this table is damaged and has been set aside"}; }
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
  keeper_.read<Loaded>(
      [id](Store& store) -> Loaded {
        try {
          return {store.table(id), {}};
        } catch (const DamagedRow& damage) {
          return {std::nullopt, damage.what()};
        }
      },
      [this, id](Loaded read) { loaded(id, std::move(read)); },
      [this, id] {
        for (auto& [use, failed] : std::exchange(loading_[id], {})) failed(not_read());
        loading_.erase(id);
      });
}

// A journal may be long: it is read through on another thread.
void Hall::loaded(const std::string& id, Loaded read) {
  if (!read.stored) return prepared(id, nullptr, read.damage);
  journals_.add([this, id, stored = std::make_shared<const StoredTable>(std::move(*read.stored))] {
    try {
      auto table = std::make_shared<std::unique_ptr<Table>>(std::make_unique<Table>(*stored));
      loop_.post([this, id, table] { prepared(id, std::move(*table), {}); });
    } catch (const std::exception& error) {
      loop_.post([this, id, damage = std::string(error.what())] { prepared(id, nullptr, damage); });
    }
  });
}

void Hall::prepared(const std::string& id, std::unique_ptr<Table> table, const std::string& damage) {
  auto waiting = std::move(loading_[id]);
  loading_.erase(id);
  if (!damage.empty()) set_aside(id, damage);
  if (table) {
    table->wait_anew(now());
    auto room = std::make_unique<Room>(std::move(table));
    room->recorded = room->table->phase() == Phase::Finished;
    room->listed = room->table->listing();
    room->used = now();
    rooms_[id] = std::move(room);
    damaged_.erase(id);
    ++metrics_.tables_loaded;
  }
  Room* room = find(id);
  const Refused why = damage.empty() ? no_such_table() : damaged_table();
  for (auto& [use, failed] : waiting) room != nullptr ? use(*room) : failed(why);
  if (room != nullptr) run_bots(*room);
}

void Hall::set_aside(const std::string& id, const std::string& why) {
  if (damaged_.insert(id).second) LogLine("error", "damaged").field("table", id).field("why", why);
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
