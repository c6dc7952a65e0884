#pragma once

#include <memory>
#include <set>
#include <string>

#include "server/accounts/people.h"
#include "server/admin/admin.h"
#include "server/admin/overview.h"
#include "server/live/table_service.h"
#include "server/lobby/invitations.h"
#include "server/lobby/matchmaker.h"
#include "server/notifications/pushes.h"
#include "server/notifications/turns.h"

namespace roundtable::server {

// This node's part in the cluster: renews its leases, takes over tables without a node, and applies the messages of
// peers to the local caches.
class ClusterMembership {
 public:
  ClusterMembership(Loop& loop, StoreThread& store, TableService& tables, LiveParts& parts, Hall& hall,
                    Metrics& metrics, Cluster& cluster);

  // Parts that cache data which peers may change, or that send data to peers.
  struct Rememberers {
    People& people;
    Turns& turns;
    Pushes& pushes;
    Matchmaker& matchmaker;
    Invitations& invitations;
    Admin& admin;
    const Overview& overview;
  };

  // Call first. True if other nodes are alive.
  bool join();
  void start(Rememberers rememberers);
  // Gives up everything that peers may take over, then calls `done`.
  void leave(std::function<void()> done);
  std::size_t alive() const { return nodes_.size(); }

 private:
  void go_round();
  void look_around(const Round& round);
  void receive(PeerMessage& message);
  void open();
  void read_all();
  void read_places();
  void say_who_is_here();
  // Also learns whether an operator has shut this node down.
  void say_how_we_are();
  // Forgets a person who may have been erased.
  void look_whether_there(const std::string& user);
  void read_note(const std::string& kind, const std::string& id);
  template <class T>
  void read_notes(std::function<T(Store&)> question, std::function<void(const T&)> take);

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  SaveQueue& saves_;
  Leases& leases_;
  ClusterPresence& peers_;
  ChoiceForwarding& forwarding_;
  Limits& limits_;
  Blocks& blocks_;
  Hall& hall_;
  Metrics& metrics_;
  Cluster& cluster_;
  std::unique_ptr<const Rememberers> rememberers_;  // null until the start
  std::set<std::string> nodes_;                     // nodes that are alive
  std::int64_t movements_ = 0;                      // messages about people's places so far
  bool leaves_ = false;
  bool goes_round_ = false;
  std::unique_ptr<PeerChannel> channel_;
};

}  // namespace roundtable::server
