#include "server/live/table_service.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/accounts/people.h"
#include "server/base/wall_clock.h"
#include "server/table/table_info.h"

namespace roundtable::server {

namespace {

constexpr Millis kPatienceWithHost = 2;   // factor of the patience with other people who are away
constexpr std::size_t kTableLength = 20;  // characters of an id: 100 bits
constexpr Millis kBeforeStart = 700;
constexpr Millis kAgain = 100;          // while nothing can be saved
constexpr Millis kListingAge = 60'000;  // the greatest age of the time of change in lists

}  // namespace

TableService::TableService(Loop& loop, StoreThread& store, BotThreads& bots, Metrics& metrics, Traces& traces,
                           LiveParts& parts, const TableServiceOptions& options)
    : options_(options),
      loop_(loop),
      metrics_(metrics),
      traces_(traces),
      saves_(parts.saves),
      holidays_(parts.holidays),
      blocks_(parts.blocks),
      settings_(parts.settings),
      leases_(parts.leases),
      peers_(parts.peers),
      live_(parts.live),
      forwarding_(parts.forwarding),
      limits_(parts.limits),
      bots_(loop, bots, live_, saves_, leases_, metrics, traces, options.bot_pause,
            [this](LiveTable& live) { touch(live); }),
      clocks_(loop, store, live_, saves_, leases_, metrics,
              [this](LiveTable& live) {
                reseat(live);  // players without a nonce have lost their seats
                touch(live);
              }),
      follower_(
          loop, store, live_, [this](LiveTable& live, const std::vector<Entry>& added) { take_in(live, added); },
          [this](const std::string& id) { reread(id); }),
      presence_(loop, store, saves_, live_, leases_,
                [this](LiveTable& live) {
                  start_soon(live);
                  touch(live);
                }),
      deserted_(loop, store, saves_, live_, leases_, options.deserted) {
  live_.set_hooks({.before =
                       [this](Table& table) {
                         const Millis now = time_of_day();
                         correct_for_down_times(table);
                         holidays_.tell(table, now);
                         table.make_ahead(now);
                       },
                   .after =
                       [this](LiveTable& live) {
                         live.table->journal().has_entries() ? touch(live) : bots_.begin(live);
                         want_lease(live);
                         follower_.catch_up(live);
                         presence_.ask({live.table->id()});
                       },
                   .evicted =
                       [this](const std::string& id) {
                         if (leases_.let_go(id)) saves_.schedule();
                         if (leases_.shared()) clocks_.set(id, std::nullopt);
                       }});
  saves_.set_source(
      [this](Batch& batch) {
        for (LiveTable* live : changed_) collect(*live, batch);
        leases_.collect(batch.cluster);
      },
      [this] { return write_news(); });
  saves_.on_recovery([this](Millis since) { recover(since); });
}

void TableService::read(Store& store, DownTimes::Now how) {
  down_times_ = DownTimes(store, time_of_day(), how);
  take(remembered(store));
  if (how == DownTimes::Now::Restarts) saves_.batch().notes.push_back(down_times_.note());
}

void TableService::correct_for_down_times(Table& table) {
  table.set_restart(down_times_.restart());
  if (table.journal().updated() < down_times_.restart()) {
    table.pass_over(down_times_.since(table.journal().updated()), time_of_day());
  }
}

void TableService::recover(Millis since) {
  down_times_.add(since, time_of_day());
  saves_.batch().notes.push_back(down_times_.note());
  live_.with_each([this](LiveTable& live) {
    const std::int64_t before = live.table->journal().info_version();
    correct_for_down_times(*live.table);
    if (live.table->journal().info_version() != before) touch(live);
  });
}

TableService::Remembered TableService::remembered(Store& store) {
  const auto all = [&](const auto& kinds) {
    std::vector<Note> notes;
    for (const char* kind : kinds) {
      for (Note& note : store.notes(kind, -1, std::numeric_limits<int>::max())) notes.push_back(std::move(note));
    }
    return notes;
  };
  return {all(OperatorSettings::kKinds), all(Blocks::kKinds), all(Holidays::kKinds)};
}

void TableService::take(const Remembered& all) {
  settings_.take(all.operator_settings);
  blocks_.take(all.blocks);
  holidays_.take(all.holidays);
}

void TableService::take(const std::string& kind, const std::string& id, const std::optional<Note>& note) {
  const auto has = [&](const auto& kinds) { return std::find(kinds.begin(), kinds.end(), kind) != kinds.end(); };
  if (has(OperatorSettings::kKinds)) settings_.take(kind, id, note);
  if (has(OperatorSettings::kKinds) && note && !note->about.empty()) send_away(note->about);
  if (has(Blocks::kKinds)) blocks_.take(kind, id, note);
  if (!has(Holidays::kKinds)) return;
  holidays_.take(kind, id, note);
  live_.with_each_of(id, [this](LiveTable& live) { touch(live); });
}

void TableService::start() {
  clocks_.start();
  live_.start();
  deserted_.start();
}

LiveTable& TableService::open(Plan plan) {
  LiveTable& live = live_.open(random_text(kTableLength), std::move(plan));
  touch(live);
  return live;
}

void TableService::touch(LiveTable& live) {
  live.used = time_of_day();
  holidays_.tell(*live.table, live.used);
  if (saves_.trouble().empty() && !saves_.finishing()) live.table->make_ahead(live.used);
  if (live.saved.change()) changed_.push_back(&live);
  want_lease(live);
  bots_.begin(live);
  check_host_later(live);
  saves_.schedule();
}

void TableService::check_host_later(LiveTable& live) {
  const Millis patience = kPatienceWithHost * options_.patience;
  const auto due = live.table->host_due(patience);
  if (!due || live.host_check_scheduled) return;
  live.host_check_scheduled = true;
  const Millis wait = std::max(*due - time_of_day(), kAgain);
  loop_.after(wait, [this, patience, id = live.table->id()] {
    LiveTable* found = live_.find(id);
    if (found == nullptr) return;
    found->host_check_scheduled = false;
    if (saves_.trouble().empty() && !saves_.finishing()) found->table->pass_on_host(time_of_day(), patience);
    touch(*found);
  });
}

void TableService::expect_calm(const LiveTable& live, const User& user) {
  limits_.expect(
      {"acts", options_.acts_per_minute, 60, "person", "too many actions at this table; try again in a minute"},
      user.id + " " + live.table->id());
}

// Saving and updates.

void TableService::collect(LiveTable& live, Batch& batch) {
  Table& table = *live.table;
  if (live.saved.is_new()) batch.tables.push_back(table.head());
  if (!live.saved.begin_batch(table)) return;  // everything stored follows from the journal
  if (leases_.shared()) tell_turns(live, batch.cluster);
  if (!live.peers.empty()) batch.cluster.followed.insert(table.id());
  for (Entry& entry : table.take_written()) batch.entries.push_back(std::move(entry));
  TableIndex listing = table.listing();
  const TableIndex& listed = live.saved.listed();
  const bool shown = live.saved.lists_change(table, listing) || listing.updated - listed.updated > kListingAge;
  if (shown || listing.due != listed.due) {
    clocks_.set(table.id(), leases_.holds(table.id()) ? table.next_due() : std::nullopt);
    live.saved.list(table, listing);
    if (shown) {
      JsonWriter info;
      table.write_info(info, std::nullopt);
      listing.info = info.take();
    }
    batch.indexes.push_back(std::move(listing));
  }
  if (table.phase() == Phase::Finished && !live.saved.is_recorded()) {
    live.saved.record();
    ++metrics_.tables_finished;
    batch.finished.push_back(finished_game(table));
  }
  live.saved.end_batch();
}

SaveQueue::Delivery TableService::write_news() {
  struct OfTable {
    std::string id;
    std::vector<Audience::Telling> news;
    std::optional<TableNews> began;
    std::int64_t n = 0;
  };
  std::vector<OfTable> all;
  for (LiveTable* live : std::exchange(changed_, {})) {
    OfTable& one = all.emplace_back();
    one.id = live->table->id();
    one.n = live->table->n();
    live->connections.write_news(*live->table, one.news);
    live->saved.batch_left();
    one.began = live->announced.announce(*live->table, live->saved.is_ours());
  }
  return [this, all = std::move(all)](const Committed& result) {
    for (const OfTable& one : all) {
      LiveTable* live = live_.find(one.id);
      if (live != nullptr) live->saved.batch_came_back();
      if (SaveQueue::is_lost(result, one.id)) {
        ++metrics_.conflicts;
        reread(one.id);
        continue;
      }
      if (live != nullptr) live->connections.sent(one.n);
      for (const Audience::Telling& telling : one.news) telling.to->send(telling.text);
      if (one.began) {
        for (const OnNews& receive : on_news_) receive(*one.began);
      }
      if (live == nullptr) continue;
      live->saved.is_outdated() ? reread_soon(one.id) : follower_.catch_up(*live);
    }
    look_after(result.leases);
  };
}

// Connections.

void TableService::watch(LiveTable& live, const ListenerPtr& listener, std::optional<Seat> seat, std::int64_t since,
                         std::string re) {
  unwatch(live, listener);
  live.connections.add({listener, seat, since, std::move(re)});
  presence_.update(live);
  start_soon(live);
  if (seat && saves_.trouble().empty()) deserted_.show(*live.table);
  touch(live);
}

void TableService::start_soon(LiveTable& live) {
  const Table& table = *live.table;
  const bool gathered =
      table.phase() == Phase::Open && table.room().is_found() && table.room().is_full() && table.all_here();
  if (!gathered || table.numbers().opening() || std::exchange(live.start_scheduled, true)) return;
  const bool troubled = !saves_.trouble().empty();
  const Millis wait = troubled || table.room().names().size() > 1 ? kBeforeStart : 0;
  loop_.after(wait, [this, id = table.id()] {
    LiveTable* found = live_.find(id);
    if (found == nullptr) return;
    found->start_scheduled = false;
    if (!saves_.trouble().empty()) return start_soon(*found);
    if (saves_.finishing()) return;
    found->table->start_if_ready(time_of_day());
    touch(*found);
  });
}

void TableService::unwatch(LiveTable& live, const ListenerPtr& listener) {
  live.connections.remove(listener);
  presence_.update(live);
  touch(live);
}

void TableService::reseat(LiveTable& live) {
  live.connections.reseat(*live.table);
  presence_.update(live);
}

}  // namespace roundtable::server
