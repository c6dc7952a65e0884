#include <algorithm>
#include <utility>

#include "bots/any_bot.h"
#include "server/hall.h"
#include "server/log.h"

// What happens at tables without people: bots choose, and time runs out.

namespace roundtable::server {

namespace {

constexpr Millis kClockTick = 250;
constexpr Millis kGrace = 30'000;  // for those whose time ran out while the server was down
constexpr Millis kPauseInTrouble = 500;
constexpr Millis kTryAgain = 1'000;
constexpr std::size_t kWokenAtOnce = 10;

}  // namespace

// Bots.

// Whether anybody waits for it: bots play among themselves only for those who watch, or against a clock.
bool Hall::is_wanted(const Room& room) {
  return room.watched() || room.table->has_players() || room.table->plan().clock;
}

void Hall::run_bots(Room& room) {
  const Table& table = *room.table;
  if (!is_wanted(room)) return;
  for (const Seat seat : table.bots_to_move()) {
    auto& thinking = room.thinking[static_cast<std::size_t>(seat)];
    if (thinking == table.decision()) continue;
    thinking = table.decision();
    const auto ask = [this, id = table.id(), seat, decision = thinking](double haste) {
      return question(id, seat, decision, haste);
    };
    thinkers_.think(whose(room), ask,
                    [this, id = table.id(), seat, decision = thinking, since = now()](const std::string& choice) {
                      bot_chose(id, seat, decision, choice, since);
                    });
  }
}

// Thoughts are for one of those who watch: for whom the least is being thought, so that nobody who joins a table can
// make the others there wait.
Whose Hall::whose(const Room& room) const {
  std::optional<Whose> best;
  const auto consider = [&](const Ear& ear) {
    if (ear.connection == nullptr) return;
    const std::string& household = ear.connection->address();
    if (!best || thinkers_.waiting(household) < thinkers_.waiting(best->household)) best = {household, ear.user.id};
  };
  for (const Audience& audience : room.audiences) {
    for (const EarPtr& ear : audience.ears()) consider(*ear);
  }
  for (const Room::Arrival& arrival : room.arriving) consider(*arrival.ear);
  return best.value_or(Whose{{}, room.table->listing().people.front()});
}

// What the bot of that seat has to think about, unless the game has gone on or everybody has left.
std::optional<Thinkers::Question> Hall::question(const std::string& id, Seat seat, std::int64_t decision,
                                                 double haste) {
  Room* room = find(id);
  if (room == nullptr || room->thinking[static_cast<std::size_t>(seat)] != decision) return std::nullopt;
  const Table& table = *room->table;
  if (!is_wanted(*room) || table.decision() != decision || !table.bots_to_move().has(seat)) {
    room->thinking[static_cast<std::size_t>(seat)] = Room::kNothing;
    return std::nullopt;
  }
  auto bot = make_any_bot(table.plan().game, in_haste(table.bot_of(seat), haste));
  auto thought = bot ? (*bot)->prepare(*table.game(), seat) : bot.error();
  if (!thought) {
    LogLine("error", "bot").field("table", id).field("why", thought.error().message);
    return std::nullopt;
  }
  if (haste > 1) ++metrics_.hasty_thoughts;
  FairBits bits(table.plan().secret, static_cast<std::uint64_t>(table.length()), Purpose::Bots);
  return [bot = std::shared_ptr<AnyBot>(std::move(*bot)), thought = std::move(*thought),
          rng = Rng(bits() + static_cast<std::uint64_t>(index(seat)))]() mutable { return thought(rng); };
}

void Hall::bot_chose(const std::string& id, Seat seat, std::int64_t decision, const std::string& choice, Millis since) {
  const Millis wait =
      trouble_.empty() ? since + options_.bot_pause - now() : std::max<Millis>(options_.bot_pause, kPauseInTrouble);
  if (wait > 0) {
    return loop_.after(wait, [this, id, seat, decision, choice] {
      bot_chose(id, seat, decision, choice, trouble_.empty() ? 0 : now());
    });
  }
  Room* room = find(id);
  if (room == nullptr || finished_) return;
  auto& thinking = room->thinking[static_cast<std::size_t>(seat)];
  if (thinking == decision) thinking = Room::kNothing;
  try {
    room->table->choose_for(seat, decision, choice, now());
    ++metrics_.bot_choices;
    touch(*room);
  } catch (const Refused& refused) {
    LogLine("error", "bot").field("table", id).field("choice", choice).field("why", refused.what());
  }
}

// Clocks.

void Hall::start_clocks() {
  grace_ = now() + kGrace;
  read_clocks();
  loop_.after(kClockTick, [this] { check_clocks(); });
}

// Those that ran when the server was last up, and tables where somebody waits for a bot.
void Hall::read_clocks() {
  keeper_.read<std::vector<TableIndex>>(
      [](Store& store) { return store.due(); },
      [this](const std::vector<TableIndex>& running) {
        for (const TableIndex& table : running) {
          table.due == kBotToMove ? waking_.push_back(table.id) : set_clock(table.id, table.due);
        }
      },
      [this] {
        LogLine("error", "clocks").field("why", "the store could not be read; trying again");
        loop_.after(kTryAgain, [this] { read_clocks(); });
      });
}

// A few at a time, so that those who are here do not have to wait. Bots think when a table is loaded.
void Hall::wake_some() {
  for (std::size_t count = 0; count < kWokenAtOnce && !waking_.empty(); ++count) {
    const std::string id = std::move(waking_.back());
    waking_.pop_back();
    with_room(id, [this](Room& room) { set_clock(room.table->id(), room.table->next_due()); }, [](const Refused&) {});
  }
}

void Hall::set_clock(const std::string& id, std::optional<Millis> due) {
  if (const auto old = clock_of_.find(id); old != clock_of_.end()) {
    clocks_.erase({old->second, id});
    clock_of_.erase(old);
  }
  if (!due) return;
  const Millis at = std::max(*due, grace_);
  clocks_.insert({at, id});
  clock_of_[id] = at;
}

void Hall::check_clocks() {
  loop_.after(kClockTick, [this] { check_clocks(); });
  if (!trouble_.empty() || finished_) return;
  wake_some();
  const Millis time = now();
  std::vector<std::string> due;
  for (const auto& [at, id] : clocks_) {
    if (at > time) break;
    due.push_back(id);
  }
  for (const std::string& id : due) {
    set_clock(id, std::nullopt);
    with_room(
        id,
        [this, time](Room& room) {
          Table& table = *room.table;
          for (const Seat seat : Seats::first(table.plan().players())) {
            if (const auto at = table.due(seat); at && *at <= time) {
              table.stand_in(seat, time);
              ++metrics_.timeouts;
            }
          }
          set_clock(table.id(), table.next_due());
          touch(room);
        },
        [](const Refused&) {});
  }
}

}  // namespace roundtable::server
