#include "server/store/sqlite_schema_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace roundtable::server::sqlite {

namespace {

// SQL of the schema's objects, by kind and name.
using Objects = std::map<std::pair<std::string, std::string>, std::string>;

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

// The end of a quoted text that begins at `at`.
std::size_t end_of_quoted(std::string_view sql, std::size_t at) {
  const std::size_t end = sql.find(sql[at], at + 1);
  return end == std::string_view::npos ? sql.size() : end + 1;
}

// Replaces white space and comments by single spaces, so that a reworded comment makes no difference.
std::string normalised(std::string_view sql) {
  std::string text;
  for (std::size_t at = 0; at < sql.size();) {
    const char c = sql[at];
    if (c == '\'' || c == '"' || c == '`') {
      const std::size_t end = end_of_quoted(sql, at);
      text += sql.substr(at, end - at);
      at = end;
    } else if (sql.substr(at, 2) == "--") {
      at = std::min(sql.find('\n', at), sql.size());
    } else if (is_blank(c)) {
      if (!text.empty() && text.back() != ' ') text += ' ';
      ++at;
    } else {
      text += c;
      ++at;
    }
  }
  return text;
}

// A foreign name in a form safe to show: no control characters, limited length.
std::string shown(std::string_view name) {
  constexpr std::size_t kLongest = 80;
  std::string text(name.substr(0, kLongest));
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) >= 0x7F) c = '?';
  }
  return text;
}

// Tables made by `ANALYZE`: sizes for the query planner, nothing else.
bool is_statistics(const std::string& kind, const std::string& name, const std::string& sql) {
  return kind == "table" &&
         ((name == "sqlite_stat1" && sql == "CREATE TABLE sqlite_stat1(tbl,idx,stat)") ||
          (name == "sqlite_stat4" && sql == "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"));
}

Objects objects_of(Database& database) {
  Objects objects;
  Statement rows(database, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema");
  while (rows.next()) {
    if (is_statistics(rows.string(0), rows.string(1), rows.string(3))) continue;
    objects[{rows.string(0), rows.string(1)}] += rows.string(2) + ": " + normalised(rows.text(3)) + ";";
  }
  return objects;
}

Objects expected_objects(std::size_t version, Migrations migrations) {
  Database fresh(":memory:", Database::Missing::Make);
  for (const char* migration : migrations.first(version)) fresh.run(migration);
  return objects_of(fresh);
}

}  // namespace

std::optional<std::string> schema_difference(Database& database, std::size_t version, Migrations migrations) {
  const Objects expected = expected_objects(version, migrations);
  const Objects found = objects_of(database);
  for (const auto& [object, made] : found) {
    const auto& [kind, name] = object;
    const auto known = expected.find(object);
    if (known == expected.end())
      return fmt::format("has a {} `{}` that roundtable did not make", shown(kind), shown(name));
    if (known->second != made)
      return fmt::format("has a {} `{}` that is not as roundtable makes it", shown(kind), shown(name));
  }
  for (const auto& [object, made] : expected) {
    if (!found.contains(object)) return fmt::format("lacks the {} `{}`", object.first, object.second);
  }
  return std::nullopt;
}

}  // namespace roundtable::server::sqlite
