#pragma once

#include <string>

#include "server/accounts/blocks.h"
#include "server/base/listeners.h"
#include "server/cluster/cluster_presence.h"
#include "server/cluster/leases.h"
#include "server/live/choice_forwarding.h"
#include "server/live/holidays.h"
#include "server/live/limits.h"
#include "server/live/live_tables.h"
#include "server/live/operator_settings.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

struct TableServiceOptions {
  Millis bot_pause = 600;                     // minimum time of a bot's choice, so that people can follow
  Millis idle = 60'000;                       // until a table without connections leaves memory
  Millis slow = 2'000;                        // a longer commit counts as trouble of the store
  Millis patience = SeatPresence::kPatience;  // time of absence until the other players may vote
  Millis deserted = 120'000;                  // time until lists hide an open table whose people are all away
  std::string words;                          // unwanted in names and chat, one per line
  int acts_per_minute = 60;  // of a person at a table, besides choices that continue the game; 0: no limit
};

// The parts that TableService connects and that other classes need, too. It outlives all of them. A class takes the
// parts that it needs, not this struct.
struct LiveParts {
  LiveParts(Loop& loop, StoreThread& store, Metrics& metrics, const TableServiceOptions& options)
      : saves(loop, store, metrics, listeners, options.slow),
        holidays(saves),
        blocks(saves, listeners),
        settings(saves, listeners, options.words),
        peers(saves, leases),
        live(loop, store, metrics, options.idle),
        forwarding(loop, metrics,
                   [this](const ForwardedChoice& choice) { saves.batch().cluster.choices.push_back(choice); }) {}
  LiveParts(const LiveParts&) = delete;
  LiveParts& operator=(const LiveParts&) = delete;
  ~LiveParts() = default;

  Listeners listeners;
  SaveQueue saves;
  Holidays holidays;
  Blocks blocks;
  OperatorSettings settings;
  Leases leases;
  ClusterPresence peers;
  LiveTables live;
  ChoiceForwarding forwarding;
  Limits limits;
};

}  // namespace roundtable::server
