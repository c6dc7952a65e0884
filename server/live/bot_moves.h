#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/cluster/leases.h"
#include "server/live/bot_threads.h"
#include "server/live/live_tables.h"
#include "server/observability/request_timing.h"
#include "server/observability/traces.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Asks bots for their choices and applies them.
class BotMoves {
 public:
  // `pause`: the minimum time of a bot's choice, so that people can follow. `moved` is called with the table after each
  // choice.
  BotMoves(Loop& loop, BotThreads& threads, LiveTables& tables, SaveQueue& saves, const Leases& leases,
           Metrics& metrics, Traces& traces, Millis pause, std::function<void(LiveTable&)> moved)
      : loop_(loop),
        threads_(threads),
        tables_(tables),
        saves_(saves),
        leases_(leases),
        metrics_(metrics),
        traces_(traces),
        pause_(pause),
        moved_(std::move(moved)) {}

  // Starts the search of each bot whose turn it is.
  void begin(LiveTable& live);

 private:
  static bool is_wanted(const LiveTable& live);
  Requester requester(const LiveTable& live) const;
  std::optional<BotThreads::Question> question(const std::string& id, Seat seat, std::int64_t decision, double haste);
  // Times of the request, start and end of a search, for traces; null without tracing.
  struct Search {
    net::Micros asked = 0, begun = 0, done = 0;
  };
  using SearchPtr = std::shared_ptr<Search>;
  void chose(const std::string& id, Seat seat, std::int64_t decision, const std::string& choice, Millis since,
             const SearchPtr& search);
  void trace(RequestTiming timing, const Search& search);

  Loop& loop_;
  BotThreads& threads_;
  LiveTables& tables_;
  SaveQueue& saves_;
  const Leases& leases_;
  Metrics& metrics_;
  Traces& traces_;
  Millis pause_;
  std::function<void(LiveTable&)> moved_;
};

}  // namespace roundtable::server
