#pragma once

#include <functional>
#include <string>
#include <utility>

#include "server/live/live_tables.h"

namespace roundtable::server {

// Takes in what other servers have added to the journals of tables that are in memory here: as they tell it, and where
// something is missing as the store has it.
class JournalFollower {
 public:
  // `added` is called with a table that has grown, `reread` with the id of one that has to be read anew.
  JournalFollower(Loop& loop, StoreThread& store, LiveTables& tables,
                  std::function<void(LiveTable&, const std::vector<Entry>&)> added,
                  std::function<void(const std::string&)> reread)
      : loop_(loop), store_(store), tables_(tables), added_(std::move(added)), reread_(std::move(reread)) {}

  // What another server has added; at least so long is the journal now.
  void heard(Growth growth);
  // Something may have been missed.
  void compare_all();
  // Reads at once what there may be, and calls `done` with whether that was anything.
  using Looked = std::function<void(bool)>;
  void look(const std::string& id, std::int64_t from, const Looked& done);
  // To be called when what we have of it is what is stored: nothing of it is under way.
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
