#pragma once

#include "server/net/net.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// How late the loop is for what it was to do: whatever else people wait for there waits as long.
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
