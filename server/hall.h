#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/audience.h"
#include "server/keeper.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/refusal.h"
#include "server/table.h"
#include "server/thinkers.h"

namespace roundtable::server {

struct HallOptions {
  Millis bot_pause = 600;              // the least time a bot takes for a choice, so that people can follow
  Millis idle = 60'000;                // after that a table that nobody watches leaves memory
  Millis slow = 2'000;                 // a commit that takes longer is trouble
  Millis patience = Table::kPatience;  // with whoever is away, until the others may vote
  int acts_per_minute = 60;            // of a person at a table, other than choices that take the game on; 0: any
};

// A table in memory, and who watches it.
struct Room {
  struct Arrival {
    EarPtr ear;
    std::optional<Seat> seat;
    std::int64_t since;
    std::string re;
  };

  explicit Room(std::unique_ptr<Table> made) : table(std::move(made)) {}

  bool watched() const { return !audiences.empty() || !arriving.empty(); }
  // Whether a bot is about to choose.
  bool thinks() const { return std::find(thinking.begin(), thinking.end(), table->decision()) != thinking.end(); }

  std::unique_ptr<Table> table;
  std::vector<Audience> audiences;
  std::vector<Arrival> arriving;
  bool is_new = false;   // the store does not know it yet
  bool changed = false;  // since the last batch
  bool recorded = false;
  int unsaved = 0;  // batches under way that hold something of it
  Millis used = 0;
  TableIndex listed;  // as the store has it
  static constexpr std::int64_t kNothing = -1;
  // The decision that a bot thinks about.
  std::array<std::int64_t, kMaxSeats> thinking = {kNothing, kNothing, kNothing, kNothing, kNothing};
};

// All tables that somebody uses now, and the way from a choice to the store and back: what is done is done in memory at
// once and collected; as soon as the store is free all that was collected is handed to it, and what people are told of
// it is written meanwhile; they get it when it is stored. So the busier it is, the more is stored at a time.
class Hall {
 public:
  Hall(Loop& loop, Keeper& keeper, Thinkers& thinkers, Metrics& metrics, const HallOptions& options);

  // Throws Refused while nothing can be saved.
  void expect_store() const;
  const std::string& trouble() const { return trouble_; }

  // Calls `use` with the table, now or when it is loaded, or `failed` with why not.
  using Use = std::function<void(Room&)>;
  using Failed = std::function<void(const Refused&)>;
  void with_room(const std::string& id, Use use, Failed failed);
  Room& open_room(const std::string& id, Plan plan);
  Room* find(const std::string& id);

  // To be called after anything that changed a table or who watches it.
  void touch(Room& room);
  // What else is to be saved with the next batch.
  Batch& batch();
  // Calls `stored` when all that was done up to now is saved, or `lost` if that of that table (another server was
  // quicker) or that user (his name is taken) is not. Answers are sent in the order in which this is called.
  void when_stored(const std::string& whose, std::function<void()> stored, Failed lost);
  // The same for somebody who only looks: while nothing can be saved he is told so instead of waiting.
  void when_known(const std::string& whose, std::function<void()> known, Failed failed);

  void watch(Room& room, const EarPtr& ear, std::optional<Seat> seat, std::int64_t since, std::string re);
  void unwatch(Room& room, const EarPtr& ear);
  // That user took or left a seat: whoever he watches with sees with other eyes now.
  void reseat(Room& room, const std::string& user);

  // Everybody who is connected, to be told about trouble.
  void enter(const EarPtr& ear);
  void go(const EarPtr& ear) { ears_.erase(ear); }
  // Closes what they opened with this token, which is void.
  void end_session(const std::string& session);
  // What was opened with one token goes on with another.
  void move_session(const std::string& from, const std::string& to);

  // Clocks that ran when the server was last up go on.
  void start();
  // Nothing new begins; calls `done` when all that was begun is stored.
  void finish(std::function<void()> done);

  Limits& limits() { return limits_; }
  // Throws Refused if that person does too much at this table.
  void expect_calm(const Room& room, const User& user);
  Millis patience() const { return options_.patience; }
  // Tables that were found damaged: they are set aside, and everything else goes on.
  void set_aside(const std::string& id, const std::string& why);
  const std::set<std::string>& damaged() const { return damaged_; }

  std::size_t room_count() const { return rooms_.size(); }
  static Millis now();

 private:
  struct Pending {
    std::string whose;
    std::function<void()> stored;
    Failed lost;
    bool looks = false;  // and does not wait for long
  };
  struct Flight {
    std::vector<Pending> pending;
    std::vector<std::pair<std::string, Audience::Telling>> tellings;
    std::vector<std::string> rooms;
    net::Micros since = 0;
    std::int64_t entries = 0;
  };

  struct Loaded {
    std::optional<StoredTable> stored;
    std::string damage;  // why it cannot be read; empty if it can
  };
  void load(const std::string& id);
  void loaded(const std::string& id, Loaded read);
  // `damage`: why it cannot be read; empty if it can, or is not there.
  void prepared(const std::string& id, std::unique_ptr<Table> table, const std::string& damage);
  void schedule();
  void seal();
  void collect(Room& room);
  void render(Room& room, Flight& flight);
  void committed(const Committed& result);
  void lose(const std::string& id);
  void set_trouble(const std::string& why);
  static void send_away_who_looks(std::vector<Pending>& pending);
  void run_bots(Room& room);
  static bool is_wanted(const Room& room);
  Whose whose(const Room& room) const;
  std::optional<Thinkers::Question> question(const std::string& id, Seat seat, std::int64_t decision, double haste);
  void bot_chose(const std::string& id, Seat seat, std::int64_t decision, const std::string& choice, Millis since);
  void set_clock(const std::string& id, std::optional<Millis> due);
  void start_clocks();
  void read_clocks();
  void wake_some();
  void check_clocks();
  void drop_idle();

  Loop& loop_;
  Keeper& keeper_;
  Thinkers& thinkers_;
  Metrics& metrics_;
  HallOptions options_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::unordered_map<std::string, std::vector<std::pair<Use, Failed>>> loading_;
  std::set<EarPtr> ears_;
  Batch batch_;
  std::vector<Pending> pending_;
  std::vector<Room*> changed_;
  std::optional<Flight> flight_;
  std::int64_t flights_ = 0;
  bool scheduled_ = false;
  std::string trouble_;
  Text told_trouble_;  // as long as it lasts
  std::set<std::pair<Millis, std::string>> clocks_;
  std::unordered_map<std::string, Millis> clock_of_;
  Millis grace_ = 0;                 // before that nobody runs out of time
  std::vector<std::string> waking_;  // where a bot was to move when the server was last up
  std::set<std::string> damaged_;
  std::function<void()> finished_;
  Limits limits_;
  Workers journals_{1};
};

}  // namespace roundtable::server
