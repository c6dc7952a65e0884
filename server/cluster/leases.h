#pragma once

#include <string>
#include <unordered_set>

#include "server/store/cluster.h"

namespace roundtable::server {

// The tables whose bots and clocks this server runs. A table's lease belongs to one server, so its automatic actions
// happen once. A single server holds all leases.
class Leases {
 public:
  // The lease for work that one server does for the whole cluster: retention, matchmaking, hiding deserted tables.
  static constexpr const char* kChores = "chores";

  // Other servers may use the same store from now on.
  void share() { shared_ = true; }
  bool shared() const { return shared_; }
  bool holds(const std::string& what) const { return !shared_ || held_.contains(what); }

  // Asks for a table's lease, or gives it up. True if the store has to be told.
  bool want(const std::string& table);
  bool let_go(const std::string& table);
  // Adds the pending requests to the next batch.
  void collect(ClusterPart& part);

  void gained(const std::string& what);
  // Peers may hold all of our leases by now.
  void lost();
  void lost(const std::string& what) { held_.erase(what); }
  // Asks for no leases any more: the server shuts down.
  void give_up();
  std::size_t size() const { return held_.size(); }

 private:
  bool shared_ = false;
  bool ends_ = false;
  std::unordered_set<std::string> held_, wanted_, let_go_;
};

}  // namespace roundtable::server
