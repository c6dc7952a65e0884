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
  Millis bot_pause = 600;              // the least time a bot takes for a choice, so that people can follow
  Millis idle = 60'000;                // after that a table that nobody watches leaves memory
  Millis slow = 2'000;                 // a commit that takes longer is trouble
  Millis patience = Table::kPatience;  // with whoever is away, until the others may vote
  Millis deserted = 120'000;           // after that lists leave out an open table whose people are all away
  std::string words;                   // that are not wanted in names and chat, one a line
  int acts_per_minute = 60;            // of a person at a table, other than choices that take the game on; 0: any
};

// Tables with people around them: what changed at a table is stored and told to those who watch it, bots move and
// clocks run. Each of these is a part of its own; here they are put together.
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

  // Does something for somebody at a table, now or when it is loaded. If another server was quicker there it is done
  // again with what the table is then; so nobody hears of a conflict, and choices made together all count. What is
  // stored says so through `failed` if it is not.
  using Act = std::function<void(LiveTable&, const SaveQueue::Failed& failed)>;
  void act(std::string id, Act act, SaveQueue::Failed failed);

  // For who looks at it, and may have heard of it elsewhere: with what others have done there. Where somebody watches
  // it that is known already.
  void with_latest(const std::string& id, const LiveTables::Use& use, const SaveQueue::Failed& failed);

  // A new table, with an id that nobody can guess.
  LiveTable& open(Plan plan);
  // To be called after anything that changed a table or who watches it.
  void touch(LiveTable& live);

  void watch(LiveTable& live, const ListenerPtr& listener, std::optional<Seat> seat, std::int64_t since,
             std::string re);
  void unwatch(LiveTable& live, const ListenerPtr& listener);
  // Somebody took, left or changed a seat: whoever they watch with sees with other eyes now.
  void reseat(LiveTable& live);

  // Throws Refused if that person does too much at this table.
  void expect_calm(const LiveTable& live, const User& user);

  // Those that have the lease, as the store says.
  void look_after(const std::vector<Lease>& tables);
  // Asks for the leases of all tables here where something is to happen by itself.
  void ask_for_leases();
  // What we have of this table is not what is stored. It is read anew, and whoever watched it watches that.
  void reread(const std::string& id);
  // The same, as soon as nothing of it is under way.
  void reread_soon(const std::string& id);

  // Of somebody at another server, which leaves it to this one.
  void write_for_other(const ForwardedChoice& choice);

  // People can play again who could not since then: the store works again, or another server was lost.
  void recover(Millis since);

  // Somebody is banned: they leave the tables that are here.
  void send_away(const std::string& user);

  // What the store has about people and times, before anything begins. If other servers are up, this one joins them.
  void read(Store& store, DownTimes::Now how = DownTimes::Now::Restarts);
  // The same of people, which other servers may have changed; or of one of them.
  struct Remembered {
    std::vector<Note> operator_settings, blocks, holidays;
  };
  static Remembered remembered(Store& store);
  void take(const Remembered& all);
  void take(const std::string& kind, const std::string& id, const std::optional<Note>& note);
  // Called with what has begun or ended at a table, when it is stored.
  using Hear = std::function<void(const TableNews&)>;
  void on_news(Hear hear) { hearers_.push_back(std::move(hear)); }

  void start();

  // To whose seat at a table the host has freed.
  static Text freed_text(const Table& table, bool shut);

 private:
  // Takes back the time when play was impossible.
  void pass_over_down_times(Table& table);
  // What of it is new to the store.
  void collect(LiveTable& live, Batch& batch);
  // What of it is new to those who watch it.
  void write_news(LiveTable& live, std::vector<Audience::Telling>& news);
  // Of everything that changed, to be sent when it is stored.
  SaveQueue::Delivery write_news();
  // What there is to know of somebody who watched a table, when it is read anew.
  struct Watching {
    std::vector<LiveTable::Arrival> people;
    std::vector<Turn> turns, known;
    std::optional<Phase> told;
    std::set<std::string> announced;
  };
  void bring_back(const std::string& id, const std::shared_ptr<const Watching>& watching);
  struct Attempt;
  void try_act(const std::shared_ptr<Attempt>& attempt);
  // What is to be done when such a choice is stored.
  std::function<void()> tracing(const Table& table, const ForwardedChoice& choice, net::Micros since,
                                net::Micros begun);
  // What is to happen there by itself is done by who has the lease.
  void want_lease(const LiveTable& live);
  // `taken`: since when it is ours that was another server's.
  void wake(const std::string& id, std::optional<net::Micros> taken);
  // Who is told elsewhere that it is their turn, or not any more.
  void tell_turns(const LiveTable& live, ClusterPart& part) const;
  void take_in(LiveTable& live, const std::vector<Entry>& added);
  static void tell_freed(const LiveTable& live, const std::vector<Entry>& added);
  // Starts a table that was found a moment after the last of its people has come: a page at another device than the one
  // that searched has a number of its own to promise.
  void begin_soon(LiveTable& live);
  // Lets somebody else run the table when its host has been away for long.
  void watch_host(LiveTable& live);

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
