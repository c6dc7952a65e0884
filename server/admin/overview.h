#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/admin/backups.h"
#include "server/base/listeners.h"
#include "server/base/process.h"
#include "server/cluster/servers.h"
#include "server/live/bot_threads.h"
#include "server/live/live_tables.h"
#include "server/live/operator_settings.h"
#include "server/lobby/hall.h"
#include "server/observability/health_warnings.h"
#include "server/observability/last_hour.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Figures of this server and its cluster: for /metrics and for the operator's page.
class Overview {
 public:
  Overview(Loop& loop, StoreThread& store, SaveQueue& saves, LiveTables& live, Listeners& listeners,
           OperatorSettings& settings, Hall& hall, BotThreads& bots, const Metrics& metrics, const Backups& backups,
           std::string version)
      : loop_(loop),
        store_(store),
        saves_(saves),
        live_(live),
        listeners_(listeners),
        settings_(settings),
        hall_(hall),
        bots_(bots),
        metrics_(metrics),
        backups_(backups),
        version_(std::move(version)) {}

  // Starts the history. `where` is this server's address: machine and port.
  void start(std::string where);
  Gauges gauges() const;
  // This server's figures for its peers.
  NodeFigures figures() const;
  void find_servers(const std::function<void(const Servers&)>& use, const std::function<void()>& failed);
  // JSON for that person. While the store cannot be read, its part is missing.
  void tell(const std::string& whom, const std::function<void(std::string)>& say);

 private:
  void remember();
  std::string text(const std::string& whom, const std::optional<Servers>& servers) const;
  HealthSigns signs(const Gauges& now) const;
  void write_backup(JsonWriter& out) const;
  LastHour::Sample sample() const;

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& live_;
  Listeners& listeners_;
  OperatorSettings& settings_;
  Hall& hall_;
  BotThreads& bots_;
  const Metrics& metrics_;
  const Backups& backups_;
  std::string version_;
  std::string where_;
  ProcessFigures process_;  // as of the last step, since counting many open files takes time
  LastHour last_hour_;
};

}  // namespace roundtable::server
