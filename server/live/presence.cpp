#include "server/live/presence.h"

#include <algorithm>

#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kAskAgain = 200;  // while the store cannot be read

bool is_watched_from(const LiveTable& live, Seat seat) {
  return std::any_of(live.audiences.begin(), live.audiences.end(),
                     [&](const Audience& one) { return one.seat() == seat && !one.empty(); }) ||
         std::any_of(live.arriving.begin(), live.arriving.end(),
                     [&](const LiveTable::Arrival& one) { return one.seat == seat; });
}

bool is_elsewhere(const LiveTable& live, const std::string& user) {
  return std::any_of(live.elsewhere.begin(), live.elsewhere.end(), [&](const auto& one) { return one.second == user; });
}

// People who watch the table here without a seat.
std::set<std::string> spectators_here(const LiveTable& live) {
  std::set<std::string> people;
  for (const Audience& audience : live.audiences) {
    if (audience.seat()) continue;
    for (const ListenerPtr& listener : audience.listeners()) people.insert(listener->user.id);
  }
  for (const LiveTable::Arrival& one : live.arriving) {
    if (!one.seat) people.insert(one.listener->user.id);
  }
  return people;
}

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
    const bool watched = is_watched_from(live, seat);
    table.set_here(seat, watched || is_elsewhere(live, who.user), time_of_day());
    if (watched && who.kind == PlannedSeat::Kind::Person) here.insert(who.user);
  }
  // A person with connections to several servers counts once.
  std::set<std::string> spectators = spectators_here(live);
  here.insert(spectators.begin(), spectators.end());
  for (const auto& [node, user] : live.elsewhere) {
    if (!table.seat_of(user)) spectators.insert(user);
  }
  table.set_spectators(rounded(static_cast<int>(spectators.size())));
  if (leases_.shared()) announce(live, std::move(here));
}

void Presence::announce(LiveTable& live, std::set<std::string> people) {
  if (people == live.announced) return;
  auto& movements = saves_.batch().cluster.movements;
  const std::string& place = live.table->id();
  for (const std::string& person : live.announced) {
    if (!people.contains(person)) movements.push_back({.place = place, .person = person, .text = std::nullopt});
  }
  for (const std::string& person : people) {
    if (!live.announced.contains(person)) movements.push_back({.place = place, .person = person, .text = ""});
  }
  live.announced = std::move(people);
}

void Presence::announce_all() {
  std::vector<std::string> ids;
  tables_.each([&](const LiveTable& live) { ids.push_back(live.table->id()); });
  for (const std::string& id : ids) {
    LiveTable& live = *tables_.find(id);
    live.announced.clear();
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
    if (const LiveTable* live = tables_.find(id)) asked.emplace_back(id, live->movements);
  }
  store_.read<std::vector<Whereabouts>>([tables](Store& store) { return store.cluster()->present(tables); },
                                        [this, asked](const std::vector<Whereabouts>& present) {
                                          for (const auto& [id, movements] : asked) {
                                            LiveTable* live = tables_.find(id);
                                            if (live == nullptr) continue;
                                            if (live->movements != movements) {
                                              ask({id});
                                              continue;
                                            }
                                            std::set<std::pair<std::string, std::string>> elsewhere;
                                            for (const Whereabouts& one : present) {
                                              if (one.place == id) elsewhere.emplace(one.node, one.person);
                                            }
                                            if (elsewhere == live->elsewhere) continue;
                                            live->elsewhere = std::move(elsewhere);
                                            update(*live);
                                            changed_(*live);
                                          }
                                        },
                                        [this, tables] { loop_.after(kAskAgain, [this, tables] { ask(tables); }); });
}

void Presence::hear(const Whereabouts& one) {
  LiveTable* live = tables_.find(one.place);
  if (live == nullptr) return;
  ++live->movements;
  std::pair<std::string, std::string> who{one.node, one.person};
  one.text ? static_cast<void>(live->elsewhere.insert(std::move(who))) : static_cast<void>(live->elsewhere.erase(who));
  update(*live);
  changed_(*live);
}

void Presence::keep(const std::set<std::string>& nodes) {
  std::vector<std::string> touched;
  tables_.each([&](const LiveTable& live) {
    const auto lost = [&](const auto& one) { return !nodes.contains(one.first); };
    if (std::any_of(live.elsewhere.begin(), live.elsewhere.end(), lost)) touched.push_back(live.table->id());
  });
  for (const std::string& id : touched) {
    LiveTable& live = *tables_.find(id);
    std::erase_if(live.elsewhere, [&](const auto& one) { return !nodes.contains(one.first); });
    update(live);
    changed_(live);
  }
}

}  // namespace roundtable::server
