#include "server/api/controllers/passkeys_controller.h"

#include <string>
#include <utility>
#include <vector>

#include "server/accounts/webauthn.h"
#include "server/base/http.h"

namespace roundtable::server {

namespace {

constexpr std::string_view kPasskey = "passkey ";  // before the id of a key in the store

std::string bytes_from(const CallPtr& call, const std::string& name) {
  auto bytes = webauthn::from_base64url(call->fields.text(name));
  if (!bytes || bytes->empty()) throw bad_field(name, "expected base64url");
  return std::move(*bytes);
}

void write_challenge(JsonWriter& out, const HttpRequest& request, const std::string& challenge) {
  const auto party = webauthn::relying_party(request.origin);
  if (!party) throw Refused("bad-passkey", "passkeys work only in browsers: the Origin header is missing");
  out.begin_object().field("challenge", std::string_view(challenge)).field("site", std::string_view(*party));
}

}  // namespace

const Routes<PasskeysController>& PasskeysController::routes() {
  using enum Method;
  using enum Who;
  using C = PasskeysController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Post, "/api/v1/passkeys/new", Account, {Field::passphrase("passphrase")}, "NewPasskey", "Request a new passkey",
        R"(`{"challenge":"…","site":"play.example.org","user":"…","known":["…"]}`: the request for a new passkey)"},
       &C::ask_for_new},
      {{Post, "/api/v1/passkeys", Account,
        {Field::text("name", 1, 40), Field::bytes("id"), Field::bytes("clientData"), Field::bytes("authenticatorData"),
         Field::bytes("publicKey")}, "Nothing", "Add a passkey",
        "`{}`. Adds the passkey"},
       &C::add},
      {{Post, "/api/v1/passkeys/end", Account, {Field::text("id", 1, 1400).described("string")}, "Nothing", "Remove a passkey",
        "`{}`. Removes a passkey"},
       &C::remove},
      {{Post, "/api/v1/passkeys/ask", Anyone, {}, "Challenge", "Request a login by passkey",
        R"(`{"challenge":"…","site":"…"}`: the request for a login)"},
       &C::ask_for_login},
      {{Post, "/api/v1/passkeys/enter", Anyone,
        {Field::bytes("id"), Field::bytes("clientData"), Field::bytes("authenticatorData"), Field::bytes("signature")},
        "Person", "Log in by passkey",
        "`me` and the cookie"},
       &C::log_in},
  };
  // clang-format on
  return kRoutes;
}

// The passphrase proves that this is not a stolen session.
void PasskeysController::ask_for_new(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  const auto write = [this, call](const std::vector<Key>& keys) {
    JsonWriter out;
    write_challenge(out, call->request, passkeys_.challenge(call->user.id));
    out.field("user", std::string_view(webauthn::to_base64url(call->user.id)));
    out.key("known").begin_array();
    for (const Key& key : keys) {
      if (key.kind == "passkey") out.value(std::string_view(key.id).substr(kPasskey.size()));
    }
    call->reply(respond(out.end_array().end_object()));
  };
  people_.expect_passphrase(
      call->user, {call->request.token, {}, call->request.address}, call->fields.text("passphrase"),
      guarded(call, [this, call, write] { people_.list_keys(call->user, guarded(call, write), call->failed); }),
      call->failed);
}

void PasskeysController::add(const CallPtr& call) {
  const Key key = passkeys_.made(call->user.id, call->fields.text("name"),
                                 {.origin = call->request.origin,
                                  .credential = bytes_from(call, "id"),
                                  .client_data = bytes_from(call, "clientData"),
                                  .authenticator_data = bytes_from(call, "authenticatorData"),
                                  .public_key = bytes_from(call, "publicKey")});
  people_.save_key(key, call->request.token, answers_nothing(call), call->failed);
}

// The passphrase stays, so there is always another way to log in.
void PasskeysController::remove(const CallPtr& call) {
  const std::string id = std::string(kPasskey) + call->fields.text("id");
  people_.end_key(call->user, call->request.token, id, answers_nothing(call), call->failed);
}

void PasskeysController::ask_for_login(const CallPtr& call) {
  sign_in_.expect_few_logins(call);
  JsonWriter out;
  write_challenge(out, call->request, passkeys_.challenge({}));
  call->reply(respond(out.end_object()));
}

void PasskeysController::log_in(const CallPtr& call) {
  const Passkeys::Answer answer{.origin = call->request.origin,
                                .credential = bytes_from(call, "id"),
                                .client_data = bytes_from(call, "clientData"),
                                .authenticator_data = bytes_from(call, "authenticatorData"),
                                .signature = bytes_from(call, "signature")};
  sign_in_.expect_few_logins(call);
  Asker asker = asker_of(call->request);
  asker.token.clear();
  people_.enter_by(
      Passkeys::id_of(answer.credential), [this, answer](const Key& key) { return passkeys_.used(key, answer); }, asker,
      sign_in_.welcomes(call), call->failed);
}

}  // namespace roundtable::server
