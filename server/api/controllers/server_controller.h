#pragma once

#include <string>

#include "server/admin/overview.h"
#include "server/api/route.h"
#include "server/live/live_tables.h"
#include "server/live/operator_settings.h"
#include "server/lobby/hall.h"
#include "server/lobby/matchmaker.h"
#include "server/observability/metrics.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// The server itself: its games, the people online, health and metrics.
class ServerController {
 public:
  ServerController(SaveQueue& saves, LiveTables& live, OperatorSettings& settings, Hall& hall, Matchmaker& matchmaker,
                   Metrics& metrics, Overview& overview, bool open_metrics)
      : saves_(saves),
        live_(live),
        settings_(settings),
        hall_(hall),
        matchmaker_(matchmaker),
        metrics_(metrics),
        overview_(overview),
        open_metrics_(open_metrics) {}
  static const Routes<ServerController>& routes();

 private:
  void list_games(const CallPtr& call);
  void show_hall(const CallPtr& call);
  void show_health(const CallPtr& call);
  void show_metrics(const CallPtr& call);
  std::string health(bool local) const;

  SaveQueue& saves_;
  LiveTables& live_;
  OperatorSettings& settings_;
  Hall& hall_;
  Matchmaker& matchmaker_;
  Metrics& metrics_;
  Overview& overview_;
  bool open_metrics_;  // for all machines
};

}  // namespace roundtable::server
