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

// The other servers on the same store: says that we are alive, takes up what is due and nobody looks after, and hears
// what the others ring, so that what is remembered here is not old for longer than a moment.
class ClusterMembership {
 public:
  ClusterMembership(Loop& loop, StoreThread& store, TableService& tables, Metrics& metrics, Cluster& cluster);

  // Who else remembers what others may change, or has something to tell them.
  struct Rememberers {
    People& people;
    Turns& turns;
    Pushes& pushes;
    Matchmaker& matchmaker;
    Invitations& invitations;
    Admin& admin;
    const Overview& overview;
  };

  // Before anything begins. Whether others are alive.
  bool join();
  void start(Rememberers rememberers);
  // Gives up all that others may take over, and calls `done`.
  void leave(std::function<void()> done);
  std::size_t alive() const { return nodes_.size(); }

 private:
  void go_round();
  void look_around(const Round& round);
  void hear(Ring& ring);
  void open();
  void read_all();
  void read_places();
  void say_who_is_here();
  // And hears whether it is to end.
  void say_how_we_are();
  // Somebody may have been erased.
  void look_whether_there(const std::string& user);
  void read_note(const std::string& kind, const std::string& id);
  template <class T>
  void read_notes(std::function<T(Store&)> question, std::function<void(const T&)> take);

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  Metrics& metrics_;
  Cluster& cluster_;
  std::unique_ptr<const Rememberers> rememberers_;  // once it has started
  std::set<std::string> nodes_;                     // who is alive
  std::int64_t movements_ = 0;                      // how often others said where somebody is
  bool leaves_ = false;
  bool goes_round_ = false;
  std::unique_ptr<Bell> bell_;
};

}  // namespace roundtable::server
