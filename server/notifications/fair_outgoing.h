#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/base/fair_queue.h"
#include "server/net/outgoing.h"

namespace roundtable::server {

// Sends letters to addresses that people chose, without letting one person's slow receivers delay the others: in turns
// over people, a few of each at a time. Receivers that have not answered yet, or did not the last time, have a lane of
// their own, so that they cannot delay receivers that answer.
class FairOutgoing final : public Outgoing {
 public:
  FairOutgoing(Loop& loop, Outgoing& to) : loop_(loop), to_(to) {}

  // On the loop's thread.
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
    std::unordered_map<std::string, int> of_person;  // under way
  };

  void begin_some(Lane& lane);
  void begin(Lane& lane, Job job);
  void remember(const std::string& receiver, bool answers);

  Loop& loop_;
  Outgoing& to_;
  Lane answering_, others_;
  std::unordered_set<std::string> answer_;  // receivers that did, the last time
};

}  // namespace roundtable::server
