#pragma once

#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/live/live_tables.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// Choices at tables whose people are at several servers. If each of these wrote those of its own people, choices made
// together would get in each other's way again and again. So one of them writes all; the others ask it to, and see in
// the journal that it has. This is for speed only: if nothing is seen for a while the choice is written here, and the
// store decides as ever who was first.
class ChoiceForwarding {
 public:
  // `ask` tells another server.
  ChoiceForwarding(Loop& loop, Metrics& metrics, std::function<void(const ForwardedChoice&)> ask)
      : loop_(loop), metrics_(metrics), ask_(std::move(ask)) {}

  // There may be others; that is our name among them.
  void join(std::string node) { node_ = std::move(node); }

  // Who writes the choices at a table: the same at all servers that know who is where. Ourselves: an empty name.
  std::string writer_of(const LiveTable& live) const;
  // Asks whoever writes at that table to write this. False if that is ourselves, or the game does not wait for it.
  // `settle` is called once, when there is nothing more to wait for: the choice is made, or can be no more, or nobody
  // cared about it.
  bool forward(const LiveTable& live, ForwardedChoice choice, std::function<void()> settle);
  // To be called when something was added to a table elsewhere.
  void look(const LiveTable& live);
  // Nothing is passed on any more: the server ends.
  void end();

 private:
  struct Passed {
    ForwardedChoice choice;
    std::function<void()> settle;
    int looked = 0;  // how often nothing was seen of it
  };

  static void settle(const std::vector<Passed>& choices);
  void look_again_soon();
  void look_for_late();

  Loop& loop_;
  Metrics& metrics_;
  std::function<void(const ForwardedChoice&)> ask_;
  std::string node_;                                             // empty: there are no others
  std::unordered_map<std::string, std::vector<Passed>> passed_;  // by table
  std::set<std::string> avoided_;                                // who has kept people waiting
  bool looks_ = false;
};

}  // namespace roundtable::server
