#pragma once

#include <string>

#include "server/store/store.h"

namespace roundtable::server {

// What `roundtable admin` finds in a store, as lines for a terminal, page by page: `after` is the last id of the page
// before.

// Everybody whose name has these words in it, or who has that id; without words everybody.
std::string search_people(Store& store, const std::string& words, const std::string& after);
// The table of that id, or all where that person is or was: somebody's id, or the name of an account. Without a word
// all tables.
std::string search_tables(Store& store, const std::string& word, const std::string& after);

std::string admin_time(Millis at);
// One line of a list of tables.
std::string admin_table_line(const std::string& id, Phase phase, const std::string& game, const std::string& people);

}  // namespace roundtable::server
