#include "server/hall.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/log.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kListingAge = 60'000;  // how old the time of the last change in lists may be

constexpr const char* kSlow = "the store takes long";

Refused not_saved() { return {"store", "cannot be saved at the moment; please try again soon"}; }

}  // namespace

Millis Hall::now() {
  static WallClock clock;
  const auto system = std::chrono::system_clock::now().time_since_epoch();
  return clock.now(std::chrono::duration_cast<std::chrono::milliseconds>(system).count(), net::now());
}

Hall::Hall(Loop& loop, Keeper& keeper, Thinkers& thinkers, Metrics& metrics, const HallOptions& options)
    : loop_(loop), keeper_(keeper), thinkers_(thinkers), metrics_(metrics), options_(options) {
  keeper_.on_trouble([this](const std::string& why) { set_trouble(why); });
}

void Hall::start() {
  start_clocks();
  loop_.after(options_.idle, [this] { drop_idle(); });
}

// Trouble.

void Hall::expect_store() const {
  if (!trouble_.empty()) throw not_saved();
  if (finished_) throw Refused("store", "the server is shutting down; please connect again in a moment");
}

void Hall::set_trouble(const std::string& why) {
  if (why.empty() == trouble_.empty()) return;
  trouble_ = why;
  if (!why.empty()) ++metrics_.store_troubles;
  LogLine(why.empty() ? "info" : "error", "store").field("why", why.empty() ? "works again" : why);
  JsonWriter out;
  out.begin_object().field("type", "trouble").key("message");
  why.empty()
      ? out.null()
      : out.value("Nothing can be saved at the moment. What you see is safe; please wait, it goes on by itself.");
  told_trouble_ = std::make_shared<const std::string>(out.end_object().take());
  for (const EarPtr& ear : ears_) ear->send(told_trouble_);
  if (why.empty()) return told_trouble_.reset();
  send_away_who_looks(pending_);
  if (flight_) send_away_who_looks(flight_->pending);
}

void Hall::send_away_who_looks(std::vector<Pending>& pending) {
  std::vector<Pending> looking;
  std::vector<Pending> waiting;
  for (Pending& one : pending) (one.looks ? looking : waiting).push_back(std::move(one));
  pending = std::move(waiting);
  for (const Pending& one : looking) one.lost(not_saved());
}

void Hall::enter(const EarPtr& ear) {
  ears_.insert(ear);
  if (told_trouble_) ear->send(told_trouble_);
}

void Hall::expect_calm(const Room& room, const User& user) {
  limits_.expect(
      {"acts", options_.acts_per_minute, 60, "person", "you do too much at this table; please wait a little"},
      user.id + " " + room.table->id());
}

// From a choice to the store and back.

void Hall::touch(Room& room) {
  room.used = now();
  if (!room.changed) changed_.push_back(&room);
  room.changed = true;
  run_bots(room);
  schedule();
}

Batch& Hall::batch() {
  schedule();
  return batch_;
}

void Hall::when_stored(const std::string& whose, std::function<void()> stored, Failed lost) {
  pending_.push_back({whose, std::move(stored), std::move(lost)});
  schedule();
}

void Hall::when_known(const std::string& whose, std::function<void()> known, Failed failed) {
  if (!trouble_.empty()) return failed(not_saved());
  pending_.push_back({whose, std::move(known), std::move(failed), true});
  schedule();
}

void Hall::schedule() {
  if (scheduled_ || flight_) return;
  scheduled_ = true;
  // After everything that has arrived by now.
  loop_.post([this] {
    scheduled_ = false;
    seal();
  });
}

void Hall::seal() {
  if (flight_) return;
  for (Room* room : changed_) collect(*room);
  Flight flight;
  flight.pending = std::move(pending_);
  pending_.clear();
  flight.since = net::now();
  flight.entries = static_cast<std::int64_t>(batch_.entries.size());
  const bool nothing_to_save = batch_.empty();
  flight_ = std::move(flight);
  const std::int64_t number = ++flights_;
  if (!nothing_to_save) {
    keeper_.commit(std::exchange(batch_, {}), [this](const Committed& result) { committed(result); });
    loop_.after(options_.slow, [this, number] {
      if (flight_ && flights_ == number) set_trouble(kSlow);
    });
  }
  const auto changed = std::exchange(changed_, {});
  for (Room* room : changed) render(*room, *flight_);
  if (nothing_to_save) committed({});
}

void Hall::collect(Room& room) {
  Table& table = *room.table;
  if (room.is_new) batch_.tables.push_back(table.head());
  for (Entry& entry : table.take_written()) batch_.entries.push_back(std::move(entry));
  TableIndex listing = table.listing();
  const bool shown = room.is_new || listing.updated - room.listed.updated > kListingAge ||
                     listing.phase != room.listed.phase || listing.people != room.listed.people;
  if (shown || listing.due != room.listed.due) {
    set_clock(table.id(), table.next_due());
    room.listed = listing;
    if (shown) {
      JsonWriter info;
      table.write_info(info, std::nullopt);
      listing.info = info.take();
    }
    batch_.indexes.push_back(std::move(listing));
  }
  if (table.phase() == Phase::Finished && !room.recorded) {
    room.recorded = true;
    ++metrics_.tables_finished;
    batch_.finished.push_back({table.id(), table.record_json()});
  }
  room.is_new = false;
}

void Hall::render(Room& room, Flight& flight) {
  std::vector<Audience::Telling> tellings;
  for (Audience& audience : room.audiences) audience.tell_news(*room.table, tellings);
  for (Room::Arrival& arrival : room.arriving) {
    auto audience = std::find_if(room.audiences.begin(), room.audiences.end(),
                                 [&](const Audience& one) { return one.seat() == arrival.seat; });
    if (audience == room.audiences.end()) {
      audience = room.audiences.emplace(room.audiences.end(), arrival.seat);
      audience->tell_news(*room.table, tellings);
    }
    audience->add(arrival.ear);
    tellings.push_back({arrival.ear, audience->whole(*room.table, arrival.since, arrival.re)});
  }
  room.arriving.clear();
  for (auto& telling : tellings) flight.tellings.emplace_back(room.table->id(), std::move(telling));
  flight.rooms.push_back(room.table->id());
  ++room.unsaved;
  room.changed = false;
}

void Hall::committed(const Committed& result) {
  const Flight flight = std::exchange(flight_, std::nullopt).value_or(Flight());
  if (flight.entries > 0) {
    ++metrics_.batches;
    metrics_.entries += flight.entries;
    metrics_.commits.add(net::now() - flight.since);
  }
  if (trouble_ == kSlow) set_trouble({});
  const auto among = [](const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  };
  const auto lost = [&](const std::string& whose) {
    return result.failed || among(result.conflicts, whose) || among(result.names_taken, whose);
  };
  for (const std::string& id : flight.rooms) {
    if (Room* room = find(id)) --room->unsaved;
  }
  for (const auto& [table, telling] : flight.tellings) {
    if (!lost(table)) telling.to->send(telling.text);
  }
  for (const Pending& one : flight.pending) {
    if (!lost(one.whose)) {
      one.stored();
    } else if (one.lost) {
      one.lost(result.failed                          ? not_saved()
               : among(result.names_taken, one.whose) ? Refused("name-taken", "an account has that name", "name")
                                                      : Refused("conflict", "the table changed; send it again"));
    }
  }
  for (const std::string& id : result.failed ? flight.rooms : result.conflicts) lose(id);
  if (!changed_.empty() || !pending_.empty() || !batch_.empty()) {
    schedule();
  } else if (finished_) {
    std::exchange(finished_, {})();
  }
}

// What we have of this table is not what is stored. It is read anew, and whoever watched
// it watches that.
void Hall::lose(const std::string& id) {
  Room* room = find(id);
  if (room == nullptr) return;
  LogLine("warning", "conflict").field("table", id);
  std::vector<Room::Arrival> watching = std::move(room->arriving);
  for (const Audience& audience : room->audiences) {
    for (const EarPtr& ear : audience.ears()) watching.push_back({ear, audience.seat(), 0, {}});
  }
  std::erase(changed_, room);
  rooms_.erase(id);
  with_room(
      id,
      [this, watching](Room& fresh) {
        for (const Room::Arrival& one : watching) watch(fresh, one.ear, one.seat, one.since, one.re);
      },
      [](const Refused&) {});
}

// Sessions.

void Hall::end_session(const std::string& session) {
  for (const EarPtr& ear : ears_) {
    if (ear->session == session && ear->connection != nullptr) ear->connection->close(1008, "logged out");
  }
}

void Hall::move_session(const std::string& from, const std::string& to) {
  for (const EarPtr& ear : ears_) {
    if (ear->session == from) ear->session = to;
  }
}

// Watching.

void Hall::watch(Room& room, const EarPtr& ear, std::optional<Seat> seat, std::int64_t since, std::string re) {
  unwatch(room, ear);
  room.arriving.push_back({ear, seat, since, std::move(re)});
  if (seat) room.table->set_here(*seat, true, now());
  touch(room);
}

void Hall::unwatch(Room& room, const EarPtr& ear) {
  std::erase_if(room.arriving, [&](const Room::Arrival& one) { return one.ear == ear; });
  for (Audience& audience : room.audiences) {
    if (!audience.has(ear)) continue;
    audience.remove(ear);
    if (const auto seat = audience.seat(); seat && audience.empty()) room.table->set_here(*seat, false, now());
  }
  std::erase_if(room.audiences, [](const Audience& audience) { return audience.empty(); });
  touch(room);
}

void Hall::reseat(Room& room, const std::string& user) {
  std::vector<EarPtr> his;
  for (const Audience& audience : room.audiences) {
    for (const EarPtr& ear : audience.ears()) {
      if (ear->user.id == user) his.push_back(ear);
    }
  }
  for (const EarPtr& ear : his) watch(room, ear, room.table->seat_of(user), room.table->n(), {});
  for (Room::Arrival& one : room.arriving) {
    if (one.ear->user.id == user) one.seat = room.table->seat_of(user);
  }
}

void Hall::finish(std::function<void()> done) {
  finished_ = std::move(done);
  schedule();
}

}  // namespace roundtable::server
