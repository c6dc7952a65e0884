#pragma once

#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/cluster/leases.h"
#include "server/live/live_tables.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Presence reported by other servers: table and user.
using PeopleAtPeers = std::set<std::pair<std::string, std::string>>;
// The presence at those tables that are open.
PeopleAtPeers people_at_peers(Store& store, const std::vector<TableIndex>& tables);

// The list entry of an open table that is not in memory, corrected by the presence at other servers.
std::string with_presence(const TableIndex& table, const PeopleAtPeers& at_peers);

// Hides open public tables from lists while all of their people are away. In a cluster one server does it.
class DesertedTables {
 public:
  // `after`: the time of absence until a table is hidden.
  DesertedTables(Loop& loop, StoreThread& store, SaveQueue& saves, LiveTables& tables, const Leases& leases,
                 Millis after)
      : loop_(loop), store_(store), saves_(saves), tables_(tables), leases_(leases), after_(after) {}

  void start();
  // Lists the table again: one of its people is here.
  void show(const Table& table);

 private:
  struct OpenTables {
    std::vector<TableIndex> tables;
    PeopleAtPeers at_peers;
  };
  static OpenTables read(Store& store);
  void look();
  void take(const OpenTables& open);
  bool is_deserted(const TableIndex& index, const PeopleAtPeers& at_peers);

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& tables_;
  const Leases& leases_;
  Millis after_;
  std::unordered_map<std::string, Millis> since_;  // time when all people of a table were first seen away
};

}  // namespace roundtable::server
