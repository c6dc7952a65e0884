#include "server/store/postgres_history.h"

#include <algorithm>
#include <limits>

#include "server/store/base.h"
#include "server/store/text.h"

namespace roundtable::server::postgres {

TableIndex index_in(const Rows& rows, int row) {
  TableIndex index;
  index.id = rows.string(row, 0);
  index.phase = static_cast<Phase>(rows.number(row, 1));
  index.listed = rows.number(row, 2) != 0;
  index.updated = rows.number(row, 3);
  if (!rows.null(row, 4)) index.due = rows.number(row, 4);
  index.people = split_people(rows.string(row, 5));
  index.info = rows.string(row, 6);
  return index;
}

User user_in(const Rows& rows, int row) {
  return {.id = rows.string(row, 0),
          .name = rows.string(row, 1),
          .passphrase = rows.string(row, 2),
          .created = rows.number(row, 3),
          .page = static_cast<PageFor>(rows.number(row, 4)),
          .version = rows.string(row, 5)};
}

std::optional<Values> values_of(const GamesQuery& query) {
  const auto place = query.before.value_or(ListPlace{.updated = std::numeric_limits<Millis>::max()});
  for (const std::string* text : {&place.id, &query.person, &query.game, &query.with, &query.looker}) {
    if (!storable(*text)) return std::nullopt;
  }
  return Values::of(place.updated, place.id, static_cast<std::int64_t>(std::max(query.limit, 0)), query.person,
                    query.game, query.players, any_or(query.with_people), any_or(query.won), query.with, query.looker);
}

std::vector<PlayedGame> games_in(const Rows& rows) {
  std::vector<PlayedGame> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({index_in(rows, row), rows.number(row, 7), rows.number(row, 8), rows.number(row, 9) != 0});
  }
  return found;
}

std::vector<Tally> tallies_in(const Rows& rows) {
  std::vector<Tally> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({.game = rows.string(row, 0),
                     .players = rows.number(row, 1),
                     .with_people = rows.number(row, 2) != 0,
                     .month = rows.string(row, 3),
                     .place = rows.number(row, 4),
                     .games = rows.number(row, 5)});
  }
  return found;
}

std::vector<Companion> companions_in(const Rows& rows) {
  std::vector<Companion> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({.user = user_in(rows, row),
                     .games = rows.number(row, 6),
                     .won = rows.number(row, 7),
                     .last = rows.number(row, 8)});
  }
  return found;
}

std::vector<RestingTable> tables_in(const Rows& rows) {
  std::vector<RestingTable> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({.id = rows.string(row, 0),
                     .phase = static_cast<Phase>(rows.number(row, 1)),
                     .updated = rows.number(row, 2),
                     .folded = rows.number(row, 3) != 0});
  }
  return found;
}

std::vector<RestingGuest> guests_in(const Rows& rows) {
  std::vector<RestingGuest> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({.id = rows.string(row, 0), .seen = rows.number(row, 1), .named = rows.number(row, 2) != 0});
  }
  return found;
}

std::vector<User> people_in(const Rows& rows) {
  std::vector<User> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) found.push_back(user_in(rows, row));
  return found;
}

}  // namespace roundtable::server::postgres
