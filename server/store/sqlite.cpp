#include "server/store/sqlite.h"

#include <filesystem>

#include "server/store/base.h"
#include "server/store/file_lock.h"
#include "server/store/sqlite_history.h"
#include "server/store/sqlite_open.h"
#include "server/store/sqlite_reader.h"
#include "server/store/sqlite_writer.h"

namespace roundtable::server {

namespace {

using sqlite::Database;
using Missing = sqlite::Database::Missing;

// An open file with all statements prepared.
struct OpenFile {
  OpenFile(const std::string& path, Missing missing, Migrations migrations)
      : database(sqlite::open_database(path, missing, migrations)),
        writer(database),
        reader(database),
        history(database) {}
  Database database;
  sqlite::Writer writer;
  sqlite::Reader reader;
  sqlite::History history;
};

class SqliteStore final : public BaseStore {
  template <class Work>
  auto attempt(const Work& work) {
    return attempt(Missing::Refuse, work);
  }

  // After a failure the next call opens the file again, which discards SQLite's state. A file that has vanished
  // meanwhile is not created again, since an empty store is worse than none.
  template <class Work>
  auto attempt(Missing missing, const Work& work) {
    try {
      if (!file_) open(missing);
      return work(*file_);
    } catch (const sqlite::SqliteError& error) {
      file_.reset();
      throw StoreError(sqlite::explain(error, path_));
    }
  }

 public:
  SqliteStore(std::string path, Access access, Migrations migrations)
      : path_(std::move(path)), access_(access), migrations_(migrations) {
    attempt(Missing::Make, [](OpenFile&) {});
  }

  std::optional<std::string> record(const std::string& table) override {
    return attempt([&](OpenFile& file) { return file.reader.record(table); });
  }
  std::vector<TableIndex> list(const ListQuery& query) override {
    return attempt([&](OpenFile& file) { return file.reader.list(query); });
  }
  std::optional<TableIndex> listing(const std::string& table) override {
    return attempt([&](OpenFile& file) { return file.reader.listing(table); });
  }
  std::vector<TableIndex> due() override {
    return attempt([&](OpenFile& file) { return file.reader.due(); });
  }
  std::optional<User> user(const std::string& id) override {
    return attempt([&](OpenFile& file) { return file.reader.user(id); });
  }
  std::optional<User> user_of_token(const std::string& hash) override {
    return attempt([&](OpenFile& file) { return file.reader.user_of_token(hash); });
  }
  std::vector<Token> tokens_of(const std::string& user) override {
    return attempt([&](OpenFile& file) { return file.reader.tokens_of(user); });
  }
  std::optional<User> account(const std::string& name) override {
    return attempt([&](OpenFile& file) { return file.reader.account(name); });
  }
  std::optional<Key> key(const std::string& id) override {
    return attempt([&](OpenFile& file) { return file.reader.key(id); });
  }
  std::vector<Key> keys_of(const std::string& user) override {
    return attempt([&](OpenFile& file) { return file.reader.keys_of(user); });
  }
  std::vector<std::string> tables_of(const std::string& user) override {
    return attempt([&](OpenFile& file) { return file.reader.tables_of(user); });
  }
  std::vector<std::string> nameless() override {
    return attempt([&](OpenFile& file) { return file.reader.nameless(); });
  }
  std::vector<PlayedGame> games(const GamesQuery& query) override {
    return attempt([&](OpenFile& file) { return file.history.games(query); });
  }
  std::vector<Tally> tallies(const std::string& user) override {
    return attempt([&](OpenFile& file) { return file.history.tallies(user); });
  }
  std::vector<Companion> companions(const std::string& user, int limit) override {
    return attempt([&](OpenFile& file) { return file.history.companions(user, limit); });
  }
  bool have_met(const std::string& user, const std::string& other) override {
    return attempt([&](OpenFile& file) { return file.history.have_met(user, other); });
  }
  std::vector<RestingTable> tables_after(const std::string& id, int limit) override {
    return attempt([&](OpenFile& file) { return file.history.tables_after(id, limit); });
  }
  std::vector<RestingGuest> guests_after(const std::string& id, int limit) override {
    return attempt([&](OpenFile& file) { return file.history.guests_after(id, limit); });
  }
  std::vector<User> find_people(const std::string& words, const std::string& after, int limit) override {
    return attempt([&](OpenFile& file) { return file.history.find_people(words, after, limit); });
  }
  std::optional<Note> note(const std::string& kind, const std::string& id) override {
    return attempt([&](OpenFile& file) { return file.reader.note(kind, id); });
  }
  std::vector<Note> notes(const std::string& kind, Millis after, int limit) override {
    return attempt([&](OpenFile& file) { return file.reader.notes(kind, after, limit); });
  }
  std::vector<std::string> faults(std::optional<Millis> patience) override {
    return attempt([&](OpenFile& file) { return sqlite::faults(file.database, patience); });
  }

 private:
  void open(Missing missing) {
    if (missing == Missing::Make) sqlite::make_file(path_);
    // The file may have been replaced by another one.
    if (access_ != Access::Shared && !(lock_ && lock_->is_of(path_))) lock_.emplace(path_);
    file_ = std::make_unique<OpenFile>(path_, missing, migrations_);
  }

  Saved save(BatchPlan& plan) override {
    return attempt([&](OpenFile& file) { return save(plan, file); });
  }

  std::optional<StoredTable> read_table(const std::string& id) override {
    return attempt([&](OpenFile& file) {
      // Head and entries as of the same moment.
      const sqlite::Transaction transaction(file.database, "BEGIN");
      return file.reader.table(id);
    });
  }

  static Saved save(const BatchPlan& plan, OpenFile& file) {
    if (file.database.moved()) throw sqlite::SqliteError(SQLITE_READONLY_DBMOVED, "the file was moved or deleted");
    Saved saved;
    sqlite::Transaction transaction(file.database);
    auto& writer = file.writer;
    for (const User& user : plan.batch().users) {
      if (!writer.save(user)) saved.names_taken.push_back(user.id);
    }
    for (const UserChange& change : plan.batch().user_changes) {
      const std::string& name = change.change.empty() ? change.id : change.change;
      switch (writer.save(change)) {
        case sqlite::Writer::Change::Saved: break;
        case sqlite::Writer::Change::NameTaken: saved.names_taken.push_back(name); break;
        case sqlite::Writer::Change::SessionVoid: saved.sessions_void.push_back(name); break;
        case sqlite::Writer::Change::VersionOld: saved.versions_old.push_back(name); break;
      }
    }
    for (const Token& token : plan.batch().tokens) writer.save(token);
    for (const std::string& hash : plan.batch().void_tokens) writer.forget_token(hash);
    for (const Key& key : plan.batch().keys) writer.save(key);
    for (const std::string& id : plan.batch().void_keys) writer.forget_key(id);
    for (const Note& note : plan.batch().notes) writer.save(note);
    for (const Note& note : plan.batch().void_notes) writer.forget(note);
    for (const TablePlan& table : plan.tables()) {
      if (!writer.save(table)) saved.conflicts.emplace(table.id);
    }
    for (const Showing& one : plan.batch().showings) writer.save(one);
    for (const Rewriting& one : plan.batch().rewritings) writer.save(one);
    for (const Folding& one : plan.batch().foldings) writer.save(one);
    for (const std::string& table : plan.batch().dropped) writer.drop(table);
    if (plan.batch().forget_void != 0) writer.forget_void_tokens(plan.batch().forget_void);
    for (const std::string& user : plan.batch().erased) writer.erase(user);
    if (!saved.conflicts.empty()) return saved;
    transaction.commit();
    // Removes the old texts from the write-ahead log, too.
    if (!plan.batch().rewritings.empty() || !plan.batch().erased.empty()) {
      file.database.run("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    return saved;
  }

  std::string path_;
  Access access_;
  Migrations migrations_;
  std::optional<FileLock> lock_;  // outlives the connection: closing a file releases all of SQLite's locks on it
  std::unique_ptr<OpenFile> file_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file, Access access, Migrations migrations) {
  if (file.empty()) throw StoreError("The store has no file name: write sqlite:FILE");
  return std::make_unique<SqliteStore>(std::filesystem::absolute(file).string(), access, migrations);
}

}  // namespace roundtable::server
