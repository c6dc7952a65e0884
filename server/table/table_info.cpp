#include "engine/core/seat_json.h"
#include "server/table/table.h"

// The public facts of a table, for clients, lists and statistics.

namespace roundtable::server {

namespace {

void write_maybe(JsonWriter& out, std::optional<Seat> seat) { seat ? out.value(index(*seat)) : out.null(); }

}  // namespace

void Table::write_seat(JsonWriter& out, const Chair& chair) const {
  out.begin_object();
  switch (chair.who.kind) {
    case PlannedSeat::Kind::Open: out.field("kind", "open"); break;
    case PlannedSeat::Kind::Held:
      out.field("kind", "held").field("name", std::string_view(chair.who.name));
      out.field("user", std::string_view(chair.who.user));
      break;
    case PlannedSeat::Kind::Bot: out.field("kind", "bot").field("name", std::string_view(chair.who.name)); break;
    case PlannedSeat::Kind::Person:
      out.field("kind", "person").field("name", std::string_view(chair.who.name));
      out.field("user", std::string_view(chair.who.user)).field("here", chair.here).key("away");
      chair.here ? out.null() : out.value(chair.left);
      out.field("bot", chair.bot).field("ready", chair.ready);
      out.field("removed", chair.removed).field("silenced", chair.silenced);
      out.field("conceded", chair.conceded).key("holiday");
      chair.rest > 0 ? out.value(chair.rest) : out.null();
      break;
  }
  out.end_object();
}

void Table::write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings) const {
  out.begin_object().field("id", std::string_view(id_)).field("game", std::string_view(plan_.game));
  out.field("players", plan_.players()).key("options").raw(plan_.options);
  out.field("public", plan_.listed).key("clock");
  plan_.clock ? plan_.clock->write(out) : static_cast<void>(out.null());
  out.field("overtime", plan_.others_end ? "end" : "bot");
  out.field("chat", plan_.chat).field("hidden", plan_.hidden).field("hints", plan_.hints);
  out.field("found", is_found()).field("phase", name_of(phase_));
  out.field("created", created_).field("updated", info_updated_).key("seats").begin_array();
  for (const Chair& chair : chairs_) write_seat(out, chair);
  out.end_array().field("spectators", spectators_).key("you");
  write_maybe(out, looker);
  write_maybe(out.key("host"), host());
  write_maybe(out.key("keeper"), keeper());
  out.field("ready", plan_.ready).field("changes", changes_).key("changed");
  if (change_) {
    out.begin_object().field("at", change_->at).field("name", std::string_view(change_->name));
    out.key("before").raw(change_->before).end_object();
  } else {
    out.null();
  }
  out.field("commitment", std::string_view(commitment_of(plan_.secret)));
  numbers_.write(out, numbers_due());
  out.key("votes").begin_array();
  for (const Chair& chair : chairs_) write_seats(out, chair.votes);
  out.end_array().key("pause");
  if (pause_) {
    out.begin_object().field("since", pause_->since).field("until", pause_end()).end_object();
  } else {
    out.null();
  }
  Seats wanting;
  for (const Seat seat : seats()) {
    if (chair(seat).wants_pause) wanting.add(seat);
  }
  write_seats(out.key("pausing"), wanting);
  out.key("rematch");
  rematch_.empty() ? out.null() : out.value(std::string_view(rematch_));
  write_maybe(out.key("rematchBy"), rematch_by_);
  const bool finished = phase_ == Phase::Finished;
  out.key("result");
  finished&& ending_ == Ending::Played ? out.raw(game()->record().result) : out.null();
  write_maybe(out.key("endedBy"), ended_by_);
  out.field("stopped", ending_ == Ending::Stopped);
  write_ending(out);
  out.key("secret");
  finished ? out.value(std::string_view(plan_.secret.hex())) : out.null();
  if (with_standings) out.key("standings").raw(standings());
  out.end_object();
}

// Every game's view has the field `standings`. The result is cached: lists are read far more often than choices are
// made.
const std::string& Table::standings() const {
  if (standings_.length == length_) return standings_.json;
  JsonWriter out;
  const auto view = play_ && !plan_.hidden ? Json::parse(game()->view_json(Viewer::spectator())) : Json();
  if (const Json* standings = view ? view->find("standings") : nullptr) {
    out.begin_array();
    for (const Json& seat : standings->items()) {
      const Json* points = seat.find("points");
      points != nullptr && points->is(Json::Kind::Number) ? out.value(points->number()) : out.null();
    }
    out.end_array();
  } else {
    out.null();
  }
  standings_ = {length_, out.take()};
  return standings_.json;
}

std::optional<Millis> Table::listed_due() const { return waits_for_bot() ? kBotToMove : next_due(); }

TableIndex Table::listing() const {
  // Among open tables, those with a seat for anyone.
  const bool listed = plan_.listed && (phase_ != Phase::Open || (!is_found() && has_any(PlannedSeat::Kind::Open)));
  TableIndex index{.id = id_, .phase = phase_, .listed = listed, .updated = updated_, .due = listed_due()};
  for (const Chair& chair : chairs_) {
    if (chair.who.kind == PlannedSeat::Kind::Person) index.people.push_back(chair.who.user);
  }
  std::set<std::string> others = {made_.maker};
  for (const PlannedSeat& seat : made_.seats) others.insert(seat.user);
  for (const Mention& mention : mentions_) others.insert(mention.user);
  for (const std::string& seated : index.people) others.erase(seated);
  others.erase("");
  index.others.assign(others.begin(), others.end());
  return index;
}

Plan Table::next_plan(Seat asker) const {
  Plan next = plan_;
  next.maker = chair(asker).who.user;
  next.ready = false;  // sitting down is agreement enough
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    next.seats[i] = chairs_[i].who;
    if (next.seats[i].name.empty() || chairs_[i].removed) next.seats[i] = {};  // erased or removed people
    if (next.seats[i].kind == PlannedSeat::Kind::Person && next.seats[i].user != next.maker) {
      next.seats[i].kind = PlannedSeat::Kind::Held;
    }
  }
  next.secret = random_secret();
  return next;
}

std::string Table::record_json() const { return game()->record().json(); }

// The winners are first, the others are placed by their scores, and equal scores share a place. People who conceded are
// last. Games that were broken off otherwise have no places.
FinishedGame Table::finished() const {
  FinishedGame finished{
      .table = id_, .record = record_json(), .ended = ended_, .game = plan_.game, .players = plan_.players()};
  const Standing standing = ending_ == Ending::Played ? game()->standing() : Standing{};
  const auto score = [&](Seat seat) { return standing.scores[static_cast<std::size_t>(seat)]; };
  const auto place_of = [&](Seat seat) -> std::int64_t {
    const bool counts = ending_ == Ending::Played || ending_ == Ending::Conceded;
    if (counts && chair(seat).conceded) return plan_.players();
    if (ending_ != Ending::Played) return winner_by_concession() == seat ? 1 : 0;
    std::int64_t place = 1;
    for (const Seat other : seats()) {
      if (chair(other).conceded) continue;
      if (!standing.winners.has(seat) && (standing.winners.has(other) || score(other) > score(seat))) ++place;
    }
    return place;
  };
  for (const Seat seat : seats()) {
    if (!is_person(seat)) continue;
    const Chair& one = chair(seat);
    finished.people.push_back(
        {.person = one.who.user, .place = place_of(seat), .by_bot = !one.conceded && one.left_to_bot()});
  }
  return finished;
}

}  // namespace roundtable::server
