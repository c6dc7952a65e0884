#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/bot_threads.h"
#include "server/leases.h"
#include "server/live_tables.h"
#include "server/save_queue.h"

namespace roundtable::server {

// Bots choose at the tables where it is their turn.
class BotMoves {
 public:
  // `pause`: the least time a bot takes for a choice, so that people can follow. `moved` is called with the table after
  // each.
  BotMoves(Loop& loop, BotThreads& threads, LiveTables& tables, const SaveQueue& saves, const Leases& leases,
           Metrics& metrics, Millis pause, std::function<void(LiveTable&)> moved)
      : loop_(loop),
        threads_(threads),
        tables_(tables),
        saves_(saves),
        leases_(leases),
        metrics_(metrics),
        pause_(pause),
        moved_(std::move(moved)) {}

  // Lets those think whose turn it is.
  void begin(LiveTable& live);

 private:
  static bool is_wanted(const LiveTable& live);
  Requester requester(const LiveTable& live) const;
  std::optional<BotThreads::Question> question(const std::string& id, Seat seat, std::int64_t decision, double haste);
  void chose(const std::string& id, Seat seat, std::int64_t decision, const std::string& choice, Millis since);

  Loop& loop_;
  BotThreads& threads_;
  LiveTables& tables_;
  const SaveQueue& saves_;
  const Leases& leases_;
  Metrics& metrics_;
  Millis pause_;
  std::function<void(LiveTable&)> moved_;
};

}  // namespace roundtable::server
