#include <utility>

#include "server/api/api.h"
#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

// The waiting room, over HTTP: what is done at a table before the start.

namespace roundtable::server {

namespace {

constexpr std::int64_t kMostChanges = 1'000'000;

int seat_from(const Fields& fields, std::string_view name = "seat") {
  return static_cast<int>(fields.number(name, 0, kMaxSeats - 1));
}

}  // namespace

void Api::in_waiting_room(const Call& call, const User& user, LiveTable& live, const std::string& what) {
  Table& table = *live.table;
  const std::string& body = call.request.body;
  const Millis now = time_of_day();
  if (what == "sit") {
    const Fields fields(body, {"seat", "changes", "number"});
    const auto seat = fields.maybe_number("seat", 0, kMaxSeats - 1);
    const auto changes = fields.maybe_number("changes", 0, kMostChanges);
    expect_not_blocked(user, table);
    table.sit(user, seat ? std::optional<int>(static_cast<int>(*seat)) : std::nullopt, now, changes,
              read_promise(fields.find("number")));
    invitations_.accepted(user.id, table.id());
  } else if (what == "fill") {
    table.fill(user, read_level(Fields(body, {"bot"})), now);
  } else if (what == "bot") {
    const Fields fields(body, {"seat", "bot"});
    table.put_bot(user, seat_from(fields), read_level(fields), now);
  } else if (what == "free") {
    free_seat(call, user, live);
  } else if (what == "swap") {
    const Fields fields(body, {"seat", "with"});
    table.swap_seats(user, seat_from(fields), seat_from(fields, "with"), now);
  } else if (what == "host") {
    table.make_host(user, seat_from(Fields(body, {"seat"})), now);
  } else if (what == "change") {
    table.change(user, body, now);
  } else if (what == "ready") {
    const Fields fields(body, {"on", "changes"});
    table.set_ready(user, fields.flag("on", true), fields.maybe_number("changes", 0, kMostChanges), now);
  } else {
    expect_no_fields(call.request);
    table.start(user, now);
  }
}

// The answer is the same whoever has that name, or nobody: docs/security.md.
void Api::invite(const Call& call, const User& user, const LiveTable& live) {
  const Table& table = *live.table;
  const std::string name = Fields(call.request.body, {"name"}).text("name", 1, 24);
  if (!table.seat_of(user.id)) throw Refused("not-yours", "only players at this table can invite others");
  if (table.phase() != Phase::Open || table.is_found()) {
    throw Refused("not-now", "the game has started, or no seat is free").because("started");
  }
  invitations_.invite(user, call.request.address, table, name, [call] { call.reply({.body = "{}"}); }, call.failed);
}

// They are told, wherever they look at the table.
void Api::free_seat(const Call& call, const User& host, LiveTable& live) {
  Table& table = *live.table;
  const Fields fields(call.request.body, {"seat", "shut"});
  const int seat = seat_from(fields);
  const bool shut = fields.flag("shut", false);
  std::vector<ListenerPtr> theirs;
  for (const Audience& audience : live.audiences) {
    const auto taken = audience.seat();
    if (taken && index(*taken) == seat) theirs = audience.listeners();
  }
  table.free(host, seat, shut, time_of_day());
  tables_.saves().when_stored(
      table.id(),
      [theirs, text = TableService::freed_text(table, shut)] {
        for (const ListenerPtr& listener : theirs) listener->send(text);
      },
      [](const Refused&) {});
}

}  // namespace roundtable::server
