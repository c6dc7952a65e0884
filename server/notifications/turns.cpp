#include "server/notifications/turns.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace roundtable::server {

namespace {

constexpr Millis kReadTurnsAgain = 200;  // while the store cannot be read
constexpr int kMostTurns = 100;          // tables to look through for one person

Refused turns_not_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

void write_when_due(JsonWriter& out, const std::optional<Millis>& due) {
  out.key("due");
  due ? out.value(*due) : out.null();
}

// A table as its player sees it. The choices are left out; clients get them at the table.
void write_played(JsonWriter& out, const Table& table, const std::string& user) {
  const auto seat = table.seat_of(user);
  if (!seat || table.game() == nullptr || table.moderation().is_removed(*seat) ||
      table.play().ending().conceded().has(*seat))
    return;
  out.begin_object().key("table");
  table.write_info(out, seat);
  out.key("since");
  const std::vector<Turn> turns = table.play().turns();
  const auto mine = std::find_if(turns.begin(), turns.end(), [&](const Turn& turn) { return turn.user == user; });
  mine != turns.end() ? out.value(mine->since) : out.null();
  out.key("due").begin_array();
  for (const Seat one : Seats::first(table.plan().players())) {
    const auto due = table.play().due(one);
    due ? out.value(*due) : out.null();
  }
  out.end_array().key("view");
  table.game()->write_view(out, Viewer(*seat));
  out.end_object();
}

}  // namespace

std::vector<Turn> TableNews::begun() const {
  std::vector<Turn> begun;
  for (const Turn& turn : turns) {
    const auto same = [&](const Turn& old) { return old.is(turn); };
    if (std::none_of(known.begin(), known.end(), same)) begun.push_back(turn);
  }
  return begun;
}

void Turns::listen(const ListenerPtr& listener, bool on, bool looks) {
  if (!on) return went(listener);
  listener->looks = looks;
  const std::string& id = listener->user.id;
  const bool is_new = !std::exchange(listener->wants_turns, true);
  Person& person = people_[id];
  if (is_new) person.listeners.push_back(listener);
  announce_wants(id);
  if (!is_new) return;
  if (person.complete) return tell(person, listener);
  if (person.listeners.size() > 1) return;
  read(
      listener->user, [] {}, [this, id](const Refused&) {  // the client may ask again
        if (const auto found = people_.find(id); found != people_.end()) {
          for (const ListenerPtr& one : found->second.listeners) one->wants_turns = one->looks = false;
          people_.erase(found);
          announce_wants(id);
        }
      });
}

void Turns::doubt_all() {
  for (const auto& [id, person] : people_) doubted_.insert(id);
  if (!reads_) read_doubted();
}

// One person after the other: there may be many, and other requests wait for the store, too.
void Turns::read_doubted() {
  auto found = people_.end();
  while (found == people_.end() && !doubted_.empty()) {
    found = people_.find(doubted_.extract(doubted_.begin()).value());
    if (found != people_.end() && !found->second.complete) found = people_.end();  // already being read
  }
  reads_ = found != people_.end();
  if (!reads_) return;
  found->second.complete = false;
  found->second.turns.clear();
  read(
      found->second.listeners.front()->user, [this] { read_doubted(); },
      [this, id = found->first](const Refused&) {  // use the old data until the store can be read
        if (const auto known = people_.find(id); known != people_.end()) known->second.complete = true;
        doubted_.insert(id);
        loop_.after(kReadTurnsAgain, [this] { read_doubted(); });
      });
}

void Turns::read(const User& user, const std::function<void()>& then, SaveQueue::Failed failed) {
  const std::string& id = user.id;
  const auto work = std::make_shared<Work>();
  work->user = user;
  work->each = [this, id](const LiveTable& live) {
    const auto found = people_.find(id);
    if (found == people_.end()) return;
    for (const Turn& turn : live.announced.turns()) {
      if (turn.user == id) found->second.turns[live.table->id()] = {live.table->plan().game, turn};
    }
  };
  work->done = [this, id, then] {
    if (const auto found = people_.find(id); found != people_.end()) {
      found->second.complete = true;
      tell(found->second);
    }
    then();
  };
  work->failed = std::move(failed);
  go_through(work);
}

// For loaded tables `receive` gets the news anyway.
void Turns::look_at(const std::string& table, const std::string& user) {
  if (!people_.contains(user) || live_.find(table) != nullptr) return;
  const auto look = [this, user](const LiveTable& live) {
    const auto found = people_.find(user);
    if (found == people_.end()) return;
    found->second.turns.erase(live.table->id());
    for (const Turn& turn : live.announced.turns()) {
      if (turn.user == user) found->second.turns[live.table->id()] = {live.table->plan().game, turn};
    }
    if (found->second.complete) tell(found->second);
  };
  live_.with(table, look, [](const Refused&) {});
}

void Turns::went(const ListenerPtr& listener) {
  listener->looks = false;
  if (!std::exchange(listener->wants_turns, false)) return;
  const auto found = people_.find(listener->user.id);
  if (found == people_.end()) return;
  std::erase(found->second.listeners, listener);
  if (found->second.listeners.empty()) people_.erase(found);
  announce_wants(listener->user.id);
}

bool Turns::looks(const std::string& user) const {
  const auto says_so = [](const std::string&, const std::string& how) { return how == ClusterPresence::kLooks; };
  return looks_here(user) || peers_.has(ClusterPresence::kTurns, user, says_so);
}

bool Turns::looks_here(const std::string& user) const {
  const auto found = people_.find(user);
  if (found == people_.end()) return false;
  const auto& listeners = found->second.listeners;
  return std::any_of(listeners.begin(), listeners.end(), [](const ListenerPtr& one) { return one->looks; });
}

void Turns::announce_wants(const std::string& user) {
  std::optional<std::string> how;
  if (people_.contains(user)) how = looks_here(user) ? ClusterPresence::kLooks : "";
  peers_.say(ClusterPresence::kTurns, user, std::move(how));
}

void Turns::receive(const TableNews& news) {
  std::vector<std::string> touched;
  for (const Turn& turn : news.turns_before) {
    const auto found = people_.find(turn.user);
    if (found != people_.end() && found->second.turns.erase(news.table) > 0) touched.push_back(turn.user);
  }
  for (const Turn& turn : news.turns) {
    const auto found = people_.find(turn.user);
    if (found == people_.end()) continue;
    found->second.turns[news.table] = {news.game, turn};
    touched.push_back(turn.user);
  }
  for (const std::string& user : touched) {
    if (Person& person = people_[user]; person.complete) tell(person);
  }
}

void Turns::tell(Person& person, const ListenerPtr& only) {
  using Item = std::pair<const std::string, Place>;
  std::vector<const Item*> sorted;
  sorted.reserve(person.turns.size());
  for (const Item& one : person.turns) sorted.push_back(&one);
  const auto urgency = [](const Item* one) {
    const Turn& turn = one->second.turn;
    return std::tuple(turn.due.value_or(std::numeric_limits<Millis>::max()), turn.since);
  };
  std::stable_sort(sorted.begin(), sorted.end(), [&](const Item* a, const Item* b) { return urgency(a) < urgency(b); });
  JsonWriter out;
  out.begin_object().field("type", "turns").key("turns").begin_array();
  for (const Item* one : sorted) {
    out.begin_object().field("table", std::string_view(one->first)).field("game", std::string_view(one->second.game));
    out.field("decision", one->second.turn.decision);
    write_when_due(out.field("since", one->second.turn.since), one->second.turn.due);
    out.end_object();
  }
  const auto text = std::make_shared<const std::string>(out.end_array().end_object().take());
  if (only) return only->send(text);
  if (*text == person.told) return;
  person.told = *text;
  for (const ListenerPtr& listener : person.listeners) listener->send(text);
}

void Turns::write(const User& user, std::function<void(std::string json)> done, SaveQueue::Failed failed) {
  const auto out = std::make_shared<JsonWriter>();
  out->begin_object().key("turns").begin_array();
  const auto work = std::make_shared<Work>();
  work->user = user;
  work->each = [out, user](const LiveTable& live) { write_played(*out, *live.table, user.id); };
  work->done = [out, done = std::move(done)] { done(out->end_array().end_object().take()); };
  work->failed = std::move(failed);
  go_through(work);
}

void Turns::go_through(const WorkPtr& work) {
  const ListQuery query{.list = List::Mine, .user = work->user.id, .before = std::nullopt, .limit = kMostTurns};
  store_.read<std::vector<TableIndex>>([query](Store& store) { return store.list(query); },
                                       [this, work](const std::vector<TableIndex>& found) {
                                         for (const TableIndex& one : found) {
                                           if (one.phase == Phase::Playing) work->tables.push_back(one.id);
                                         }
                                         go_on(work);
                                       },
                                       [work] { work->failed(turns_not_read()); });
}

void Turns::go_on(const WorkPtr& work) {
  if (work->tables.empty()) return work->done();
  const std::string id = std::move(work->tables.back());
  work->tables.pop_back();
  live_.with(
      id,
      [this, work](const LiveTable& live) {
        work->each(live);
        // Lets other waiting requests go first, since there may be many tables.
        saves_.when_known(live.table->id(), [this, work] { go_on(work); }, work->failed);
      },
      [this, work](const Refused&) { go_on(work); });  // a damaged table, or one with other rules
}

}  // namespace roundtable::server
