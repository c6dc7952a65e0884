#pragma once

#include <string>
#include <unordered_set>

#include "server/store/cluster.h"

namespace roundtable::server {

// Which tables this server looks after. What must happen once and by itself (bots' moves, clocks) is done by who has
// the table's lease. A server that has its store to itself looks after all of them.
class Leases {
 public:
  // What one server does for all, besides: letting go what is old, bringing together who looks for a game.
  static constexpr const char* kChores = "chores";

  // Others may serve the same store.
  void share() { shared_ = true; }
  bool shared() const { return shared_; }
  bool holds(const std::string& what) const { return !shared_ || held_.contains(what); }

  // Something is to happen there by itself, or nothing any more. True if the store is to hear of it.
  bool want(const std::string& table);
  bool let_go(const std::string& table);
  // What the next batch asks for and gives up.
  void collect(ClusterPart& part);

  void gained(const std::string& what);
  // All of them may be somebody else's by now.
  void lost();
  void lost(const std::string& what) { held_.erase(what); }
  // Nothing is asked for any more: the server ends.
  void give_up();
  std::size_t size() const { return held_.size(); }

 private:
  bool shared_ = false;
  bool ends_ = false;
  std::unordered_set<std::string> held_, wanted_, let_go_;
};

}  // namespace roundtable::server
