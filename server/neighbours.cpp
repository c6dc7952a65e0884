#include "server/neighbours.h"

#include <algorithm>
#include <utility>

#include "server/log.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kRoundEvery = 500;
constexpr Millis kNextRound = 20;  // while there is more to take up
constexpr int kMostTaken = 100;    // in a round

}  // namespace

Neighbours::Neighbours(Loop& loop, StoreThread& store, TableService& tables, Metrics& metrics, Cluster& cluster)
    : loop_(loop), store_(store), tables_(tables), metrics_(metrics), cluster_(cluster) {
  tables_.leases().share();
}

bool Neighbours::join() {
  const Round first = cluster_.round({}, 0);
  nodes_ = {first.nodes.begin(), first.nodes.end()};
  return nodes_.size() > 1;
}

void Neighbours::start() {
  bell_ = cluster_.listen({.ring = [this](Ring ring) { loop_.post([this, ring = std::move(ring)] { hear(ring); }); },
                           .opened = [this] { loop_.post([this] { open(); }); }});
  loop_.after(kRoundEvery, [this] { go_round(); });
}

// One at a time, and whatever becomes of it the next one comes: leases hold only as long as we are known to be alive.
void Neighbours::go_round() {
  if (leaves_ || std::exchange(goes_round_, true)) return;
  store_.ask<Round>([this](Store&) { return cluster_.round({}, kMostTaken); },
                    [this](const std::optional<Round>& round) {
                      goes_round_ = false;
                      if (leaves_) return;
                      if (round) look_around(*round);
                      const bool more = round && round->taken.size() == static_cast<std::size_t>(kMostTaken);
                      loop_.after(more ? kNextRound : kRoundEvery, [this] { go_round(); });
                    });
}

void Neighbours::look_around(const Round& round) {
  if (round.lapsed) tables_.leases().lost();
  const std::set<std::string> alive(round.nodes.begin(), round.nodes.end());
  const bool one_left = !std::includes(alive.begin(), alive.end(), nodes_.begin(), nodes_.end());
  nodes_ = alive;
  tables_.look_after(round.taken);
  if (round.lapsed || one_left) tables_.ask_for_leases();
}

void Neighbours::open() { tables_.follower().compare_all(); }

void Neighbours::hear(const Ring& ring) {
  ++metrics_.bells;
  metrics_.bell_delays.add(std::max<Millis>(time_of_day() - ring.at, 0) * 1000);
  for (const auto& [table, length] : ring.tables) tables_.follower().heard(table, length);
  for (const std::string& table : ring.rewritten) tables_.reread(table);
  if (ring.leaves) go_round();
}

void Neighbours::leave(std::function<void()> done) {
  leaves_ = true;
  tables_.leases().give_up();
  store_.ask<bool>(
      [this](Store&) {
        cluster_.leave();
        return true;
      },
      [done = std::move(done)](const std::optional<bool>&) { done(); });
}

}  // namespace roundtable::server
