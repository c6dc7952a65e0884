#include "server/finder.h"

#include <sodium.h>

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "server/people.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kFinderTick = 1'000;
constexpr Millis kAbsence = 2;  // times as long as tables wait for somebody
constexpr std::size_t kMostSearches = 5'000;
constexpr std::int64_t kQuick = 60;
constexpr std::int64_t kSlowest = 300;  // that still is quick
constexpr std::string_view kFinderBots = "squire";
constexpr Limit kSearches{"searches", 60, 3600, "person", "you have looked for very many games; please wait a little"};
constexpr Limit kSearchesFrom{"searches from", 600, 3600, "address", "too many look for games from your network"};

// The plain rules: what has to be said with so many players, and nothing else.
std::string plain_options(const std::string& name, int players) {
  JsonWriter out;
  out.begin_object();
  for (const GameDescription& game : described_games()) {
    if (game.name != name) continue;
    std::vector<OptionNumbers> usual;
    for (const DescribedOption& option : game.options) usual.push_back(option.usual);
    for (const DescribedOption& option : game.options) {
      const bool said = option.required && means_something(option, players, game.options, usual);
      if (said) out.field(option.name, option.values[0]);
    }
  }
  return out.end_object().take();
}

Text search_text(const std::string& search) {
  return std::make_shared<const std::string>(R"({"type":"search","search":)" + search + "}");
}

// A clock that who wants a quick game can live with.
bool is_quick(const std::optional<TimeLimit>& clock) {
  return clock && (clock->has_bank() || clock->seconds <= kSlowest);
}

std::vector<Seat> seats_of(const Table& table, PlannedSeat::Kind kind) {
  std::vector<Seat> found;
  for (const Seat seat : Seats::first(table.plan().players())) {
    if (table.who(seat).kind == kind) found.push_back(seat);
  }
  return found;
}

// For anybody who looks for a game: not for certain people, and not for a host who is away.
bool waits_for_people(const Table& table) {
  const auto host = table.host();
  const Plan& plan = table.plan();
  return host && table.is_here(*host) && plan.listed && (plan.by_the_day() || is_quick(plan.clock)) &&
         !seats_of(table, PlannedSeat::Kind::Open).empty() && seats_of(table, PlannedSeat::Kind::Held).empty();
}

}  // namespace

void Finder::start() {
  loop_.after(kFinderTick, [this] {
    const Millis now = time_of_day();
    std::erase_if(searches_, [&](const auto& one) {
      const Search& search = one.second;
      const bool gone = search.listeners.empty() && search.left + kAbsence * tables_.patience() <= now;
      if (gone) matcher_.stop(one.first);
      if (gone) tables_.elsewhere().say(Elsewhere::kFinder, one.first, std::nullopt);
      return gone;
    });
    say_what_waits();
    settle();
    start();
  });
}

void Finder::find(const ListenerPtr& listener, Wish wish) {
  if (searches_.size() >= kMostSearches) throw Refused("too-many", "too many look for a game at the moment");
  tables_.saves().expect_working();
  tables_.house().expect_new();
  tables_.limits().expect(kSearches, listener->user.id);
  tables_.limits().expect(kSearchesFrom, listener->connection->address());
  wish.user = listener->user.id;
  wish.name = listener->user.name;
  wish.since = time_of_day();
  tables_.elsewhere().say(Elsewhere::kFinder, wish.user, wish.json());
  matcher_.look(std::move(wish));
  Search& search = searches_[listener->user.id];
  search.told.clear();
  if (std::find(search.listeners.begin(), search.listeners.end(), listener) == search.listeners.end()) {
    search.listeners.push_back(listener);
  }
  settle();
}

void Finder::stop(const std::string& user) {
  const auto found = searches_.find(user);
  if (found == searches_.end()) return;
  matcher_.stop(user);
  tables_.elsewhere().say(Elsewhere::kFinder, user, std::nullopt);
  tell(found->second, "null");
  searches_.erase(found);
  settle();
}

void Finder::came(const ListenerPtr& listener) {
  const auto found = searches_.find(listener->user.id);
  if (found == searches_.end()) return;
  found->second.listeners.push_back(listener);
  if (!found->second.told.empty()) listener->send(search_text(found->second.told));
}

void Finder::went(const ListenerPtr& listener) {
  const auto found = searches_.find(listener->user.id);
  if (found == searches_.end()) return;
  std::erase(found->second.listeners, listener);
  found->second.left = time_of_day();
}

void Finder::tell(Search& search, const std::string& text) {
  if (search.told == text) return;
  search.told = text;
  for (const ListenerPtr& listener : search.listeners) listener->send(search_text(text));
}

int Finder::looking() const { return static_cast<int>(everybody().size()); }

Matcher Finder::everybody() const {
  Matcher all = matcher_;
  tables_.elsewhere().each(Elsewhere::kFinder, [&](const std::string& user, const std::string& text) {
    const auto wish = matcher_.find(user) == nullptr ? Wish::from_json(user, text) : std::nullopt;
    const auto seated = seated_.find(user);
    if (wish && (seated == seated_.end() || seated->second != wish->since)) all.look(*wish);
  });
  return all;
}

void Finder::say_what_waits() {
  if (!tables_.leases().shared()) return;
  std::map<std::string, std::string> waiting;
  tables_.live().each([&](const LiveTable& live) {
    if (live.watched() && waits_for_people(*live.table)) waiting[live.table->id()] = "";
  });
  tables_.elsewhere().say_all(Elsewhere::kWaiting, waiting);
}

void Finder::load_what_waits_elsewhere() {
  tables_.elsewhere().each(Elsewhere::kWaiting, [this](const std::string& table, const std::string&) {
    tables_.live().with(table, [](LiveTable&) {}, [](const Refused&) {});
  });
}

void Finder::seated_elsewhere(const std::string& user, const std::string& text) {
  const auto search = searches_.extract(user);
  if (search.empty()) return;
  matcher_.stop(user);
  tables_.elsewhere().say(Elsewhere::kFinder, user, std::nullopt);
  const auto shared = std::make_shared<const std::string>(text);
  for (const ListenerPtr& listener : search.mapped().listeners) listener->send(shared);
}

// One server seats all of them; at the others they are told how near a game is.
void Finder::settle() {
  if (!tables_.saves().trouble().empty() || tables_.saves().finishing()) return;
  Matcher all = everybody();
  const auto apart = [this](const std::string& one, const std::string& other) {
    return tables_.blocks().apart(one, other);
  };
  if (all.size() > 0 && tables_.leases().holds(Leases::kChores)) {
    load_what_waits_elsewhere();
    for (const Match& match : all.match(time_of_day(), apart, waiting())) {
      const LiveTable& live = match.table.empty() ? seat(match) : fill(match);
      tell_seated(match, live);
    }
  }
  const Matcher::Counts counts = all.counts();
  for (auto& [user, search] : searches_) {
    const Wish* wish = matcher_.find(user);
    if (wish == nullptr) continue;
    const auto [there, of] = Matcher::chance(*wish, counts);
    JsonWriter out;
    out.begin_object().field("there", there).field("of", of).field("since", wish->since).key("bots");
    wish->bots ? out.value(wish->since + *wish->bots) : out.null();
    tell(search, out.end_object().take());
  }
}

std::vector<WaitingTable> Finder::waiting() const {
  std::vector<const Table*> open;
  tables_.live().each([&](const LiveTable& live) {
    if (waits_for_people(*live.table)) open.push_back(live.table.get());
  });
  std::sort(open.begin(), open.end(), [](const Table* one, const Table* other) {
    return std::pair(one->created(), one->id()) < std::pair(other->created(), other->id());
  });
  std::vector<WaitingTable> found;
  for (const Table* table : open) {
    const auto admits = [this, table](const std::string& user) {
      const auto apart = [&](Seat seat) { return tables_.blocks().apart(user, table->who(seat).user); };
      const auto people = seats_of(*table, PlannedSeat::Kind::Person);
      return table->has_seat_for(user) && std::none_of(people.begin(), people.end(), apart);
    };
    const Plan& plan = table->plan();
    found.push_back({.id = table->id(),
                     .kind = {plan.game, plan.players(), plan.by_the_day()},
                     .free = static_cast<int>(seats_of(*table, PlannedSeat::Kind::Open).size()),
                     .plain = plan.options == plain_options(plan.game, plan.players()),
                     .bots = !seats_of(*table, PlannedSeat::Kind::Bot).empty(),
                     .admits = admits});
  }
  return found;
}

const LiveTable& Finder::fill(const Match& match) {
  LiveTable& live = *tables_.live().find(match.table);
  for (const Wish& person : match.people) {
    live.table->sit({.id = person.user, .name = person.name}, std::nullopt, time_of_day(), live.table->changes(),
                    person.promise);
  }
  tables_.reseat(live);
  tables_.touch(live);
  return live;
}

const LiveTable& Finder::seat(const Match& match) {
  Plan plan;
  plan.game = match.kind.game;
  plan.options = plain_options(match.kind.game, match.kind.players);
  plan.listed = true;
  plan.clock = TimeLimit{match.kind.daily ? TimeLimit::kDay : kQuick, {}};
  plan.secret = random_secret();
  // Nobody made it, so nobody may send others away.
  for (const Wish& person : match.people) {
    plan.seats.push_back({PlannedSeat::Kind::Person, person.name, person.user});
  }
  plan.seats.resize(static_cast<std::size_t>(match.kind.players),
                    {PlannedSeat::Kind::Bot, std::string(kFinderBots), {}});
  // Nobody chooses where they sit.
  for (std::size_t i = plan.seats.size(); i > 1; --i) {
    std::swap(plan.seats[i - 1], plan.seats[randombytes_uniform(static_cast<std::uint32_t>(i))]);
  }
  LiveTable& live = tables_.open(std::move(plan));
  for (const Wish& person : match.people) {
    if (const auto seat = live.table->seat_of(person.user)) live.table->promise(*seat, person.promise, time_of_day());
  }
  return live;
}

void Finder::tell_seated(const Match& match, const LiveTable& live) {
  JsonWriter out;
  out.begin_object().field("type", "seated").field("table", std::string_view(live.table->id()));
  out.field("commitment", std::string_view(commitment_of(live.table->plan().secret)));
  const auto text = std::make_shared<const std::string>(out.end_object().take());
  const auto searches = std::make_shared<std::vector<std::pair<Wish, Search>>>();
  std::vector<std::string> elsewhere;
  for (const Wish& person : match.people) {
    matcher_.stop(person.user);
    auto search = searches_.extract(person.user);
    if (search.empty()) {
      elsewhere.push_back(person.user);
      seated_[person.user] = person.since;
    } else {
      searches->emplace_back(person, std::move(search.mapped()));
    }
  }
  tables_.saves().when_stored(
      live.table->id(),
      [this, searches, elsewhere, text] {
        for (const auto& [person, search] : *searches) {
          tables_.elsewhere().say(Elsewhere::kFinder, person.user, std::nullopt);
          for (const ListenerPtr& listener : search.listeners) listener->send(text);
        }
        for (const std::string& user : elsewhere) tables_.saves().batch().cluster.said.emplace_back(user, *text);
      },
      // Somebody else has taken a seat there: they go on looking.
      [this, searches, elsewhere](const Refused&) {
        for (auto& [person, search] : *searches) {
          matcher_.look(person);
          searches_.emplace(person.user, std::move(search));
        }
        for (const std::string& user : elsewhere) seated_.erase(user);
      });
}

}  // namespace roundtable::server
