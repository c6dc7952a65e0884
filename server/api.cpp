#include "server/api.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "bots/levels.h"
#include "engine/games.h"
#include "server/fields.h"
#include "server/guest.h"
#include "server/log.h"

namespace roundtable::server {

namespace {

constexpr std::string_view kRoot = "/api/v1/";
constexpr std::size_t kTableLength = 20;  // 100 bits
constexpr Millis kHour = 3'600'000;
constexpr Millis kMinute = 60'000;
constexpr std::size_t kMostCounts = 100'000;

HttpResponse respond(JsonWriter& out, int status = 200) { return {.status = status, .body = out.take()}; }

HttpResponse respond(const Refused& why) {
  JsonWriter out;
  out.begin_object().key("error");
  why.write(out);
  out.end_object();
  return respond(out, why.status());
}

void write_me(JsonWriter& out, const User& user) {
  out.begin_object().field("id", std::string_view(user.id)).field("name", std::string_view(user.name));
  out.field("account", !user.passphrase.empty()).end_object();
}

void expect_method(const HttpRequest& request, std::string_view method) {
  if (request.method == method || (method == "GET" && request.method == "HEAD")) return;
  throw Refused("bad-method", "this path has the method " + std::string(method));
}

void expect_nothing(const HttpRequest& request) { Fields(request.body.empty() ? "{}" : request.body, {}); }

// The value of `name` in list=open&before=12.
std::string query_value(const std::string& query, std::string_view name) {
  std::string_view rest = query;
  while (!rest.empty()) {
    const std::string_view pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
    if (pair.substr(0, pair.find('=')) == name) return std::string(pair.substr(std::min(name.size() + 1, pair.size())));
  }
  return {};
}

std::string name_from(const Fields& fields) { return fields.text("name", 1, 24); }
std::string passphrase_from(const Fields& fields) {
  const Json* value = fields.find("passphrase");
  if (value == nullptr || !value->is(Json::Kind::String) || value->string().size() < 8 ||
      value->string().size() > 200) {
    throw bad_field("passphrase", "allowed: a text of 8 to 200 characters");
  }
  return value->string();
}

}  // namespace

void Api::request(HttpRequest request, Reply reply) {
  const Failed failed = [this, reply](const Refused& why) {
    ++metrics_.refusals;
    reply(respond(why));
  };
  guarded(failed, [&](Asked asked) { route(asked); })(Asked{std::move(request), std::move(reply), failed});
}

void Api::upgrade(HttpRequest request, Admit admit, Reply refuse) {
  const Failed failed = [this, refuse](const Refused& why) {
    ++metrics_.refusals;
    refuse(respond(why));
  };
  if (request.path != "/api/v1/ws") return failed(Refused("not-found", "the WebSocket is at /api/v1/ws"));
  people_.with_user(
      request.token,
      [this, admit = std::move(admit)](const User& user) {
        admit([this, user](Connection& connection) -> std::unique_ptr<Visitor> {
          return std::make_unique<Guest>(hall_, metrics_, connection, user);
        });
      },
      failed);
}

void Api::route(const Asked& asked) {
  const HttpRequest& request = asked.request;
  if (request.path == "/healthz") {
    const bool well = hall_.trouble().empty();
    return asked.reply({.status = well ? 200 : 503,
                        .content_type = "text/plain; charset=utf-8",
                        .body = well ? "ok\n" : "nothing can be saved: " + hall_.trouble() + "\n"});
  }
  if (request.path == "/metrics") {
    if (!request.local && !options_.open_metrics) throw Refused("not-yours", "only from the machine itself");
    return asked.reply(
        {.content_type = "text/plain; version=0.0.4; charset=utf-8",
         .body = metrics_.text(loop_.counts(), hall_.room_count(), thinkers_.waiting(), !hall_.trouble().empty())});
  }
  if (!request.path.starts_with(kRoot)) throw Refused("not-found", "there is nothing at this path");
  const std::string rest = request.path.substr(kRoot.size());
  if (rest == "games") {
    expect_method(request, "GET");
    JsonWriter out;
    out.begin_object().key("games").begin_array();
    []<class... G>(std::tuple<G...>*, JsonWriter& to) {
      (to.begin_object()
           .field("name", G::kName)
           .field("title", G::kTitle)
           .key("players")
           .begin_array()
           .value(2)
           .value(kMaxSeats)
           .end_array()
           .end_object(),
       ...);
    }(static_cast<Games*>(nullptr), out);
    out.end_array().key("levels").begin_array();
    for (const Level& level : kLevels) out.value(level.name);
    out.end_array().end_object();
    return asked.reply(respond(out));
  }
  if (rest == "tables") return route_tables(asked);
  if (rest.starts_with("tables/")) {
    const std::string path = rest.substr(7);
    const std::size_t slash = std::min(path.find('/'), path.size());
    return route_table(asked, path.substr(0, slash), path.substr(std::min(slash + 1, path.size())));
  }
  route_people(asked, rest);
}

// People.

void Api::route_people(const Asked& asked, const std::string& what) {
  if (what == "guest") return make_guest(asked);
  if (what == "login") return log_in(asked);
  if (what != "me" && what != "account" && what != "logout")
    throw Refused("not-found", "there is nothing at this path");
  people_.with_user(asked.request.token,
                    guarded(asked.failed, [this, asked, what](const User& user) { change_me(asked, user, what); }),
                    asked.failed);
}

void Api::greet(const Asked& asked, const User& user, const std::string& token) {
  JsonWriter out;
  write_me(out, user);
  HttpResponse response = respond(out);
  if (!token.empty()) {
    const char* secure = options_.secure_cookies ? "; Secure" : "";
    response.headers.emplace_back(
        "Set-Cookie", "roundtable=" + token + "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Strict" + secure);
  }
  asked.reply(std::move(response));
}

void Api::make_guest(const Asked& asked) {
  expect_method(asked.request, "POST");
  const std::string name = name_from(Fields(asked.request.body, {"name"}));
  hall_.expect_store();
  limit(asked.request.address, "new", options_.new_per_hour, kHour);
  people_.make_guest(
      name, [this, asked](const User& user, const std::string& token) { greet(asked, user, token); }, asked.failed);
}

void Api::log_in(const Asked& asked) {
  expect_method(asked.request, "POST");
  const Fields fields(asked.request.body, {"name", "passphrase"});
  const std::string name = name_from(fields);
  const std::string passphrase = passphrase_from(fields);
  hall_.expect_store();
  limit(asked.request.address, "login", options_.logins_per_minute, kMinute);
  people_.log_in(
      name, passphrase, [this, asked](const User& user, const std::string& token) { greet(asked, user, token); },
      asked.failed);
}

void Api::change_me(const Asked& asked, const User& user, const std::string& what) {
  const HttpRequest& request = asked.request;
  if (what == "me" && request.method != "POST") {
    expect_method(request, "GET");
    return greet(asked, user, {});
  }
  expect_method(request, "POST");
  hall_.expect_store();
  const People::Known done = [this, asked](const User& now, const std::string& token) { greet(asked, now, token); };
  if (what == "me") return people_.rename(user, name_from(Fields(request.body, {"name"})), done, asked.failed);
  if (what == "account") {
    const Fields fields(request.body, {"name", "passphrase"});
    const std::string passphrase = passphrase_from(fields);
    limit(request.address, "login", options_.logins_per_minute, kMinute);
    return people_.make_account(user, name_from(fields), passphrase, done, asked.failed);
  }
  expect_nothing(request);
  people_.log_out(
      request.token,
      [asked] {
        HttpResponse response{.body = "{}"};
        response.headers.emplace_back("Set-Cookie", "roundtable=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
        asked.reply(std::move(response));
      },
      asked.failed);
}

void Api::limit(const std::string& address, const char* what, int most, Millis span) {
  if (most == 0) return;
  if (counts_.size() > kMostCounts) counts_.clear();
  Count& count = counts_[std::string(what) + " " + address];
  if (count.since + span < Hall::now()) count = {Hall::now(), 0};
  if (++count.count > most) throw Refused("too-many", "too many from your address; please try again later");
}

// Tables.

void Api::route_tables(const Asked& asked) {
  if (asked.request.method != "POST") {
    expect_method(asked.request, "GET");
    return list(asked);
  }
  people_.with_user(asked.request.token,
                    guarded(asked.failed, [this, asked](const User& user) { make_table(asked, user); }), asked.failed);
}

void Api::make_table(const Asked& asked, const User& user) {
  Plan plan = Plan::from_request(asked.request.body, user);
  if (const auto secret = Secret::from_hex(options_.test_secret)) plan.secret = *secret;
  hall_.expect_store();
  limit(asked.request.address, "new", options_.new_per_hour, kHour);
  const Room& room = hall_.open_room(random_text(kTableLength), std::move(plan));
  JsonWriter out;
  out.begin_object().field("id", std::string_view(room.table->id())).key("table");
  room.table->write_info(out, room.table->seat_of(user.id));
  out.end_object();
  hall_.when_stored(room.table->id(), [asked, response = respond(out, 201)] { asked.reply(response); }, asked.failed);
}

void Api::list(const Asked& asked) {
  ListQuery query;
  const std::string which = query_value(asked.request.query, "list");
  constexpr std::array<std::pair<std::string_view, List>, 4> kLists = {
      {{"open", List::Open}, {"playing", List::Playing}, {"mine", List::Mine}, {"finished", List::Finished}}};
  const auto found = std::find_if(kLists.begin(), kLists.end(), [&](const auto& one) { return one.first == which; });
  if (found == kLists.end()) throw bad_field("list", "allowed: open, playing, mine, finished");
  query.list = found->second;
  if (const std::string before = query_value(asked.request.query, "before"); !before.empty()) {
    query.before = ListPlace::read(before);
    if (!query.before) throw bad_field("before", "allowed: the `next` of an earlier answer");
  }
  const auto search = [this, asked](const ListQuery& wanted, const std::string& user) {
    keeper_.read<std::vector<TableIndex>>(
        [wanted](Store& store) { return store.list(wanted); },
        [this, asked, user](const std::vector<TableIndex>& tables) { show_list(asked, user, tables); },
        [asked] { asked.failed(Refused("store", "cannot be read at the moment")); });
  };
  const bool own = query.list == List::Mine || query.list == List::Finished;
  if (!own) return search(query, {});
  people_.with_user(
      asked.request.token,
      [query, search](const User& user) {
        ListQuery mine = query;
        mine.user = user.id;
        search(mine, user.id);
      },
      asked.failed);
}

void Api::show_list(const Asked& asked, const std::string& user, const std::vector<TableIndex>& found) {
  JsonWriter out;
  out.begin_object().key("tables").begin_array();
  for (const TableIndex& one : found) {
    // One that is in memory can tell who is here.
    if (const Room* room = hall_.find(one.id)) {
      room->table->write_info(out, room->table->seat_of(user));
    } else {
      out.raw(one.info);
    }
  }
  out.end_array();
  if (found.size() == static_cast<std::size_t>(ListQuery().limit)) {
    out.field("next", std::string_view(ListPlace::of(found.back()).text()));
  }
  out.end_object();
  asked.reply(respond(out));
}

void Api::route_table(const Asked& asked, const std::string& id, const std::string& what) {
  const HttpRequest& request = asked.request;
  if (what == "record") {
    expect_method(request, "GET");
    return show_record(asked, id);
  }
  if (what.empty()) {
    expect_method(request, "GET");
    const auto show = [this, asked, id](const std::string& user) {
      hall_.with_room(id, [this, asked, user](Room& room) { show_table(asked, room, user); }, asked.failed);
    };
    return people_.with_user(
        request.token, [show](const User& user) { show(user.id); }, [show](const Refused&) { show({}); });
  }
  if (what != "sit" && what != "leave" && what != "rematch")
    throw Refused("not-found", "there is nothing at this path");
  expect_method(request, "POST");
  people_.with_user(
      request.token,
      guarded(asked.failed,
              [this, asked, id, what](const User& user) {
                hall_.expect_store();
                hall_.with_room(
                    id,
                    guarded(asked.failed, [this, asked, user, what](Room& room) { at_table(asked, user, room, what); }),
                    asked.failed);
              }),
      asked.failed);
}

void Api::show_table(const Asked& asked, Room& room, const std::string& user) {
  JsonWriter out;
  out.begin_object().key("table");
  room.table->write_info(out, room.table->seat_of(user));
  out.end_object();
  hall_.when_stored(room.table->id(), [asked, response = respond(out)] { asked.reply(response); }, asked.failed);
}

void Api::at_table(const Asked& asked, const User& user, Room& room, const std::string& what) {
  Table& table = *room.table;
  if (what == "rematch") return rematch(asked, user, room);
  if (what == "sit") {
    const auto seat = Fields(asked.request.body, {"seat"}).maybe_number("seat", 0, kMaxSeats - 1);
    table.sit(user, seat ? std::optional<int>(static_cast<int>(*seat)) : std::nullopt, Hall::now());
    hall_.reseat(room, user.id);
  } else {
    expect_nothing(asked.request);
    const auto seat = table.seat_of(user.id);
    if (!seat) throw Refused("not-yours", "you do not sit at this table");
    table.leave(*seat, Hall::now());
    hall_.reseat(room, user.id);
  }
  hall_.touch(room);
  show_table(asked, room, user.id);
}

void Api::rematch(const Asked& asked, const User& user, Room& room) {
  expect_nothing(asked.request);
  Table& table = *room.table;
  if (!table.seat_of(user.id)) throw Refused("not-yours", "only those who played can ask for another game");
  if (table.phase() != Phase::Finished) throw Refused("not-now", "the game is not over yet");
  if (table.rematch_id().empty()) {
    const std::string id = random_text(kTableLength);
    hall_.open_room(id, table.next_plan());
    table.rematch(id, Hall::now());
    hall_.touch(room);
  }
  JsonWriter out;
  out.begin_object().field("id", std::string_view(table.rematch_id())).end_object();
  hall_.when_stored(table.id(), [asked, response = respond(out)] { asked.reply(response); }, asked.failed);
}

void Api::show_record(const Asked& asked, const std::string& id) {
  keeper_.read<std::optional<std::string>>(
      [id](Store& store) { return store.record(id); },
      [asked](const std::optional<std::string>& record) {
        if (!record)
          return asked.failed(Refused("not-found", "there is no record: no such table, or not finished yet"));
        asked.reply({.body = *record});
      },
      [asked] { asked.failed(Refused("store", "cannot be read at the moment; please try again soon")); });
}

}  // namespace roundtable::server
