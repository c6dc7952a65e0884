#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "server/base/listeners.h"
#include "server/cluster/cluster_presence.h"
#include "server/cluster/leases.h"
#include "server/live/live_tables.h"
#include "server/lobby/matchmaker.h"

namespace roundtable::server {

// The people online who let others see it, and their activities at public tables: docs/protocol.md.
class Hall {
 public:
  Hall(Listeners& listeners, LiveTables& live, Leases& leases, ClusterPresence& peers)
      : listeners_(listeners), live_(live), leases_(leases), peers_(peers) {}

  std::string text(Matchmaker& matchmaker) const;
  // Number of different people who are connected to any server of the store.
  std::int64_t people_online() const;
  // Tells the peers about changes of both.
  void tell_peers();

 private:
  struct Present;
  using PeoplePresent = std::map<std::string, Present>;

  PeoplePresent people_here() const;
  std::set<std::string> online_here() const;

  Listeners& listeners_;
  LiveTables& live_;
  Leases& leases_;
  ClusterPresence& peers_;
};

}  // namespace roundtable::server
