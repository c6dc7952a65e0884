#include "server/live/presence.h"

#include <algorithm>

#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kAskAgain = 200;  // while the store cannot be read

// Rounds large counts: telling a crowd of each arrival would cost the square of its size.
int rounded(int count) {
  constexpr int kExact = 50;
  int step = 1;
  for (int many = kExact; count >= many; many *= 10) step = many;
  return count / step * step;
}

}  // namespace

void Presence::update(LiveTable& live) {
  Table& table = *live.table;
  std::set<std::string> here;
  for (const Seat seat : Seats::first(table.plan().players())) {
    const PlannedSeat& who = table.who(seat);
    const bool watched = live.connections.has_seat(seat);
    table.set_here(seat, watched || live.peers.has_person(who.user), time_of_day());
    if (watched && who.kind == PlannedSeat::Kind::Person) here.insert(who.user);
  }
  // A person with connections to several servers counts once.
  std::set<std::string> spectators = live.connections.spectators();
  here.insert(spectators.begin(), spectators.end());
  for (const auto& [node, user] : live.peers.people()) {
    if (!table.seat_of(user)) spectators.insert(user);
  }
  table.set_spectators(rounded(static_cast<int>(spectators.size())));
  if (leases_.shared()) announce(live, std::move(here));
}

void Presence::announce(LiveTable& live, std::set<std::string> people) {
  if (people == live.peers.told()) return;
  auto& movements = saves_.batch().cluster.movements;
  for (Whereabouts& report : live.peers.tell(live.table->id(), std::move(people))) {
    movements.push_back(std::move(report));
  }
}

void Presence::announce_all() {
  std::vector<std::string> ids;
  tables_.each([&](const LiveTable& live) { ids.push_back(live.table->id()); });
  for (const std::string& id : ids) {
    LiveTable& live = *tables_.find(id);
    live.peers.set_told({});
    update(live);
  }
}

void Presence::ask_all() {
  std::vector<std::string> ids;
  tables_.each([&](const LiveTable& live) { ids.push_back(live.table->id()); });
  ask(ids);
}

// Reads again if a report of a peer arrived meanwhile: the order is unknown then.
void Presence::ask(const std::vector<std::string>& tables) {
  if (tables.empty() || !leases_.shared()) return;
  std::vector<std::pair<std::string, std::int64_t>> asked;
  for (const std::string& id : tables) {
    if (const LiveTable* live = tables_.find(id)) asked.emplace_back(id, live->peers.reports());
  }
  store_.read<std::vector<Whereabouts>>([tables](Store& store) { return store.cluster()->present(tables); },
                                        [this, asked](const std::vector<Whereabouts>& present) {
                                          for (const auto& [id, reports] : asked) {
                                            LiveTable* live = tables_.find(id);
                                            if (live == nullptr) continue;
                                            if (live->peers.reports() != reports) {
                                              ask({id});
                                              continue;
                                            }
                                            PeerPresence::People people;
                                            for (const Whereabouts& one : present) {
                                              if (one.place == id) people.emplace(one.node, one.person);
                                            }
                                            if (!live->peers.replace(std::move(people))) continue;
                                            update(*live);
                                            changed_(*live);
                                          }
                                        },
                                        [this, tables] { loop_.after(kAskAgain, [this, tables] { ask(tables); }); });
}

void Presence::receive(const Whereabouts& one) {
  LiveTable* live = tables_.find(one.place);
  if (live == nullptr) return;
  live->peers.receive(one);
  update(*live);
  changed_(*live);
}

void Presence::keep(const std::set<std::string>& nodes) {
  std::vector<std::string> touched;
  tables_.with_each([&](LiveTable& live) {
    if (live.peers.keep(nodes)) touched.push_back(live.table->id());
  });
  for (const std::string& id : touched) {
    LiveTable& live = *tables_.find(id);
    update(live);
    changed_(live);
  }
}

}  // namespace roundtable::server
