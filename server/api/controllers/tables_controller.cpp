#include "server/api/controllers/tables_controller.h"

#include <array>
#include <limits>
#include <utility>

#include "server/api/common_fields.h"
#include "server/api/controllers/listed_tables.h"
#include "server/api/controllers/table_calls.h"
#include "server/api/controllers/terms.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::array<List, 4> kLists = {List::Open, List::Playing, List::Mine, List::Finished};

std::vector<Field> new_table_fields() {
  std::vector<Field> fields = {
      Field::text("game", 1, 40).described("a name from `GET games`"),
      Field::other("seats", "list of 2 to 5",
                   R"({"type":"array","minItems":2,"maxItems":5,"items":{"anyOf":[{"enum":["me","open"]},)"
                   R"({"type":"object","properties":{"bot":{"$ref":"#/components/schemas/Level"}},)"
                   R"("required":["bot"],"additionalProperties":false}]}})")};
  for (Field& field : term_fields()) fields.push_back(std::move(field));
  fields.push_back(commitment_field());
  return fields;
}

}  // namespace

const Routes<TablesController>& TablesController::routes() {
  using enum Method;
  using enum Who;
  using C = TablesController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Post, "/api/v1/tables", Person, new_table_fields(), "NewTable", "Create a table",
        R"(201, `{"id":"…","table":info}`; see [Create a table](#create-a-table))",
        {.status = 201}},
       &C::make},
      {{Get, "/api/v1/tables", Visitor, {Field::word("list", {"open", "playing", "mine", "finished"}), before_field()}, "TableList", "List tables",
        R"(`{"tables":[info,…],"next":…}`, latest first; see [Lists](#lists). `mine` and `finished` need a token)"},
       &C::list},
      {{Get, "/api/v1/tables/{table}", Visitor, {}, "TableAnswer", "Show a table",
        R"(`{"table":info}`)"},
       &C::show},
      {{Get, "/api/v1/tables/{table}/record", Anyone, {}, "Record", "Show the record",
        "the [record](record.md) of a finished game"},
       &C::show_record},
      {{Get, "/api/v1/tables/{table}/chat", Visitor,
        {Field::number("before", 0, std::numeric_limits<std::int64_t>::max()).described("the `n` of your oldest line")}, "Chat", "Show earlier chat",
        R"(`{"chat":[…],"earlier":true}`: up to 100 lines before that line)"},
       &C::show_chat},
      {{Post, "/api/v1/tables/{table}/rematch", Player, {commitment_field()}, "TableId", "Ask for a rematch",
        R"(`{"id":"…"}`: the next table)"},
       &C::rematch},
  };
  // clang-format on
  return kRoutes;
}

void TablesController::make(const CallPtr& call) {
  const User& user = call->user;
  Plan plan = Plan::from_request(call->request.body, user);
  if (const auto secret = Secret::from_hex(options_.test_secret)) plan.secret = *secret;
  sign_in_.expect_few_new(call);
  limits_.expect({"tables", options_.tables_per_hour, 3600, "person", "too many new tables; try again later"}, user.id);
  const LiveTable& live = tables_.open(std::move(plan));
  const std::string id = live.table->id();
  if (const auto seat = live.table->seat_of(user.id))
    live.table->commit(*seat, call->fields.text("number"), time_of_day());
  JsonWriter out;
  out.begin_object().field("id", std::string_view(id)).key("table");
  live.table->write_info(out, live.table->seat_of(user.id));
  out.end_object();
  HttpResponse response = respond(out, 201);
  response.headers.emplace_back("Location", "/api/v1/tables/" + id);
  saves_.when_stored(id, [call, response] { call->reply(response); }, call->failed);
}

void TablesController::list(const CallPtr& call) {
  ListQuery query;
  query.list = kLists[call->fields.word("list").value_or(0)];
  query.before = place_before(call->fields);
  if (query.list != List::Mine && query.list != List::Finished) return search(call, query);
  people_.with_user(
      call->request.token,
      [this, call, query](const User& user) {
        ListQuery mine = query;
        mine.user = user.id;
        search(call, mine);
      },
      call->failed);
}

void TablesController::search(const CallPtr& call, const ListQuery& query) {
  store_.read<Listed>(
      [query](Store& store) {
        Listed listed{.tables = store.list(query), .at_peers = {}};
        listed.at_peers = people_at_peers(store, listed.tables);
        return listed;
      },
      [this, call, user = query.user](const Listed& listed) { show_list(call, user, listed); }, cannot_read(call));
}

void TablesController::show_list(const CallPtr& call, const std::string& user, const Listed& listed) {
  const std::vector<TableIndex>& found = listed.tables;
  JsonWriter out;
  out.begin_object().key("tables").begin_array();
  for (TableIndex one : found) {
    if (one.phase == Phase::Open) one.info = with_presence(one, listed.at_peers);
    write_listed(out, live_, one, user);
  }
  out.end_array();
  if (found.size() == static_cast<std::size_t>(ListQuery().limit)) {
    out.field("next", std::string_view(ListPlace::of(found.back()).text()));
  }
  call->reply(respond(out.end_object()));
}

void TablesController::show(const CallPtr& call) {
  tables_.with_latest(
      call->id,
      [this, call](LiveTable& live) { saves_.when_known(live.table->id(), shows_table(call, live), call->failed); },
      call->failed);
}

void TablesController::show_record(const CallPtr& call) {
  store_.read<std::optional<std::string>>(
      [id = call->id](Store& store) { return store.record(id); },
      [this, call](const std::optional<std::string>& record) {
        if (!record) return call->failed(Refused("not-found", "no record: no such table, or the game is not over"));
        if (!Json::parse(*record)) {
          live_.set_aside(call->id, "its record cannot be read");
          return call->failed(Refused("store", "this record is damaged"));
        }
        call->reply({.body = *record});
      },
      cannot_read(call));
}

void TablesController::show_chat(const CallPtr& call) {
  tables_.with_latest(
      call->id,
      [this, call](LiveTable& live) {
        JsonWriter out;
        out.begin_object();
        live.table->chat().write_before(out, call->fields.number("before"), blocks_.of(call->user.id));
        out.end_object();
        saves_.when_known(live.table->id(), [call, response = respond(out)] { call->reply(response); }, call->failed);
      },
      call->failed);
}

void TablesController::rematch(const CallPtr& call) {
  at_table_.act(call, [this, call](LiveTable& live, const SaveQueue::Failed& failed) {
    join_or_make_rematch(call, live, failed);
  });
}

// The first player creates the next table; the others take the seats that are held for them there.
void TablesController::join_or_make_rematch(const CallPtr& call, LiveTable& live, const SaveQueue::Failed& failed) {
  const Table& table = *live.table;
  const auto seat = table.seat_of(call->user.id);
  if (!seat) throw Refused("not-yours", "only players of this game can ask for a rematch");
  table.moderation().expect_not_removed(*seat);
  if (table.phase() != Phase::Finished) throw Refused("not-now", "the game is not over yet").because("not-over");
  const std::optional<Table::NextTable> next_table = table.next_table();
  if (!next_table) return make_rematch(call, *seat, live, failed);
  const auto join = [this, call, failed, by = *seat, id = table.id()](LiveTable& next) {
    if (next.table->phase() == Phase::Closed) {  // all players had left it
      const auto make = [this, call, failed, by](LiveTable& old) {
        guard([&] { make_rematch(call, by, old, failed); }, failed);
      };
      return live_.with(id, make, failed);
    }
    if (next.table->has_seat_for(call->user.id)) {
      at_table_.expect_not_blocked(call->user, *next.table);
      next.table->sit(call->user, std::nullopt, time_of_day(), std::nullopt, call->fields.text("number"));
      tables_.reseat(next);
      tables_.touch(next);
    }
    show_rematch(call, next.table->id(), next.table->id(), failed);
  };
  const auto guarded_join = [join, failed](LiveTable& next) { guard([&] { join(next); }, failed); };
  live_.with(next_table->id, guarded_join, failed);
}

void TablesController::make_rematch(const CallPtr& call, Seat by, LiveTable& live, const SaveQueue::Failed& failed) {
  Table& table = *live.table;
  settings_.expect_new();
  Plan plan = table.next_plan(by);
  for (PlannedSeat& seat : plan.seats) {  // people who blocked each other are not seated together
    if (seat.kind == PlannedSeat::Kind::Held && blocks_.apart(plan.maker, seat.user)) seat = {};
  }
  const LiveTable& opened = tables_.open(std::move(plan));
  if (const auto seat = opened.table->seat_of(table.who(by).user))
    opened.table->commit(*seat, call->fields.text("number"), time_of_day());
  const std::string next = opened.table->id();
  table.rematch(next, by, time_of_day());
  tables_.touch(live);
  // If another server was quicker, the new table is not needed.
  const SaveQueue::Failed lost = [this, failed, next](const Refused& why) {
    const auto close = [this](LiveTable& made, const SaveQueue::Failed&) {
      made.table->stop(time_of_day());
      tables_.touch(made);
    };
    tables_.act(next, close, [](const Refused&) {});
    failed(why);
  };
  show_rematch(call, next, table.id(), lost);
}

void TablesController::show_rematch(const CallPtr& call, const std::string& next, const std::string& changed,
                                    const SaveQueue::Failed& failed) {
  JsonWriter out;
  out.begin_object().field("id", std::string_view(next)).end_object();
  saves_.when_stored(changed, [call, response = respond(out)] { call->reply(response); }, failed);
}

}  // namespace roundtable::server
