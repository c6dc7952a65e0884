#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/store/cluster.h"

namespace roundtable::server {

// The people at a table who are connected to other servers of the cluster; and those here, as the others know them.
class PeerPresence {
 public:
  using People = std::set<std::pair<std::string, std::string>>;  // node and user

  PeerPresence() = default;
  explicit PeerPresence(People people) : people_(std::move(people)) {}

  bool empty() const { return people_.empty(); }
  const People& people() const { return people_; }
  bool has_person(const std::string& user) const;
  // Whether people there watch, so that server has the table in memory, too.
  bool has_node(const std::string& node) const;
  std::set<std::string> nodes() const;

  // Applies a report of a peer.
  void receive(const Whereabouts& one);
  // Number of reports so far: an answer of the store is outdated if it has grown meanwhile.
  std::int64_t reports() const { return reports_; }
  // Replace all people, or drop those of lost servers. False if nothing changed.
  bool replace(People people);
  bool keep(const std::set<std::string>& nodes);

  // The people here, as peers were told.
  const std::set<std::string>& told() const { return told_; }
  void set_told(std::set<std::string> people) { told_ = std::move(people); }
  // The reports that tell peers about these people at a place.
  std::vector<Whereabouts> tell(const std::string& place, std::set<std::string> people);

 private:
  People people_;
  std::int64_t reports_ = 0;
  std::set<std::string> told_;
};

}  // namespace roundtable::server
