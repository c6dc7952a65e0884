#include "server/api.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/levels.h"
#include "engine/games.h"
#include "server/fields.h"
#include "server/http.h"
#include "server/socket_client.h"

namespace roundtable::server {

namespace {

constexpr std::string_view kRoot = "/api/v1/";

void write_me(JsonWriter& out, const User& user) {
  out.begin_object().field("id", std::string_view(user.id)).field("name", std::string_view(user.name));
  out.field("account", !user.passphrase.empty()).end_object();
}

// Records call bots `bot:LEVEL`, and nobody else.
std::string name_from(const Fields& fields) {
  std::string name = fields.text("name", 1, 24);
  std::string start = name.substr(0, 4);
  std::transform(start.begin(), start.end(), start.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  if (start == "bot:") throw bad_field("name", "only bots are called so");
  return name;
}
std::string passphrase_from(const Fields& fields) {
  const Json* value = fields.find("passphrase");
  if (value == nullptr || !value->is(Json::Kind::String) || value->string().size() < 8 ||
      value->string().size() > 200) {
    throw bad_field("passphrase", "allowed: a text of 8 to 200 bytes");
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
      [this, session = token_hash(request.token), admit = std::move(admit)](const User& user) {
        admit([this, session, user](Connection& connection) -> std::unique_ptr<Visitor> {
          return std::make_unique<SocketClient>(tables_, metrics_, connection, user, session);
        });
      },
      failed);
}

void Api::route(const Asked& asked) {
  const HttpRequest& request = asked.request;
  if (request.path == "/healthz") {
    const bool well = tables_.saves().trouble().empty();
    return asked.reply(
        {.status = well ? 200 : 503, .content_type = "text/plain; charset=utf-8", .body = health(request.local)});
  }
  if (request.path == "/metrics") {
    if (!request.local && !options_.open_metrics) throw Refused("not-yours", "only from the machine itself");
    return asked.reply({.content_type = "text/plain; version=0.0.4; charset=utf-8",
                        .body = metrics_.text(loop_.counts(), tables_.live().size(), bots_.waiting(),
                                              tables_.live().damaged().size(), !tables_.saves().trouble().empty())});
  }
  if (!request.path.starts_with(kRoot)) throw Refused("not-found", "there is nothing at this path");
  const std::string rest = request.path.substr(kRoot.size());
  if (rest == "games") {
    expect_method(request, "GET");
    JsonWriter out;
    out.begin_object().key("games").begin_array();
    for (const GameDescription& game : described_games()) {
      out.begin_object().field("name", game.name).field("title", game.title).key("players").begin_array();
      out.value(game.players.least).value(game.players.most).end_array().end_object();
    }
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

// The reason of trouble names the store, and tables are known by their ids: that is for this machine and the log.
std::string Api::health(bool local) const {
  std::string text = tables_.saves().trouble().empty()
                         ? "ok\n"
                         : "nothing can be saved" + (local ? ": " + tables_.saves().trouble() : "") + "\n";
  const auto& damaged = tables_.live().damaged();
  if (damaged.empty()) return text;
  text += std::to_string(damaged.size()) + " damaged tables are set aside";
  for (const std::string& id : damaged) text += local ? " " + id : "";
  return text + "\n";
}

// People.

void Api::route_people(const Asked& asked, const std::string& what) {
  if (what == "guest") return make_guest(asked);
  if (what == "login") return log_in(asked);
  constexpr std::array<std::string_view, 5> kPaths = {"me", "account", "logout", "sessions", "sessions/end"};
  if (std::find(kPaths.begin(), kPaths.end(), what) == kPaths.end()) {
    throw Refused("not-found", "there is nothing at this path");
  }
  people_.with_user(asked.request.token,
                    guarded(asked.failed, [this, asked, what](const User& user) { change_me(asked, user, what); }),
                    asked.failed);
}

void Api::greet(const Asked& asked, const User& user, const std::string& token) const {
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
  tables_.saves().expect_working();
  expect_few_new(asked);
  people_.make_guest(
      name, [this, asked](const User& user, const std::string& token) { greet(asked, user, token); }, asked.failed);
}

void Api::log_in(const Asked& asked) {
  expect_method(asked.request, "POST");
  const Fields fields(asked.request.body, {"name", "passphrase"});
  const std::string name = name_from(fields);
  const std::string passphrase = passphrase_from(fields);
  tables_.saves().expect_working();
  expect_few_logins(asked);
  people_.log_in(
      name, passphrase, [this, asked](const User& user, const std::string& token) { greet(asked, user, token); },
      asked.failed);
}

void Api::change_me(const Asked& asked, const User& user, const std::string& what) {
  const HttpRequest& request = asked.request;
  if (what == "sessions") return list_sessions(asked, user);
  if (what == "me" && request.method != "POST") {
    expect_method(request, "GET");
    return greet(asked, user, {});
  }
  expect_method(request, "POST");
  tables_.saves().expect_working();
  const People::Known done = [this, asked](const User& now, const std::string& token) { greet(asked, now, token); };
  if (what == "sessions/end") return end_sessions(asked, user);
  if (what == "me") return people_.rename(user, name_from(Fields(request.body, {"name"})), done, asked.failed);
  if (what == "account") {
    const Fields fields(request.body, {"name", "passphrase"});
    const std::string passphrase = passphrase_from(fields);
    expect_few_logins(asked);
    return people_.make_account(user, request.token, name_from(fields), passphrase, done, asked.failed);
  }
  expect_no_fields(request);
  people_.log_out(
      request.token,
      [asked] {
        HttpResponse response{.body = "{}"};
        response.headers.emplace_back("Set-Cookie", "roundtable=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
        asked.reply(std::move(response));
      },
      asked.failed);
}

void Api::list_sessions(const Asked& asked, const User& user) {
  expect_method(asked.request, "GET");
  people_.list_sessions(
      user, asked.request.token,
      [asked](const std::vector<Session>& sessions) {
        JsonWriter out;
        out.begin_object().key("sessions").begin_array();
        for (const Session& one : sessions) {
          out.begin_object().field("id", std::string_view(one.id)).field("created", one.created);
          out.field("seen", one.seen).field("here", one.here).end_object();
        }
        out.end_array().end_object();
        asked.reply(respond(out));
      },
      asked.failed);
}

void Api::end_sessions(const Asked& asked, const User& user) {
  const Fields fields(asked.request.body, {"id", "all"});
  const bool all = fields.flag("all", false);
  if (all == fields.has("id")) throw bad_field("id", R"(expected {"id":"..."} or {"all":true})");
  people_.end_sessions(
      user, asked.request.token, all ? std::nullopt : std::optional(fields.text("id", 1, 40)),
      [asked] { asked.reply({.body = "{}"}); }, asked.failed);
}

void Api::expect_few_new(const Asked& asked) {
  tables_.limits().expect({"new", options_.new_per_hour, 3600, "address",
                           "too many new guests and tables from your address; please try again later"},
                          asked.request.address);
}

void Api::expect_few_logins(const Asked& asked) {
  tables_.limits().expect(
      {"logins", options_.logins_per_minute, 60, "logins", "too many tries from your address; please wait a minute"},
      asked.request.address);
}

}  // namespace roundtable::server
