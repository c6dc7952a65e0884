#include "server/store/postgres_backup.h"

#include <fmt/format.h>

#include <array>

#include "server/store/postgres.h"
#include "server/store/postgres_open.h"
#include "server/store/store.h"

namespace roundtable::server::postgres {

namespace {

// A PostgreSQL table and its counterpart in SQLite, where tables have numeric keys, entries have a place, and a listing
// is split over two tables.
struct Part {
  std::string_view table;
  std::string_view columns;  // the primary key first
  std::string_view kinds;    // of each column. t: a text, n: a number
  std::string_view in_sqlite;
  std::array<std::string_view, 2> into_sqlite;
};

constexpr std::array<Part, 11> kParts = {{
    {"people",
     "id, name, folded, passphrase, created, page, version, change",
     "ttttnntt",
     "SELECT id, name, folded, passphrase, created, page, version, change FROM people",
     {"INSERT INTO people (id, name, folded, passphrase, created, page, version, change) VALUES (?1, ?2, ?3, ?4, ?5, "
      "?6, ?7, ?8)"}},
    {"tokens",
     "hash, person, created, seen, device",
     "ttnnt",
     "SELECT hash, person, created, seen, device FROM tokens",
     {"INSERT INTO tokens (hash, person, created, seen, device) VALUES (?1, ?2, ?3, ?4, ?5)"}},
    {"keys",
     "id, person, kind, name, data, counter, created, used",
     "tttttnnn",
     "SELECT id, person, kind, name, data, counter, created, used FROM keys",
     {"INSERT INTO keys (id, person, kind, name, data, counter, created, used) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, "
      "?8)"}},
    {"notes",
     "kind, id, person, about, at, text",
     "ttttnt",
     "SELECT kind, id, person, about, at, text FROM notes",
     {"INSERT INTO notes (kind, id, person, about, at, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"}},
    {"tables",
     "id, created, head",
     "tnt",
     "SELECT id, created, head FROM tables",
     {"INSERT INTO tables (id, created, head) VALUES (?1, ?2, ?3)",
      "INSERT INTO standings (key) VALUES (last_insert_rowid())"}},
    {"listings",
     "id, phase, listed, updated, due, people, info",
     "tnnnntt",
     "SELECT t.id, s.phase, s.listed, s.updated, s.due, t.people, t.info FROM standings s JOIN tables t ON t.key = "
     "s.key "
     "WHERE s.phase IS NOT NULL",
     {"UPDATE tables SET people = ?6, info = ?7 WHERE id = ?1",
      "UPDATE standings SET phase = ?2, listed = ?3, updated = ?4, due = ?5 WHERE key = (SELECT key FROM tables WHERE "
      "id "
      "= ?1)"}},
    {"entries",
     "table_id, number, at, text",
     "tnnt",
     "SELECT t.id, e.number, e.at, e.text FROM entries e JOIN tables t ON t.key = e.key",
     {"INSERT INTO entries (key, number, previous, at, text) SELECT s.key, ?2, s.last, ?3, ?4 FROM tables t JOIN "
      "standings s ON s.key = t.key WHERE t.id = ?1",
      "UPDATE standings SET entries = ?2 + 1, last = last_insert_rowid() WHERE key = (SELECT key FROM tables WHERE id "
      "= "
      "?1)"}},
    {"seats",
     "table_id, person, past, updated",
     "ttnn",
     // A person with a seat who is also named has two rows in SQLite.
     "SELECT t.id, q.person, min(q.past), q.updated FROM seats q JOIN tables t ON t.key = q.key GROUP BY q.key, "
     "q.person",
     {"INSERT INTO seats (key, person, past, updated) SELECT key, ?2, ?3, ?4 FROM tables WHERE id = ?1"}},
    {"records",
     "table_id, record",
     "tt",
     "SELECT t.id, r.record FROM records r JOIN tables t ON t.key = r.key",
     {"INSERT INTO records (key, record) SELECT key, ?2 FROM tables WHERE id = ?1"}},
    {"results",
     "table_id, person, ended, game, players, people, place, by_bot",
     "ttntnnnn",
     "SELECT t.id, r.person, r.ended, r.game, r.players, r.people, r.place, r.by_bot FROM results r JOIN tables t ON "
     "t.key = "
     "r.key",
     {"INSERT INTO results (key, person, ended, game, players, people, place, by_bot) SELECT key, ?2, ?3, ?4, ?5, ?6, "
      "?7, ?8 FROM "
      "tables WHERE id = ?1"}},
    {"companions",
     "person, other, games, won, latest",
     "ttnnn",
     "SELECT person, other, games, won, latest FROM companions",
     {"INSERT INTO companions (person, other, games, won, latest) VALUES (?1, ?2, ?3, ?4, ?5)"}},
}};

constexpr int kRowsAtATime = 1000;

std::vector<sqlite::Value> row_of(const Rows& rows, int row, std::string_view kinds) {
  std::vector<sqlite::Value> values(kinds.size());
  for (int column = 0; column < static_cast<int>(kinds.size()); ++column) {
    if (rows.null(row, column)) continue;
    const auto place = static_cast<std::size_t>(column);
    if (kinds[place] == 'n') {
      values[place] = rows.number(row, column);
    } else {
      values[place] = rows.string(row, column);
    }
  }
  return values;
}

void copy_from(Connection& connection, const Part& part, sqlite::Database& file) {
  std::vector<sqlite::Statement> statements;
  for (const std::string_view sql : part.into_sqlite) {
    if (!sql.empty()) statements.emplace_back(file, sql);
  }
  const auto cursor = fmt::format("DECLARE part CURSOR FOR SELECT {} FROM {} ORDER BY 1, 2", part.columns, part.table);
  const auto fetch = fmt::format("FETCH {} FROM part", kRowsAtATime);
  connection.send(cursor.c_str());
  for (int came = kRowsAtATime; came == kRowsAtATime;) {
    connection.send(fetch.c_str());
    const auto answers = connection.answers();
    const Rows& rows = answers.back();
    came = rows.size();
    for (int row = 0; row < came; ++row) {
      const auto values = row_of(rows, row, part.kinds);
      for (auto& statement : statements) statement.with_row(values).run();
    }
  }
  connection.send("CLOSE part");
  connection.answers();
}

// Inserts many rows with one statement; each column is one array parameter.
class Filler {
 public:
  Filler(Connection& connection, const Part& part) : connection_(connection), kinds_(part.kinds) {
    std::string columns;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      columns += fmt::format("{}${}::{}[]", i == 0 ? "" : ", ", i + 1, kinds_[i] == 'n' ? "bigint" : "text");
    }
    sql_ = fmt::format("INSERT INTO {} ({}) SELECT * FROM unnest({})", part.table, part.columns, columns);
    clear();
  }

  void add(const std::vector<sqlite::Value>& row) {
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (const auto* number = std::get_if<std::int64_t>(&row[i])) {
        columns_[i].add(*number);
      } else if (const auto* text = std::get_if<std::string>(&row[i])) {
        columns_[i].add(std::string_view(*text));
      } else {
        columns_[i].add_nothing();
      }
    }
    if (++rows_ == kRowsAtATime) flush();
  }
  void flush() {
    if (rows_ == 0) return;
    connection_.send(sql_.c_str(), Values::of_columns(columns_));
    connection_.answers();
    clear();
  }

 private:
  void clear() {
    rows_ = 0;
    columns_.clear();
    for (const char kind : kinds_) columns_.push_back(kind == 'n' ? Column::numbers() : Column::texts());
  }

  Connection& connection_;
  std::string_view kinds_;
  std::string sql_;
  std::vector<Column> columns_;
  int rows_ = 0;
};

// Copies have no time limit.
constexpr const char* kPatience = "SET LOCAL statement_timeout = 0";
constexpr const char* kIdle = "SET LOCAL idle_in_transaction_session_timeout = 0";

void expect_empty(Connection& connection, const Address& address) {
  connection.send("SELECT 1 FROM people UNION ALL SELECT 1 FROM tables UNION ALL SELECT 1 FROM notes LIMIT 1");
  if (connection.answers().back().size() == 0) return;
  throw StoreError(
      fmt::format("There is already a store at {}: restore to an empty database (createdb --encoding=UTF8 "
                  "--template=template0)",
                  address.shown()));
}

}  // namespace

void copy_from(const std::string& address, sqlite::Database& file) {
  const Address place(address);
  try {
    Connection connection(open_as_it_is(place, kPostgresSchema));
    connection.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    connection.send(kPatience);
    connection.send(kIdle);
    connection.answers();
    sqlite::Transaction transaction(file);
    for (const Part& part : kParts) copy_from(connection, part, file);
    transaction.commit();
  } catch (const PostgresError& error) {
    throw StoreError(explain(error, place));
  }
}

void copy_to(sqlite::Database& file, const std::string& address) {
  const Address place(address);
  const auto only_we = open_postgres(address, Access::Exclusive);
  try {
    Connection connection(open_as_it_is(place, kPostgresSchema));
    connection.send("BEGIN");
    connection.send(kPatience);
    connection.send(kIdle);
    connection.answers();
    expect_empty(connection, place);
    for (const Part& part : kParts) {
      Filler filler(connection, part);
      for (sqlite::Statement rows(file, part.in_sqlite); rows.next();) filler.add(rows.row());
      filler.flush();
    }
    connection.send("COMMIT");
    connection.answers();
  } catch (const PostgresError& error) {
    throw StoreError(explain(error, place));
  }
}

}  // namespace roundtable::server::postgres
