#include "server/api/controllers/moderation_controller.h"

#include <optional>
#include <string>

#include "server/api/common_fields.h"
#include "server/api/controllers/table_calls.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kReportLength = 12;
constexpr std::size_t kMostReportedLines = 20;
constexpr Limit kReports{"reports", 10, 3600, "person", "too many reports; try again later"};

const ChatLine& line_of(const Chat& chat, const std::string& user, const Json& number) {
  for (std::size_t at = chat.size(); at-- > 0;) {
    const bool same = number.is(Json::Kind::Number) && chat[at].number == number.number();
    if (same && chat[at].user == user && !chat[at].text.empty()) return chat[at];
  }
  throw bad_field("lines", "found " + number.text().substr(0, 40) + ", which is not a message of this person");
}

// Writes the reported lines, all of which must be that user's.
void write_reported(JsonWriter& out, const Chat& chat, const std::string& user, const Json* wanted) {
  out.key("lines").begin_array();
  if (wanted != nullptr && (!wanted->is(Json::Kind::Array) || wanted->items().size() > kMostReportedLines)) {
    throw bad_field("lines", "allowed: a list of at most 20 numbers of chat messages");
  }
  for (std::size_t i = 0; wanted != nullptr && i < wanted->items().size(); ++i) {
    line_of(chat, user, wanted->items()[i]).write(out);
  }
  out.end_array();
}

}  // namespace

const Routes<ModerationController>& ModerationController::routes() {
  using enum Method;
  using enum Who;
  using C = ModerationController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/v1/blocked", Person, {}, "Blocked", "List blocked people",
        R"(`{"blocked":[{"user":"u…","name":"…"},…]}`)"},
       &C::show_blocked},
      {{Post, "/api/v1/block", Person, {id_field("user")}, "Blocked", "Block a person",
        "as above"},
       &C::block},
      {{Post, "/api/v1/unblock", Person, {id_field("user")}, "Blocked", "Unblock a person",
        "as above"},
       &C::unblock},
      {{Post, "/api/v1/tables/{table}/silence", Moderator, {seat_field(), Field::flag("on", true)}, "TableAnswer", "Mute a player",
        R"(`{"table":info}`. Mutes a player for all, also before the start)"},
       &C::silence},
      {{Post, "/api/v1/tables/{table}/remove", Moderator, {seat_field()}, "TableAnswer", "Remove a player",
        R"(`{"table":info}`. A bot plays that seat to the end)"},
       &C::remove},
      {{Post, "/api/v1/tables/{table}/report", Person,
        {seat_field(), Field::other("lines", "up to 20 `n` of chat lines", R"({"type":"array","maxItems":20,"items":{"type":"integer"}})").optional(),
         Field::text("why", 0, 300).optional()}, "Nothing", "Report a player",
        "`{}`. Reports a player to the operator; 10 an hour"},
       &C::report},
  };
  // clang-format on
  return kRoutes;
}

void ModerationController::show_blocked(const CallPtr& call) {
  JsonWriter out;
  blocks_.write(out.begin_object().key("blocked"), call->user.id);
  out.end_object();
  saves_.when_known(call->user.id, [call, response = respond(out)] { call->reply(response); }, call->failed);
}

void ModerationController::block(const CallPtr& call) {
  const std::string other = call->fields.text("user");
  if (other == call->user.id) throw bad_field("user", "allowed: another person");
  store_.read<std::optional<User>>([other](Store& store) { return store.user(other); },
                                   guarded(call,
                                           [this, call](const std::optional<User>& found) {
                                             if (!found || found->name.empty())
                                               throw Refused("not-found", "no such person");
                                             blocks_.block(call->user.id, *found, time_of_day());
                                             show_blocked(call);
                                           }),
                                   cannot_read(call));
}

void ModerationController::unblock(const CallPtr& call) {
  blocks_.unblock(call->user.id, call->fields.text("user"));
  show_blocked(call);
}

void ModerationController::silence(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) {
    live.table->mute(call->user, seat_in(call), call->fields.flag("on"), time_of_day());
  });
}

void ModerationController::remove(const CallPtr& call) {
  at_table_.change(call, [call](LiveTable& live) { live.table->remove(call->user, seat_in(call), time_of_day()); });
}

void ModerationController::report(const CallPtr& call) {
  at_table_.act(call, [this, call](LiveTable& live, const SaveQueue::Failed& failed) {
    const Table& table = *live.table;
    const User& user = call->user;
    if (seat_in(call) >= table.plan().players()) throw bad_field("seat", "no such seat");
    const PlannedSeat& who = table.who(Seat{static_cast<std::uint8_t>(seat_in(call))});
    if (who.kind != PlannedSeat::Kind::Person || who.user == user.id || who.name.empty()) {
      throw bad_field("seat", "allowed: the seat of another player");
    }
    JsonWriter out;
    out.begin_object().field("table", std::string_view(table.id())).field("name", std::string_view(who.name));
    out.field("by", std::string_view(user.name)).field("why", std::string_view(call->fields.text("why")));
    write_reported(out, table.chat(), who.user, call->fields.find("lines"));
    limits_.expect(kReports, user.id);
    saves_.batch().notes.push_back({.kind = "report",
                                    .id = random_text(kReportLength),
                                    .person = user.id,
                                    .about = who.user,
                                    .at = time_of_day(),
                                    .text = out.end_object().take()});
    ++metrics_.reports;
    saves_.when_stored(user.id, answers_nothing(call), failed);
  });
}

}  // namespace roundtable::server
