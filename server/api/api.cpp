#include "server/api/api.h"

#include <utility>

#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::string_view kRoot = "/api/v1/";
constexpr std::string_view kWebSocket = "/api/v1/ws";
constexpr std::string_view kWebSocketOfTable = "/api/v1/ws/table/";  // for load balancers

EventLog::Question question_of(const HttpRequest& request) {
  return {.method = request.method,
          .path = request.path,
          .parent = read_traceparent(request.traceparent),
          .since = net::now()};
}

}  // namespace

Api::Api(const Router& router, const SignIn& sign_in, SaveQueue& saves, OperatorSettings& settings, People& people,
         Metrics& metrics, EventLog& log, MakeClient make_client)
    : router_(router),
      sign_in_(sign_in),
      saves_(saves),
      settings_(settings),
      people_(people),
      metrics_(metrics),
      log_(log),
      make_client_(std::move(make_client)) {}

void Api::request(HttpRequest request, Reply answer) {
  const auto question = std::make_shared<EventLog::Question>(question_of(request));
  const Reply reply = [this, question, answer = std::move(answer)](HttpResponse response) {
    log_.answered(*question, response.status);
    answer(std::move(response));
  };
  const Router::Match match = router_.match(request.method, request.path);
  const Failed failed = [this, question, from = request.address, allowed = match.allowed, reply](const Refused& why) {
    ++metrics_.refusals;
    log_.refused(question->what(), from, {}, why);
    HttpResponse response = respond(why);
    if (why.code() == "bad-method") response.headers.emplace_back("Allow", allowed);
    reply(std::move(response));
  };
  guard(
      [&] {
        const bool for_banned = match.route != nullptr && match.route->more.for_banned;
        if (request.path.starts_with(kRoot) && !for_banned) settings_.expect_address(request.address, time_of_day());
        const auto dispatch = [this, match, question, reply, failed](HttpRequest known) {
          guard(
              [&] {
                question->route = match.pattern;
                router_.dispatch(match, std::move(known), reply, failed);
              },
              failed);
        };
        with_trusted_login(std::move(request), dispatch, failed);
      },
      failed);
}

void Api::with_trusted_login(HttpRequest request, std::function<void(HttpRequest)> go_on, const Failed& failed) {
  if (request.vouched.empty() || !request.path.starts_with(kRoot)) return go_on(std::move(request));
  guard(
      [&] {
        JsonWriter out;
        out.begin_object().field("name", std::string_view(request.vouched)).end_object();
        const std::string name = Fields(out.take(), {"name"}).text("name", 1, 24);
        expect_name_of_person(name);
        saves_.expect_working();
        // Rules for new names do not lock out existing accounts.
        std::optional<Refused> no_new;
        guard(
            [&] {
              sign_in_.expect_wanted_words(name);
              settings_.expect_new();
            },
            [&](const Refused& why) { no_new = why; });
        people_.enter_trusted(
            name, {}, no_new,
            [go_on, request](const std::string& token) {
              HttpRequest known = request;
              known.token = token;
              go_on(std::move(known));
            },
            failed);
      },
      failed);
}

void Api::upgrade(HttpRequest request, Admit admit, Reply refuse) {
  const Failed failed = [this, what = question_of(request).what(), from = request.address, refuse](const Refused& why) {
    ++metrics_.refusals;
    log_.refused(what, from, {}, why);
    refuse(respond(why));
  };
  guard(
      [&] {
        settings_.expect_address(request.address, time_of_day());
        if (request.path != kWebSocket && !request.path.starts_with(kWebSocketOfTable))
          throw Refused("not-found", "WebSockets are at /api/v1/ws and /api/v1/ws/table/ID");
        const auto let_in = [this, admit = std::move(admit), failed](const HttpRequest& known) {
          people_.with_user(
              known.token,
              [this, session = token_hash(known.token), address = known.address, admit](const User& user) {
                people_.seen_at(user, address);
                admit(
                    [this, session, user](Connection& connection) { return make_client_(connection, user, session); });
              },
              failed);
        };
        with_trusted_login(std::move(request), let_in, failed);
      },
      failed);
}

}  // namespace roundtable::server
