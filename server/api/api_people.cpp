#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/utf8.h"
#include "server/api/api.h"
#include "server/base/device.h"
#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

// People, over HTTP.

namespace roundtable::server {

namespace {

// What of one's own is there to be read.
constexpr std::array<std::string_view, 8> kRead = {"me",      "sessions", "keys",  "me/export",
                                                   "holiday", "blocked",  "turns", "notices"};

constexpr std::size_t kShortestPassphrase = 12;  // characters
constexpr std::size_t kLongestPassphrase = 200;  // bytes

// One that somebody has: older ones may be short.
std::string passphrase_from(const Fields& fields, const std::string& field) {
  const Json* value = fields.find(field);
  if (value == nullptr || !value->is(Json::Kind::String) || value->string().empty() ||
      value->string().size() > kLongestPassphrase) {
    throw bad_field(field, "allowed: a text of at most 200 bytes");
  }
  return value->string();
}

std::string new_passphrase_from(const Fields& fields) {
  std::string passphrase = passphrase_from(fields, "passphrase");
  std::size_t length = 0;
  for (std::string_view rest = passphrase; !rest.empty(); ++length) {
    if (!take_character(rest)) break;
  }
  if (length < kShortestPassphrase) {
    throw bad_field("passphrase", "too short, allowed: at least 12 characters; four words are easy to remember");
  }
  return passphrase;
}

// They are nobody here from now on.
void bid_farewell(const Service::Reply& reply) {
  HttpResponse response{.body = "{}"};
  response.headers.emplace_back("Set-Cookie", "roundtable=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
  reply(std::move(response));
}

void write_who(JsonWriter& out, const User& user) {
  out.field("id", std::string_view(user.id)).field("name", std::string_view(user.name));
  out.field("account", !user.passphrase.empty()).field("created", user.created);
}

Asker asker_of(const HttpRequest& request) { return {request.token, device_of(request.agent), request.address}; }

}  // namespace

std::string Api::name_from(const Fields& fields) const {
  std::string name = fields.text("name", 1, 24);
  expect_name_of_person(name);
  expect_wanted_words(name);
  return name;
}

void Api::expect_wanted_words(const std::string& name) const {
  if (tables_.operator_settings().words().has_any_of(name)) {
    throw bad_field("name", "contains a word that is forbidden on this server").because("words");
  }
}

void Api::route_people(const Call& call, const std::string& what) {
  if (what == "guest" || what == "login" || what == "recover") return greet_newcomer(call, what);
  if (what == "names") return offer_names(call);
  if (what == "you") return say_who(call);
  if (what == "passkeys/ask") return ask_for_any_passkey(call);
  if (what == "passkeys/enter") return enter_by_passkey(call);
  constexpr std::array<std::string_view, 23> kPaths = {"turns",        "notices",      "notices/subscribe",
                                                       "notices/end",  "notices/try",  "blocked",
                                                       "block",        "unblock",      "holiday",
                                                       "me",           "me/export",    "me/erase",
                                                       "me/page",      "account",      "logout",
                                                       "sessions",     "sessions/end", "keys",
                                                       "passphrase",   "recovery",     "passkeys",
                                                       "passkeys/new", "passkeys/end"};
  if (std::find(kPaths.begin(), kPaths.end(), what) == kPaths.end()) {
    throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
  }
  const bool reads = call.request.method != "POST";
  const bool is_private = what == "sessions" || what == "keys" || what == "me/export";
  people_.with_user(
      call.request.token, {.from_store = !reads || is_private, .even_banned = is_for_banned(what)},
      guarded(call.failed, [this, call, what, reads](
                               const User& user) { reads ? show_me(call, user, what) : change_me(call, user, what); }),
      call.failed);
}

bool Api::is_for_banned(std::string_view what) { return what == "me/export" || what == "me/erase"; }

// A browser cannot know whether it has a cookie, and complains of every answer that is an error.
void Api::say_who(const Call& call) {
  expect_method(call.request, "GET");
  const auto tell = [call](const User* user) {
    JsonWriter out;
    out.begin_object().key("you");
    if (user == nullptr) {
      out.null();
    } else {
      out.begin_object();
      write_who(out, *user);
      out.end_object();
    }
    call.reply(respond(out.end_object()));
  };
  people_.with_user(
      call.request.token, [tell](const User& user) { tell(&user); },
      [call, tell](const Refused& why) { why.code() == "no-token" ? tell(nullptr) : call.failed(why); });
}

void Api::greet(const Call& call, const Welcome& welcome) {
  JsonWriter out;
  out.begin_object();
  write_who(out, welcome.user);
  if (!welcome.recovery_code.empty()) out.field("recovery", std::string_view(welcome.recovery_code));
  HttpResponse response = respond(out.end_object());
  if (!welcome.token.empty()) {
    log_.came_in(call.request.path, call.request.address, welcome.user.id);
    const char* secure = options_.secure_cookies ? "; Secure" : "";
    response.headers.emplace_back(
        "Set-Cookie", "roundtable=" + welcome.token + "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Strict" + secure);
  }
  call.reply(std::move(response));
}

void Api::show_holiday(const Call& call, const User& user) {
  JsonWriter out;
  tables_.holidays().write(out, user.id, time_of_day());
  tables_.saves().when_known(user.id, [call, response = respond(out)] { call.reply(response); }, call.failed);
}

void Api::greet_newcomer(const Call& call, const std::string& what) {
  expect_method(call.request, "POST");
  const Asker asker = asker_of(call.request);
  const People::Known done = [this, call](const Welcome& welcome) { greet(call, welcome); };
  if (what == "guest") {
    const std::string name = name_from(Fields(call.request.body, {"name"}));
    tables_.saves().expect_working();
    expect_few_new(call);
    return people_.make_guest(name, asker, done, call.failed);
  }
  const bool recovers = what == "recover";
  const Fields fields = recovers ? Fields(call.request.body, {"name", "code", "passphrase"})
                                 : Fields(call.request.body, {"name", "passphrase"});
  const std::string name = fields.text("name", 1, 24);  // whatever is wanted of new ones
  const std::string code = recovers ? fields.text("code", 1, 40) : "";
  const std::string passphrase = recovers ? new_passphrase_from(fields) : passphrase_from(fields, "passphrase");
  tables_.saves().expect_working();
  expect_few_logins(call);
  if (recovers) return people_.recover(name, code, passphrase, asker, done, call.failed);
  people_.log_in(name, passphrase, asker, done, call.failed);
}

void Api::show_me(const Call& call, const User& user, const std::string& what) {
  const bool is_read = std::find(kRead.begin(), kRead.end(), what) != kRead.end();
  expect_method(call.request, is_read ? "GET" : "POST");
  if (what == "me") return greet(call, {user, {}, {}});
  if (what == "sessions") return list_sessions(call, user);
  if (what == "keys") return list_keys(call, user);
  if (what == "me/export") return export_me(call, user);
  if (what == "holiday") return show_holiday(call, user);
  if (what == "blocked") return show_blocked(call, user);
  if (what == "turns") return show_turns(call, user);
  if (what == "notices") return show_notices(call, user);
}

void Api::change_me(const Call& call, const User& user, const std::string& what) {
  const HttpRequest& request = call.request;
  if (what == "sessions" || what == "keys" || what == "me/export" || what == "blocked" || what == "turns")
    return expect_method(request, "GET");
  tables_.saves().expect_working();
  const People::Known done = [this, call](const Welcome& welcome) { greet(call, welcome); };
  if (what.starts_with("notices")) return change_notices(call, user, what);
  if (what == "sessions/end") return end_sessions(call, user);
  if (what == "me")
    return people_.rename(user, request.token, name_from(Fields(request.body, {"name"})), done, call.failed);
  if (what == "holiday") {
    tables_.holidays().take(user, Fields(request.body, {"days"}).number("days", 0, Holidays::kDaysAYear),
                            time_of_day());
    tables_.live().with_each_of(user.id, [this](LiveTable& live) { tables_.touch(live); });
    return show_holiday(call, user);
  }
  if (what == "block") return block(call, user);
  if (what == "unblock") return unblock(call, user);
  if (what == "me/erase") return erase_me(call, user);
  if (what == "me/page") return set_page(call, user);
  if (what == "logout") {
    expect_no_fields(request);
    return people_.log_out(request.token, [call] { bid_farewell(call.reply); }, call.failed);
  }
  if (what == "account") {
    const Fields fields(request.body, {"name", "passphrase"});
    const std::string passphrase = new_passphrase_from(fields);
    expect_few_logins(call);
    tables_.operator_settings().expect_new();
    return people_.make_account(user, asker_of(request), name_from(fields), passphrase, done, call.failed);
  }
  if (user.passphrase.empty())
    throw Refused("not-now", "only accounts can do this; create an account first").because("guest");
  if (what == "passkeys/new") return ask_for_passkey(call, user);
  if (what == "passkeys") return add_passkey(call, user);
  if (what == "passkeys/end") return remove_passkey(call, user);
  if (what == "passphrase") {
    const Fields fields(request.body, {"old", "passphrase"});
    const std::string old = passphrase_from(fields, "old");
    const std::string passphrase = new_passphrase_from(fields);
    expect_few_logins(call);
    return people_.change_passphrase(user, asker_of(request), old, passphrase, done, call.failed);
  }
  const std::string passphrase = passphrase_from(Fields(request.body, {"passphrase"}), "passphrase");
  expect_few_logins(call);
  people_.make_recovery_code(user, asker_of(request), passphrase, done, call.failed);
}

void Api::erase_me(const Call& call, const User& user) {
  if (Fields(call.request.body, {"name"}).text("name", 1, 24) != user.name) {
    throw bad_field("name", "to delete your account, send your own name");
  }
  matchmaker_.stop(user.id);  // nobody is seated by a name that is forgotten
  eraser_.erase(
      user, call.request.token,
      [this, call, user] {
        tables_.blocks().forget(user.id);
        bid_farewell(call.reply);
      },
      call.failed);
}

void Api::export_me(const Call& call, const User& user) {
  tables_.limits().expect({"exports", 10, 3600, "person", "too many requests for your data; try again later"}, user.id);
  exports_.write(
      user, call.request.token,
      [call](std::string json) {
        HttpResponse response{.body = std::move(json)};
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"roundtable.json\"");
        call.reply(std::move(response));
      },
      call.failed);
}

void Api::show_turns(const Call& call, const User& user) {
  tables_.limits().expect(
      {"turns", 60, 60, "person", "limit reached: 60 per minute; the WebSocket sends changes by itself"}, user.id);
  turns_.write(user, [call](std::string json) { call.reply({.body = std::move(json)}); }, call.failed);
}

void Api::offer_names(const Call& call) {
  expect_method(call.request, "POST");
  const std::string name = name_from(Fields(call.request.body, {"name"}));
  expect_few_logins(call);
  people_.free_names(
      name,
      [call](const std::vector<std::string>& names) {
        JsonWriter out;
        out.begin_object().key("free").begin_array();
        for (const std::string& one : names) out.value(std::string_view(one));
        call.reply(respond(out.end_array().end_object()));
      },
      call.failed);
}

void Api::list_keys(const Call& call, const User& user) {
  people_.list_keys(
      user,
      [call, user](const std::vector<Key>& keys) {
        const auto recovery =
            std::find_if(keys.begin(), keys.end(), [](const Key& key) { return key.kind == "recovery"; });
        JsonWriter out;
        out.begin_object().field("passphrase", !user.passphrase.empty() && user.passphrase != kNoPassphrase);
        out.key("recovery");
        recovery == keys.end() ? out.null() : out.value(recovery->created);
        out.key("passkeys").begin_array();
        for (const Key& key : keys) {
          if (key.kind != "passkey") continue;
          out.begin_object().field("id", std::string_view(key.id).substr(8)).field("name", std::string_view(key.name));
          out.field("created", key.created).field("used", key.used).end_object();
        }
        call.reply(respond(out.end_array().end_object()));
      },
      call.failed);
}

void Api::list_sessions(const Call& call, const User& user) {
  people_.list_sessions(
      user, call.request.token,
      [call](const std::vector<Session>& sessions) {
        JsonWriter out;
        out.begin_object().key("sessions").begin_array();
        for (const Session& one : sessions) {
          out.begin_object().field("id", std::string_view(one.id)).field("created", one.created);
          out.field("seen", one.seen).field("device", std::string_view(one.device)).field("here", one.here);
          out.end_object();
        }
        call.reply(respond(out.end_array().end_object()));
      },
      call.failed);
}

void Api::end_sessions(const Call& call, const User& user) {
  const Fields fields(call.request.body, {"id", "all"});
  const bool all = fields.flag("all", false);
  if (all == fields.has("id")) throw bad_field("id", R"(expected {"id":"..."} or {"all":true})");
  people_.end_sessions(
      user, call.request.token, all ? std::nullopt : std::optional(fields.text("id", 1, 40)),
      [call] { call.reply({.body = "{}"}); }, call.failed);
}

void Api::expect_few_new(const Call& call) {
  tables_.operator_settings().expect_new();
  tables_.limits().expect({"new", options_.new_per_hour, 3600, "address",
                           "too many new guests and tables from your address; try again later"},
                          call.request.address);
}

void Api::expect_few_logins(const Call& call) {
  tables_.limits().expect({"logins", options_.logins_per_minute, 60, "logins",
                           "too many attempts from your address; try again in a minute"},
                          call.request.address);
}

}  // namespace roundtable::server
