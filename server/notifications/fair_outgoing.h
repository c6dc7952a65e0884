#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/base/fair_queue.h"
#include "server/net/outgoing.h"

namespace roundtable::server {

// Sends to addresses that people chose, in fair turns over people with a few requests of each at a time, so that one
// person's slow receivers do not delay the others. Receivers that have not answered yet, or failed to answer the last
// time, have a lane of their own, so that they cannot delay the rest.
class FairOutgoing final : public Outgoing {
 public:
  FairOutgoing(Loop& loop, Outgoing& to) : loop_(loop), to_(to) {}

  // Call from the event loop.
  void send(Letter letter, std::function<void(const Delivered&)> done) override;
  void stop() override { to_.stop(); }

 private:
  struct Job {
    Letter letter;
    std::string receiver;
    std::function<void(const Delivered&)> done;
  };
  struct Lane {
    FairQueue<Job> waiting;
    std::size_t under_way = 0;
    std::unordered_map<std::string, int> of_person;  // sent and unanswered
  };

  void begin_some(Lane& lane);
  void begin(Lane& lane, Job job);
  void remember(const std::string& receiver, bool answers);

  Loop& loop_;
  Outgoing& to_;
  Lane answering_, others_;
  std::unordered_set<std::string> answer_;  // receivers that answered the last time
};

}  // namespace roundtable::server
