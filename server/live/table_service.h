#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/live/bot_moves.h"
#include "server/live/deserted_tables.h"
#include "server/live/down_times.h"
#include "server/live/journal_follower.h"
#include "server/live/live_parts.h"
#include "server/live/presence.h"
#include "server/live/table_clocks.h"

namespace roundtable::server {

// Tables and everything around them: saving, updates to connections, bots, clocks, the cluster. Each of these is a
// class of its own; this one connects them.
class TableService {
 public:
  TableService(Loop& loop, StoreThread& store, BotThreads& bots, Metrics& metrics, Traces& traces, LiveParts& parts,
               const TableServiceOptions& options);

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

  // Messages of peers: new entries, and people at tables.
  void receive(Growth growth) { follower_.receive(std::move(growth)); }
  void receive(const Whereabouts& one) { presence_.receive(one); }
  // Compares all tables in memory with the store: messages of peers may have been missed.
  void compare_all();
  // Tells peers about all people at tables here again.
  void announce_people() { presence_.announce_all(); }
  // Drops the people of servers that are not in this set.
  void keep_people_of(const std::set<std::string>& nodes) { presence_.keep(nodes); }
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
  using OnNews = std::function<void(const TableNews&)>;
  void on_news(OnNews receive) { on_news_.push_back(std::move(receive)); }

  void start();

  // The message to a player whose seat the host has freed.
  static Text freed_text(const Table& table, bool shut);

 private:
  // Corrects the table's clocks by the time without play.
  void correct_for_down_times(Table& table);
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
  SaveQueue& saves_;
  Holidays& holidays_;
  Blocks& blocks_;
  OperatorSettings& settings_;
  Leases& leases_;
  ClusterPresence& peers_;
  LiveTables& live_;
  ChoiceForwarding& forwarding_;
  Limits& limits_;
  DownTimes down_times_;
  BotMoves bots_;
  TableClocks clocks_;
  JournalFollower follower_;
  Presence presence_;
  DesertedTables deserted_;
  std::vector<LiveTable*> changed_;
  std::vector<OnNews> on_news_;
};

}  // namespace roundtable::server
