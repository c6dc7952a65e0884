#include "server/api/controllers/waiting_room_controller.h"

#include <utility>
#include <vector>

#include "server/api/common_fields.h"
#include "server/api/controllers/table_calls.h"
#include "server/api/controllers/terms.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

std::vector<Field> changed_terms() {
  std::vector<Field> fields = {Field::number("players", 2, kMaxSeats).optional()};
  for (Field& term : term_fields()) {
    term.default_json = {};  // absent terms stay
    fields.push_back(std::move(term).optional());
  }
  return fields;
}

}  // namespace

const Routes<WaitingRoomController>& WaitingRoomController::routes() {
  using enum Method;
  using enum Who;
  using C = WaitingRoomController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Post, "/api/v1/tables/{table}/sit", Person, {seat_field().optional(), changes_field(), commitment_field()}, "TableAnswer", "Sit down",
        "takes this seat, else the one held for you, else the first open one. A seated player moves. "
        "Taking the last seat starts the game unless players must be ready"},
       &C::sit},
      {{Post, "/api/v1/tables/{table}/leave", Player, {}, "TableAnswer", "Leave your seat",
        "frees your seat. During the game a bot plays for you until you return"},
       &C::leave},
      {{Post, "/api/v1/tables/{table}/decline", Person, {}, "TableAnswer", "Decline a seat or an invitation",
        "opens the seat held for you, or declines an invitation"},
       &C::decline},
      {{Post, "/api/v1/tables/{table}/invite", Player, {name_field().described("of an account")}, "Nothing", "Invite a person",
        "`{}`, always"},
       &C::invite},
      {{Post, "/api/v1/tables/{table}/ready", Player, {Field::flag("on", true), changes_field()}, "TableAnswer", "Say that you are ready",
        "says whether you agree to start"},
       &C::set_ready},
      {{Post, "/api/v1/tables/{table}/fill", Host, {level_field()}, "TableAnswer", "Fill the table with bots",
        "puts bots on all open and held seats and starts"},
       &C::fill},
      {{Post, "/api/v1/tables/{table}/bot", Host, {seat_field(), level_field()}, "TableAnswer", "Put a bot on a seat",
        "puts a bot on a seat without a person"},
       &C::put_bot},
      {{Post, "/api/v1/tables/{table}/free", Host, {seat_field(), Field::flag("shut", false)}, "TableAnswer", "Free a seat",
        "removes a bot, a person or a reservation. `shut` bars the person from the table"},
       &C::free_seat},
      {{Post, "/api/v1/tables/{table}/swap", Host, {seat_field(), seat_field("with")}, "TableAnswer", "Swap two seats",
        "swaps two seats"},
       &C::swap_seats},
      {{Post, "/api/v1/tables/{table}/host", Host, {seat_field()}, "TableAnswer", "Hand over the table",
        "makes that person the host"},
       &C::make_host},
      {{Post, "/api/v1/tables/{table}/change", Host, changed_terms(), "TableAnswer", "Change the terms",
        "changes the terms. `clock` null: none"},
       &C::change},
      {{Post, "/api/v1/tables/{table}/start", Host, {}, "TableAnswer", "Start the game",
        "starts the game"},
       &C::start},
  };
  // clang-format on
  return kRoutes;
}

void WaitingRoomController::sit(const CallPtr& call) {
  at_table_.change(call, [this, call](LiveTable& live) {
    const auto seat = call->fields.maybe_number("seat");
    at_table_.expect_not_blocked(call->user, *live.table);
    live.table->sit(call->user, seat ? std::optional(static_cast<int>(*seat)) : std::nullopt, time_of_day(),
                    call->fields.maybe_number("changes"), call->fields.text("number"));
    invitations_.accepted(call->user.id, live.table->id());
  });
}

void WaitingRoomController::leave(const CallPtr& call) {
  at_table_.change(call, [this, call](LiveTable& live) {
    live.table->leave(own_seat(live, call->user), time_of_day());
    matchmaker_.left(call->user.id, live.table->id());
  });
}

void WaitingRoomController::decline(const CallPtr& call) {
  at_table_.change(call, [this, call](LiveTable& live) {
    Table& table = *live.table;
    if (!invitations_.decline(call->user.id, table.id()) || table.room().held_for(call->user.id))
      table.decline(call->user, time_of_day());
  });
}

// The answer does not reveal whether the account exists: docs/security.md.
void WaitingRoomController::invite(const CallPtr& call) {
  at_table_.act(call, [this, call](LiveTable& live, const SaveQueue::Failed& failed) {
    const Table& table = *live.table;
    if (!table.seat_of(call->user.id)) throw Refused("not-yours", "only players at this table can invite others");
    if (table.phase() != Phase::Open || table.room().is_found()) {
      throw Refused("not-now", "the game has started, or no seat is free").because("started");
    }
    invitations_.invite(call->user, call->request.address, table, call->fields.text("name"), answers_nothing(call),
                        failed);
  });
}

void WaitingRoomController::set_ready(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) {
    live.table->set_ready(call->user, call->fields.flag("on"), call->fields.maybe_number("changes"), time_of_day());
  });
}

void WaitingRoomController::fill(const CallPtr& call) {
  at_table_.change(call,
                   [call](LiveTable& live) { live.table->fill(call->user, call->fields.text("bot"), time_of_day()); });
}

void WaitingRoomController::put_bot(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) {
    live.table->put_bot(call->user, seat_in(call), call->fields.text("bot"), time_of_day());
  });
}

// The person on the seat is told at each table they watch.
void WaitingRoomController::free_seat(const CallPtr& call) {
  at_table_.change(call, [this, call](LiveTable& live) {
    Table& table = *live.table;
    const bool shut = call->fields.flag("shut");
    std::vector<ListenerPtr> theirs;
    live.connections.each_at(Seat{static_cast<std::uint8_t>(seat_in(call))},
                             [&](const ListenerPtr& one) { theirs.push_back(one); });
    table.free(call->user, seat_in(call), shut, time_of_day());
    saves_.when_stored(
        table.id(),
        [theirs, text = TableService::freed_text(table, shut)] {
          for (const ListenerPtr& listener : theirs) listener->send(text);
        },
        [](const Refused&) {});
  });
}

void WaitingRoomController::swap_seats(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) {
    live.table->swap_seats(call->user, seat_in(call), seat_in(call, "with"), time_of_day());
  });
}

void WaitingRoomController::make_host(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) { live.table->make_host(call->user, seat_in(call), time_of_day()); });
}

void WaitingRoomController::change(const CallPtr& call) {
  at_table_.change(call,
                   [call](LiveTable& live) { live.table->change(call->user, call->request.body, time_of_day()); });
}

void WaitingRoomController::start(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) { live.table->start(call->user, time_of_day()); });
}

}  // namespace roundtable::server
