#include "bench/store/postgres_copy.h"

#include <algorithm>
#include <concepts>
#include <map>
#include <optional>
#include <stdexcept>

#include "server/store/base.h"
#include "server/store/text.h"

namespace roundtable::server {

namespace {

void add_value(std::string& rows, std::string_view text) {
  for (const char c : text) {
    if (c == '\\' || c == '\t' || c == '\n' || c == '\r') rows += '\\';
    rows += c == '\t' ? 't' : c == '\n' ? 'n' : c == '\r' ? 'r' : c;
  }
}
void add_value(std::string& rows, std::integral auto number) { rows += std::to_string(number); }
void add_value(std::string& rows, const std::optional<Millis>& time) { rows += time ? std::to_string(*time) : "\\N"; }

template <class First, class... Rest>
void add_row(std::string& rows, const First& first, const Rest&... rest) {
  add_value(rows, first);
  ((rows += '\t', add_value(rows, rest)), ...);
  rows += '\n';
}

}  // namespace

PostgresCopy::PostgresCopy(const std::string& address) : connection_(PQconnectdb(address.c_str()), PQfinish) {
  if (PQstatus(connection_.get()) != CONNECTION_OK) throw std::runtime_error(PQerrorMessage(connection_.get()));
  run("SET session_replication_role = replica");  // no foreign keys: referenced rows may be missing
  run("SET synchronous_commit = off");
}

void PostgresCopy::run(const char* command) {
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection_.get(), command), PQclear);
  const auto status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_COPY_IN) {
    throw std::runtime_error(PQerrorMessage(connection_.get()));
  }
}

void PostgresCopy::copy(const std::string& where, const std::string& rows) {
  if (rows.empty()) return;
  run(("COPY " + where + " FROM STDIN").c_str());
  PQputCopyData(connection_.get(), rows.data(), static_cast<int>(rows.size()));
  PQputCopyEnd(connection_.get(), nullptr);
  while (PGresult* result = PQgetResult(connection_.get())) {
    const bool done = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    if (!done) throw std::runtime_error(PQerrorMessage(connection_.get()));
  }
}

void PostgresCopy::add(const Batch& batch) {
  std::string people;
  std::string tokens;
  std::string tables;
  std::string entries;
  std::string listings;
  std::string seats;
  std::string records;
  std::string results;
  for (const User& user : batch.users) {
    add_row(people, user.id, user.name, fold(user.name), user.passphrase, user.created, static_cast<int>(user.page));
  }
  for (const Token& token : batch.tokens) {
    add_row(tokens, token.hash, token.user, token.created, token.seen, token.device);
  }
  std::map<std::string_view, const Folding*> folded;
  for (const Folding& one : batch.foldings) folded[one.table] = &one;
  for (const TableHead& table : batch.tables) {
    const auto found = folded.find(table.id);
    add_row(tables, table.id, table.created, found == folded.end() ? table.head : found->second->head);
  }
  for (const Entry& entry : batch.entries) {
    if (!folded.contains(entry.table)) add_row(entries, entry.table, entry.number, entry.at, entry.text);
  }
  for (const Folding& one : batch.foldings) {
    add_row(entries, one.table, one.folded.number, one.folded.at, one.folded.text);
  }
  for (const TableIndex& one : batch.indexes) {
    const auto shelf = Shelf::of(one.phase, one.updated);
    add_row(listings, one.id, static_cast<int>(one.phase), static_cast<int>(one.listed), one.updated, one.due,
            join_people(one.people), one.info);
    for (const std::string& person : one.people) add_row(seats, one.id, person, shelf.past, shelf.updated);
  }
  for (const FinishedGame& game : batch.finished) {
    add_row(records, game.table, game.record);
    for (const SeatResult& one : game.people) {
      add_row(results, game.table, one.person, game.ended, game.game, game.players, game.people.size(), one.place);
    }
  }
  copy("people (id, name, folded, passphrase, created, page)", people);
  copy("tokens (hash, person, created, seen, device)", tokens);
  copy("tables (id, created, head)", tables);
  copy("entries (table_id, number, at, text)", entries);
  copy("listings (id, phase, listed, updated, due, people, info)", listings);
  copy("seats (table_id, person, past, updated)", seats);
  copy("records (table_id, record)", records);
  copy("results (table_id, person, ended, game, players, people, place)", results);
}

void PostgresCopy::finish() {
  run("INSERT INTO companions (person, other, games, won, latest) SELECT r.person, o.person, count(*), count(*) FILTER "
      "(WHERE r.place = 1), max(r.ended) FROM results r JOIN results o ON o.table_id = r.table_id AND o.person <> "
      "r.person GROUP BY r.person, o.person");
  run("VACUUM ANALYZE");
}

}  // namespace roundtable::server
