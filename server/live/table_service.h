#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/accounts/blocks.h"
#include "server/cluster/cluster_presence.h"
#include "server/cluster/leases.h"
#include "server/live/bot_moves.h"
#include "server/live/choice_forwarding.h"
#include "server/live/deserted_tables.h"
#include "server/live/down_times.h"
#include "server/live/holidays.h"
#include "server/live/journal_follower.h"
#include "server/live/limits.h"
#include "server/live/live_tables.h"
#include "server/live/operator_settings.h"
#include "server/live/presence.h"
#include "server/live/table_clocks.h"
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

// Tables and everything around them: saving, updates to connections, bots, clocks, the cluster. Each of these is a
// class of its own; this one connects them.
class TableService {
 public:
  TableService(Loop& loop, StoreThread& store, BotThreads& bots, Metrics& metrics, Traces& traces,
               const TableServiceOptions& options);

  LiveTables& live() { return live_; }
  SaveQueue& saves() { return saves_; }
  Listeners& listeners() { return listeners_; }
  Limits& limits() { return limits_; }
  Holidays& holidays() { return holidays_; }
  Blocks& blocks() { return blocks_; }
  OperatorSettings& operator_settings() { return operator_settings_; }
  Leases& leases() { return leases_; }
  JournalFollower& follower() { return follower_; }
  Presence& presence() { return presence_; }
  ClusterPresence& elsewhere() { return elsewhere_; }
  ChoiceForwarding& relay() { return relay_; }
  Millis patience() const { return options_.patience; }

  // Runs an action at a table, now or when it is loaded. If another server's write won the race, it runs again on the
  // new state. So clients see no conflicts, and simultaneous choices all count. `failed` is called if it is refused or
  // cannot be stored.
  using Act = std::function<void(LiveTable&, const SaveQueue::Failed& failed)>;
  void act(std::string id, Act act, SaveQueue::Failed failed);

  // Calls `use` with the table after reading new entries of other servers. A table with connections is up to date
  // already.
  void with_latest(const std::string& id, const LiveTables::Use& use, const SaveQueue::Failed& failed);

  // Creates a table with a random id.
  LiveTable& open(Plan plan);
  // Call it after any change of a table or its connections.
  void touch(LiveTable& live);

  void watch(LiveTable& live, const ListenerPtr& listener, std::optional<Seat> seat, std::int64_t since,
             std::string re);
  void unwatch(LiveTable& live, const ListenerPtr& listener);
  // Call it after seats have changed: moves connections to the audience of their new view.
  void reseat(LiveTable& live);

  // Throws Refused if the person exceeds the rate limit of this table.
  void expect_calm(const LiveTable& live, const User& user);

  // Starts looking after the tables of these leases, which the store has given to this server.
  void look_after(const std::vector<Lease>& tables);
  // Asks for the leases of all tables in memory that have bots or clocks to run.
  void ask_for_leases();
  // Loads the table again, because memory differs from the store. Its connections stay.
  void reread(const std::string& id);
  // The same, as soon as no change of it is on its way to the store.
  void reread_soon(const std::string& id);

  // Writes a choice that another server has forwarded.
  void write_for_other(const ForwardedChoice& choice);

  // Ends a time without play that began at `since`: the store works again, or another server was lost.
  void recover(Millis since);

  // Makes a banned person leave all tables in memory.
  void send_away(const std::string& user);

  // Reads down times and notes of people before the start. A server that joins others has not been down.
  void read(Store& store, DownTimes::Now how = DownTimes::Now::Restarts);
  // Settings and people's notes, which other servers may change.
  struct Remembered {
    std::vector<Note> operator_settings, blocks, holidays;
  };
  static Remembered remembered(Store& store);
  void take(const Remembered& all);
  void take(const std::string& kind, const std::string& id, const std::optional<Note>& note);
  // Called with each change of turns or phase, after it is stored.
  using Hear = std::function<void(const TableNews&)>;
  void on_news(Hear hear) { hearers_.push_back(std::move(hear)); }

  void start();

  // The message to a player whose seat the host has freed.
  static Text freed_text(const Table& table, bool shut);

 private:
  // Corrects the table's clocks by the time without play.
  void pass_over_down_times(Table& table);
  // Adds the table's changes to the batch.
  void collect(LiveTable& live, Batch& batch);
  // Writes the updates of all changed tables for their connections; sent after the commit.
  SaveQueue::Delivery write_news();
  // Connections and announced state, kept while a table is loaded again.
  struct Watching {
    std::vector<TableConnections::Arrival> people;
    AnnouncedTurns announced;
    std::set<std::string> told_peers;
  };
  void bring_back(const std::string& id, const std::shared_ptr<const Watching>& watching);
  struct Attempt;
  void try_act(const std::shared_ptr<Attempt>& attempt);
  // Traces a forwarded choice when it is stored.
  std::function<void()> tracing(const Table& table, const ForwardedChoice& choice, net::Micros since,
                                net::Micros begun);
  // Asks for the table's lease if bots or clocks need it, else gives it up.
  void want_lease(const LiveTable& live);
  // `taken`: the time of the takeover from another server, if it was one.
  void wake(const std::string& id, std::optional<net::Micros> taken);
  // Tells other servers about begun and ended turns.
  void tell_turns(const LiveTable& live, ClusterPart& part) const;
  void take_in(LiveTable& live, const std::vector<Entry>& added);
  static void tell_freed(const LiveTable& live, const std::vector<Entry>& added);
  // Starts a matched game shortly after its last player has arrived. The delay lets a player's page on another device
  // commit to its own nonce.
  void start_soon(LiveTable& live);
  // Passes the role of host on when the host has been away for long.
  void check_host_later(LiveTable& live);

  TableServiceOptions options_;
  Loop& loop_;
  Metrics& metrics_;
  Traces& traces_;
  Listeners listeners_;
  SaveQueue saves_;
  DownTimes down_times_;
  Holidays holidays_;
  Blocks blocks_;
  OperatorSettings operator_settings_;
  Leases leases_;
  ClusterPresence elsewhere_;
  LiveTables live_;
  BotMoves bots_;
  TableClocks clocks_;
  JournalFollower follower_;
  Presence presence_;
  ChoiceForwarding relay_;
  DesertedTables deserted_;
  Limits limits_;
  std::vector<LiveTable*> changed_;
  std::vector<Hear> hearers_;
};

}  // namespace roundtable::server
