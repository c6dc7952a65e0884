#include <algorithm>
#include <utility>

#include "server/api/api.h"
#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

// Keeping order, over HTTP: whom one does not want to hear of, and what whoever made a table does about people there.

namespace roundtable::server {

namespace {

constexpr std::size_t kReportLength = 12;
constexpr std::size_t kMostReportedLines = 20;
constexpr Limit kReports{"reports", 10, 3600, "person", "too many reports; try again later"};

int other_seat_from(const Fields& fields) { return static_cast<int>(fields.number("seat", 0, kMaxSeats - 1)); }

// Those of the lines that were asked for, all of which this user must have said.
void write_reported(JsonWriter& out, const Chat& chat, const std::string& user, const Json* wanted) {
  out.key("lines").begin_array();
  if (wanted != nullptr && (!wanted->is(Json::Kind::Array) || wanted->items().size() > kMostReportedLines)) {
    throw bad_field("lines", "allowed: a list of at most 20 numbers of chat messages");
  }
  for (std::size_t i = 0; wanted != nullptr && i < wanted->items().size(); ++i) {
    const Json& number = wanted->items()[i];
    const ChatLine* found = nullptr;
    for (std::size_t at = 0; at < chat.size(); ++at) {
      const bool same = number.is(Json::Kind::Number) && chat[at].number == number.number();
      if (same && chat[at].user == user && !chat[at].text.empty()) found = &chat[at];
    }
    if (found == nullptr)
      throw bad_field("lines", "found " + number.text().substr(0, 40) + ", which is not a message of this person");
    found->write(out);
  }
  out.end_array();
}

}  // namespace

void Api::show_blocked(const Call& call, const User& user) {
  JsonWriter out;
  tables_.blocks().write(out.begin_object().key("blocked"), user.id);
  out.end_object();
  tables_.saves().when_known(user.id, [call, response = respond(out)] { call.reply(response); }, call.failed);
}

void Api::block(const Call& call, const User& user) {
  const std::string other = Fields(call.request.body, {"user"}).text("user", 1, 40);
  if (other == user.id) throw bad_field("user", "allowed: another person");
  store_.read<std::optional<User>>(
      [other](Store& store) { return store.user(other); },
      [this, call, user](const std::optional<User>& found) {
        guard(
            [&] {
              if (!found || found->name.empty()) throw Refused("not-found", "no such person");
              tables_.blocks().block(user.id, *found, time_of_day());
              show_blocked(call, user);
            },
            call.failed);
      },
      [call] { call.failed(Refused("store", "the store cannot be read right now; try again in a moment")); });
}

void Api::unblock(const Call& call, const User& user) {
  tables_.blocks().unblock(user.id, Fields(call.request.body, {"user"}).text("user", 1, 40));
  show_blocked(call, user);
}

void Api::report(const Call& call, const User& user, const LiveTable& live) {
  const Table& table = *live.table;
  const Fields fields(call.request.body, {"seat", "lines", "why"});
  const int seat = other_seat_from(fields);
  if (seat >= table.plan().players()) throw bad_field("seat", "no such seat");
  const PlannedSeat& who = table.who(Seat{static_cast<std::uint8_t>(seat)});
  if (who.kind != PlannedSeat::Kind::Person || who.user == user.id || who.name.empty()) {
    throw bad_field("seat", "allowed: the seat of another player");
  }
  JsonWriter out;
  out.begin_object().field("table", std::string_view(table.id())).field("name", std::string_view(who.name));
  out.field("by", std::string_view(user.name));
  out.field("why", std::string_view(fields.has("why") ? fields.text("why", 0, 300) : std::string()));
  write_reported(out, table.chat(), who.user, fields.find("lines"));
  tables_.limits().expect(kReports, user.id);
  tables_.saves().batch().notes.push_back({.kind = "report",
                                           .id = random_text(kReportLength),
                                           .person = user.id,
                                           .about = who.user,
                                           .at = time_of_day(),
                                           .text = out.end_object().take()});
  ++metrics_.reports;
  tables_.saves().when_stored(user.id, [call] { call.reply({.body = "{}"}); }, call.failed);
}

void Api::keep_order(const Call& call, const User& user, LiveTable& live, const std::string& what) {
  const std::string& body = call.request.body;
  if (what == "remove") return live.table->remove(user, other_seat_from(Fields(body, {"seat"})), time_of_day());
  const Fields fields(body, {"seat", "on"});
  live.table->silence(user, other_seat_from(fields), fields.flag("on", true), time_of_day());
}

// Whoever runs the table has blocked them: they learn no more than that it is closed to them.
void Api::expect_not_blocked(const User& user, const Table& table) const {
  const auto host = table.host();
  if (host && !table.seat_of(user.id) && tables_.blocks().has(table.who(*host).user, user.id)) {
    throw Refused("not-yours", "the host removed you from this table").because("shut");
  }
}

}  // namespace roundtable::server
