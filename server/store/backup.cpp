#include "server/store/backup.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

#include "server/store/file_lock.h"
#include "server/store/leftovers.h"
#include "server/store/postgres_backup.h"
#include "server/store/scratch_folder.h"
#include "server/store/sqlite.h"
#include "server/store/sqlite_open.h"

namespace roundtable::server {

namespace {

using sqlite::Database;
using sqlite::SqliteError;

constexpr int kPatience = 10'000;  // milliseconds for another program's lock

void sync(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  const int why = errno;
  if (file >= 0) ::close(file);
  if (!done) throw StoreError(fmt::format("{} cannot be written to the disk ({})", path, std::strerror(why)));
}

// Removes the files that SQLite keeps next to a database in use. Without the database they belong to another one.
void remove_beside(const std::string& path) {
  for (const char* ending : {"-wal", "-shm", "-journal"}) std::filesystem::remove(path + ending);
}

// A file under a temporary name until it is complete, locked by its writer.
class Draft {
 public:
  explicit Draft(const std::string& path)
      : path_(std::filesystem::absolute(path)), draft_(path_ + std::string(kDraftEnding)), ours_(taken(path_, draft_)) {
    std::filesystem::resize_file(draft_, 0);  // discards the content left by a killed writer
    remove_beside(draft_);
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    try {
      discard();
    } catch (const std::exception&) {
      return;  // an earlier error is being reported
    }
  }

  const std::string& draft() const { return draft_; }

  void finish() {
    sync(draft_);
    remove_beside(path_);
    std::filesystem::rename(draft_, path_);
    sync(std::filesystem::path(path_).parent_path());
  }

 private:
  static std::unique_ptr<FileLock> taken(const std::string& path, const std::string& draft) {
    constexpr int kTries = 5;  // before the lock, another program may delete the file as abandoned
    remove_abandoned_drafts(std::filesystem::path(path).parent_path());
    for (int tries = 1;; ++tries) {
      sqlite::make_file(draft);
      try {
        auto lock = std::make_unique<FileLock>(draft);
        if (std::filesystem::exists(path)) throw StoreTaken("it has been finished");
        if (lock->is_of(draft)) return lock;
        if (tries == kTries) throw StoreTaken("it was deleted");
      } catch (const StoreTaken&) {
        throw StoreError(fmt::format("Another roundtable is writing {}: wait for it, or choose another name", path));
      } catch (const StoreError&) {
        if (tries == kTries) throw;
      }
    }
  }
  void discard() const {
    std::filesystem::remove(draft_);
    remove_beside(draft_);
  }

  std::string path_, draft_;
  std::unique_ptr<FileLock> ours_;
};

// Leaves a single file without companions, after checking all its pages.
void settle(Database& database, const std::string& what) {
  database.run("PRAGMA journal_mode = DELETE");
  if (const auto found = database.text("PRAGMA quick_check(1)"); found != "ok") {
    throw StoreError(fmt::format("The {} is damaged ({}): no backup was made", what, found));
  }
}

// The source is only read, so a write error concerns the copy.
bool is_of_writing(const SqliteError& error) {
  switch (error.code) {
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_TRUNCATE: return true;
    default: return (error.code & 0xFF) == SQLITE_FULL;
  }
}
std::string explain_writing(const SqliteError& error, const std::string& file) {
  return fmt::format("{} cannot be written ({}): make room on its disk, or choose another", file, error.what());
}

std::string explain_backup(const SqliteError& error, const std::string& file) {
  switch (error.code & 0xFF) {
    case SQLITE_NOTADB: return fmt::format("{} is not a backup: choose another file", file);
    case SQLITE_CORRUPT: return fmt::format("The backup {} is damaged ({}): use another one", file, error.what());
    default: return sqlite::explain(error, file);
  }
}

void copy_pages(const std::string& from, Database& to) {
  const Database source = Database::looking(from);
  sqlite3_busy_timeout(source.get(), kPatience);
  source.copy_to(to);
}

// Throws if the file exists: StoreTaken if it is in use.
void expect_room(const std::string& path) {
  if (!std::filesystem::exists(path)) return;
  const FileLock lock(path);
  throw StoreError(fmt::format(
      "There is already a store at {0}: move it away with {0}-wal and {0}-shm, or restore to another file", path));
}

}  // namespace

void remove_leftovers(const std::string& address, const std::string& backups) {
  if (const auto path = sqlite_file(address)) {
    remove_abandoned_drafts(std::filesystem::absolute(*path).parent_path());
  }
  if (!backups.empty()) remove_abandoned_drafts(backups);
  remove_abandoned_scratch();
}

void expect_store(const std::string& address) {
  const auto path = sqlite_file(address);
  if (path && !std::filesystem::exists(*path)) {
    throw StoreError(fmt::format("No store at {}: name it with --store or ROUNDTABLE_STORE", *path));
  }
}

void back_up(const std::string& address, const std::string& file) {
  if (std::filesystem::exists(file)) throw StoreError(fmt::format("{} already exists: choose another name", file));
  Draft draft(file);
  const auto path = sqlite_file(address);
  try {
    if (path) {
      expect_store(address);
      Database database(draft.draft(), Database::Missing::Refuse);
      copy_pages(*path, database);
      sqlite::version_of_ours(database, *path, kSqliteSchema);
      settle(database, "store " + *path);
    } else {
      auto database = sqlite::open_database(draft.draft(), Database::Missing::Refuse, kSqliteSchema);
      postgres::copy_from(address, database);
      settle(database, "copy " + file);
    }
  } catch (const SqliteError& error) {
    throw StoreError(is_of_writing(error) ? explain_writing(error, file) : sqlite::explain(error, path.value_or(file)));
  }
  draft.finish();
}

void restore(const std::string& file, const std::string& address) {
  if (!std::filesystem::is_regular_file(file)) throw StoreError(fmt::format("No backup at {}: no such file", file));
  const auto path = sqlite_file(address);
  try {
    Database backup = Database::looking(file);
    const std::size_t version = sqlite::version_of_ours(backup, file, kSqliteSchema);
    if (path) {
      expect_room(*path);
      Draft draft(*path);
      {
        Database database(draft.draft(), Database::Missing::Refuse);
        backup.copy_to(database);
        settle(database, "backup " + file);
      }
      draft.finish();
    } else if (version == kSqliteSchema.size()) {
      postgres::copy_to(backup, address);
    } else {  // migrates an older backup in a scratch folder, not in place
      const ScratchFolder scratch;
      restore(file, "sqlite:" + scratch.file());
      auto database = sqlite::open_database(scratch.file(), Database::Missing::Refuse, kSqliteSchema);
      postgres::copy_to(database, address);
    }
  } catch (const SqliteError& error) {
    const std::string copy = path.value_or(std::filesystem::temp_directory_path());
    throw StoreError(is_of_writing(error) ? explain_writing(error, copy) : explain_backup(error, file));
  }
}

}  // namespace roundtable::server
