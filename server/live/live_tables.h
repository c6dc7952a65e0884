#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/base/refusal.h"
#include "server/live/live_table.h"
#include "server/observability/metrics.h"
#include "server/persistence/store_thread.h"

namespace roundtable::server {

// Cache of active tables. Loaded on first use, evicted when no client is connected.
class LiveTables {
 public:
  // `idle`: time until a table without connections leaves memory.
  LiveTables(Loop& loop, StoreThread& store, Metrics& metrics, Millis idle)
      : loop_(loop), store_(store), metrics_(metrics), idle_(idle) {}

  // Called with a loaded table, before and after the callbacks that wait for it; and with the id of an evicted one.
  struct Hooks {
    std::function<void(Table&)> before = [](Table&) {};
    std::function<void(LiveTable&)> after = [](LiveTable&) {};
    std::function<void(const std::string& id)> evicted = [](const std::string&) {};
  };
  void set_hooks(Hooks hooks) { hooks_ = std::move(hooks); }

  void start() {
    loop_.after(idle_, [this] { drop_idle(); });
  }

  LiveTable* find(const std::string& id);
  // Notes that a peer reports at least this length of the journal. Returns the table if it is in memory. A table that
  // is being loaded learns of it afterwards.
  LiveTable* note_length(const std::string& id, std::int64_t length);
  // Calls `use` with the table, now or when it is loaded, or `failed` with the reason.
  using Use = std::function<void(LiveTable&)>;
  using Failed = std::function<void(const Refused&)>;
  void with(const std::string& id, Use use, Failed failed);
  // Creates a table.
  LiveTable& open(const std::string& id, Plan plan);
  // Makes callers wait for this table until let_go. False if it is in memory or being loaded.
  bool hold(const std::string& id);
  void let_go(const std::string& id);
  // Drops the table from memory: it differs from the store.
  void forget(const std::string& id) { tables_.erase(id); }

  // Damaged tables. They are quarantined; everything else goes on.
  void set_aside(const std::string& id, const std::string& why);
  const std::set<std::string>& damaged() const { return damaged_; }

  std::size_t size() const { return tables_.size(); }
  void each(const std::function<void(const LiveTable&)>& use) const {
    for (const auto& [id, live] : tables_) use(*live);
  }
  void each_loading(const std::function<void(const std::string& id)>& use) const;
  void with_each(const Use& use) {
    for (const auto& [id, live] : tables_) use(*live);
  }
  // Calls `use` for all tables in memory where this user has a seat.
  void with_each_of(const std::string& user, const Use& use);

 private:
  struct Read {
    std::optional<StoredTable> stored;
    std::string damage;  // reason why it cannot be read; empty if it can
  };
  void load(const std::string& id);
  void replay(const std::string& id, Read read);
  void finish_loading(const std::string& id, std::unique_ptr<Table> table);
  void fail_loading(const std::string& id, const Refused& why);
  void drop_idle();

  Loop& loop_;
  StoreThread& store_;
  Metrics& metrics_;
  Millis idle_;
  Hooks hooks_;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, std::vector<std::pair<Use, Failed>>> loading_;
  std::unordered_map<std::string, PeerEntries> lengths_while_loading_;  // of tables that are being loaded
  std::set<std::string> damaged_;
  std::set<std::string> held_;
  Workers journals_{1};
};

}  // namespace roundtable::server
