#include "server/api/controllers/server_controller.h"

#include "bots/levels.h"
#include "engine/games.h"
#include "server/base/http.h"
#include "server/lobby/hall.h"

namespace roundtable::server {

const Routes<ServerController>& ServerController::routes() {
  using enum Method;
  using enum Who;
  using C = ServerController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/v1/games", Anyone, {}, "Games", "List games",
        R"(`{"games":[{"name":"…","title":"…","players":[2,5]},…],"levels":["page","squire","knight","champion"],)"
        R"("readOnly":false,"announcement":null}`. `readOnly`: no new tables, guests and accounts)"},
       &C::list_games},
      {{Get, "/api/v1/hall", Anyone, {}, "Hall", "Show people online",
        "people online, see [Finding a game](#finding-a-game)"},
       &C::show_hall},
      {{Get, "/healthz", Anyone, {}, "Text", "Check the health",
        "200 `ok`, or 503 while nothing can be saved; the number of damaged tables. From the server's machine also reasons and ids"},
       &C::show_health},
      {{Get, "/metrics", Anyone, {}, "Text", "Show metrics",
        "Prometheus text; only from the server's machine, unless with `--open-metrics`"},
       &C::show_metrics},
  };
  // clang-format on
  return kRoutes;
}

void ServerController::list_games(const CallPtr& call) {
  JsonWriter out;
  out.begin_object().key("games").begin_array();
  for (const GameDescription& game : described_games()) {
    out.begin_object().field("name", game.name).field("title", game.title).key("players").begin_array();
    out.value(game.players.least).value(game.players.most).end_array().end_object();
  }
  out.end_array().key("levels").begin_array();
  for (const Level& level : kLevels) out.value(level.name);
  out.end_array().field("readOnly", settings_.read_only()).key("announcement");
  const std::string& announcement = settings_.announcement();
  announcement.empty() ? out.null() : out.value(std::string_view(announcement));
  call->reply(respond(out.end_object()));
}

void ServerController::show_hall(const CallPtr& call) { call->reply({.body = hall_.text(matchmaker_)}); }

void ServerController::show_health(const CallPtr& call) {
  const bool well = saves_.trouble().empty() && !saves_.winding_up();
  call->reply(
      {.status = well ? 200 : 503, .content_type = "text/plain; charset=utf-8", .body = health(call->request.local)});
}

// The reason names the store, and an id opens its table, so only this machine gets them.
std::string ServerController::health(bool local) const {
  std::string text =
      saves_.trouble().empty() ? "ok\n" : "the store cannot save" + (local ? ": " + saves_.trouble() : "") + "\n";
  if (saves_.winding_up()) text = "shutting down\n";
  const auto& damaged = live_.damaged();
  if (damaged.empty()) return text;
  text += std::to_string(damaged.size()) + " damaged tables in quarantine";
  for (const std::string& id : damaged) text += local ? " " + id : "";
  return text + "\n";
}

void ServerController::show_metrics(const CallPtr& call) {
  if (!call->request.local && !open_metrics_) throw Refused("not-yours", "only allowed from the server's own machine");
  call->reply({.content_type = "text/plain; version=0.0.4; charset=utf-8", .body = metrics_.text(overview_.gauges())});
}

}  // namespace roundtable::server
