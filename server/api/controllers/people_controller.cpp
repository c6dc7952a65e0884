#include "server/api/controllers/people_controller.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "server/api/common_fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

const Routes<PeopleController>& PeopleController::routes() {
  using enum Method;
  using enum Who;
  using C = PeopleController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Post, "/api/v1/guest", Anyone, {new_name_field()}, "Person", "Create a guest",
        "`me` and the cookie"},
       &C::make_guest},
      {{Get, "/api/v1/me", Person, {}, "Person", "Show yourself",
        R"(`me`: `{"id":"u…","name":"Ann","account":false,"created":…}`)"},
       &C::show_me},
      {{Get, "/api/v1/you", Visitor, {}, "You", "Show yourself, or null",
        R"(`{"you":me}`, or `{"you":null}` without a valid token)"},
       &C::show_you},
      {{Post, "/api/v1/me", Person, {new_name_field()}, "Person", "Rename yourself",
        "`me`. Renames you; tables where you sit keep the old name"},
       &C::rename},
      {{Post, "/api/v1/names", Anyone, {new_name_field()}, "FreeNames", "Find free names",
        R"(`{"free":["Anna 2","Anna 3"]}`: two similar names without an account)"},
       &C::offer_names},
      {{Post, "/api/v1/account", Person, {new_name_field(), new_passphrase_field()}, "Person", "Create an account",
        "`me` with `recovery`, and a new cookie. Turns a guest into an account; the old token becomes invalid, open WebSockets stay"},
       &C::make_account},
      {{Post, "/api/v1/login", Anyone, {name_field(), Field::passphrase("passphrase")}, "Person", "Log in",
        "`me` and the cookie"},
       &C::log_in},
      {{Post, "/api/v1/logout", Person, {}, "Nothing", "Log out",
        "`{}`. The token becomes invalid"},
       &C::log_out},
      {{Post, "/api/v1/passphrase", Account, {Field::passphrase("old"), new_passphrase_field()}, "Person", "Change the passphrase",
        "`me` and a new cookie. All other tokens become invalid"},
       &C::change_passphrase},
      {{Post, "/api/v1/recovery", Account, {Field::passphrase("passphrase")}, "Person", "Create a recovery code",
        "`me` with `recovery`: a new recovery code; the old one becomes invalid"},
       &C::make_recovery_code},
      {{Post, "/api/v1/recover", Anyone,
        {name_field(), Field::text("code", 1, 40).described("16 letters and digits"), new_passphrase_field()}, "Person", "Log in with a recovery code",
        "`me` with `recovery`, and the cookie. Sets a new passphrase; all older tokens become invalid"},
       &C::recover},
      {{Get, "/api/v1/keys", Person, {}, "Keys", "List your ways to log in",
        R"(`{"passphrase":true,"recovery":…,"passkeys":[{"id":"…","name":"…","created":…,"used":…},…]}`: your ways to log in. )"
        "`recovery`: creation time of the code, or null; `used`: 0 if never",
        {.checks_session = true}},
       &C::list_keys},
      {{Get, "/api/v1/sessions", Person, {}, "Sessions", "List your sessions",
        R"(`{"sessions":[{"id":"…","created":…,"seen":…,"device":"Firefox, Linux","here":true},…]}`, last used first)",
        {.checks_session = true}},
       &C::list_sessions},
      {{Post, "/api/v1/sessions/end", Person, {id_field().optional(), Field::flag("all", false)}, "Nothing", "End sessions",
        "`{}`. Ends the session `id`, or with `all` every session but this one"},
       &C::end_sessions},
      {{Get, "/api/v1/holiday", Person, {}, "Holiday", "Show your holiday",
        R"(`{"until":null,"left":30,"days":30}`: the end of your holiday, days left and days a year)"},
       &C::show_holiday},
      {{Post, "/api/v1/holiday", Person, {Field::number("days", 0, Holidays::kDaysAYear)}, "Holiday", "Take a holiday",
        "as above. Your holiday lasts this many days from now; 0 ends it"},
       &C::take_holiday},
  };
  // clang-format on
  return kRoutes;
}

void PeopleController::make_guest(const CallPtr& call) {
  const std::string name = sign_in_.new_name(call);
  sign_in_.expect_few_new(call);
  people_.make_guest(name, asker_of(call->request), sign_in_.welcomes(call), call->failed);
}

void PeopleController::show_me(const CallPtr& call) { sign_in_.welcome(call, {call->user, {}, {}}); }

// Browsers cannot see whether they have a cookie, and log every answer that is an error.
void PeopleController::show_you(const CallPtr& call) {
  const auto tell = [call](const User* user) {
    JsonWriter out;
    out.begin_object().key("you");
    if (user == nullptr) {
      out.null();
    } else {
      out.begin_object();
      write_user(out, *user);
      out.end_object();
    }
    call->reply(respond(out.end_object()));
  };
  people_.with_user(
      call->request.token, [tell](const User& user) { tell(&user); },
      [call, tell](const Refused& why) { why.code() == "no-token" ? tell(nullptr) : call->failed(why); });
}

void PeopleController::rename(const CallPtr& call) {
  people_.rename(call->user, call->request.token, sign_in_.new_name(call), sign_in_.welcomes(call), call->failed);
}

void PeopleController::offer_names(const CallPtr& call) {
  const std::string name = sign_in_.new_name(call);
  sign_in_.expect_few_logins(call);
  people_.free_names(
      name,
      [call](const std::vector<std::string>& names) {
        JsonWriter out;
        out.begin_object().key("free").begin_array();
        for (const std::string& one : names) out.value(std::string_view(one));
        call->reply(respond(out.end_array().end_object()));
      },
      call->failed);
}

void PeopleController::make_account(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  settings_.expect_new();
  people_.make_account(call->user, asker_of(call->request), sign_in_.new_name(call), call->fields.text("passphrase"),
                       sign_in_.welcomes(call), call->failed);
}

// Existing names may break the rules for new ones.
void PeopleController::log_in(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  people_.log_in(call->fields.text("name"), call->fields.text("passphrase"), asker_of(call->request),
                 sign_in_.welcomes(call), call->failed);
}

void PeopleController::log_out(const CallPtr& call) {
  people_.log_out(call->request.token, [call] { bid_farewell(call); }, call->failed);
}

void PeopleController::change_passphrase(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  people_.change_passphrase(call->user, asker_of(call->request), call->fields.text("old"),
                            call->fields.text("passphrase"), sign_in_.welcomes(call), call->failed);
}

void PeopleController::make_recovery_code(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  people_.make_recovery_code(call->user, asker_of(call->request), call->fields.text("passphrase"),
                             sign_in_.welcomes(call), call->failed);
}

void PeopleController::recover(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  people_.recover(call->fields.text("name"), call->fields.text("code"), call->fields.text("passphrase"),
                  asker_of(call->request), sign_in_.welcomes(call), call->failed);
}

void PeopleController::list_keys(const CallPtr& call) {
  people_.list_keys(
      call->user,
      [call](const std::vector<Key>& keys) {
        const User& user = call->user;
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
        call->reply(respond(out.end_array().end_object()));
      },
      call->failed);
}

void PeopleController::list_sessions(const CallPtr& call) {
  people_.list_sessions(
      call->user, call->request.token,
      [call](const std::vector<Session>& sessions) {
        JsonWriter out;
        out.begin_object().key("sessions").begin_array();
        for (const Session& one : sessions) {
          out.begin_object().field("id", std::string_view(one.id)).field("created", one.created);
          out.field("seen", one.seen).field("device", std::string_view(one.device)).field("here", one.here);
          out.end_object();
        }
        call->reply(respond(out.end_array().end_object()));
      },
      call->failed);
}

void PeopleController::end_sessions(const CallPtr& call) {
  const bool all = call->fields.flag("all");
  if (all == call->fields.has("id")) throw bad_field("id", R"(expected {"id":"..."} or {"all":true})");
  people_.end_sessions(call->user, call->request.token, all ? std::nullopt : std::optional(call->fields.text("id")),
                       answers_nothing(call), call->failed);
}

void PeopleController::show_holiday(const CallPtr& call) {
  JsonWriter out;
  holidays_.write(out, call->user.id, time_of_day());
  saves_.when_known(call->user.id, [call, response = respond(out)] { call->reply(response); }, call->failed);
}

void PeopleController::take_holiday(const CallPtr& call) {
  holidays_.take(call->user, call->fields.number("days"), time_of_day());
  live_.with_each_of(call->user.id, [this](LiveTable& live) { tables_.touch(live); });
  show_holiday(call);
}

}  // namespace roundtable::server
