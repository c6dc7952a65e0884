#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/backups.h"
#include "server/bot_threads.h"
#include "server/last_hour.h"
#include "server/process.h"
#include "server/table_service.h"
#include "server/worries.h"

namespace roundtable::server {

// How the server is, at a glance: for /metrics, and for the page of whoever runs it.
class Overview {
 public:
  Overview(Loop& loop, StoreThread& store, TableService& tables, BotThreads& bots, const Metrics& metrics,
           const Backups& backups, std::string version)
      : loop_(loop),
        store_(store),
        tables_(tables),
        bots_(bots),
        metrics_(metrics),
        backups_(backups),
        version_(std::move(version)) {}

  // Begins to remember.
  void start();
  Gauges gauges() const;
  // As JSON, for that person. It comes also while the store is away, without what only that knows.
  void tell(const std::string& whom, const std::function<void(std::string)>& say);

 private:
  using Nodes = std::optional<std::vector<NodeState>>;

  std::string text(const std::string& whom, const Nodes& nodes) const;
  Signs signs(const ProcessFigures& process, const Nodes& nodes) const;
  void write_backup(JsonWriter& out) const;
  void write_nodes(JsonWriter& out, const Nodes& nodes) const;
  LastHour::Moment moment() const;

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  BotThreads& bots_;
  const Metrics& metrics_;
  const Backups& backups_;
  std::string version_;
  std::string node_;  // which of several servers this is
  LastHour last_hour_;
};

}  // namespace roundtable::server
