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

// Presence that all servers of a cluster know: people in the hall, people who look for a game, people with
// notifications of turns. The presence at a table is known only to servers with that table in memory: presence.h.
class ClusterPresence {
 public:
  static constexpr const char* kHall = "hall";
  static constexpr const char* kOnline = "online";        // connected people
  static constexpr const char* kSearching = "searching";  // people who look for a game
  static constexpr const char* kWaiting = "waiting";      // ids of tables with open seats
  static constexpr const char* kTurns = "turns";          // people who are notified of their turns
  static constexpr const char* kLooks = "looks";  // the text of an entry in kTurns: the person also sees the page now

  ClusterPresence(SaveQueue& saves, const Leases& leases) : saves_(saves), leases_(leases) {}

  // Reports the presence of a person here; nullopt: they left. Peers are told about changes only.
  void say(const std::string& place, const std::string& person, std::optional<std::string> text);
  // Replaces all people at a place here.
  void say_all(const std::string& place, const std::map<std::string, std::string>& people);
  void say_again();

  // Applies reports of peers: one, or all of them. `keep` drops those of lost servers.
  void receive(const Whereabouts& one);
  void take(const std::vector<Whereabouts>& all);
  void keep(const std::set<std::string>& nodes);
  static std::vector<std::string> places() { return {kHall, kOnline, kSearching, kWaiting, kTurns}; }

  // Calls `use` for each person at a place who is connected to a peer.
  using Use = std::function<void(const std::string& person, const std::string& text)>;
  void each(const std::string& place, const Use& use) const;
  // Whether `such` holds for any peer's entry about this person.
  using Such = std::function<bool(const std::string& node, const std::string& text)>;
  bool has(const std::string& place, const std::string& person, const Such& such) const;

 private:
  using At = std::pair<std::string, std::string>;  // place and person

  SaveQueue& saves_;
  const Leases& leases_;
  std::map<At, std::string> here_;
  std::map<At, std::map<std::string, std::string>> there_;  // the text by node
};

}  // namespace roundtable::server
