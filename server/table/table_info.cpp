#include "server/table/table_info.h"

#include <set>

#include "engine/core/seat_json.h"

namespace roundtable::server {

namespace {

void write_maybe(JsonWriter& out, std::optional<Seat> seat) { seat ? out.value(index(*seat)) : out.null(); }

void write_seat(JsonWriter& out, const Table& table, Seat seat) {
  const PlannedSeat& who = table.who(seat);
  const auto write_name = [&](const char* kind) { out.field("kind", kind).field("name", std::string_view(who.name)); };
  out.begin_object();
  switch (who.kind) {
    case PlannedSeat::Kind::Open: out.field("kind", "open"); break;
    case PlannedSeat::Kind::Held:
      write_name("held");
      out.field("user", std::string_view(who.user));
      break;
    case PlannedSeat::Kind::Bot: write_name("bot"); break;
    case PlannedSeat::Kind::Person:
      write_name("person");
      out.field("user", std::string_view(who.user)).field("here", table.presence().is_here(seat)).key("away");
      table.presence().is_here(seat) ? out.null() : out.value(table.presence().away_since(seat));
      out.field("bot", table.play().substitutes().has(seat)).field("ready", table.room().is_ready(seat));
      out.field("removed", table.moderation().is_removed(seat)).field("silenced", table.moderation().is_muted(seat));
      out.field("conceded", table.play().ending().conceded().has(seat)).key("holiday");
      const Millis vacation = table.play().clock().vacation_end(seat);
      vacation > 0 ? out.value(vacation) : out.null();
      break;
  }
  out.end_object();
}

}  // namespace

void write_info(JsonWriter& out, const Table& table, std::optional<Seat> looker, const std::string* standings) {
  const Plan& plan = table.plan();
  const Seats seats = table.room().seats();
  out.begin_object().field("id", std::string_view(table.id())).field("game", std::string_view(plan.game));
  out.field("players", plan.players()).key("options").raw(plan.options);
  out.field("public", plan.listed).key("clock");
  plan.clock ? plan.clock->write(out) : static_cast<void>(out.null());
  out.field("overtime", plan.others_end ? "end" : "bot");
  out.field("chat", plan.chat).field("hidden", plan.hidden).field("hints", plan.hints);
  out.field("found", table.room().is_found()).field("phase", name_of(table.phase()));
  out.field("created", table.created()).field("updated", table.journal().info_updated()).key("seats").begin_array();
  for (const Seat seat : seats) write_seat(out, table, seat);
  out.end_array().field("spectators", table.spectators()).key("you");
  write_maybe(out, looker);
  write_maybe(out.key("host"), table.host());
  write_maybe(out.key("keeper"), table.moderator());
  table.room().write_change(out);
  out.field("commitment", std::string_view(commitment_of(plan.secret)));
  table.numbers().write(out, table.numbers_due());
  table.play().substitutes().write_votes(out, seats);
  table.play().clock().write_pause(out);
  out.key("rematch");
  const auto& next = table.next_table();
  next ? out.value(std::string_view(next->id)) : out.null();
  write_maybe(out.key("rematchBy"), next ? next->by : std::nullopt);
  const bool finished = table.phase() == Phase::Finished;
  const GameEnding& ending = table.play().ending();
  out.key("result");
  finished&& ending.how() == Ending::Played ? out.raw(table.game()->record().result) : out.null();
  write_maybe(out.key("endedBy"), ending.by());
  out.field("stopped", ending.how() == Ending::Stopped);
  ending.write(out, finished, seats, table.play().voters());
  out.key("secret");
  finished ? out.value(std::string_view(plan.secret.hex())) : out.null();
  if (standings != nullptr) out.key("standings").raw(*standings);
  out.end_object();
}

// Every game's view has the field `standings`.
std::string standings_of(const Table& table) {
  JsonWriter out;
  const bool shown = table.game() != nullptr && !table.plan().hidden;
  const auto view = shown ? Json::parse(table.game()->view_json(Viewer::spectator())) : Json();
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
  return out.take();
}

TableIndex index_of(const Table& table) {
  const WaitingRoom& room = table.room();
  // Among open tables, those with a seat for anyone.
  const bool joinable = !room.is_found() && room.has_any(PlannedSeat::Kind::Open);
  const bool listed = table.plan().listed && (table.phase() != Phase::Open || joinable);
  TableIndex index{.id = table.id(),
                   .phase = table.phase(),
                   .listed = listed,
                   .updated = table.journal().updated(),
                   .due = table.listed_due()};
  for (const Seat seat : room.people()) index.people.push_back(room.who(seat).user);
  std::set<std::string> others = table.mentions().users();
  others.insert(room.original_plan().maker);
  for (const PlannedSeat& seat : room.original_plan().seats) others.insert(seat.user);
  for (const std::string& seated : index.people) others.erase(seated);
  others.erase("");
  index.others.assign(others.begin(), others.end());
  return index;
}

// The winners are first, the others are placed by their scores, and equal scores share a place. People who conceded are
// last. Games that were broken off otherwise have no places.
FinishedGame finished_game(const Table& table) {
  const GameEnding& ending = table.play().ending();
  const Seats seats = table.room().seats();
  FinishedGame finished{.table = table.id(),
                        .record = table.record_json(),
                        .ended = ending.at(),
                        .game = table.plan().game,
                        .players = table.plan().players()};
  const bool played = ending.how() == Ending::Played;
  const Standing standing = played ? table.game()->standing() : Standing{};
  const auto score = [&](Seat seat) { return standing.scores[static_cast<std::size_t>(seat)]; };
  const auto place_of = [&](Seat seat) -> std::int64_t {
    const bool counts = played || ending.how() == Ending::Conceded;
    if (counts && table.play().ending().conceded().has(seat)) return table.plan().players();
    if (!played) return ending.winner_by_concession(seats) == seat ? 1 : 0;
    std::int64_t place = 1;
    for (const Seat other : seats - ending.conceded()) {
      if (!standing.winners.has(seat) && (standing.winners.has(other) || score(other) > score(seat))) ++place;
    }
    return place;
  };
  for (const Seat seat : table.room().people()) {
    const bool by_bot = !table.play().ending().conceded().has(seat) && table.play().clock().left_to_bot(seat);
    finished.people.push_back({.person = table.who(seat).user, .place = place_of(seat), .by_bot = by_bot});
  }
  return finished;
}

Plan rematch_plan(const Table& table, Seat asker) {
  Plan next = table.plan();
  next.maker = table.who(asker).user;
  next.ready = false;  // sitting down is agreement enough
  for (const Seat seat : table.room().seats()) {
    PlannedSeat& planned = next.seats[static_cast<std::size_t>(seat)];
    planned = table.who(seat);
    if (planned.name.empty() || table.moderation().is_removed(seat)) planned = {};  // erased or removed people
    if (planned.kind == PlannedSeat::Kind::Person && planned.user != next.maker) planned.kind = PlannedSeat::Kind::Held;
  }
  next.secret = random_secret();
  return next;
}

}  // namespace roundtable::server
