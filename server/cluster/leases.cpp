#include "server/cluster/leases.h"

namespace roundtable::server {

bool Leases::want(const std::string& table) {
  if (holds(table) || ends_) return false;
  let_go_.erase(table);
  return wanted_.insert(table).second;
}

bool Leases::let_go(const std::string& table) {
  wanted_.erase(table);
  if (!shared_ || held_.erase(table) == 0) return false;
  return let_go_.insert(table).second;
}

void Leases::collect(ClusterPart& part) {
  part.wanted.insert(part.wanted.end(), wanted_.begin(), wanted_.end());
  part.let_go.insert(part.let_go.end(), let_go_.begin(), let_go_.end());
  wanted_.clear();
  let_go_.clear();
}

void Leases::gained(const std::string& what) {
  if (ends_) return;
  wanted_.erase(what);
  let_go_.erase(what);
  held_.insert(what);
}

// A lease that is kept without its work being done would block all other servers.
void Leases::lost() { held_.clear(); }

void Leases::give_up() {
  ends_ = true;
  wanted_.clear();
  let_go_.clear();
  lost();
}

}  // namespace roundtable::server
