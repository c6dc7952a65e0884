#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/base/fair_queue.h"
#include "server/base/workers.h"
#include "server/net/clock.h"
#include "server/net/net.h"

namespace roundtable::server {

// Threads on which bots think, in fair turns. All calls are made on the loop's thread.
class BotThreads {
 public:
  BotThreads(int threads, Loop& loop) : loop_(loop), threads_(threads), workers_(threads) {}

  // What is to be thought, done on another thread: it must hold copies.
  using Question = std::function<std::string()>;
  // Called when it is its turn, with how hurried it is (1: not at all; 5: a fifth of the usual time). Gives nothing if
  // nobody wants to know any more.
  using Ask = std::function<std::optional<Question>(double haste)>;
  void think(const Requester& requester, Ask ask, std::function<void(std::string)> done);

  std::size_t waiting() const { return queue_.size(); }
  std::size_t waiting(const std::string& household) const { return queue_.size(household); }
  // How long the first of those that wait has waited.
  net::Micros oldest() const { return since_.empty() ? 0 : net::now() - *since_.begin(); }
  void stop() { workers_.stop(Workers::Rest::Dropped); }

 private:
  struct Wish {
    Ask ask;
    std::function<void(std::string)> done;
    net::Micros since = 0;
  };

  void begin_next();
  double haste(const FairQueue<Wish>::Turn& turn) const;

  Loop& loop_;
  int threads_;
  int busy_ = 0;
  std::unordered_map<std::string, int> busy_for_;  // households
  FairQueue<Wish> queue_;
  std::multiset<net::Micros> since_;  // of all in the queue
  Workers workers_;
};

// The bot that plays like this one, or like this level, as well as can be in a fraction of the time; `learned`: in a
// game that has learned to play.
std::string in_haste(std::string_view bot, bool learned, double haste);

}  // namespace roundtable::server
