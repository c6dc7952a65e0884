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

// A table in memory, and who watches it.
struct LiveTable {
  struct Arrival {
    ListenerPtr listener;
    std::optional<Seat> seat;
    std::int64_t since;
    std::string re;
  };

  explicit LiveTable(std::unique_ptr<Table> made) : table(std::move(made)) {}

  bool watched() const { return !audiences.empty() || !arriving.empty(); }
  // Whether something was done here of which it is not known yet whether somebody elsewhere was quicker.
  bool writes() const { return table->has_written() || (unsaved > 0 && wrote); }
  // Whether that server has it in memory, too, because somebody is there.
  bool is_at(const std::string& node) const {
    const auto first = elsewhere.lower_bound({node, ""});
    return first != elsewhere.end() && first->first == node;
  }
  // Whether a bot is about to choose.
  bool thinks() const { return std::find(thinking.begin(), thinking.end(), table->decision()) != thinking.end(); }

  std::unique_ptr<Table> table;
  std::vector<Audience> audiences;
  std::vector<Arrival> arriving;
  std::vector<Arrival> greeted;  // who arrives with the batch under way,
  std::int64_t delivered = 0;    // and the n that the others were told of before it
  bool is_new = false;           // the store does not know it yet
  bool changed = false;          // since the last batch
  bool recorded = false;
  bool wrote = false;  // what changed last was done here, not at another server
  int unsaved = 0;     // batches under way that hold something of it
  Millis used = 0;
  std::vector<Turn> turns;    // as everybody was told,
  std::vector<Turn> known;    // those that have begun, also during a pause, and
  std::optional<Phase> told;  // how it stood
  TableIndex listed;          // as the store has it, and
  std::int64_t arranged = 0;  // since when
  static constexpr std::int64_t kUnknownLength = std::numeric_limits<std::int64_t>::max();
  std::int64_t heard = 0;                                   // how long the journal is, as other servers say,
  std::map<std::int64_t, Entry> early;                      // and what they say is in it that is not here yet
  bool outdated = false;                                    // texts of it were changed there, so it has to be read anew
  bool follows = false;                                     // what is new there is being read
  std::set<std::pair<std::string, std::string>> elsewhere;  // nodes, and people who are there
  std::int64_t movements = 0;                               // how often others said that somebody came or went
  std::set<std::string> announced;                          // who is here, as others were told
  bool begins_soon = false;                                 // all who were matched are there
  bool host_watched = false;                                // it will be looked at whether the host is still away
  // The decision that each seat's bot searches.
  std::array<std::optional<std::int64_t>, kMaxSeats> thinking;
};

// The tables that somebody uses now: read from the store when they are asked for, forgotten when nobody is there.
class LiveTables {
 public:
  // What is done with each that comes: before it is used by those who asked for it, and after.
  struct Arriving {
    std::function<void(Table&)> before;
    std::function<void(LiveTable&)> after;
    std::function<void(const std::string& id)> gone = [](const std::string&) {};  // from memory
  };
  // `idle`: after so long a table that nobody watches leaves memory.
  LiveTables(Loop& loop, StoreThread& store, Metrics& metrics, Millis idle, Arriving arriving)
      : loop_(loop), store_(store), metrics_(metrics), idle_(idle), arriving_(std::move(arriving)) {}

  void start() {
    loop_.after(idle_, [this] { drop_idle(); });
  }

  LiveTable* find(const std::string& id);
  // Its journal is at least so long, as another server says. The table if it is here; one that is being read hears of
  // it when it is.
  LiveTable* heard(const std::string& id, std::int64_t length);
  // Calls `use` with the table, now or when it is loaded, or `failed` with why not.
  using Use = std::function<void(LiveTable&)>;
  using Failed = std::function<void(const Refused&)>;
  void with(const std::string& id, Use use, Failed failed);
  // A new one.
  LiveTable& open(const std::string& id, Plan plan);
  // Whoever asks for that table waits until it is let go. False if somebody uses it already.
  bool hold(const std::string& id);
  void let_go(const std::string& id);
  // What there is of it in memory is not what is stored.
  void forget(const std::string& id) { tables_.erase(id); }

  // Tables that were found damaged: they are set aside, and everything else goes on.
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
  // With all of those where this user sits.
  void with_each_of(const std::string& user, const Use& use);

 private:
  struct Read {
    std::optional<StoredTable> stored;
    std::string damage;  // why it cannot be read; empty if it can
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
  std::unordered_map<std::string, std::int64_t> heard_;  // of those that are being read
  std::set<std::string> damaged_;
  std::set<std::string> held_;
  Workers journals_{1};
};

}  // namespace roundtable::server
