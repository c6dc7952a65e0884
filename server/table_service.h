#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/blocks.h"
#include "server/bot_moves.h"
#include "server/down_times.h"
#include "server/holidays.h"
#include "server/house.h"
#include "server/limits.h"
#include "server/live_tables.h"
#include "server/save_queue.h"
#include "server/table_clocks.h"

namespace roundtable::server {

struct TableServiceOptions {
  Millis bot_pause = 600;              // the least time a bot takes for a choice, so that people can follow
  Millis idle = 60'000;                // after that a table that nobody watches leaves memory
  Millis slow = 2'000;                 // a commit that takes longer is trouble
  Millis patience = Table::kPatience;  // with whoever is away, until the others may vote
  std::string words;                   // that are not wanted in names and chat, one a line
  int acts_per_minute = 60;            // of a person at a table, other than choices that take the game on; 0: any
};

// Tables with people around them: what changed at a table is stored and told to those who watch it, bots move and
// clocks run. Each of these is a part of its own; here they are put together.
class TableService {
 public:
  TableService(Loop& loop, StoreThread& store, BotThreads& bots, Metrics& metrics, const TableServiceOptions& options);

  LiveTables& live() { return live_; }
  SaveQueue& saves() { return saves_; }
  Listeners& listeners() { return listeners_; }
  Limits& limits() { return limits_; }
  Holidays& holidays() { return holidays_; }
  Blocks& blocks() { return blocks_; }
  House& house() { return house_; }
  Millis patience() const { return options_.patience; }

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

  // What the store has about people and times, before anything begins.
  void read(Store& store);
  // Called with what has begun or ended at a table, when it is stored.
  using Hear = std::function<void(const TableNews&)>;
  void on_news(Hear hear) { hearers_.push_back(std::move(hear)); }

  void start();

 private:
  // What of it is new to the store.
  void collect(LiveTable& live, Batch& batch);
  // What of it is new to those who watch it.
  void write_news(LiveTable& live, std::vector<Audience::Telling>& news);
  // Of everything that changed, to be sent when it is stored.
  SaveQueue::Delivery write_news();
  void reload(const std::string& id);
  // Lets somebody else run the table when its host has been away for long.
  void watch_host(LiveTable& live);

  TableServiceOptions options_;
  Loop& loop_;
  Metrics& metrics_;
  Listeners listeners_;
  SaveQueue saves_;
  DownTimes down_times_;
  Holidays holidays_;
  Blocks blocks_;
  House house_;
  LiveTables live_;
  BotMoves bots_;
  TableClocks clocks_;
  Limits limits_;
  std::vector<LiveTable*> changed_;
  std::vector<Hear> hearers_;
};

}  // namespace roundtable::server
