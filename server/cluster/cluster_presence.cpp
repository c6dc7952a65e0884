#include "server/cluster/cluster_presence.h"

#include <algorithm>

namespace roundtable::server {

void ClusterPresence::say(const std::string& place, const std::string& person, std::optional<std::string> text) {
  if (!leases_.shared()) return;
  const auto found = here_.find({place, person});
  const bool known = text ? found != here_.end() && found->second == *text : found == here_.end();
  if (known) return;
  saves_.batch().cluster.movements.push_back({.place = place, .person = person, .text = text});
  text ? static_cast<void>(here_[{place, person}] = std::move(*text)) : static_cast<void>(here_.erase(found));
}

void ClusterPresence::say_all(const std::string& place, const std::map<std::string, std::string>& people) {
  std::vector<std::string> gone;
  for (auto one = here_.lower_bound({place, ""}); one != here_.end() && one->first.first == place; ++one) {
    if (!people.contains(one->first.second)) gone.push_back(one->first.second);
  }
  for (const std::string& person : gone) say(place, person, std::nullopt);
  for (const auto& [person, text] : people) say(place, person, text);
}

void ClusterPresence::say_again() {
  for (const auto& [at, text] : here_) {
    saves_.batch().cluster.movements.push_back({.place = at.first, .person = at.second, .text = text});
  }
}

void ClusterPresence::receive(const Whereabouts& one) {
  const At at{one.place, one.person};
  if (one.text) {
    there_[at][one.node] = *one.text;
  } else if (const auto found = there_.find(at); found != there_.end()) {
    found->second.erase(one.node);
    if (found->second.empty()) there_.erase(found);
  }
}

void ClusterPresence::take(const std::vector<Whereabouts>& all) {
  there_.clear();
  for (const Whereabouts& one : all) receive(one);
}

void ClusterPresence::keep(const std::set<std::string>& nodes) {
  for (auto& [at, said] : there_) std::erase_if(said, [&](const auto& one) { return !nodes.contains(one.first); });
  std::erase_if(there_, [](const auto& one) { return one.second.empty(); });
}

void ClusterPresence::each(const std::string& place, const Use& use) const {
  for (auto one = there_.lower_bound({place, ""}); one != there_.end() && one->first.first == place; ++one) {
    use(one->first.second, one->second.begin()->second);
  }
}

bool ClusterPresence::has(const std::string& place, const std::string& person, const Such& such) const {
  const auto found = there_.find({place, person});
  if (found == there_.end()) return false;
  const auto& said = found->second;
  return std::any_of(said.begin(), said.end(), [&](const auto& one) { return such(one.first, one.second); });
}

}  // namespace roundtable::server
