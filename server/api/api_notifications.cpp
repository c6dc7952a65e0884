#include <utility>

#include "server/accounts/webauthn.h"
#include "server/api/api.h"
#include "server/base/device.h"
#include "server/base/fields.h"
#include "server/base/http.h"

// How people want to be told that it is their turn, over HTTP.

namespace roundtable::server {

namespace {

constexpr std::size_t kLongestEndpoint = 1024;
constexpr std::size_t kPushPrefix = 5;  // of a subscription's id in the store
constexpr Limit kMostSubscribing{"subscribing", 60, 3600, "person", "too many changes; try again in a minute"};
constexpr Limit kMostSamples{"samples", 10, 3600, "person", "limit reached: 10 per hour"};

std::string base64_from(const Fields& fields, const std::string& name) {
  const auto bytes = webauthn::from_base64url(fields.text(name, 1, 200));
  if (!bytes) throw bad_field(name, "expected base64url");
  return *bytes;
}

}  // namespace

void Api::show_notices(const Call& call, const User& user) {
  pushes_.list(
      user,
      [this, call, user](const std::vector<Subscription>& devices) {
        JsonWriter out;
        out.begin_object().key("key");
        pushes_.public_key().empty() ? out.null() : out.value(std::string_view(pushes_.public_key()));
        out.key("devices").begin_array();
        const std::string here = token_hash(call.request.token);
        for (const Subscription& one : devices) {
          out.begin_object().field("id", std::string_view(one.id).substr(kPushPrefix));
          out.field("device", std::string_view(one.device)).field("created", one.created);
          out.field("here", one.session == here).end_object();
        }
        out.end_array();
        notifications_.read_wishes(
            user.id,
            [call, begun = std::make_shared<JsonWriter>(std::move(out))](const NotificationSettings& wishes) {
              begun->key("wishes").raw(wishes.json()).end_object();
              call.reply(respond(*begun));
            },
            call.failed);
      },
      call.failed);
}

void Api::change_notices(const Call& call, const User& user, const std::string& what) {
  const HttpRequest& request = call.request;
  const auto done = [call] { call.reply({.body = "{}"}); };
  if (what == "notices/try") {
    expect_no_fields(request);
    tables_.limits().expect(kMostSamples, user.id);
    notifications_.send_sample(user);
    return done();
  }
  if (what == "notices") {
    const NotificationSettings wishes = NotificationSettings::from_json(request.body);
    tables_.limits().expect(kMostSubscribing, user.id);
    return people_.save_key(Notifications::wishes_key(user.id, wishes), request.token, done, call.failed);
  }
  if (what == "notices/end") {
    const Fields fields(request.body, {"id", "endpoint"});
    if (fields.has("id") == fields.has("endpoint")) throw bad_field("id", "missing, allowed: an id or an endpoint");
    const std::string id =
        fields.has("id") ? "push " + fields.text("id", 1, 40) : fields.text("endpoint", 1, kLongestEndpoint);
    return pushes_.end(user, id, done, call.failed);
  }
  const Fields fields(request.body, {"endpoint", "p256dh", "auth", "language"});
  Subscription subscription{.session = token_hash(request.token),
                            .receiver = {.endpoint = fields.text("endpoint", 1, kLongestEndpoint),
                                         .point = base64_from(fields, "p256dh"),
                                         .auth = base64_from(fields, "auth")},
                            .language = fields.has("language") ? fields.text("language", 2, 10) : "en",
                            .contact = request.origin.empty() ? options_.site : request.origin,
                            .device = device_of(request.agent)};
  tables_.limits().expect(kMostSubscribing, user.id);
  pushes_.subscribe(user, std::move(subscription), done, call.failed);
}

}  // namespace roundtable::server
