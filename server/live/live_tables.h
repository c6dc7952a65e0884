#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/base/refusal.h"
#include "server/live/audience.h"
#include "server/observability/metrics.h"
#include "server/persistence/store_thread.h"
#include "server/table/table.h"

namespace roundtable::server {

// A table in memory, with its connections.
struct LiveTable {
  struct Arrival {
    ListenerPtr listener;
    std::optional<Seat> seat;
    std::int64_t since;
    std::string re;
  };

  explicit LiveTable(std::unique_ptr<Table> made) : table(std::move(made)) {}

  bool watched() const { return !audiences.empty() || !arriving.empty(); }
  // True while one of our writes is unconfirmed: another server may have won the race.
  bool writes() const { return table->has_written() || (unsaved > 0 && wrote); }
  // Whether that server has the table in memory, too, because people there watch it.
  bool is_at(const std::string& node) const {
    const auto first = elsewhere.lower_bound({node, ""});
    return first != elsewhere.end() && first->first == node;
  }
  // Whether a bot searches the current decision.
  bool thinks() const { return std::find(thinking.begin(), thinking.end(), table->decision()) != thinking.end(); }

  std::unique_ptr<Table> table;
  std::vector<Audience> audiences;
  std::vector<Arrival> arriving;
  std::vector<Arrival> greeted;  // arrivals in the batch on its way,
  std::int64_t delivered = 0;    // and the n that the others had been told before it
  bool is_new = false;           // not in the store yet
  bool changed = false;          // since the last batch
  bool recorded = false;
  bool wrote = false;  // the last change was made here, not at another server
  int unsaved = 0;     // batches on their way with changes of this table
  Millis used = 0;
  std::vector<Turn> turns;    // as listeners of news were told
  std::vector<Turn> known;    // turns that have begun, also during a pause
  std::optional<Phase> told;  // the phase that listeners of news were told
  TableIndex listed;          // as the store has it
  std::int64_t arranged = 0;  // Table::arrangement() when it was stored
  static constexpr std::int64_t kUnknownLength = std::numeric_limits<std::int64_t>::max();
  std::int64_t heard = 0;               // length of the journal according to peers
  std::map<std::int64_t, Entry> early;  // entries of peers that are not applied yet
  bool outdated = false;                // a peer changed stored texts, so the table must be loaded again
  bool follows = false;                 // entries of peers are being read
  std::set<std::pair<std::string, std::string>> elsewhere;  // nodes and the people there
  std::int64_t movements = 0;                               // counts reports of presence by peers
  std::set<std::string> announced;                          // people here, as peers were told
  bool begins_soon = false;                                 // a timer will start the game: all matched players are here
  bool host_watched = false;                                // a timer will check whether the host is still away
  // The decision that each seat's bot searches.
  std::array<std::optional<std::int64_t>, kMaxSeats> thinking;
};

// Cache of active tables. Loaded on first use, evicted when no client is connected.
class LiveTables {
 public:
  // Called with a loaded table, before and after the callbacks that wait for it; and with the id of an evicted one.
  struct Arriving {
    std::function<void(Table&)> before;
    std::function<void(LiveTable&)> after;
    std::function<void(const std::string& id)> gone = [](const std::string&) {};
  };
  // `idle`: time until a table without connections leaves memory.
  LiveTables(Loop& loop, StoreThread& store, Metrics& metrics, Millis idle, Arriving arriving)
      : loop_(loop), store_(store), metrics_(metrics), idle_(idle), arriving_(std::move(arriving)) {}

  void start() {
    loop_.after(idle_, [this] { drop_idle(); });
  }

  LiveTable* find(const std::string& id);
  // Notes that a peer reports at least this length of the journal. Returns the table if it is in memory. A table that
  // is being loaded learns of it afterwards.
  LiveTable* heard(const std::string& id, std::int64_t length);
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
  Arriving arriving_;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, std::vector<std::pair<Use, Failed>>> loading_;
  std::unordered_map<std::string, std::int64_t> heard_;  // of tables that are being loaded
  std::set<std::string> damaged_;
  std::set<std::string> held_;
  Workers journals_{1};
};

}  // namespace roundtable::server
