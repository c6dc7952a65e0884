#pragma once

#include <string>

namespace roundtable::server {

// A backup is a store in one SQLite file that nobody writes to, whatever the store itself is kept in: so there is one
// format, which has versions and is checked as any store, and either kind of store can be restored to the other.

// All of the store as of one moment, also while a server uses it. The file is there in whole or not at all, for its
// owner only. Throws StoreError with what to do; if that file is there already, too.
void back_up(const std::string& address, const std::string& file);

// Fills a store that is not there yet, or empty, which no server may use. All of it or nothing. Throws StoreError.
void restore(const std::string& file, const std::string& address);

// What backups, restores and checks left that were killed: beside the store, in the folder of backups (empty: none) and
// in the temporary folder.
void remove_leftovers(const std::string& address, const std::string& backups);

// Complains if there is no file at that address, which a server would make.
void expect_store(const std::string& address);

}  // namespace roundtable::server
