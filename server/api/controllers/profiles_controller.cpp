#include "server/api/controllers/profiles_controller.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "server/api/common_fields.h"
#include "server/base/http.h"

namespace roundtable::server {

namespace {

Refused no_such_person() { return {"not-found", "no such person, or the person was deleted"}; }
Refused closed_page() { return Refused("not-yours", "this person's page is private").because("closed"); }

std::vector<std::string_view> game_names() {
  std::vector<std::string_view> names;
  names.reserve(described_games().size());
  for (const GameDescription& game : described_games()) names.push_back(game.name);
  return names;
}

Field as_others() { return Field::word("as", {"others"}).optional(); }

GamesQuery query_of(const FieldValues& fields) {
  GamesQuery query;
  query.game = fields.text("game");
  query.players = fields.maybe_number("players").value_or(0);
  if (const auto company = fields.word("company")) query.with_people = *company == 0;
  if (const auto result = fields.word("result")) query.won = *result == 0;
  query.with = fields.text("with");
  query.before = place_before(fields);
  return query;
}

struct FoundGames {
  bool there = false, open = false;
  std::vector<PlayedGame> found;
};

FoundGames read_games(Store& store, const GamesQuery& query, const Looker& looker) {
  const auto person = store.user(query.person);
  if (!person || person->name.empty()) return {};
  if (!may_look(store, *person, looker)) return {.there = true};
  GamesQuery seen = query;
  if (!looker.is(person->id)) seen.looker = looker.user.empty() || looker.others ? "nobody" : looker.user;
  return {.there = true, .open = true, .found = store.games(seen)};
}

}  // namespace

const Routes<ProfilesController>& ProfilesController::routes() {
  using enum Method;
  using enum Who;
  using C = ProfilesController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/v1/people/{person}", Visitor, {as_others()}, "Profile", "Show a profile",
        "a profile, if its owner lets you see it"},
       &C::show},
      {{Get, "/api/v1/people/{person}/games", Visitor,
        {as_others(), Field::word("game", game_names()).described("name").optional(), Field::number("players", 2, kMaxSeats).optional(),
         Field::word("company", {"people", "bots"}).optional(), Field::word("result", {"won", "lost"}).optional(),
         id_field("with").optional(), before_field()},
        "PlayedGames", "List finished games",
        R"(`{"games":[{"ended":…,"place":2,"bot":false,"table":info},…],"next":…}`: finished games, latest first)"},
       &C::list_games},
      {{Post, "/api/v1/me/page", Person, {Field::word("for", {kPagesFor.begin(), kPagesFor.end()})}, "Nothing", "Choose who sees your profile",
        "`{}`. Sets who sees your profile; default: companions, the people you play or have played with"},
       &C::set_audience},
  };
  // clang-format on
  return kRoutes;
}

Looker ProfilesController::looker_of(const CallPtr& call) const {
  if (blocks_.has(call->id, call->user.id)) throw closed_page();  // without a hint at the reason
  return {.user = call->user.id, .others = call->fields.has("as")};
}

void ProfilesController::show(const CallPtr& call) {
  const Looker looker = looker_of(call);
  store_.read<PersonPage>([person = call->id, looker](Store& store) { return read_page(store, person, looker); },
                          [this, call, looker](PersonPage page) {
                            if (!page.person) return call->failed(no_such_person());
                            if (!page.open) return call->failed(closed_page());
                            std::erase_if(page.companions, [&](const Companion& one) {
                              return !looker.is(page.person->id) && blocks_.has(one.user.id, looker.user);
                            });
                            JsonWriter out;
                            page.write(out, looker);
                            call->reply(respond(out));
                          },
                          cannot_read(call));
}

void ProfilesController::list_games(const CallPtr& call) {
  const Looker looker = looker_of(call);
  GamesQuery query = query_of(call->fields);
  query.person = call->id;
  store_.read<FoundGames>([query, looker](Store& store) { return read_games(store, query, looker); },
                          [this, call, looker](const FoundGames& games) {
                            if (!games.there) return call->failed(no_such_person());
                            if (!games.open) return call->failed(closed_page());
                            show_games(call, looker.others ? std::string() : looker.user, games.found);
                          },
                          cannot_read(call));
}

void ProfilesController::show_games(const CallPtr& call, const std::string& looker,
                                    const std::vector<PlayedGame>& found) {
  JsonWriter out;
  out.begin_object().key("games").begin_array();
  for (const PlayedGame& game : found) {
    JsonWriter info;
    if (!write_listed(info, live_, game.table, looker)) continue;
    out.begin_object().field("ended", game.ended).field("place", game.place).field("bot", game.by_bot);
    out.key("table").raw(info.take()).end_object();
  }
  out.end_array();
  if (found.size() == static_cast<std::size_t>(GamesQuery().limit)) {
    out.field("next", std::string_view(ListPlace{found.back().ended, found.back().table.id}.text()));
  }
  call->reply(respond(out.end_object()));
}

void ProfilesController::set_audience(const CallPtr& call) {
  const auto audience = static_cast<PageFor>(call->fields.word("for").value_or(0));
  people_.set_page(call->user, call->request.token, audience, answers_nothing(call), call->failed);
}

}  // namespace roundtable::server
