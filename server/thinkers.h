#pragma once

#include <functional>
#include <string>

#include "engine/core/any_game.h"
#include "server/net/net.h"
#include "server/workers.h"

namespace roundtable::server {

// Threads on which bots think. They get what the seat may know, copied, and nothing else.
class Thinkers {
 public:
  Thinkers(int threads, Loop& loop) : loop_(loop), workers_(threads) {}

  // `done` gets the choice of that bot for that seat, on the loop's thread.
  void think(std::string_view bot, const AnyGame& game, Seat seat, const Rng& rng,
             std::function<void(std::string)> done);
  std::size_t waiting() const { return workers_.waiting(); }
  void stop() { workers_.stop(Workers::Rest::Dropped); }

 private:
  Loop& loop_;
  Workers workers_;
};

}  // namespace roundtable::server
