#include <algorithm>
#include <utility>

#include "server/hall.h"
#include "server/log.h"

// What happens at tables without people: bots choose, and time runs out.

namespace roundtable::server {

namespace {

constexpr Millis kClockTick = 250;
constexpr Millis kGrace = 30'000;  // for those whose time ran out while the server was down
constexpr Millis kPauseInTrouble = 500;
constexpr Millis kTryAgain = 1'000;

}  // namespace

// Bots.

void Hall::run_bots(Room& room) {
  const Table& table = *room.table;
  for (const Seat seat : table.bots_to_move()) {
    auto& thinking = room.thinking[static_cast<std::size_t>(seat)];
    if (thinking == table.decision()) continue;
    thinking = table.decision();
    FairBits bits(table.plan().secret, static_cast<std::uint64_t>(table.length()), Purpose::Bots);
    const Rng rng(bits() + static_cast<std::uint64_t>(index(seat)));
    thinkers_.think(table.bot_of(seat), *table.game(), seat, rng,
                    [this, id = table.id(), seat, decision = table.decision(),
                     since = now()](const std::string& choice) { bot_chose(id, seat, decision, choice, since); });
  }
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
  read_clocks();
  loop_.after(kClockTick, [this] { check_clocks(); });
}

// Those that ran when the server was last up.
void Hall::read_clocks() {
  keeper_.read<std::vector<TableIndex>>(
      [](Store& store) { return store.due(); },
      [this](const std::vector<TableIndex>& running) {
        for (const TableIndex& table : running) set_clock(table.id, std::max(table.due.value_or(0), now() + kGrace));
      },
      [this] {
        LogLine("error", "clocks").field("why", "the store could not be read; trying again");
        loop_.after(kTryAgain, [this] { read_clocks(); });
      });
}

void Hall::set_clock(const std::string& id, std::optional<Millis> due) {
  if (const auto old = clock_of_.find(id); old != clock_of_.end()) {
    clocks_.erase({old->second, id});
    clock_of_.erase(old);
  }
  if (!due) return;
  clocks_.insert({*due, id});
  clock_of_[id] = *due;
}

void Hall::check_clocks() {
  loop_.after(kClockTick, [this] { check_clocks(); });
  if (!trouble_.empty() || finished_) return;
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
