#include <algorithm>
#include <utility>

#include "server/base/wall_clock.h"
#include "server/live/table_service.h"
#include "server/live/table_timing.h"
#include "server/table/journal_words.h"

// Tables that other servers use at the same time.

namespace roundtable::server {

namespace {

constexpr int kMostTries = 20;           // each failure means that another server's write succeeded
constexpr Millis kReadTableAgain = 200;  // while the store cannot be read

// A refusal because the store could not be read; a retry may succeed.
bool passes(const Refused& why) { return why.code() == "store" && why.reason().empty(); }
// A refusal that newer entries of the journal might lift.
bool may_be_behind(const Refused& why) {
  return why.field() == "decision" || why.code() == "not-now" || why.code() == "not-yours" || why.code() == "late";
}
Refused behind() { return {"conflict", "the game has moved on"}; }

}  // namespace

struct TableService::Attempt {
  std::string id;
  Act act;
  SaveQueue::Failed failed;
  int tries = kMostTries;  // remaining
};

void TableService::act(std::string id, Act act, SaveQueue::Failed failed) {
  try_act(std::make_shared<Attempt>(Attempt{std::move(id), std::move(act), std::move(failed)}));
}

void TableService::try_act(const std::shared_ptr<Attempt>& attempt) {
  const auto lost = [this, attempt](const Refused& why) {
    if (why.code() != "conflict") return attempt->failed(why);
    if (attempt->tries-- == 0)
      return attempt->failed(Refused("store", "too many actions at this table at once; try again"));
    ++metrics_.retries;
    try_act(attempt);
  };
  live_.with(
      attempt->id,
      [this, attempt, lost](LiveTable& live) {
        // The client may come from a server that has newer entries.
        const auto refused = [this, attempt, lost, length = live.table->journal().length()](const Refused& why) {
          if (!leases_.shared() || !may_be_behind(why)) return attempt->failed(why);
          follower_.look(attempt->id, length,
                         [attempt, lost, why](bool more) { more ? lost(behind()) : attempt->failed(why); });
        };
        guard([&] { attempt->act(live, lost); }, refused);
      },
      [attempt](const Refused& why) { attempt->failed(why); });
}

void TableService::with_latest(const std::string& id, const LiveTables::Use& use, const SaveQueue::Failed& failed) {
  live_.with(
      id,
      [this, id, use, failed](LiveTable& live) {
        if (!leases_.shared() || !live.connections.empty()) return use(live);
        follower_.look(id, live.table->journal().length(),
                       [this, id, use, failed](bool) { live_.with(id, use, failed); });
      },
      failed);
}

// Failures are dropped: the server that forwarded the choice notices them, too.
void TableService::write_for_other(const ForwardedChoice& choice) {
  const Act write = [this, choice, since = net::now()](LiveTable& live, const SaveQueue::Failed& failed) {
    saves_.expect_working();
    const auto seat = live.table->seat_of(choice.person);
    if (!seat || live.table->play().thinks_again(*seat)) return;
    const net::Micros begun = net::now();
    if (live.table->choose(*seat, choice.decision, choice.choice, time_of_day())) ++metrics_.actions;
    touch(live);
    saves_.when_stored(choice.table, tracing(*live.table, choice, since, begun), failed);
  };
  act(choice.table, write, [](const Refused&) {});
}

std::function<void()> TableService::tracing(const Table& table, const ForwardedChoice& choice, net::Micros since,
                                            net::Micros begun) {
  const auto parent = traces_.on() ? read_traceparent(choice.traceparent) : std::nullopt;
  if (!parent) return [] {};
  RequestTiming timing = timing_at(table, "choose for another", since, begun);
  timing.decided = net::now();
  timing.parent = parent;
  return [this, timing = std::move(timing)] {
    const net::Micros now = net::now();
    if (!traces_.picks(now - timing.arrived, timing.parent)) return;
    Span receive{.name = "receive", .begin = timing.arrived, .end = timing.begun};
    traces_.keep(Traces::trace_of(span_of(timing, saves_.batch_timing(), {std::move(receive)}, now), timing.parent));
  };
}

void TableService::send_away(const std::string& user) {
  std::vector<std::string> tables;
  live_.with_each_of(user, [&](const LiveTable& live) { tables.push_back(live.table->id()); });
  const Act leave = [this, user](LiveTable& live, const SaveQueue::Failed& failed) {
    const auto seat = live.table->seat_of(user);
    const bool goes_on = live.table->phase() == Phase::Open || live.table->phase() == Phase::Playing;
    if (!seat || !goes_on) return;
    live.table->leave(*seat, time_of_day());
    reseat(live);
    touch(live);
    saves_.when_stored(live.table->id(), [] {}, failed);
  };
  for (const std::string& table : tables) act(table, leave, [](const Refused&) {});
}

// Leases.

void TableService::want_lease(const LiveTable& live) {
  if (!leases_.shared()) return;
  const Table& table = *live.table;
  const bool goes_on = table.phase() == Phase::Open || table.phase() == Phase::Playing;
  const bool something = table.next_due().has_value() || !table.play().bots_to_move().empty();
  const bool asks = !goes_on ? leases_.let_go(table.id()) : something && leases_.want(table.id());
  if (asks) saves_.schedule();
}

void TableService::ask_for_leases() {
  live_.each([this](const LiveTable& live) { want_lease(live); });
}

void TableService::look_after(const std::vector<Lease>& tables) {
  for (const Lease& lease : tables) {
    leases_.gained(lease.table);
    const bool taken = lease.epoch > 1;
    if (taken) ++metrics_.takeovers;
    wake(lease.table, taken ? std::optional(net::now()) : std::nullopt);
  }
}

// The lease keeps other servers from doing it.
void TableService::wake(const std::string& id, std::optional<net::Micros> taken) {
  if (!leases_.holds(id)) return;
  live_.with(
      id,
      [this, taken](LiveTable& live) {
        clocks_.set(live.table->id(), live.table->next_due());
        bots_.begin(live);
        if (taken && traces_.on()) traces_.keep(Traces::trace_of(takeover_span(*live.table, *taken, net::now())));
      },
      [this, id, taken](const Refused& why) {
        if (passes(why)) loop_.after(kReadTableAgain, [this, id, taken] { wake(id, taken); });
      });
}

// Changes by other servers.

void TableService::compare_all() {
  follower_.compare_all();
  presence_.ask_all();
}

// Tells servers without this table about its turns, for people who are notified there. When a person's notifications
// start, their server loads their games, which stay in memory for a while; so only new games could be missed, and their
// beginning is told to all servers.
void TableService::tell_turns(const LiveTable& live, ClusterPart& part) const {
  const std::vector<Turn> now = live.table->play().turns();
  const std::vector<Turn>& before = live.announced.turns();
  if (now == before) return;
  const bool begins = live.announced.phase() != Phase::Playing;
  const auto lacks_it = [&](const std::string& node, const std::string&) { return !live.peers.has_node(node); };
  std::set<std::string> people;
  for (const auto* turns : {&before, &now}) {
    for (const Turn& turn : *turns) {
      if (begins || peers_.has(ClusterPresence::kTurns, turn.user, lacks_it)) people.insert(turn.user);
    }
  }
  if (!people.empty()) part.turns.push_back({live.table->id(), {people.begin(), people.end()}});
}

// Lists are up to date: the other server has stored the entry.
void TableService::take_in(LiveTable& live, const std::vector<Entry>& added) {
  const Table& table = *live.table;
  const bool only_choices =
      std::all_of(added.begin(), added.end(), [](const Entry& entry) { return is_choice(entry.text); });
  if (only_choices && table.phase() == live.saved.listed().phase) {
    live.saved.follow_due(table);
  } else {
    live.saved.follow(table);
    tell_freed(live, added);
    reseat(live);
  }
  if (leases_.holds(table.id())) clocks_.set(table.id(), table.next_due());
  touch(live);
  forwarding_.look(live);
}

Text TableService::freed_text(const Table& table, bool shut) {
  JsonWriter out;
  out.begin_object().field("type", "freed").field("table", std::string_view(table.id())).field("shut", shut);
  return std::make_shared<const std::string>(out.end_object().take());
}

// Runs before the connections move to the audience of their new view.
void TableService::tell_freed(const LiveTable& live, const std::vector<Entry>& added) {
  for (std::size_t i = 0; i < added.size(); ++i) {
    if (!added[i].text.starts_with("free ")) continue;
    const bool shut = i + 1 < added.size() && added[i + 1].text.starts_with("shut ");
    for (const Seat seat : live.table->room().seats()) {
      if ("free " + number_of(seat) != added[i].text) continue;
      live.connections.each_at(seat,
                               [&](const ListenerPtr& listener) { listener->send(freed_text(*live.table, shut)); });
    }
  }
}

void TableService::reread(const std::string& id) {
  LiveTable* live = live_.find(id);
  if (live == nullptr) return;
  const auto watching = std::make_shared<Watching>(
      Watching{live->connections.take_all(), std::move(live->announced), live->peers.told()});
  std::erase(changed_, live);
  leases_.lost(id);
  live_.forget(id);
  bring_back(id, watching);
}

void TableService::reread_soon(const std::string& id) {
  LiveTable* live = live_.find(id);
  if (live == nullptr) return;
  live->saved.set_outdated();
  if (live->saved.is_settled()) reread(id);
}

void TableService::bring_back(const std::string& id, const std::shared_ptr<const Watching>& watching) {
  live_.with(
      id,
      [this, watching](LiveTable& fresh) {
        fresh.announced = watching->announced;
        fresh.peers.set_told(watching->told_peers);
        for (const TableConnections::Arrival& one : watching->people) {
          if (one.listener->connection == nullptr) continue;
          const auto seat = fresh.table->seat_of(one.listener->user.id);
          if (seat) fresh.table->start_if_ready(time_of_day());
          watch(fresh, one.listener, seat, one.since, one.re);
        }
        presence_.update(fresh);
        touch(fresh);
        forwarding_.look(fresh);
      },
      [this, id, watching](const Refused& why) {
        if (passes(why)) loop_.after(kReadTableAgain, [this, id, watching] { bring_back(id, watching); });
      });
}

}  // namespace roundtable::server
