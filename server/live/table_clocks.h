#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/cluster/leases.h"
#include "server/live/live_tables.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Due times of tables, whether they are in memory or not.
class TableClocks {
 public:
  // `ran_out` is called with the table after a bot has replaced the players who ran out of time.
  TableClocks(Loop& loop, StoreThread& store, LiveTables& tables, SaveQueue& saves, const Leases& leases,
              Metrics& metrics, std::function<void(LiveTable&)> ran_out)
      : loop_(loop),
        store_(store),
        tables_(tables),
        saves_(saves),
        leases_(leases),
        metrics_(metrics),
        ran_out_(std::move(ran_out)) {}

  // Continues the clocks that ran when a server was last up.
  void start();
  void set(const std::string& id, std::optional<Millis> due);

 private:
  void read_running();
  void wake_some();
  void check();
  void try_again(const std::string& id, const Refused& why);
  bool any_runs() const;

  Loop& loop_;
  StoreThread& store_;
  LiveTables& tables_;
  SaveQueue& saves_;
  const Leases& leases_;
  Metrics& metrics_;
  std::function<void(LiveTable&)> ran_out_;
  std::set<std::pair<Millis, std::string>> due_;
  std::unordered_map<std::string, Millis> due_of_;
  Millis noted_ = 0;                 // time of the last sign of life
  std::vector<std::string> waking_;  // tables to load, where something was due while no server was up
};

}  // namespace roundtable::server
