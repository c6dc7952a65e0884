#include <algorithm>
#include <charconv>

#include "engine/games.h"
#include "server/api/api.h"
#include "server/base/fields.h"
#include "server/base/http.h"

// People's pages, over HTTP.

namespace roundtable::server {

namespace {

Refused no_such_person() { return {"not-found", "no such person, or the person was deleted"}; }
Refused closed_page() { return Refused("not-yours", "this person's page is private").because("closed"); }
Refused no_page_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

// One of two words, or neither.
std::optional<bool> either(const std::string& query, const std::string& name, std::string_view yes,
                           std::string_view no) {
  const std::string found = query_value(query, name);
  if (found.empty()) return std::nullopt;
  const std::array<std::string_view, 2> names = {yes, no};
  if (found != yes && found != no) throw bad_name(name, found, names);
  return found == yes;
}

GamesQuery read_query(const std::string& text) {
  GamesQuery query;
  query.game = query_value(text, "game");
  const auto games = described_games();
  const bool known = std::any_of(games.begin(), games.end(), [&](const auto& one) { return one.name == query.game; });
  if (!query.game.empty() && !known) {
    std::vector<std::string_view> names;
    names.reserve(games.size());
    for (const auto& one : games) names.push_back(one.name);
    throw bad_name("game", query.game, names);
  }
  if (const std::string players = query_value(text, "players"); !players.empty()) {
    const auto [end, error] = std::from_chars(players.data(), players.data() + players.size(), query.players);
    const bool number = error == std::errc() && end == players.data() + players.size();
    if (!number || query.players < 2 || query.players > kMaxSeats) throw bad_field("players", "allowed: 2 to 5");
  }
  query.with_people = either(text, "company", "people", "bots");
  query.won = either(text, "result", "won", "lost");
  query.with = query_value(text, "with");
  if (const std::string before = query_value(text, "before"); !before.empty()) {
    query.before = ListPlace::read(before);
    if (!query.before) throw bad_field("before", "allowed: the value of `next` from an earlier answer");
  }
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

void Api::route_pages(const Call& call, const std::string& path) {
  expect_method(call.request, "GET");
  const std::size_t slash = std::min(path.find('/'), path.size());
  const std::string person = path.substr(0, slash);
  const std::string what = path.substr(slash);
  if (person.empty() || (!what.empty() && what != "/games")) {
    throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
  }
  const std::string as = query_value(call.request.query, "as");
  if (!as.empty() && as != "others") throw bad_field("as", "allowed: others");
  const auto look = guarded(call.failed, [this, call, person, what, as](const std::string& user) {
    if (tables_.blocks().has(person, user)) throw closed_page();  // and is not told why
    const Looker looker{.user = user, .others = !as.empty()};
    what.empty() ? show_page(call, looker, person) : list_games(call, looker, person);
  });
  people_.with_user(
      call.request.token, [look](const User& user) { look(user.id); }, [look](const Refused&) { look(std::string()); });
}

void Api::show_page(const Call& call, const Looker& looker, const std::string& person) {
  store_.read<PersonPage>([person, looker](Store& store) { return read_page(store, person, looker); },
                          [this, call, looker](PersonPage page) {
                            if (!page.person) return call.failed(no_such_person());
                            if (!page.open) return call.failed(closed_page());
                            std::erase_if(page.companions, [&](const Companion& one) {
                              return !looker.is(page.person->id) && tables_.blocks().has(one.user.id, looker.user);
                            });
                            JsonWriter out;
                            page.write(out, looker);
                            call.reply(respond(out));
                          },
                          [call] { call.failed(no_page_read()); });
}

void Api::list_games(const Call& call, const Looker& looker, const std::string& person) {
  GamesQuery query = read_query(call.request.query);
  query.person = person;
  store_.read<FoundGames>([query, looker](Store& store) { return read_games(store, query, looker); },
                          [this, call, looker](const FoundGames& games) {
                            if (!games.there) return call.failed(no_such_person());
                            if (!games.open) return call.failed(closed_page());
                            show_games(call, looker.others ? std::string() : looker.user, games.found);
                          },
                          [call] { call.failed(no_page_read()); });
}

void Api::show_games(const Call& call, const std::string& looker, const std::vector<PlayedGame>& found) {
  JsonWriter out;
  out.begin_object().key("games").begin_array();
  for (const PlayedGame& game : found) {
    JsonWriter info;
    if (!write_listed(info, game.table, looker)) continue;
    out.begin_object().field("ended", game.ended).field("place", game.place).field("bot", game.by_bot);
    out.key("table").raw(info.take()).end_object();
  }
  out.end_array();
  if (found.size() == static_cast<std::size_t>(GamesQuery().limit)) {
    out.field("next", std::string_view(ListPlace{found.back().ended, found.back().table.id}.text()));
  }
  call.reply(respond(out.end_object()));
}

void Api::set_page(const Call& call, const User& user) {
  const std::string wanted = Fields(call.request.body, {"for"}).text("for", 1, 20);
  const auto* const found = std::find(kPagesFor.begin(), kPagesFor.end(), wanted);
  if (found == kPagesFor.end()) throw bad_name("for", wanted, kPagesFor);
  people_.set_page(
      user, call.request.token, static_cast<PageFor>(found - kPagesFor.begin()), [call] { call.reply({.body = "{}"}); },
      call.failed);
}

}  // namespace roundtable::server
