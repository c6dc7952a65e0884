#include "server/live/peer_presence.h"

#include <algorithm>

namespace roundtable::server {

bool PeerPresence::has_person(const std::string& user) const {
  return std::any_of(people_.begin(), people_.end(), [&](const auto& one) { return one.second == user; });
}

bool PeerPresence::has_node(const std::string& node) const {
  const auto first = people_.lower_bound({node, ""});
  return first != people_.end() && first->first == node;
}

std::set<std::string> PeerPresence::nodes() const {
  std::set<std::string> nodes;
  for (const auto& [node, person] : people_) nodes.insert(node);
  return nodes;
}

void PeerPresence::receive(const Whereabouts& one) {
  ++reports_;
  std::pair<std::string, std::string> person{one.node, one.person};
  one.text ? static_cast<void>(people_.insert(std::move(person))) : static_cast<void>(people_.erase(person));
}

bool PeerPresence::replace(People people) {
  if (people == people_) return false;
  people_ = std::move(people);
  return true;
}

bool PeerPresence::keep(const std::set<std::string>& nodes) {
  return std::erase_if(people_, [&](const auto& one) { return !nodes.contains(one.first); }) > 0;
}

std::vector<Whereabouts> PeerPresence::tell(const std::string& place, std::set<std::string> people) {
  std::vector<Whereabouts> reports;
  for (const std::string& person : told_) {
    if (!people.contains(person)) reports.push_back({.place = place, .person = person, .text = std::nullopt});
  }
  for (const std::string& person : people) {
    if (!told_.contains(person)) reports.push_back({.place = place, .person = person, .text = ""});
  }
  told_ = std::move(people);
  return reports;
}

}  // namespace roundtable::server
