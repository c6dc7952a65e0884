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

// Forwarding of choices at tables whose players are connected to several servers. If every server wrote the choices of
// its own players, simultaneous choices would conflict again and again. So one server writes all of them; the others
// send it theirs and watch the journal. This only improves speed: after a timeout the choice is written here, and the
// store decides which write came first.
class ChoiceForwarding {
 public:
  // `ask` sends a choice to another server.
  ChoiceForwarding(Loop& loop, Metrics& metrics, std::function<void(const ForwardedChoice&)> ask)
      : loop_(loop), metrics_(metrics), ask_(std::move(ask)) {}

  // This server's name in the cluster.
  void join(std::string node) { node_ = std::move(node); }

  // The server that writes the choices of a table; empty: this one. Servers with the same knowledge of presence agree
  // on it.
  std::string writer_of(const LiveTable& live) const;
  // Sends the choice to the table's writer. False if the writer is this server, or the game does not wait for the
  // choice. `settle` is called once: when the choice is made, is no longer possible, or got no answer in time.
  bool forward(const LiveTable& live, ForwardedChoice choice, std::function<void()> settle);
  // Call it after entries of another server were applied.
  void look(const LiveTable& live);
  // Stops forwarding: the server shuts down.
  void end();

 private:
  struct Pending {
    ForwardedChoice choice;
    std::function<void()> settle;
    int looked = 0;  // number of checks without a result
  };

  static void settle(const std::vector<Pending>& choices);
  void look_again_soon();
  void look_for_late();

  Loop& loop_;
  Metrics& metrics_;
  std::function<void(const ForwardedChoice&)> ask_;
  std::string node_;                                               // empty: a single server
  std::unordered_map<std::string, std::vector<Pending>> pending_;  // by table
  std::set<std::string> avoided_;                                  // servers that were too slow
  bool looks_ = false;
};

}  // namespace roundtable::server
