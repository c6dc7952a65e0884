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

// Presence at tables: connections here, and those that other servers report.
class Presence {
 public:
  // `changed` is called with a table when people at other servers came or left.
  Presence(Loop& loop, StoreThread& store, SaveQueue& saves, LiveTables& tables, const Leases& leases,
           std::function<void(LiveTable&)> changed)
      : loop_(loop), store_(store), saves_(saves), tables_(tables), leases_(leases), changed_(std::move(changed)) {}

  // Call it after connections or seats have changed.
  void update(LiveTable& live);
  // Reads presence from the store: a table was loaded, or reports may have been missed.
  void ask(const std::vector<std::string>& tables);
  void ask_all();
  // Tells peers about all people here again.
  void announce_all();

  // Applies a report of a peer.
  void receive(const Whereabouts& one);
  // Drops the presence of servers that are not in this set.
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
