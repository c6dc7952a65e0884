#include <algorithm>

#include "server/accounts/webauthn.h"
#include "server/api/api.h"
#include "server/base/device.h"
#include "server/base/fields.h"
#include "server/base/http.h"

// Passkeys, over HTTP.

namespace roundtable::server {

namespace {

std::string bytes_from(const Fields& fields, const std::string& name) {
  const Json* value = fields.find(name);
  const auto bytes =
      value != nullptr && value->is(Json::Kind::String) ? webauthn::from_base64url(value->string()) : std::nullopt;
  if (!bytes || bytes->empty()) throw bad_field(name, "expected base64url");
  return *bytes;
}

void write_question(JsonWriter& out, const HttpRequest& request, const std::string& challenge) {
  const auto party = webauthn::relying_party(request.origin);
  if (!party) throw Refused("bad-passkey", "passkeys work only in browsers: the Origin header is missing");
  out.begin_object().field("challenge", std::string_view(challenge)).field("site", std::string_view(*party));
}

}  // namespace

// Whoever adds one shows that it is them: a session that somebody else got hold of is not enough.
void Api::ask_for_passkey(const Call& call, const User& user) {
  const Fields fields(call.request.body, {"passphrase"});
  const Json* passphrase = fields.find("passphrase");
  if (passphrase == nullptr || !passphrase->is(Json::Kind::String)) throw bad_field("passphrase", "expected a text");
  expect_few_logins(call);
  people_.expect_passphrase(
      user, {call.request.token, {}, call.request.address}, passphrase->string(),
      guarded(call.failed,
              [this, call, user] {
                people_.list_keys(user,
                                  guarded(call.failed,
                                          [this, call, user](const std::vector<Key>& keys) {
                                            JsonWriter out;
                                            write_question(out, call.request, passkeys_.challenge(user.id));
                                            out.field("user", std::string_view(webauthn::to_base64url(user.id)));
                                            out.key("known").begin_array();
                                            for (const Key& key : keys) {
                                              if (key.kind == "passkey") out.value(key.id.substr(8));
                                            }
                                            call.reply(respond(out.end_array().end_object()));
                                          }),
                                  call.failed);
              }),
      call.failed);
}

void Api::add_passkey(const Call& call, const User& user) {
  const Fields fields(call.request.body, {"name", "id", "clientData", "authenticatorData", "publicKey"});
  const Key key = passkeys_.made(user.id, fields.text("name", 1, 40),
                                 {.origin = call.request.origin,
                                  .credential = bytes_from(fields, "id"),
                                  .client_data = bytes_from(fields, "clientData"),
                                  .authenticator_data = bytes_from(fields, "authenticatorData"),
                                  .public_key = bytes_from(fields, "publicKey")});
  people_.save_key(key, call.request.token, [call] { call.reply({.body = "{}"}); }, call.failed);
}

// The passphrase stays, so there is always another way in.
void Api::remove_passkey(const Call& call, const User& user) {
  const std::string id = "passkey " + Fields(call.request.body, {"id"}).text("id", 1, 1400);
  people_.end_key(user, call.request.token, id, [call] { call.reply({.body = "{}"}); }, call.failed);
}

void Api::ask_for_any_passkey(const Call& call) {
  expect_method(call.request, "POST");
  expect_no_fields(call.request);
  expect_few_logins(call);
  JsonWriter out;
  write_question(out, call.request, passkeys_.challenge({}));
  call.reply(respond(out.end_object()));
}

void Api::enter_by_passkey(const Call& call) {
  expect_method(call.request, "POST");
  const Fields fields(call.request.body, {"id", "clientData", "authenticatorData", "signature"});
  const Passkeys::Answer answer{.origin = call.request.origin,
                                .credential = bytes_from(fields, "id"),
                                .client_data = bytes_from(fields, "clientData"),
                                .authenticator_data = bytes_from(fields, "authenticatorData"),
                                .signature = bytes_from(fields, "signature")};
  tables_.saves().expect_working();
  expect_few_logins(call);
  people_.enter_by(
      Passkeys::id_of(answer.credential), [this, answer](const Key& key) { return passkeys_.used(key, answer); },
      {.token = {}, .device = device_of(call.request.agent), .address = call.request.address},
      [this, call](const Welcome& welcome) { greet(call, welcome); }, call.failed);
}

}  // namespace roundtable::server
