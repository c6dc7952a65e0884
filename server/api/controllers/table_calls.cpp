#include "server/api/controllers/table_calls.h"

#include <utility>

#include "server/base/http.h"

namespace roundtable::server {

void TableCalls::act(const CallPtr& call, Work work) {
  tables_.act(
      call->id,
      [this, call, work = std::move(work)](LiveTable& live, const SaveQueue::Failed& failed) {
        tables_.expect_calm(live, call->user);
        work(live, failed);
      },
      call->failed);
}

void TableCalls::change(const CallPtr& call, std::function<void(LiveTable& live)> change) {
  act(call, [this, call, change = std::move(change)](LiveTable& live, const SaveQueue::Failed& failed) {
    change(live);
    tables_.reseat(live);
    tables_.touch(live);
    saves_.when_stored(live.table->id(), shows_table(call, live), failed);
  });
}

std::function<void()> shows_table(const CallPtr& call, const LiveTable& live) {
  JsonWriter out;
  out.begin_object().key("table");
  live.table->write_info(out, live.table->seat_of(call->user.id));
  out.end_object();
  return [call, response = respond(out)] { call->reply(response); };
}

int seat_in(const CallPtr& call, std::string_view name) { return static_cast<int>(call->fields.number(name)); }

Seat own_seat(const LiveTable& live, const User& user) {
  const auto seat = live.table->seat_of(user.id);
  if (!seat) throw Refused("not-yours", "you are not seated at this table");
  return *seat;
}

void TableCalls::expect_not_blocked(const User& user, const Table& table) const {
  const auto host = table.host();
  if (host && !table.seat_of(user.id) && blocks_.has(table.who(*host).user, user.id)) {
    throw Refused("not-yours", "the host removed you from this table").because("shut");
  }
}

}  // namespace roundtable::server
