#include "server/lobby/matchmaker.h"

#include <sodium.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/games.h"
#include "server/accounts/people.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kMatchmakerTick = 1'000;
constexpr Millis kAbsence = 2;  // times the tables' patience for an absent person
constexpr std::size_t kMostSearches = 5'000;
constexpr std::size_t kMostWishesShown = 12;
constexpr std::int64_t kQuick = 60;
constexpr std::int64_t kSlowest = 300;  // most seconds of a clock that still counts as quick
constexpr std::string_view kMatchmakerBots = "squire";
constexpr Limit kSearches{"searches", 60, 3600, "person", "too many searches; try again in a minute"};
constexpr Limit kSearchesFrom{"searches from", 600, 3600, "address",
                              "too many searches from your network; try again later"};

// The plain rules: only options that are required for this number of players, with their usual values.
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

// A clock that suits people who want a quick game.
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

// A public table whose host is present and whose open seats are not held for certain people.
bool waits_for_people(const Table& table) {
  const auto host = table.host();
  const Plan& plan = table.plan();
  return host && table.presence().is_here(*host) && plan.listed && (plan.by_the_day() || is_quick(plan.clock)) &&
         !seats_of(table, PlannedSeat::Kind::Open).empty() && seats_of(table, PlannedSeat::Kind::Held).empty();
}

}  // namespace

Matchmaker::Matchmaker(Loop& loop, TableService& tables, SaveQueue& saves, LiveTables& live, Listeners& listeners,
                       Limits& limits, Blocks& blocks, OperatorSettings& settings, Leases& leases,
                       ClusterPresence& peers)
    : loop_(loop),
      tables_(tables),
      saves_(saves),
      live_(live),
      limits_(limits),
      blocks_(blocks),
      settings_(settings),
      leases_(leases),
      peers_(peers),
      searches_(saves, listeners, peers) {
  tables_.on_news([this](const TableNews& news) { receive(news); });
}

std::vector<Note> Matchmaker::remembered(Store& store) {
  return store.notes(Searches::kKinds[0], -1, std::numeric_limits<int>::max());
}

void Matchmaker::read(Store& store, bool was_down) {
  searches_.take(remembered(store));
  if (!was_down) return;
  for (const std::string& user : searches_.people()) {
    Search search = searches_.find(user)->search;
    if (!search.found()) continue;
    search.until = time_of_day() + tables_.patience();
    searches_.put(std::move(search));
  }
}

void Matchmaker::start() {
  loop_.after(kMatchmakerTick, [this] {
    searches_.look_around(time_of_day());
    say_what_waits();
    if (saves_.trouble().empty() && !saves_.finishing() && leases_.holds(Leases::kChores)) {
      drop_absent(time_of_day());
      look_after_matched();
    }
    settle();
    start();
  });
}

void Matchmaker::drop_absent(Millis now) {
  for (const std::string& user : searches_.people()) {
    const Searches::Open& open = *searches_.find(user);
    if (!open.search.found() && open.seen + kAbsence * tables_.patience() <= now)
      searches_.end(user, Searches::kAbsent);
  }
}

// The same wish again keeps its place, and a table that was found stays found, since pages repeat their search when
// they reconnect.
void Matchmaker::find(const ListenerPtr& listener, Wish wish, const std::function<void()>& stored,
                      const SaveQueue::Failed& failed) {
  if (searches_.size() >= kMostSearches) throw Refused("too-many", "too many people are searching; try again later");
  saves_.expect_working();
  settings_.expect_new();
  limits_.expect(kSearches, listener->user.id);
  limits_.expect(kSearchesFrom, listener->connection->address());
  wish.user = listener->user.id;
  wish.name = listener->user.name;
  wish.since = time_of_day();
  if (Searches::Open* known = searches_.find(wish.user)) {
    if (known->search.found()) {
      if (known->stored) Searches::tell_found(*known, listener);
      return saves_.when_stored({}, stored, failed);
    }
    if (known->search.wish.asks_the_same(wish)) wish.since = known->search.wish.since;
    known->told.clear();
  }
  const std::string user = wish.user;
  Searches::Open& open = searches_.put({.wish = std::move(wish), .table = {}, .commitment = {}});
  open.stored = false;
  const auto is_stored = [this, user, stored, version = open.version] {
    if (Searches::Open* search = searches_.find(user, version)) search->stored = true;
    tell_all(everybody());
    stored();
  };
  const auto is_lost = [this, user, failed, version = open.version](const Refused& why) {
    if (searches_.find(user, version) != nullptr) searches_.end(user);
    failed(why);
  };
  saves_.when_stored({}, is_stored, is_lost);
  settle();
}

void Matchmaker::stop(const std::string& user) {
  const Searches::Open* open = searches_.find(user);
  if (open == nullptr) return;
  const std::string table = open->search.table;
  searches_.end(user);
  settle();
  if (table.empty()) return;
  const auto leave = [this, user](LiveTable& live, const SaveQueue::Failed& failed) {
    const auto seat = live.table->seat_of(user);
    if (!seat || !live.table->room().is_found() || live.table->phase() != Phase::Open) return;
    live.table->leave(*seat, time_of_day());
    tables_.reseat(live);
    tables_.touch(live);
    saves_.when_stored(live.table->id(), [] {}, failed);
  };
  tables_.act(table, leave, [](const Refused&) {});
}

void Matchmaker::take(const std::vector<Note>& notes) {
  searches_.take(notes);
  settle();
}

void Matchmaker::take(const std::string& user, const std::optional<Note>& note) {
  searches_.take(user, note);
  settle();
}

int Matchmaker::looking() { return static_cast<int>(everybody().size()); }

Matcher Matchmaker::everybody() {
  std::vector<Wish> wishes;
  for (const std::string& user : searches_.people()) {
    const Search& search = searches_.find(user)->search;
    if (!search.found() && searches_.connected(user)) wishes.push_back(search.wish);
  }
  return Matcher(std::move(wishes));
}

void Matchmaker::write_wishes(JsonWriter& out) {
  std::map<std::string, int> groups;
  const Matcher all = everybody();
  for (const Wish& wish : all.wishes()) {
    JsonWriter terms;
    terms.begin_object();
    wish.write_terms(terms);
    ++groups[terms.end_object().take()];
  }
  out.begin_array();
  std::size_t shown = 0;
  for (const auto& [terms, people] : groups) {
    if (shown++ == kMostWishesShown) break;
    out.begin_object().field("people", people).key("wish").raw(terms).end_object();
  }
  out.end_array();
}

void Matchmaker::say_what_waits() {
  if (!leases_.shared()) return;
  std::map<std::string, std::string> waiting;
  live_.each([&](const LiveTable& live) {
    if (!live.connections.empty() && waits_for_people(*live.table)) waiting[live.table->id()] = "";
  });
  peers_.say_all(ClusterPresence::kWaiting, waiting);
}

void Matchmaker::load_waiting_of_peers() {
  peers_.each(ClusterPresence::kWaiting, [this](const std::string& table, const std::string&) {
    live_.with(table, [](LiveTable&) {}, [](const Refused&) {});
  });
}

// One server seats all people; the others only tell them about the progress.
void Matchmaker::settle() {
  if (!saves_.trouble().empty() || saves_.finishing()) return;
  Matcher all = everybody();
  const auto apart = [this](const std::string& one, const std::string& other) { return blocks_.apart(one, other); };
  if (all.size() > 0 && leases_.holds(Leases::kChores)) {
    load_waiting_of_peers();
    for (const Match& match : all.match(time_of_day(), apart, waiting())) {
      call(match, match.table.empty() ? make_table(match) : *live_.find(match.table));
    }
  }
  tell_all(all);
}

void Matchmaker::tell_all(const Matcher& all) {
  const Matcher::Counts counts = all.counts();
  for (const std::string& user : searches_.people()) {
    Searches::Open& open = *searches_.find(user);
    if (open.listeners.empty() || !open.stored) continue;
    const Wish& wish = open.search.wish;
    auto [there, of] = Matcher::chance(wish, counts);
    if (open.search.found()) there = of;
    JsonWriter out;
    out.begin_object().field("there", there).field("of", of).field("since", wish.since).key("bots");
    wish.bots ? out.value(wish.since + *wish.bots) : out.null();
    wish.write_terms(out);
    out.key("found");
    if (open.search.found()) {
      out.begin_object().field("table", std::string_view(open.search.table));
      out.field("until", open.search.until).end_object();
    } else {
      out.null();
    }
    Searches::tell(open, out.end_object().take());
  }
}

std::vector<WaitingTable> Matchmaker::waiting() {
  const Matched called = matched();
  std::vector<const Table*> open;
  live_.each([&](const LiveTable& live) {
    if (waits_for_people(*live.table) && !called.contains(live.table->id())) open.push_back(live.table.get());
  });
  std::sort(open.begin(), open.end(), [](const Table* one, const Table* other) {
    return std::pair(one->created(), one->id()) < std::pair(other->created(), other->id());
  });
  std::vector<WaitingTable> found;
  for (const Table* table : open) {
    const auto admits = [this, table](const std::string& user) {
      const auto apart = [&](Seat seat) { return blocks_.apart(user, table->who(seat).user); };
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

const LiveTable& Matchmaker::make_table(const Match& match) {
  Plan plan;
  plan.game = match.kind.game;
  plan.options = plain_options(match.kind.game, match.kind.players);
  plan.listed = true;
  plan.clock = TimeLimit{match.kind.daily ? TimeLimit::kDay : kQuick, {}};
  plan.secret = random_secret();
  // The table has no host, so no person can remove others.
  for (const Wish& person : match.people) {
    plan.seats.push_back({PlannedSeat::Kind::Person, person.name, person.user});
  }
  plan.seats.resize(static_cast<std::size_t>(match.kind.players),
                    {PlannedSeat::Kind::Bot, std::string(kMatchmakerBots), {}});
  // Random seats.
  for (std::size_t i = plan.seats.size(); i > 1; --i) {
    std::swap(plan.seats[i - 1], plan.seats[randombytes_uniform(static_cast<std::uint32_t>(i))]);
  }
  LiveTable& live = tables_.open(std::move(plan));
  for (const Wish& person : match.people) {
    if (const auto seat = live.table->seat_of(person.user)) live.table->commit(*seat, person.commitment, time_of_day());
  }
  return live;
}

// People are told after the table is stored.
void Matchmaker::call(const Match& match, const LiveTable& live) {
  const std::string table = live.table->id();
  std::vector<std::string> people;
  for (const Wish& person : match.people) {
    searches_
        .put({.wish = person,
              .table = table,
              .commitment = commitment_of(live.table->plan().secret),
              .until = time_of_day() + tables_.patience()})
        .stored = false;
    people.push_back(person.user);
  }
  const auto known = [this, people, table](bool stored) {
    for (const std::string& user : people) {
      Searches::Open* open = searches_.find(user);
      if (open == nullptr || open->search.table != table) continue;
      open->stored = true;
      stored ? Searches::tell_found(*open) : look_again(user);
    }
    settle();
  };
  saves_.when_stored(table, [known] { known(true); }, [known](const Refused&) { known(false); });
}

}  // namespace roundtable::server
