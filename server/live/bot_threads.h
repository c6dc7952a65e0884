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

// Runs bots on threads, in fair turns. Call it on the event loop's thread.
class BotThreads {
 public:
  BotThreads(int threads, Loop& loop) : loop_(loop), threads_(threads), workers_(threads) {}

  // The search, run on another thread, so it must hold copies.
  using Question = std::function<std::string()>;
  // Called when the request's turn comes. `haste` divides the usual time: 1 is full time, 5 is a fifth. Returns nullopt
  // if the answer is no longer needed.
  using Ask = std::function<std::optional<Question>(double haste)>;
  void think(const Requester& requester, Ask ask, std::function<void(std::string)> done);

  std::size_t waiting() const { return queue_.size(); }
  std::size_t waiting(const std::string& rate_limit_key) const { return queue_.size(rate_limit_key); }
  // The waiting time of the oldest request.
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
  std::unordered_map<std::string, int> busy_for_;  // by rate-limit key
  FairQueue<Wish> queue_;
  std::multiset<net::Micros> since_;  // of all requests in the queue
  Workers workers_;
};

// The strongest bot of the same kind that needs only a fraction of the time. `learned`: the game has a net.
std::string in_haste(std::string_view bot, bool learned, double haste);

}  // namespace roundtable::server
