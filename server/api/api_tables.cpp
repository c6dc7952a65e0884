#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "server/api/api.h"
#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

// Tables, over HTTP.

namespace roundtable::server {

namespace {

std::optional<std::int64_t> read_number(const std::string& text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool all = error == std::errc() && end == text.data() + text.size();
  return all && number >= 0 ? std::optional(number) : std::nullopt;
}

// The stored info of a table, with the seat of this user in `you`. Nothing if the info is damaged.
std::optional<std::string> seen_by(const std::string& info, const std::string& user) {
  const auto json = Json::parse(info);
  const Json* seats = json ? json->find("seats") : nullptr;
  if (seats == nullptr || json->find("you") == nullptr) return std::nullopt;
  const auto is_theirs = [&](const Json& seat) {
    const Json* who = seat.find("user");
    const Json* kind = seat.find("kind");
    return kind != nullptr && kind->string() == "person" && who != nullptr && who->string() == user;
  };
  const auto own = std::find_if(seats->items().begin(), seats->items().end(), is_theirs);
  JsonWriter out;
  out.begin_object();
  for (const auto& [name, value] : json->members()) {
    out.foreign_key(name);
    name == "you" && own != seats->items().end() ? out.value(own - seats->items().begin()) : out.raw(value.text());
  }
  return out.end_object().take();
}

}  // namespace

void Api::route_tables(const Call& call) {
  if (call.request.method != "POST") {
    expect_method(call.request, "GET");
    return list(call);
  }
  people_.with_user(call.request.token,
                    guarded(call.failed, [this, call](const User& user) { make_table(call, user); }), call.failed);
}

void Api::make_table(const Call& call, const User& user) {
  Plan plan = Plan::from_request(call.request.body, user);
  if (const auto secret = Secret::from_hex(options_.test_secret)) plan.secret = *secret;
  const std::string promise = read_promise(parse_object(call.request.body).find("number"));
  tables_.saves().expect_working();
  expect_few_new(call);
  tables_.limits().expect({"tables", options_.tables_per_hour, 3600, "person", "too many new tables; try again later"},
                          user.id);
  const LiveTable& live = tables_.open(std::move(plan));
  if (const auto seat = live.table->seat_of(user.id)) live.table->promise(*seat, promise, time_of_day());
  JsonWriter out;
  out.begin_object().field("id", std::string_view(live.table->id())).key("table");
  live.table->write_info(out, live.table->seat_of(user.id));
  out.end_object();
  tables_.saves().when_stored(
      live.table->id(), [call, response = respond(out, 201)] { call.reply(response); }, call.failed);
}

void Api::list(const Call& call) {
  ListQuery query;
  const std::string which = query_value(call.request.query, "list");
  constexpr std::array<std::pair<std::string_view, List>, 4> kLists = {
      {{"open", List::Open}, {"playing", List::Playing}, {"mine", List::Mine}, {"finished", List::Finished}}};
  const auto* const found =
      std::find_if(kLists.begin(), kLists.end(), [&](const auto& one) { return one.first == which; });
  if (found == kLists.end()) {
    std::vector<std::string_view> names;
    names.reserve(kLists.size());
    for (const auto& one : kLists) names.push_back(one.first);
    throw bad_name("list", which, names);
  }
  query.list = found->second;
  if (const std::string before = query_value(call.request.query, "before"); !before.empty()) {
    query.before = ListPlace::read(before);
    if (!query.before) throw bad_field("before", "allowed: the value of `next` from an earlier answer");
  }
  const auto search = [this, call](const ListQuery& wanted, const std::string& user) {
    store_.read<Listed>(
        [wanted](Store& store) {
          Listed listed{.tables = store.list(wanted), .elsewhere = {}};
          listed.elsewhere = people_elsewhere(store, listed.tables);
          return listed;
        },
        [this, call, user](const Listed& listed) { show_list(call, user, listed); },
        [call] { call.failed(Refused("store", "the store cannot be read right now; try again in a moment")); });
  };
  const bool own = query.list == List::Mine || query.list == List::Finished;
  if (!own) return search(query, {});
  people_.with_user(
      call.request.token,
      [query, search](const User& user) {
        ListQuery mine = query;
        mine.user = user.id;
        search(mine, user.id);
      },
      call.failed);
}

void Api::show_list(const Call& call, const std::string& user, const Listed& listed) {
  const std::vector<TableIndex>& found = listed.tables;
  JsonWriter out;
  out.begin_object().key("tables").begin_array();
  for (TableIndex one : found) {
    if (one.phase == Phase::Open) one.info = with_presence(one, listed.elsewhere);
    write_listed(out, one, user);
  }
  out.end_array();
  if (found.size() == static_cast<std::size_t>(ListQuery().limit)) {
    out.field("next", std::string_view(ListPlace::of(found.back()).text()));
  }
  out.end_object();
  call.reply(respond(out));
}

bool Api::write_listed(JsonWriter& out, const TableIndex& table, const std::string& user) {
  // One that is in memory can tell who is here.
  if (const LiveTable* live = tables_.live().find(table.id)) {
    live->table->write_info(out, live->table->seat_of(user), live->table->phase() == Phase::Playing);
  } else if (const auto info = seen_by(table.info, user)) {
    out.raw(*info);
  } else {
    tables_.live().set_aside(table.id, "its list entry cannot be read");
    return false;
  }
  return true;
}

void Api::route_table(const Call& call, const std::string& id, const std::string& what) {
  const HttpRequest& request = call.request;
  if (what == "record") {
    expect_method(request, "GET");
    return show_record(call, id);
  }
  if (what == "chat") {
    expect_method(request, "GET");
    return show_chat(call, id);
  }
  if (what == "ahead") {
    expect_method(request, "GET");
    return show_ahead(call, id);
  }
  if (what == "code") {
    expect_method(request, "POST");
    return give_code(call, id);
  }
  if (what == "hint" || what == "last") {
    expect_method(request, "GET");
    return advise(call, id, what);
  }
  if (what.empty()) {
    expect_method(request, "GET");
    const auto show = [this, call, id](const std::string& user) {
      tables_.with_latest(
          id,
          [this, call, user](LiveTable& live) {
            tables_.saves().when_known(live.table->id(), show_table(call, live, user), call.failed);
          },
          call.failed);
    };
    return people_.with_user(
        request.token, [show](const User& user) { show(user.id); }, [show](const Refused&) { show({}); });
  }
  constexpr std::array<std::string_view, 16> kAtTables = {"invite",  "remove", "silence", "report", "sit",  "leave",
                                                          "decline", "fill",   "rematch", "bot",    "free", "swap",
                                                          "host",    "change", "ready",   "start"};
  if (std::find(kAtTables.begin(), kAtTables.end(), what) == kAtTables.end()) {
    throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
  }
  expect_method(request, "POST");
  people_.with_user(request.token,
                    guarded(call.failed,
                            [this, call, id, what](const User& user) {
                              tables_.saves().expect_working();
                              tables_.act(
                                  id,
                                  [this, call, user, what](LiveTable& live, const Failed& failed) {
                                    at_table({call.request, call.reply, failed}, user, live, what);
                                  },
                                  call.failed);
                            }),
                    call.failed);
}

std::function<void()> Api::show_table(const Call& call, const LiveTable& live, const std::string& user) {
  JsonWriter out;
  out.begin_object().key("table");
  live.table->write_info(out, live.table->seat_of(user));
  out.end_object();
  return [call, response = respond(out)] { call.reply(response); };
}

void Api::at_table(const Call& call, const User& user, LiveTable& live, const std::string& what) {
  Table& table = *live.table;
  const Millis now = time_of_day();
  tables_.expect_calm(live, user);
  if (what == "rematch") return rematch(call, user, live);
  if (what == "report") return report(call, user, live);
  if (what == "invite") return invite(call, user, live);
  if (what == "leave" || what == "decline") {
    expect_no_fields(call.request);
    const auto seat = table.seat_of(user.id);
    if (what == "decline") {
      if (!invitations_.decline(user.id, table.id()) || table.held_for(user.id)) table.decline(user, now);
    } else if (seat) {
      table.leave(*seat, now);
      matchmaker_.left(user.id, table.id());
    } else {
      throw Refused("not-yours", "you are not seated at this table");
    }
  } else if (what == "remove" || what == "silence") {
    keep_order(call, user, live, what);
  } else {
    in_waiting_room(call, user, live, what);
  }
  tables_.reseat(live);
  tables_.touch(live);
  tables_.saves().when_stored(live.table->id(), show_table(call, live, user.id), call.failed);
}

// The first who asks makes the next table; whoever asks after that takes the seat that is held for them there.
void Api::rematch(const Call& call, const User& user, LiveTable& live) {
  const std::string& body = call.request.body;
  const std::string promise = read_promise(Fields(body.empty() ? "{}" : body, {"number"}).find("number"));
  const Table& table = *live.table;
  const auto seat = table.seat_of(user.id);
  if (!seat) throw Refused("not-yours", "only players of this game can ask for a rematch");
  table.expect_welcome(*seat);
  if (table.phase() != Phase::Finished) throw Refused("not-now", "the game is not over yet").because("not-over");
  if (table.rematch_id().empty()) return make_rematch(call, *seat, live, promise);
  const auto join = [this, call, user, promise, by = *seat, id = table.id()](LiveTable& next) {
    if (next.table->phase() == Phase::Closed) {  // all had left it again
      return tables_.live().with(
          id, guarded(call.failed, [this, call, by, promise](LiveTable& old) { make_rematch(call, by, old, promise); }),
          call.failed);
    }
    if (next.table->has_seat_for(user.id)) {
      expect_not_blocked(user, *next.table);
      next.table->sit(user, std::nullopt, time_of_day(), std::nullopt, promise);
      tables_.reseat(next);
      tables_.touch(next);
    }
    show_rematch(call, next.table->id(), next.table->id());
  };
  tables_.live().with(table.rematch_id(), guarded(call.failed, join), call.failed);
}

void Api::make_rematch(const Call& call, Seat by, LiveTable& live, const std::string& promise) {
  Table& table = *live.table;
  tables_.operator_settings().expect_new();
  Plan plan = table.next_plan(by);
  for (PlannedSeat& seat : plan.seats) {  // who does not want to meet is not asked
    if (seat.kind == PlannedSeat::Kind::Held && tables_.blocks().apart(plan.maker, seat.user)) seat = {};
  }
  const LiveTable& opened = tables_.open(std::move(plan));
  if (const auto seat = opened.table->seat_of(table.who(by).user)) opened.table->promise(*seat, promise, time_of_day());
  const std::string next = opened.table->id();
  table.rematch(next, by, time_of_day());
  tables_.touch(live);
  // Where somebody else was quicker, what was made here is not needed.
  const Failed lost = [this, call, next](const Refused& why) {
    const auto close = [this](LiveTable& made, const Failed&) {
      made.table->stop(time_of_day());
      tables_.touch(made);
    };
    tables_.act(next, close, [](const Refused&) {});
    call.failed(why);
  };
  show_rematch({call.request, call.reply, lost}, next, table.id());
}

void Api::show_rematch(const Call& call, const std::string& next, const std::string& changed) {
  JsonWriter out;
  out.begin_object().field("id", std::string_view(next)).end_object();
  tables_.saves().when_stored(changed, [call, response = respond(out)] { call.reply(response); }, call.failed);
}

void Api::show_chat(const Call& call, const std::string& id) {
  const auto before = read_number(query_value(call.request.query, "before"));
  if (!before) throw bad_field("before", "allowed: the `n` of your oldest message");
  const auto show = [this, call, id, before](const std::string& user) {
    tables_.with_latest(
        id,
        [this, call, before, user](LiveTable& live) {
          JsonWriter out;
          out.begin_object();
          live.table->chat().write_before(out, *before, tables_.blocks().of(user));
          out.end_object();
          tables_.saves().when_known(
              live.table->id(), [call, response = respond(out)] { call.reply(response); }, call.failed);
        },
        call.failed);
  };
  people_.with_user(
      call.request.token, [show](const User& user) { show(user.id); }, [show](const Refused&) { show({}); });
}

void Api::show_ahead(const Call& call, const std::string& id) {
  const auto show = [this, call](const User& user, const LiveTable& live) {
    const auto seat = live.table->seat_of(user.id);
    if (!seat) throw Refused("not-yours", "you are not seated at this table");
    live.table->expect_welcome(*seat);
    live.table->expect_ahead(*seat);
    JsonWriter out;
    out.begin_object().key("view");
    live.table->game()->write_ahead(out, *seat);
    out.end_object();
    tables_.saves().when_known(
        live.table->id(), [call, response = respond(out)] { call.reply(response); }, call.failed);
  };
  people_.with_user(
      call.request.token,
      [this, call, id, show](const User& user) {
        tables_.with_latest(id, guarded(call.failed, [show, user](const LiveTable& live) { show(user, live); }),
                            call.failed);
      },
      call.failed);
}

void Api::show_record(const Call& call, const std::string& id) {
  store_.read<std::optional<std::string>>(
      [id](Store& store) { return store.record(id); },
      [this, call, id](const std::optional<std::string>& record) {
        if (!record) return call.failed(Refused("not-found", "no record: no such table, or the game is not over"));
        if (!Json::parse(*record)) {
          tables_.live().set_aside(id, "its record cannot be read");
          return call.failed(Refused("store", "this record is damaged"));
        }
        call.reply({.body = *record});
      },
      [call] { call.failed(Refused("store", "the store cannot be read right now; try again in a moment")); });
}

}  // namespace roundtable::server
