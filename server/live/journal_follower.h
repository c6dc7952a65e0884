#pragma once

#include <functional>
#include <string>
#include <utility>

#include "server/live/live_tables.h"

namespace roundtable::server {

// Applies journal entries of other servers to tables in memory. Peers send new entries; missing ones are read from the
// store.
class JournalFollower {
 public:
  // `added` is called with a table that has grown, `reread` with the id of a table that must be loaded again.
  JournalFollower(Loop& loop, StoreThread& store, LiveTables& tables,
                  std::function<void(LiveTable&, const std::vector<Entry>&)> added,
                  std::function<void(const std::string&)> reread)
      : loop_(loop), store_(store), tables_(tables), added_(std::move(added)), reread_(std::move(reread)) {}

  // A peer has added entries; the journal has at least this length now.
  void receive(Growth growth);
  // Compares all lengths with the store: messages of peers may have been missed.
  void compare_all();
  // Reads new entries from the store at once. `done` gets whether there were any.
  using Looked = std::function<void(bool)>;
  void look(const std::string& id, std::int64_t from, const Looked& done);
  // Applies known entries. Call it when no change of ours is on its way to the store.
  void catch_up(LiveTable& live);

 private:
  void read(const std::string& id, std::int64_t from, Looked done, std::function<void()> failed);
  void take(LiveTable& live, std::vector<Entry> entries);

  Loop& loop_;
  StoreThread& store_;
  LiveTables& tables_;
  std::function<void(LiveTable&, const std::vector<Entry>&)> added_;
  std::function<void(const std::string&)> reread_;
};

}  // namespace roundtable::server
