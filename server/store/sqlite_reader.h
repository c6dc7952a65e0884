#pragma once

#include <string>

#include "server/store/sqlite_database.h"
#include "server/store/store.h"

namespace roundtable::server::sqlite {

// The end of a statement: rows after the place ?1, ?2. The first half of the condition lets SQLite start there in its
// index.
std::string page_of(std::string_view updated);
// From the columns t.id, s.phase, s.listed, s.updated, s.due, t.people, t.info.
TableIndex index_in(const Statement& row);
// From the columns p.id, p.name, p.passphrase, p.created, p.page, p.version.
User user_in(const Statement& row);

// Queries of a store, except for history.
class Reader {
 public:
  explicit Reader(Database& database);

  std::optional<StoredTable> table(const std::string& id);
  std::optional<std::string> record(const std::string& table);
  std::vector<TableIndex> list(const ListQuery& query);
  std::optional<TableIndex> listing(const std::string& table);
  std::vector<TableIndex> due();
  std::optional<User> user(const std::string& id) { return person(user_.with(id)); }
  std::optional<User> user_of_token(const std::string& hash) { return person(user_of_token_.with(hash)); }
  std::vector<Token> tokens_of(const std::string& user);
  std::optional<User> account(const std::string& name);
  std::optional<Key> key(const std::string& id);
  std::vector<Key> keys_of(const std::string& user) { return keys(keys_of_.with(user)); }
  std::vector<std::string> tables_of(const std::string& user) { return texts(tables_of_.with(user)); }
  std::vector<std::string> nameless() { return texts(nameless_); }
  std::optional<Note> note(const std::string& kind, const std::string& id);
  std::vector<Note> notes(const std::string& kind, Millis after, int limit) {
    return notes(notes_.with(kind, after, std::int64_t{limit}));
  }

 private:
  static std::optional<User> person(Statement& statement);
  static std::vector<TableIndex> indexes(Statement& statement);
  static std::vector<Key> keys(Statement& statement);
  static std::vector<Note> notes(Statement& statement);
  static std::vector<std::string> texts(Statement& statement);

  Statement table_, entry_, record_;
  Statement listed_, mine_, finished_, listing_, due_;
  Statement user_, user_of_token_, tokens_of_, account_;
  Statement key_, keys_of_, tables_of_, nameless_, note_, notes_;
};

}  // namespace roundtable::server::sqlite
