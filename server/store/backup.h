#pragma once

#include <string>

namespace roundtable::server {

// A backup is a store in one SQLite file without a writer, for either kind of store. So there is a single format, with
// versions and checks like any store, and a backup can be restored to either kind.

// Backs up the whole store as of one moment, also while a server uses it. The file appears complete or not at all,
// readable for its owner only. Throws StoreError with advice, also if the file exists.
void back_up(const std::string& address, const std::string& file);

// Fills a store that does not exist or is empty and unused. All or nothing. Throws StoreError.
void restore(const std::string& file, const std::string& address);

// Removes files left by killed backups, restores and checks: next to the store, in the folder of backups (empty: none)
// and in the temporary folder.
void remove_leftovers(const std::string& address, const std::string& backups);

// Throws StoreError if the address names a file that does not exist; a server would create it.
void expect_store(const std::string& address);

}  // namespace roundtable::server
