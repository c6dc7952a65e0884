#include "server/live/bot_moves.h"

#include <algorithm>
#include <utility>

#include "bots/any_bot.h"
#include "server/base/log.h"
#include "server/base/wall_clock.h"
#include "server/live/table_timing.h"

namespace roundtable::server {

namespace {

constexpr Millis kPauseInTrouble = 500;

}  // namespace

// Bots play among themselves only if connections watch, or a clock runs.
bool BotMoves::is_wanted(const LiveTable& live) {
  return !live.connections.empty() || live.table->play().has_players() || live.table->plan().clock;
}

void BotMoves::begin(LiveTable& live) {
  const Table& table = *live.table;
  if (!is_wanted(live) || !leases_.holds(table.id())) return;
  for (const Seat seat : table.play().bots_to_move()) {
    auto& searched = live.searched[seat];
    if (searched == table.decision()) continue;
    const std::int64_t decision = table.decision();
    searched = decision;
    const SearchPtr search = traces_.on() ? std::make_shared<Search>(Search{.asked = net::now()}) : nullptr;
    const auto ask = [this, id = table.id(), seat, decision, search](double haste) {
      if (search) search->begun = net::now();
      return question(id, seat, decision, haste);
    };
    threads_.think(requester(live), ask,
                   [this, id = table.id(), seat, decision, since = time_of_day(), search](const std::string& choice) {
                     if (search) search->done = net::now();
                     chose(id, seat, decision, choice, since, search);
                   });
  }
}

// The connection that a bot's search is charged to: the one with the shortest queue. So a newcomer at a table cannot
// slow it down for the others.
Requester BotMoves::requester(const LiveTable& live) const {
  std::optional<Requester> best;
  const auto consider = [&](const Listener& listener) {
    if (listener.connection == nullptr) return;
    const std::string& rate_limit_key = listener.connection->address();
    if (!best || threads_.waiting(rate_limit_key) < threads_.waiting(best->rate_limit_key)) {
      best = {rate_limit_key, listener.user.id};
    }
  };
  live.connections.each([&](const ListenerPtr& listener) { consider(*listener); });
  return best.value_or(Requester{{}, live.table->listing().people.front()});
}

// Prepares the search, unless the game has gone on or all people have left.
std::optional<BotThreads::Question> BotMoves::question(const std::string& id, Seat seat, std::int64_t decision,
                                                       double haste) {
  LiveTable* live = tables_.find(id);
  if (live == nullptr || live->searched[seat] != decision) return std::nullopt;
  const Table& table = *live->table;
  if (!is_wanted(*live) || table.decision() != decision || !table.play().bots_to_move().has(seat)) {
    live->searched[seat].reset();
    return std::nullopt;
  }
  const std::string& game = table.plan().game;
  auto bot = make_any_bot(game, in_haste(table.play().bot_of(seat), has_learned(game), haste));
  auto search = bot ? (*bot)->prepare(*table.game(), seat) : bot.error();
  if (!search) {
    LogLine("error", "bot").field("table", id).field("why", search.error().message);
    return std::nullopt;
  }
  if (haste > 1) ++metrics_.hasty_bot_searches;
  Rng rng = bot_rng(table.plan().secret, static_cast<std::uint64_t>(table.journal().length()), seat, Purpose::Bots);
  return [bot = std::shared_ptr<AnyBot>(std::move(*bot)), search = std::move(*search), rng]() mutable {
    return search(rng);
  };
}

void BotMoves::chose(const std::string& id, Seat seat, std::int64_t decision, const std::string& choice, Millis since,
                     const SearchPtr& search) {
  const bool well = saves_.trouble().empty();
  const Millis wait = well ? since + pause_ - time_of_day() : std::max<Millis>(pause_, kPauseInTrouble);
  if (wait > 0) {
    return loop_.after(wait, [this, id, seat, decision, choice, search] {
      chose(id, seat, decision, choice, saves_.trouble().empty() ? 0 : time_of_day(), search);
    });
  }
  LiveTable* live = tables_.find(id);
  if (live == nullptr || saves_.finishing()) return;
  auto& searched = live->searched[seat];
  if (searched == decision) searched.reset();
  if (!leases_.holds(id)) return;
  try {
    const net::Micros begun = net::now();
    live->table->choose_for(seat, decision, choice, time_of_day());
    ++metrics_.bot_choices;
    if (search) trace(timing_at(*live->table, "bot", search->asked, begun), *search);
    moved_(*live);
  } catch (const Refused& refused) {
    LogLine("error", "bot").field("table", id).field("choice", choice).field("why", refused.what());
  }
}

// Decides by the time that was spent waiting and searching; the pause for people does not count.
void BotMoves::trace(RequestTiming timing, const Search& search) {
  timing.decided = net::now();
  const std::string table = timing.table;
  saves_.when_stored(
      table,
      [this, timing = std::move(timing), search] {
        const net::Micros now = net::now();
        if (!traces_.picks(now - timing.begun + search.done - search.asked)) return;
        traces_.keep(Traces::trace_of(span_of(timing, saves_.batch_timing(),
                                              {{.name = "wait", .begin = search.asked, .end = search.begun},
                                               {.name = "think", .begin = search.begun, .end = search.done},
                                               {.name = "pause", .begin = search.done, .end = timing.begun}},
                                              now)));
      },
      {});
}

}  // namespace roundtable::server
