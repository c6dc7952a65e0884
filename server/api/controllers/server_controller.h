#pragma once

#include <string>

#include "server/admin/overview.h"
#include "server/api/route.h"
#include "server/live/table_service.h"
#include "server/lobby/matchmaker.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// The server itself: its games, the people online, health and metrics.
class ServerController {
 public:
  ServerController(TableService& tables, Matchmaker& matchmaker, Metrics& metrics, Overview& overview,
                   bool open_metrics)
      : tables_(tables), matchmaker_(matchmaker), metrics_(metrics), overview_(overview), open_metrics_(open_metrics) {}
  static const Routes<ServerController>& routes();

 private:
  void list_games(const CallPtr& call);
  void show_hall(const CallPtr& call);
  void show_health(const CallPtr& call);
  void show_metrics(const CallPtr& call);
  std::string health(bool local) const;

  TableService& tables_;
  Matchmaker& matchmaker_;
  Metrics& metrics_;
  Overview& overview_;
  bool open_metrics_;  // for all machines
};

}  // namespace roundtable::server
