#include "server/api/api.h"

#include <algorithm>
#include <utility>

#include "bots/levels.h"
#include "engine/games.h"
#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"
#include "server/lobby/hall.h"
#include "server/ws/socket_client.h"

namespace roundtable::server {

namespace {

constexpr std::string_view kRoot = "/api/v1/";
constexpr std::string_view kAdminRoot = "/admin/";

EventLog::Question question_of(const HttpRequest& request) {
  return {.method = request.method,
          .path = request.path,
          .parent = read_traceparent(request.traceparent),
          .since = net::now()};
}

}  // namespace

void Api::request(HttpRequest request, Reply answer) {
  const auto question = std::make_shared<EventLog::Question>(question_of(request));
  const Reply reply = [this, question, answer = std::move(answer)](HttpResponse response) {
    log_.answered(*question, response.status);
    answer(std::move(response));
  };
  const Failed failed = [this, question, from = request.address, reply](const Refused& why) {
    ++metrics_.refusals;
    log_.refused(question->what(), from, {}, why);
    reply(respond(why));
  };
  const std::string address = request.path.starts_with(kRoot) ? request.address : std::string();
  std::optional<Refused> why;
  const bool for_banned = request.path.starts_with(kRoot) && is_for_banned(request.path.substr(kRoot.size()));
  guard(
      [&] {
        if (!for_banned) tables_.operator_settings().expect_address(address, time_of_day());
      },
      [&](const Refused& refused) { why = refused; });
  if (why) return failed(*why);
  known_by_club(std::move(request),
                guarded(failed,
                        [this, question, reply, failed](HttpRequest known) {
                          question->routed = true;
                          route(Call{std::move(known), reply, failed});
                        }),
                failed);
}

void Api::known_by_club(HttpRequest request, std::function<void(HttpRequest)> go_on, const Failed& failed) {
  if (request.vouched.empty() || !request.path.starts_with(kRoot)) return go_on(std::move(request));
  guard(
      [&] {
        JsonWriter out;
        out.begin_object().field("name", std::string_view(request.vouched)).end_object();
        const std::string name = Fields(out.take(), {"name"}).text("name", 1, 24);
        expect_name_of_person(name);
        tables_.saves().expect_working();
        // Rules for new names do not lock out existing accounts.
        std::optional<Refused> no_new;
        guard(
            [&] {
              expect_wanted_words(name);
              tables_.operator_settings().expect_new();
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
  std::optional<Refused> why;
  guard([&] { tables_.operator_settings().expect_address(request.address, time_of_day()); },
        [&](const Refused& refused) { why = refused; });
  if (why) return failed(*why);
  // By the second, load balancers keep those who play together at one server.
  if (request.path != "/api/v1/ws" && !request.path.starts_with("/api/v1/ws/table/"))
    return failed(Refused("not-found", "WebSockets are at /api/v1/ws and /api/v1/ws/table/ID"));
  const auto let_in = [this, admit = std::move(admit), failed](const HttpRequest& known) {
    people_.with_user(
        known.token,
        [this, session = token_hash(known.token), address = known.address, admit](const User& user) {
          people_.seen_at(user, address);
          admit([this, session, user](Connection& connection) -> std::unique_ptr<SocketSession> {
            return std::make_unique<SocketClient>(tables_, matchmaker_, turns_, invitations_, metrics_, log_,
                                                  connection, user, session);
          });
        },
        failed);
  };
  known_by_club(std::move(request), let_in, failed);
}

void Api::route(const Call& call) {
  const HttpRequest& request = call.request;
  if (request.path == "/healthz") {
    const bool well = tables_.saves().trouble().empty() && !tables_.saves().winding_up();
    return call.reply(
        {.status = well ? 200 : 503, .content_type = "text/plain; charset=utf-8", .body = health(request.local)});
  }
  if (request.path == "/metrics") {
    if (!request.local && !options_.open_metrics)
      throw Refused("not-yours", "only allowed from the server's own machine");
    return call.reply(
        {.content_type = "text/plain; version=0.0.4; charset=utf-8", .body = metrics_.text(overview_.gauges())});
  }
  if (request.path.starts_with(kAdminRoot)) return route_admin(call, request.path.substr(kAdminRoot.size()));
  if (!request.path.starts_with(kRoot)) throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
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
    out.end_array().field("readOnly", tables_.operator_settings().read_only()).key("announcement");
    const std::string& announcement = tables_.operator_settings().announcement();
    announcement.empty() ? out.null() : out.value(std::string_view(announcement));
    return call.reply(respond(out.end_object()));
  }
  if (rest == "admin") return administer(call);
  if (rest == "hall") {
    expect_method(request, "GET");
    return call.reply({.body = hall_text(tables_, matchmaker_)});
  }
  if (rest == "codes") return find_code(call);
  if (rest == "reach") return show_reach(call);
  if (rest == "tables") return route_tables(call);
  if (rest.starts_with("tables/")) {
    const std::string path = rest.substr(7);
    const std::size_t slash = std::min(path.find('/'), path.size());
    return route_table(call, path.substr(0, slash), path.substr(std::min(slash + 1, path.size())));
  }
  if (rest.starts_with("people/")) return route_pages(call, rest.substr(7));
  route_people(call, rest);
}

// The reason of trouble names the store, and tables are known by their ids: that is for this machine and the log.
std::string Api::health(bool local) const {
  std::string text = tables_.saves().trouble().empty()
                         ? "ok\n"
                         : "the store cannot save" + (local ? ": " + tables_.saves().trouble() : "") + "\n";
  if (tables_.saves().winding_up()) text = "shutting down\n";
  const auto& damaged = tables_.live().damaged();
  if (damaged.empty()) return text;
  text += std::to_string(damaged.size()) + " damaged tables in quarantine";
  for (const std::string& id : damaged) text += local ? " " + id : "";
  return text + "\n";
}

}  // namespace roundtable::server
