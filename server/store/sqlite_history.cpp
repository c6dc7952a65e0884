#include "server/store/sqlite_history.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "server/store/base.h"
#include "server/store/sqlite_reader.h"
#include "server/store/text.h"

namespace roundtable::server::sqlite {

History::History(Database& database)
    : games_(database,
             fmt::format(
                 "SELECT t.id, s.phase, s.listed, s.updated, s.due, t.people, t.info, r.ended, r.place, r.by_bot FROM "
                 "results r "
                 "JOIN standings s ON s.key = r.key JOIN tables t ON t.key = r.key WHERE r.person = ?4 AND (?5 = '' OR "
                 "r.game = ?5) AND (?6 = 0 OR r.players = ?6) AND (?7 < 0 OR (r.people > 1) = ?7) AND (?8 < 0 "
                 "OR (r.by_bot = 0 AND (r.place = 1) = ?8)) AND (?9 = '' OR EXISTS (SELECT 1 FROM results o WHERE "
                 "o.key = r.key AND "
                 "o.person = ?9)) AND (?10 = '' OR s.listed = 1 OR EXISTS (SELECT 1 FROM results o WHERE o.key = r.key "
                 "AND o.person = ?10)) AND {}",
                 page_of("r.ended"))),
      tallies_(database,
               "SELECT game, players, people > 1, strftime('%Y-%m', ended / 1000, 'unixepoch') AS month, place, "
               "count(*) FROM results WHERE person = ?1 AND by_bot = 0 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5"),
      companions_(
          database,
          "SELECT p.id, p.name, p.passphrase, p.created, p.page, p.version, c.games, c.won, c.latest FROM companions c "
          "JOIN people p ON p.id = c.other AND p.name <> '' WHERE c.person = ?1 AND c.games > 0 ORDER BY c.games DESC, "
          "c.latest DESC, c.other DESC LIMIT ?2"),
      have_met_(database,
                "SELECT 1 FROM companions WHERE person = ?1 AND other = ?2 UNION ALL SELECT 1 FROM seats a JOIN seats "
                "b ON b.person = ?2 AND b.past = 0 AND b.updated = 0 AND b.key = a.key JOIN standings s ON s.key = "
                "a.key AND s.phase = 1 WHERE a.person = ?1 AND a.past = 0 LIMIT 1"),
      tables_(database,
              "SELECT t.id, s.phase, s.updated, coalesce(e.text LIKE 'folded%', 0) FROM tables t JOIN standings s ON "
              "s.key = t.key AND s.phase IS NOT NULL LEFT JOIN entries e ON e.place = s.last WHERE t.id > ?1 ORDER BY "
              "t.id LIMIT ?2"),
      guests_(database,
              "SELECT p.id, coalesce((SELECT max(seen) FROM tokens k WHERE k.person = p.id), p.created), EXISTS "
              "(SELECT 1 FROM seats q WHERE q.person = p.id) FROM people p WHERE p.id > ?1 AND p.passphrase = '' AND "
              "p.name <> '' ORDER BY p.id LIMIT ?2"),
      find_people_(
          database,
          "SELECT p.id, p.name, p.passphrase, p.created, p.page, p.version FROM people p WHERE p.id > ?3 AND p.name <> "
          "'' AND (p.id = ?1 OR instr(p.folded, ?2) > 0) ORDER BY p.id LIMIT ?4") {}

std::vector<PlayedGame> History::games(const GamesQuery& query) {
  const auto place = query.before.value_or(ListPlace{.updated = std::numeric_limits<Millis>::max()});
  games_.with(place.updated, place.id, static_cast<std::int64_t>(std::max(query.limit, 0)), query.person, query.game,
              query.players, any_or(query.with_people), any_or(query.won), query.with, query.looker);
  std::vector<PlayedGame> found;
  while (games_.next()) {
    found.push_back({index_in(games_), games_.number(7), games_.number(8), games_.number(9) != 0});
  }
  return found;
}

std::vector<Tally> History::tallies(const std::string& user) {
  std::vector<Tally> found;
  tallies_.with(user);
  while (tallies_.next()) {
    found.push_back({.game = tallies_.string(0),
                     .players = tallies_.number(1),
                     .with_people = tallies_.number(2) != 0,
                     .month = tallies_.string(3),
                     .place = tallies_.number(4),
                     .games = tallies_.number(5)});
  }
  return found;
}

std::vector<Companion> History::companions(const std::string& user, int limit) {
  std::vector<Companion> found;
  companions_.with(user, std::int64_t{limit});
  while (companions_.next()) {
    found.push_back({.user = user_in(companions_),
                     .games = companions_.number(6),
                     .won = companions_.number(7),
                     .last = companions_.number(8)});
  }
  return found;
}

std::vector<User> History::find_people(const std::string& words, const std::string& after, int limit) {
  std::vector<User> found;
  const std::string folded = fold(words);  // the statement refers to it while it has rows
  find_people_.with(words, folded, after, std::int64_t{limit});
  while (find_people_.next()) found.push_back(user_in(find_people_));
  return found;
}

bool History::have_met(const std::string& user, const std::string& other) {
  return have_met_.with(user, other).one([](const Statement&) {});
}

std::vector<RestingTable> History::tables_after(const std::string& id, int limit) {
  std::vector<RestingTable> found;
  tables_.with(id, std::int64_t{limit});
  while (tables_.next()) {
    found.push_back({.id = tables_.string(0),
                     .phase = static_cast<Phase>(tables_.number(1)),
                     .updated = tables_.number(2),
                     .folded = tables_.number(3) != 0});
  }
  return found;
}

std::vector<RestingGuest> History::guests_after(const std::string& id, int limit) {
  std::vector<RestingGuest> found;
  guests_.with(id, std::int64_t{limit});
  while (guests_.next()) {
    found.push_back({.id = guests_.string(0), .seen = guests_.number(1), .named = guests_.number(2) != 0});
  }
  return found;
}

}  // namespace roundtable::server::sqlite
