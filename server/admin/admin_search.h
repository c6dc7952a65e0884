#pragma once

#include <string>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// What whoever runs the server finds in a store, as JSON, page by page: `after` is the last id of the page before, and
// `more` says whether there may be another.

// {"people":[…],"more":…}: everybody whose name has these words in it, or who has that id; without words everybody.
std::string search_people(Store& store, const std::string& words, const std::string& after);
// {"tables":[…],"more":…}: the table of that id, or all where that person is or was: somebody's id, or the name of an
// account. Without a word all tables.
std::string search_tables(Store& store, const std::string& word, const std::string& after);

struct AdminTable {
  std::string id;
  Phase phase = Phase::Open;
  std::string game;
  std::vector<std::pair<std::string, std::string>> people;  // ids and names
};
// An object, which is left open.
void write_admin_table(JsonWriter& out, const AdminTable& table);

}  // namespace roundtable::server
