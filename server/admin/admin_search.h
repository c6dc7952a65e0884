#pragma once

#include <string>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// The operator's searches in a store, as JSON, page by page: `after` is the last id of the page before, and `more`
// tells whether there may be another page.

// {"people":[…],"more":…}: people whose name contains these words, or the person with that id; all people if `words` is
// empty.
std::string search_people(Store& store, const std::string& words, const std::string& after);
// {"tables":[…],"more":…}: the table with that id, or all tables of a person, given by id or account name; all tables
// if `word` is empty.
std::string search_tables(Store& store, const std::string& word, const std::string& after);

struct AdminTable {
  std::string id;
  Phase phase = Phase::Open;
  std::string game;
  std::vector<std::pair<std::string, std::string>> people;  // ids and names
};
// Leaves the object open.
void write_admin_table(JsonWriter& out, const AdminTable& table);

}  // namespace roundtable::server
