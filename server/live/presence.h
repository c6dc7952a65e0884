#pragma once

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/cluster/leases.h"
#include "server/live/live_tables.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Who is at a table, of those who sit there: who watches it here, and whom other servers have seen there.
class Presence {
 public:
  // `changed` is called with a table at which somebody has come or gone elsewhere.
  Presence(Loop& loop, StoreThread& store, SaveQueue& saves, LiveTables& tables, const Leases& leases,
           std::function<void(LiveTable&)> changed)
      : loop_(loop), store_(store), saves_(saves), tables_(tables), leases_(leases), changed_(std::move(changed)) {}

  // After who watches it here has changed, or who sits where.
  void update(LiveTable& live);
  // A table has come into memory, or something may have been missed.
  void ask(const std::vector<std::string>& tables);
  void ask_all();
  // Others are to hear of everybody again.
  void announce_all();

  // What other servers say.
  void hear(const Whereabouts& one);
  // Only these are alive.
  void keep(const std::set<std::string>& nodes);

 private:
  void announce(LiveTable& live, std::set<std::string> people);

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& tables_;
  const Leases& leases_;
  std::function<void(LiveTable&)> changed_;
};

}  // namespace roundtable::server
