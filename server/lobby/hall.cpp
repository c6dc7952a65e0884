#include "server/lobby/hall.h"

#include <algorithm>
#include <array>

#include "server/table/journal_words.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostShown = 12;
constexpr std::array<std::string_view, 4> kDoings = {"playing", "open", "watching", "here"};

}  // namespace

struct Hall::Present {
  std::string id, name;
  bool account = false;
  std::size_t doing = 3;  // index in kDoings
  std::string game;

  // Text for peers: doing, whether they have an account, game, name.
  std::string text() const { return std::to_string(doing) + " " + (account ? "1 " : "0 ") + game + " " + name; }
  static Present from_text(const std::string& id, std::string_view text) {
    const auto doing = number_in(next_word(text));
    const bool account = next_word(text) == "1";
    const std::string game(next_word(text));
    const std::size_t known = doing ? std::min<std::size_t>(static_cast<std::size_t>(*doing), 3) : 3;
    return {id, std::string(text), account, known, game};
  }

  // Notes the most active of the person's tables.
  void look_at(const Listener& listener, LiveTables& live);
};

void Hall::Present::look_at(const Listener& listener, LiveTables& live) {
  for (const std::string& table_id : listener.tables) {
    const LiveTable* found = live.find(table_id);
    if (found == nullptr || !found->table->plan().listed) continue;
    const Table& table = *found->table;
    const bool going_on = table.phase() == Phase::Playing || table.phase() == Phase::Open;
    if (!going_on) continue;
    const bool sits = table.seat_of(listener.user.id).has_value();
    const std::size_t now = !sits ? 2 : table.phase() == Phase::Playing ? 0 : 1;
    if (now >= doing) continue;
    doing = now;
    game = table.plan().game;
  }
}

Hall::PeoplePresent Hall::people_here() const {
  PeoplePresent people;
  for (const ListenerPtr& listener : listeners_.all()) {
    if (!listener->shown) continue;
    const User& user = listener->user;
    Present& one = people[user.id];
    one.id = user.id;
    one.name = user.name;
    one.account = !user.passphrase.empty();
    one.look_at(*listener, live_);
  }
  return people;
}

std::set<std::string> Hall::online_here() const {
  std::set<std::string> people;
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->connection != nullptr) people.insert(listener->user.id);
  }
  return people;
}

void Hall::tell_peers() {
  if (!leases_.shared()) return;
  std::map<std::string, std::string> texts;
  for (const auto& [id, one] : people_here()) texts[id] = one.text();
  peers_.say_all(ClusterPresence::kHall, texts);
  std::map<std::string, std::string> online;
  for (const std::string& id : online_here()) online[id] = "";
  peers_.say_all(ClusterPresence::kOnline, online);
}

std::int64_t Hall::people_online() const {
  std::set<std::string> people = online_here();
  peers_.each(ClusterPresence::kOnline, [&](const std::string& id, const std::string&) { people.insert(id); });
  return static_cast<std::int64_t>(people.size());
}

std::string Hall::text(Matchmaker& matchmaker) const {
  PeoplePresent people = people_here();
  peers_.each(ClusterPresence::kHall, [&](const std::string& id, const std::string& text) {
    Present one = Present::from_text(id, text);
    const auto [found, added] = people.try_emplace(id, one);
    if (!added && one.doing < found->second.doing) found->second = std::move(one);
  });
  std::vector<const Present*> shown;
  shown.reserve(people.size());
  for (const auto& [id, one] : people) shown.push_back(&one);
  const auto end = shown.begin() + static_cast<std::ptrdiff_t>(std::min(kMostShown, shown.size()));
  std::partial_sort(shown.begin(), end, shown.end(), [](const Present* a, const Present* b) {
    return std::tie(a->doing, a->name, a->id) < std::tie(b->doing, b->name, b->id);
  });
  JsonWriter out;
  out.begin_object().field("here", static_cast<std::int64_t>(people.size())).field("looking", matchmaker.looking());
  matchmaker.write_wishes(out.key("wishes"));
  out.key("people").begin_array();
  for (auto at = shown.begin(); at != end; ++at) {
    const Present& one = **at;
    out.begin_object().field("user", std::string_view(one.id)).field("name", std::string_view(one.name));
    out.field("account", one.account);
    out.field("doing", kDoings[one.doing]).key("game");
    one.game.empty() ? out.null() : out.value(std::string_view(one.game));
    out.end_object();
  }
  return out.end_array().end_object().take();
}

}  // namespace roundtable::server
