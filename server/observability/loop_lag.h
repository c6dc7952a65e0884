#pragma once

#include "server/net/net.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// Measures how late timers of the event loop fire: all other work of the loop is delayed as much.
class LoopLag {
 public:
  LoopLag(Loop& loop, Latencies& lag) : loop_(loop), lag_(lag) {}
  void start();

 private:
  static constexpr std::int64_t kPause = 100;  // milliseconds

  Loop& loop_;
  Latencies& lag_;
};

}  // namespace roundtable::server
