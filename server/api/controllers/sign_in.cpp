#include "server/api/controllers/sign_in.h"

#include <utility>

#include "server/base/device.h"
#include "server/base/http.h"

namespace roundtable::server {

void SignIn::welcome(const CallPtr& call, const Welcome& welcome) const {
  JsonWriter out;
  out.begin_object();
  write_user(out, welcome.user);
  if (!welcome.recovery_code.empty()) out.field("recovery", std::string_view(welcome.recovery_code));
  HttpResponse response = respond(out.end_object());
  if (!welcome.token.empty()) {
    log_.came_in(call->request.path, call->request.address, welcome.user.id);
    const char* secure = options_.secure_cookies ? "; Secure" : "";
    response.headers.emplace_back(
        "Set-Cookie", "roundtable=" + welcome.token + "; Path=/; Max-Age=63072000; HttpOnly; SameSite=Strict" + secure);
  }
  call->reply(std::move(response));
}

std::string SignIn::new_name(const CallPtr& call) const {
  std::string name = call->fields.text("name");
  expect_name_of_person(name);
  expect_wanted_words(name);
  return name;
}

void SignIn::expect_wanted_words(const std::string& name) const {
  if (settings_.words().has_any_of(name)) {
    throw bad_field("name", "contains a word that is forbidden on this server").because("words");
  }
}

void SignIn::expect_few_new(const CallPtr& call) const {
  settings_.expect_new();
  limits_.expect({"new", options_.new_per_hour, 3600, "address",
                  "too many new guests and tables from your address; try again later"},
                 call->request.address);
}

void SignIn::expect_few_logins(const CallPtr& call) const {
  limits_.expect({"logins", options_.logins_per_minute, 60, "logins",
                  "too many attempts from your address; try again in a minute"},
                 call->request.address);
}

Asker asker_of(const HttpRequest& request) { return {request.token, device_of(request.agent), request.address}; }

void write_user(JsonWriter& out, const User& user) {
  out.field("id", std::string_view(user.id)).field("name", std::string_view(user.name));
  out.field("account", !user.passphrase.empty()).field("created", user.created);
}

void bid_farewell(const CallPtr& call) {
  HttpResponse response{.body = "{}"};
  response.headers.emplace_back("Set-Cookie", "roundtable=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
  call->reply(std::move(response));
}

}  // namespace roundtable::server
