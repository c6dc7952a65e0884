#include "server/store/sqlite_open.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include "server/store/sqlite_schema_check.h"
#include "server/store/store.h"

namespace roundtable::server::sqlite {

namespace {

constexpr int kApplication = 0x52746231;  // marks the file as ours: "Rtb1"
constexpr int kPatience = 5000;           // milliseconds to wait for another program's lock

// Retries, since another program may lock the same new file for a moment, and SQLite's busy timeout does not cover this
// statement.
void use_journal_ahead(Database& database) {
  for (int tries = 0;; ++tries) {
    try {
      const auto mode = database.text("PRAGMA journal_mode = WAL");
      if (mode == "wal") return;
      throw SqliteError(SQLITE_CANTOPEN, "its file system has no shared memory, which the write-ahead log needs");
    } catch (const SqliteError& error) {
      if ((error.code & 0xFF) != SQLITE_BUSY || tries == kPatience / 10) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
}

std::int64_t version_of(Database& database) { return database.number("PRAGMA user_version"); }
bool is_ours(Database& database) { return database.number("PRAGMA application_id") == kApplication; }

// Version of the schema; 0 for a new file.
std::size_t version_of_ours_or_new(Database& database, const std::string& path, Migrations migrations) {
  if (is_ours(database)) return version_of_ours(database, path, migrations);
  if (database.number("SELECT count(*) FROM sqlite_schema") != 0 || version_of(database) != 0) {
    throw StoreError(fmt::format("{} is a database of another program: choose another file for the store", path));
  }
  return 0;
}

void migrate(Database& database, const std::string& path, Migrations migrations) {
  const auto version = [&] { return version_of_ours_or_new(database, path, migrations); };
  {
    // In one transaction, since another program may be migrating the file at this moment.
    const Transaction transaction(database, "BEGIN");
    if (version() == migrations.size()) return;
  }
  Transaction transaction(database);
  for (const char* migration : migrations.subspan(version())) database.run(migration);
  database.run(
      fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplication, migrations.size()).c_str());
  transaction.commit();
}

}  // namespace

void make_file(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) {
    throw StoreError(
        fmt::format("The folder {} does not exist: create it (mkdir -p), or choose another file", folder.string()));
  }
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) {
    throw StoreError(
        fmt::format("The file {} cannot be opened for writing ({}): change the permissions of the file and "
                    "its folder, or choose another file",
                    path, std::strerror(errno)));
  }
  ::close(file);
}

Database open_database(const std::string& path, Database::Missing missing, Migrations migrations) {
  Database database(path, missing);
  if (sqlite3_db_readonly(database.get(), "main") == 1) throw SqliteError(SQLITE_READONLY, "the file is read-only");
  sqlite3_busy_timeout(database.get(), kPatience);
  use_journal_ahead(database);
  // A larger write-ahead log than SQLite's 1,000 pages, since each checkpoint waits for the disk three times.
  database.run(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000; "
      "PRAGMA cache_size = -16000; PRAGMA secure_delete = ON");
  migrate(database, path, migrations);
  return database;
}

std::size_t version_of_ours(Database& database, const std::string& path, Migrations migrations) {
  if (!is_ours(database)) throw StoreError(fmt::format("{} is not a roundtable store: choose another file", path));
  const auto version = version_of(database);
  if (version > std::ssize(migrations)) throw StoreError(too_new(path, version, migrations.size()));
  if (version < 1) {
    throw StoreError(
        fmt::format("{} was not written by roundtable: its schema has version {}, and the first is 1. Use another file",
                    path, version));
  }
  if (const auto strange = schema_difference(database, static_cast<std::size_t>(version), migrations)) {
    throw StoreError(
        fmt::format("{} was changed by another program: it {}. Use a file from a trusted source", path, *strange));
  }
  return static_cast<std::size_t>(version);
}

std::vector<std::string> faults(Database& database, std::optional<std::int64_t> patience) {
  std::vector<std::string> found;
  const auto look = [&](const std::string& sql, std::string_view what) {
    for (Statement rows(database, sql); rows.next();) {
      if (rows.text(0) != "ok") found.push_back(fmt::format("{}{}", what, rows.text(0)));
    }
  };
  if (!patience) {
    look("PRAGMA integrity_check", "");
    look("PRAGMA foreign_key_check", "a row refers to nothing: ");
    return found;
  }
  auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(*patience);
  const auto is_over = [](void* end) {
    return static_cast<int>(std::chrono::steady_clock::now() > *static_cast<decltype(deadline)*>(end));
  };
  sqlite3_progress_handler(database.get(), 1000, is_over, &deadline);
  try {
    // Tables that grow with every game come last.
    std::vector<std::string> tables;
    Statement names(
        database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name IN ('entries', 'records'), name");
    while (names.next()) tables.push_back(names.string(0));
    for (const std::string& table : tables) look(fmt::format("PRAGMA quick_check('{}')", table), "");
  } catch (const SqliteError& error) {
    sqlite3_progress_handler(database.get(), 0, nullptr, nullptr);
    if ((error.code & 0xFF) != SQLITE_INTERRUPT) throw;
  }
  sqlite3_progress_handler(database.get(), 0, nullptr, nullptr);
  return found;
}

std::string explain(const SqliteError& error, const std::string& path) {
  const auto say = [&](std::string_view what, std::string_view advice) {
    return fmt::format("The store {} {} ({}): {}", path, what, error.what(), advice);
  };
  switch (error.code & 0xFF) {
    case SQLITE_FULL: return say("is full", "free space on its disk");
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return say("is locked", "another program uses it; stop it, or choose another file");
    case SQLITE_READONLY:
    case SQLITE_PERM: return say("cannot be written", "change the permissions of the file and its folder");
    case SQLITE_CANTOPEN: return say("cannot be opened", "it must be on a local disk, and its folder writable");
    case SQLITE_NOTADB: return say("is not a database", "choose another file");
    case SQLITE_CORRUPT: return say("is damaged", "restore it from a backup");
    case SQLITE_IOERR: return say("cannot be read or written", "check whether its disk is full or failing");
    default: return say("failed", "check the disk and the permissions of the file and its folder");
  }
}

}  // namespace roundtable::server::sqlite
