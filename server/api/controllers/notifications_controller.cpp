#include "server/api/controllers/notifications_controller.h"

#include <memory>
#include <utility>
#include <vector>

#include "server/accounts/webauthn.h"
#include "server/base/device.h"
#include "server/base/http.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kPushPrefix = 5;  // of a subscription's id in the store
constexpr Limit kMostSubscribing{"subscribing", 60, 3600, "person", "too many changes; try again in a minute"};
constexpr Limit kMostSamples{"samples", 10, 3600, "person", "limit reached: 10 per hour"};
constexpr Limit kMostReads{"turns", 60, 60, "person",
                           "limit reached: 60 per minute; the WebSocket sends changes by itself"};

Field endpoint_field() { return Field::text("endpoint", 1, 1024); }

std::string key_from(const CallPtr& call, const std::string& name) {
  auto bytes = webauthn::from_base64url(call->fields.text(name));
  if (!bytes) throw bad_field(name, "expected base64url");
  return std::move(*bytes);
}

}  // namespace

const Routes<NotificationsController>& NotificationsController::routes() {
  using enum Method;
  using enum Who;
  using C = NotificationsController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/v1/turns", Person, {}, "Turns", "List your running games",
        R"(`{"turns":[{"table":info,"since":…,"due":[…],"view":…},…]}`: all your running games; `since` is null where it is not your turn. 60 times a minute)"},
       &C::show_turns},
      {{Get, "/api/v1/notices", Person, {}, "Notices", "Show your notification settings",
        R"(`{"key":"…","devices":[{"id":"…","device":"Firefox, Linux","created":…,"here":true},…],"wishes":{"quiet":…,"tables":{…}}}`. )"
        "`key`: the `applicationServerKey`, or null"},
       &C::show},
      {{Post, "/api/v1/notices/subscribe", Person,
        {endpoint_field().described("https address"), Field::bytes("p256dh"), Field::bytes("auth"),
         Field::text("language", 2, 10).defaults_to(R"("en")")}, "Nothing", "Subscribe this device",
        "`{}`. Valid until the session ends; at most ten devices, then the oldest goes"},
       &C::subscribe},
      {{Post, "/api/v1/notices/end", Person, {Field::text("id", 1, 40).described("string").optional(), endpoint_field().described("string").optional()},
        "Nothing", "Unsubscribe a device",
        "`{}`. Send one of the two"},
       &C::end},
      {{Post, "/api/v1/notices", Person,
        {Field::other("quiet", "null, or from, to and offset",
                      R"({"type":"object","properties":{"from":{"type":"integer","minimum":0,"maximum":1439},)"
                      R"("to":{"type":"integer","minimum":0,"maximum":1439},"offset":{"type":"integer","minimum":-840,"maximum":840}},)"
                      R"("required":["from","to","offset"],"additionalProperties":false})").optional(),
         Field::other("tables", "by table id: `turn`, `hour` or `never`; up to 100",
                      R"({"type":"object","maxProperties":100,"propertyNames":{"maxLength":40},)"
                      R"("additionalProperties":{"enum":["turn","hour","never"]}})").optional()},
        "Nothing", "Replace your notification settings",
        "`{}`. Replaces your settings"},
       &C::set},
      {{Post, "/api/v1/notices/try", Person, {}, "Nothing", "Send a sample notification",
        "`{}`. Sends a sample to all your devices; 10 an hour"},
       &C::send_sample},
  };
  // clang-format on
  return kRoutes;
}

void NotificationsController::show_turns(const CallPtr& call) {
  limits_.expect(kMostReads, call->user.id);
  turns_.write(call->user, [call](std::string json) { call->reply({.body = std::move(json)}); }, call->failed);
}

void NotificationsController::show(const CallPtr& call) {
  const auto write = [this, call](const std::vector<Subscription>& devices) {
    const auto out = std::make_shared<JsonWriter>();
    out->begin_object().key("key");
    pushes_.public_key().empty() ? out->null() : out->value(std::string_view(pushes_.public_key()));
    out->key("devices").begin_array();
    const std::string here = token_hash(call->request.token);
    for (const Subscription& one : devices) {
      out->begin_object().field("id", std::string_view(one.id).substr(kPushPrefix));
      out->field("device", std::string_view(one.device)).field("created", one.created);
      out->field("here", one.session == here).end_object();
    }
    out->end_array();
    notifications_.read_wishes(
        call->user.id,
        [call, out](const NotificationSettings& wishes) {
          out->key("wishes").raw(wishes.json()).end_object();
          call->reply(respond(*out));
        },
        call->failed);
  };
  pushes_.list(call->user, write, call->failed);
}

void NotificationsController::subscribe(const CallPtr& call) {
  const HttpRequest& request = call->request;
  Subscription subscription{.session = token_hash(request.token),
                            .receiver = {.endpoint = call->fields.text("endpoint"),
                                         .point = key_from(call, "p256dh"),
                                         .auth = key_from(call, "auth")},
                            .language = call->fields.text("language"),
                            .contact = request.origin.empty() ? site_ : request.origin,
                            .device = device_of(request.agent)};
  limits_.expect(kMostSubscribing, call->user.id);
  pushes_.subscribe(call->user, std::move(subscription), answers_nothing(call), call->failed);
}

void NotificationsController::end(const CallPtr& call) {
  const FieldValues& fields = call->fields;
  if (fields.has("id") == fields.has("endpoint")) throw bad_field("id", "missing, allowed: an id or an endpoint");
  const std::string id = fields.has("id") ? "push " + fields.text("id") : fields.text("endpoint");
  pushes_.end(call->user, id, answers_nothing(call), call->failed);
}

void NotificationsController::set(const CallPtr& call) {
  const std::string& body = call->request.body;
  const NotificationSettings wishes = NotificationSettings::from_json(body.empty() ? "{}" : body);
  limits_.expect(kMostSubscribing, call->user.id);
  people_.save_key(Notifications::wishes_key(call->user.id, wishes), call->request.token, answers_nothing(call),
                   call->failed);
}

void NotificationsController::send_sample(const CallPtr& call) {
  limits_.expect(kMostSamples, call->user.id);
  notifications_.send_sample(call->user);
  call->reply({.body = "{}"});
}

}  // namespace roundtable::server
