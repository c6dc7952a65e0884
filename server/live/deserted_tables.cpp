#include "server/live/deserted_tables.h"

#include <algorithm>

#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kLooksPerWait = 12;
constexpr std::size_t kMostLookedAt = 2'000;  // open tables

std::string presence_text(const std::string& user, bool here, const std::string& away) {
  return R"("user":")" + user + R"(","here":)" + (here ? "true" : "false") + R"(,"away":)" + away;
}

}  // namespace

PeopleAtPeers people_at_peers(Store& store, const std::vector<TableIndex>& tables) {
  PeopleAtPeers found;
  std::vector<std::string> open;
  for (const TableIndex& one : tables) {
    if (one.phase == Phase::Open) open.push_back(one.id);
  }
  if (store.cluster() == nullptr || open.empty()) return found;
  for (const Whereabouts& one : store.cluster()->present(open)) found.emplace(one.place, one.person);
  return found;
}

std::string with_presence(const TableIndex& table, const PeopleAtPeers& at_peers) {
  std::string info = table.info;
  const auto json = Json::parse(info);
  const Json* seats = json ? json->find("seats") : nullptr;
  if (seats == nullptr || !seats->is(Json::Kind::Array)) return info;
  for (const Json& seat : seats->items()) {
    const Json* user = seat.find("user");
    const Json* here = seat.find("here");
    const Json* away = seat.find("away");
    if (user == nullptr || here == nullptr || away == nullptr) continue;
    const bool is_here = at_peers.contains({table.id, user->string()});
    if (here->boolean() == is_here) continue;
    const std::string stored = presence_text(user->string(), !is_here, away->text());
    const auto at = info.find(stored);  // quotes inside texts are escaped
    if (at == std::string::npos) continue;
    const std::string since = is_here ? "null" : std::to_string(table.updated);
    info.replace(at, stored.size(), presence_text(user->string(), is_here, since));
  }
  return info;
}

void DesertedTables::start() {
  loop_.after(std::max<Millis>(after_ / kLooksPerWait, 1), [this] {
    start();
    look();
  });
}

void DesertedTables::show(const Table& table) {
  since_.erase(table.id());
  const TableIndex index = table.listing();
  if (index.phase == Phase::Open && index.listed) saves_.batch().showings.push_back({table.id(), true});
}

DesertedTables::OpenTables DesertedTables::read(Store& store) {
  OpenTables open;
  ListQuery query;
  for (bool more = true; more && open.tables.size() < kMostLookedAt;) {
    auto page = store.list(query);
    more = page.size() == static_cast<std::size_t>(query.limit);
    if (more) query.before = ListPlace::of(page.back());
    std::move(page.begin(), page.end(), std::back_inserter(open.tables));
  }
  open.at_peers = people_at_peers(store, open.tables);
  return open;
}

void DesertedTables::look() {
  if (!leases_.holds(Leases::kChores)) return since_.clear();
  if (!saves_.trouble().empty() || saves_.finishing()) return;
  store_.read<OpenTables>([](Store& store) { return read(store); }, [this](const OpenTables& open) { take(open); },
                          [] {});
}

// A table without any people waits for its first ones.
bool DesertedTables::is_deserted(const TableIndex& index, const PeopleAtPeers& at_peers) {
  const LiveTable* live = tables_.find(index.id);
  const auto is_here = [&](const std::string& user) {
    const auto seat = live != nullptr ? live->table->seat_of(user) : std::nullopt;
    return (seat && live->table->presence().is_here(*seat)) || at_peers.contains({index.id, user});
  };
  return !index.people.empty() && std::none_of(index.people.begin(), index.people.end(), is_here);
}

void DesertedTables::take(const OpenTables& open) {
  if (!saves_.trouble().empty() || saves_.finishing()) return;
  const Millis now = time_of_day();
  std::unordered_map<std::string, Millis> since;
  for (const TableIndex& one : open.tables) {
    if (!is_deserted(one, open.at_peers)) continue;
    const auto known = since_.find(one.id);
    const Millis away = known != since_.end() ? known->second : now;
    if (now - away < after_) {
      since.emplace(one.id, away);
    } else {
      saves_.batch().showings.push_back({one.id, false});
    }
  }
  since_ = std::move(since);
}

}  // namespace roundtable::server
