#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/cluster/leases.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// People in places that all servers of a store know: the hall, those who look for a game, and those who are told at
// once that it is their turn. Of tables only those know who have them in memory: presence.h.
class ClusterPresence {
 public:
  static constexpr const char* kHall = "hall";
  static constexpr const char* kOnline = "online";        // people who are connected at all
  static constexpr const char* kSearching = "searching";  // people who look for a game
  static constexpr const char* kWaiting = "waiting";      // tables that lack people, by their ids
  static constexpr const char* kTurns = "turns";          // who hears of their turns,
  static constexpr const char* kLooks = "looks";          // and sees it at once

  ClusterPresence(SaveQueue& saves, const Leases& leases) : saves_(saves), leases_(leases) {}

  // Of somebody who is here; nothing: they are not any more. Others hear of what has changed.
  void say(const std::string& place, const std::string& person, std::optional<std::string> text);
  // Of all who are at a place here: whoever is not among them is not there any more.
  void say_all(const std::string& place, const std::map<std::string, std::string>& people);
  void say_again();

  // What other servers say, one by one or all of it; and which of them are alive.
  void hear(const Whereabouts& one);
  void take(const std::vector<Whereabouts>& all);
  void keep(const std::set<std::string>& nodes);
  static std::vector<std::string> places() { return {kHall, kOnline, kSearching, kWaiting, kTurns}; }

  // Those at other servers.
  using Use = std::function<void(const std::string& person, const std::string& text)>;
  void each(const std::string& place, const Use& use) const;
  // Whether one of those servers says such a thing of them.
  using Such = std::function<bool(const std::string& node, const std::string& text)>;
  bool has(const std::string& place, const std::string& person, const Such& such) const;

 private:
  using At = std::pair<std::string, std::string>;  // a place, and a person there

  SaveQueue& saves_;
  const Leases& leases_;
  std::map<At, std::string> here_;
  std::map<At, std::map<std::string, std::string>> there_;  // what which node says
};

}  // namespace roundtable::server
