#include "server/hall.h"

#include <algorithm>
#include <array>
#include <map>

namespace roundtable::server {

namespace {

constexpr std::size_t kMostShown = 12;
constexpr std::array<std::string_view, 4> kDoings = {"playing", "open", "watching", "here"};

struct Present {
  std::size_t doing = 3;  // of kDoings
  std::string game;
  const User* user = nullptr;
};

void look_at(Present& one, const Listener& listener, LiveTables& live) {
  for (const std::string& id : listener.tables) {
    const LiveTable* found = live.find(id);
    if (found == nullptr || !found->table->plan().listed) continue;
    const Table& table = *found->table;
    const bool going_on = table.phase() == Phase::Playing || table.phase() == Phase::Open;
    if (!going_on) continue;
    const bool sits = table.seat_of(listener.user.id).has_value();
    const std::size_t doing = !sits ? 2 : table.phase() == Phase::Playing ? 0 : 1;
    if (doing >= one.doing) continue;
    one.doing = doing;
    one.game = table.plan().game;
  }
}

}  // namespace

std::string hall_text(TableService& tables, const Finder& finder) {
  std::map<std::string, Present> people;
  for (const ListenerPtr& listener : tables.listeners().all()) {
    if (!listener->shown) continue;
    Present& one = people[listener->user.id];
    one.user = &listener->user;
    look_at(one, *listener, tables.live());
  }
  std::vector<const Present*> shown;
  shown.reserve(people.size());
  for (const auto& [id, one] : people) shown.push_back(&one);
  const auto end = shown.begin() + static_cast<std::ptrdiff_t>(std::min(kMostShown, shown.size()));
  std::partial_sort(shown.begin(), end, shown.end(), [](const Present* a, const Present* b) {
    return std::tie(a->doing, a->user->name, a->user->id) < std::tie(b->doing, b->user->name, b->user->id);
  });
  JsonWriter out;
  out.begin_object().field("here", static_cast<std::int64_t>(people.size())).field("looking", finder.looking());
  out.key("people").begin_array();
  for (auto at = shown.begin(); at != end; ++at) {
    const Present& one = **at;
    out.begin_object().field("user", std::string_view(one.user->id)).field("name", std::string_view(one.user->name));
    out.field("account", !one.user->passphrase.empty());
    out.field("doing", kDoings[one.doing]).key("game");
    one.game.empty() ? out.null() : out.value(std::string_view(one.game));
    out.end_object();
  }
  return out.end_array().end_object().take();
}

}  // namespace roundtable::server
