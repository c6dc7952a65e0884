#include "server/store/sqlite_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "server/store/base.h"
#include "server/store/text.h"

namespace roundtable::server::sqlite {

namespace {

constexpr std::string_view kIndex = "SELECT t.id, s.phase, s.listed, s.updated, s.due, t.people, t.info FROM";
constexpr std::string_view kNote = "SELECT kind, id, person, about, at, text FROM notes";
constexpr std::string_view kKey = "SELECT id, person, kind, name, data, counter, created, used FROM keys";
constexpr std::string_view kPerson = "SELECT p.id, p.name, p.passphrase, p.created, p.page, p.version FROM people p";

}  // namespace

std::string page_of(std::string_view updated) {
  return fmt::format("{0} <= ?1 AND ({0} < ?1 OR t.id < ?2) ORDER BY {0} DESC, t.id DESC LIMIT ?3", updated);
}

Reader::Reader(Database& database)
    : table_(database,
             "SELECT t.id, t.created, t.head, s.entries, s.last FROM tables t JOIN standings s ON s.key = t.key WHERE "
             "t.id = ?1"),
      entry_(database, "SELECT number, previous, at, text FROM entries WHERE place = ?1"),
      record_(database, "SELECT r.record FROM records r JOIN tables t ON t.key = r.key WHERE t.id = ?1"),
      listed_(database,
              fmt::format("{} standings s JOIN tables t ON t.key = s.key WHERE s.listed = 1 AND s.phase <= 1 AND "
                          "s.phase = ?4 AND {}",
                          kIndex, page_of("s.updated"))),
      mine_(database, fmt::format("{} seats q JOIN standings s ON s.key = q.key JOIN tables t ON t.key = q.key WHERE "
                                  "q.person = ?4 AND q.past = 0 AND {}",
                                  kIndex, page_of("s.updated"))),
      finished_(database,
                fmt::format("{} seats q JOIN standings s ON s.key = q.key JOIN tables t ON t.key = q.key WHERE "
                            "q.person = ?4 AND q.past = 1 AND {}",
                            kIndex, page_of("q.updated"))),
      listing_(
          database,
          fmt::format("{} standings s JOIN tables t ON t.key = s.key WHERE t.id = ?1 AND s.phase IS NOT NULL", kIndex)),
      due_(database,
           fmt::format("{} standings s JOIN tables t ON t.key = s.key WHERE s.due IS NOT NULL ORDER BY s.due", kIndex)),
      user_(database, fmt::format("{} WHERE p.id = ?1", kPerson)),
      user_of_token_(database, fmt::format("{} JOIN tokens k ON k.person = p.id WHERE k.hash = ?1", kPerson)),
      tokens_of_(database,
                 "SELECT hash, person, created, seen, device FROM tokens WHERE person = ?1 ORDER BY seen DESC, hash"),
      account_(database, fmt::format("{} WHERE p.folded = ?1 AND p.passphrase <> ''", kPerson)),
      key_(database, fmt::format("{} WHERE id = ?1", kKey)),
      keys_of_(database, fmt::format("{} WHERE person = ?1 ORDER BY created, id", kKey)),
      tables_of_(database,
                 "SELECT DISTINCT t.id FROM seats q JOIN tables t ON t.key = q.key WHERE q.person = ?1 ORDER BY t.id"),
      nameless_(database, "SELECT id FROM people WHERE name = ''"),
      note_(database, fmt::format("{} WHERE kind = ?1 AND id = ?2", kNote)),
      notes_(database, fmt::format("{} WHERE kind = ?1 AND at > ?2 ORDER BY at DESC, id DESC LIMIT ?3", kNote)) {}

std::optional<StoredTable> Reader::table(const std::string& id) {
  StoredTable table;
  std::int64_t entries = 0;
  std::int64_t place = 0;
  const bool found = table_.with(id).one([&](const Statement& row) {
    table.head = {.id = row.string(0), .created = row.number(1), .head = row.string(2)};
    entries = row.number(3);
    place = row.number(4);
  });
  if (!found) return std::nullopt;
  while (entries-- > 0) {
    const bool there = entry_.with(place).one([&](const Statement& row) {
      place = row.number(1);
      table.entries.push_back({.table = id, .number = row.number(0), .at = row.number(2), .text = row.string(3)});
    });
    if (there && table.entries.back().text.starts_with(kFolded)) break;  // the record has the earlier entries
    // Numbers that do not descend would cause an endless loop.
    if (!there || table.entries.back().number != entries) {
      throw DamagedRow(fmt::format("table {}: entry {} is missing or out of order", id, entries));
    }
  }
  std::reverse(table.entries.begin(), table.entries.end());
  return table;
}

std::optional<std::string> Reader::record(const std::string& table) {
  std::optional<std::string> record;
  record_.with(table).one([&](const Statement& row) { record = row.string(0); });
  return record;
}

std::vector<TableIndex> Reader::list(const ListQuery& query) {
  const auto place = query.before.value_or(ListPlace{.updated = std::numeric_limits<Millis>::max()});
  const std::int64_t limit = std::max(query.limit, 0);
  switch (query.list) {
    case List::Open:
    case List::Playing: {
      const auto phase = static_cast<std::int64_t>(query.list == List::Open ? Phase::Open : Phase::Playing);
      return indexes(listed_.with(place.updated, place.id, limit, phase));
    }
    case List::Mine: return indexes(mine_.with(place.updated, place.id, limit, query.user));
    case List::Finished: return indexes(finished_.with(place.updated, place.id, limit, query.user));
  }
  return {};
}

std::optional<TableIndex> Reader::listing(const std::string& table) {
  auto found = indexes(listing_.with(table));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<TableIndex> Reader::due() { return indexes(due_); }

std::vector<Token> Reader::tokens_of(const std::string& user) {
  std::vector<Token> found;
  tokens_of_.with(user);
  while (tokens_of_.next()) {
    found.push_back({.hash = tokens_of_.string(0),
                     .user = tokens_of_.string(1),
                     .created = tokens_of_.number(2),
                     .seen = tokens_of_.number(3),
                     .device = tokens_of_.string(4)});
  }
  return found;
}

std::optional<Key> Reader::key(const std::string& id) {
  auto found = keys(key_.with(id));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<Key> Reader::keys(Statement& statement) {
  std::vector<Key> found;
  while (statement.next()) {
    found.push_back({.id = statement.string(0),
                     .user = statement.string(1),
                     .kind = statement.string(2),
                     .name = statement.string(3),
                     .data = statement.string(4),
                     .counter = statement.number(5),
                     .created = statement.number(6),
                     .used = statement.number(7)});
  }
  return found;
}

std::optional<Note> Reader::note(const std::string& kind, const std::string& id) {
  auto found = notes(note_.with(kind, id));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<Note> Reader::notes(Statement& statement) {
  std::vector<Note> found;
  while (statement.next()) {
    found.push_back({.kind = statement.string(0),
                     .id = statement.string(1),
                     .person = statement.string(2),
                     .about = statement.string(3),
                     .at = statement.number(4),
                     .text = statement.string(5)});
  }
  return found;
}

std::vector<std::string> Reader::texts(Statement& statement) {
  std::vector<std::string> found;
  while (statement.next()) found.push_back(statement.string(0));
  return found;
}

std::optional<User> Reader::account(const std::string& name) {
  const auto folded = fold(name);
  return person(account_.with(folded));
}

User user_in(const Statement& row) {
  return {.id = row.string(0),
          .name = row.string(1),
          .passphrase = row.string(2),
          .created = row.number(3),
          .page = static_cast<PageFor>(row.number(4)),
          .version = row.string(5)};
}

std::optional<User> Reader::person(Statement& statement) {
  std::optional<User> user;
  statement.one([&](const Statement& row) { user = user_in(row); });
  if (user && !(storable(user->id) && storable(user->name))) throw DamagedRow("a person with an unreadable name");
  return user;
}

std::vector<TableIndex> Reader::indexes(Statement& statement) {
  std::vector<TableIndex> found;
  while (statement.next()) found.push_back(index_in(statement));
  return found;
}

TableIndex index_in(const Statement& row) {
  TableIndex index;
  index.id = row.string(0);
  index.phase = static_cast<Phase>(row.number(1));
  index.listed = row.number(2) != 0;
  index.updated = row.number(3);
  if (!row.null(4)) index.due = row.number(4);
  index.people = split_people(row.text(5));
  index.info = row.string(6);
  return index;
}

}  // namespace roundtable::server::sqlite
