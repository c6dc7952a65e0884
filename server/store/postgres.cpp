#include "server/store/postgres.h"

#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <thread>

#include "server/store/base.h"
#include "server/store/postgres_cluster.h"
#include "server/store/postgres_cluster_statements.h"
#include "server/store/postgres_history.h"
#include "server/store/postgres_open.h"
#include "server/store/postgres_statements.h"
#include "server/store/postgres_user_changes.h"
#include "server/store/postgres_writer.h"
#include "server/store/text.h"

namespace roundtable::server {

namespace {

using postgres::Rows;
using postgres::Values;

std::optional<User> person_of(const Rows& rows) {
  return rows.size() == 0 ? std::nullopt : std::optional(postgres::user_in(rows, 0));
}

std::vector<Key> keys_in(const Rows& rows) {
  std::vector<Key> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({.id = rows.string(row, 0),
                     .user = rows.string(row, 1),
                     .kind = rows.string(row, 2),
                     .name = rows.string(row, 3),
                     .data = rows.string(row, 4),
                     .counter = rows.number(row, 5),
                     .created = rows.number(row, 6),
                     .used = rows.number(row, 7)});
  }
  return found;
}

std::vector<Note> notes_in(const Rows& rows) {
  std::vector<Note> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({.kind = rows.string(row, 0),
                     .id = rows.string(row, 1),
                     .person = rows.string(row, 2),
                     .about = rows.string(row, 3),
                     .at = rows.number(row, 4),
                     .text = rows.string(row, 5)});
  }
  return found;
}

std::vector<std::string> texts_in(const Rows& rows) {
  std::vector<std::string> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) found.push_back(rows.string(row, 0));
  return found;
}

std::vector<TableIndex> indexes_of(const Rows& rows) {
  std::vector<TableIndex> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) found.push_back(postgres::index_in(rows, row));
  return found;
}

// The session of a server that was just killed may last a moment longer.
constexpr auto kSessionPatience = std::chrono::seconds(3);
constexpr auto kSessionPause = std::chrono::milliseconds(50);

// Serialization failures, deadlocks and concurrent inserts of one key: the next try sees the winner's data.
bool worth_another_try(const postgres::PostgresError& error) {
  return error.state == "40001" || error.state == "40P01" || error.state == "23505";
}

class PostgresStore final : public BaseStore {
 public:
  PostgresStore(const std::string& address, Access access, Migrations migrations)
      : address_(address),
        access_(access),
        migrations_(migrations),
        statements_(std::begin(postgres::kStatements), std::end(postgres::kStatements)) {
    const auto changes = postgres::user_change_statements();
    statements_.insert(statements_.end(), changes.begin(), changes.end());
    if (access_ == Access::Serving) {
      statements_.insert(statements_.end(), std::begin(postgres::kClusterStatements),
                         std::end(postgres::kClusterStatements));
      cluster_.emplace(address_, [this](const postgres::PostgresCluster::Work& work) {
        attempt([&](postgres::Connection& connection) { work(connection); });
      });
    }
    attempt([](postgres::Connection&) { return true; });
    if (cluster_) cluster_->learn_key();
  }

  Cluster* cluster() override { return cluster_ ? &*cluster_ : nullptr; }

  std::optional<std::string> record(const std::string& table) override {
    if (!storable(table)) return std::nullopt;
    const auto rows = ask(postgres::kRecord, Values::of(table));
    if (rows.size() == 0) return std::nullopt;
    return rows.string(0, 0);
  }

  std::vector<TableIndex> list(const ListQuery& query) override {
    const auto place = query.before.value_or(ListPlace{.updated = std::numeric_limits<Millis>::max()});
    if (!storable(place.id) || !storable(query.user)) return {};
    const std::int64_t limit = std::max(query.limit, 0);
    const auto rows = [&](const postgres::Statement& statement, const auto& which) {
      return indexes_of(ask(statement, Values::of(place.updated, place.id, limit, which)));
    };
    switch (query.list) {
      case List::Open: return rows(postgres::kListed, static_cast<std::int64_t>(Phase::Open));
      case List::Playing: return rows(postgres::kListed, static_cast<std::int64_t>(Phase::Playing));
      case List::Mine: return rows(postgres::kMine, query.user);
      case List::Finished: return rows(postgres::kFinished, query.user);
    }
    return {};
  }

  std::optional<TableIndex> listing(const std::string& table) override {
    if (!storable(table)) return std::nullopt;
    auto found = indexes_of(ask(postgres::kListing, Values::of(table)));
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  }

  std::vector<TableIndex> due() override { return indexes_of(ask(postgres::kDue, Values())); }

  std::optional<User> user(const std::string& id) override {
    if (!storable(id)) return std::nullopt;
    return person_of(ask(postgres::kPerson, Values::of(id)));
  }

  std::optional<User> user_of_token(const std::string& hash) override {
    if (!storable(hash)) return std::nullopt;
    return person_of(ask(postgres::kPersonOfToken, Values::of(hash)));
  }

  std::vector<Token> tokens_of(const std::string& user) override {
    std::vector<Token> found;
    if (!storable(user)) return found;
    const auto rows = ask(postgres::kTokensOf, Values::of(user));
    for (int row = 0; row < rows.size(); ++row) {
      found.push_back({.hash = rows.string(row, 0),
                       .user = rows.string(row, 1),
                       .created = rows.number(row, 2),
                       .seen = rows.number(row, 3),
                       .device = rows.string(row, 4)});
    }
    return found;
  }

  std::optional<User> account(const std::string& name) override {
    if (!storable(name)) return std::nullopt;
    return person_of(ask(postgres::kAccount, Values::of(fold(name))));
  }

  std::optional<Key> key(const std::string& id) override {
    if (!storable(id)) return std::nullopt;
    auto found = keys_in(ask(postgres::kKey, Values::of(id)));
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  }

  std::vector<Key> keys_of(const std::string& user) override {
    return storable(user) ? keys_in(ask(postgres::kKeysOf, Values::of(user))) : std::vector<Key>();
  }

  std::vector<std::string> tables_of(const std::string& user) override {
    return storable(user) ? texts_in(ask(postgres::kTablesOf, Values::of(user))) : std::vector<std::string>();
  }

  std::vector<std::string> nameless() override { return texts_in(ask(postgres::kNameless, Values())); }

  std::vector<PlayedGame> games(const GamesQuery& query) override {
    const auto values = postgres::values_of(query);
    return values ? postgres::games_in(ask(postgres::kGames, *values)) : std::vector<PlayedGame>();
  }
  std::vector<Tally> tallies(const std::string& user) override {
    if (!storable(user)) return {};
    return postgres::tallies_in(ask(postgres::kTallies, Values::of(user)));
  }
  std::vector<Companion> companions(const std::string& user, int limit) override {
    if (!storable(user)) return {};
    return postgres::companions_in(ask(postgres::kCompanions, Values::of(user, std::int64_t{limit})));
  }
  bool have_met(const std::string& user, const std::string& other) override {
    if (!storable(user) || !storable(other)) return false;
    return ask(postgres::kHaveMet, Values::of(user, other)).size() > 0;
  }
  std::vector<RestingTable> tables_after(const std::string& id, int limit) override {
    return postgres::tables_in(ask(postgres::kTablesAfter, Values::of(id, std::int64_t{limit})));
  }
  std::vector<RestingGuest> guests_after(const std::string& id, int limit) override {
    return postgres::guests_in(ask(postgres::kGuestsAfter, Values::of(id, std::int64_t{limit})));
  }
  std::vector<User> find_people(const std::string& words, const std::string& after, int limit) override {
    if (!storable(words) || !storable(after)) return {};
    return postgres::people_in(ask(postgres::kFindPeople, Values::of(words, fold(words), after, std::int64_t{limit})));
  }
  std::optional<Note> note(const std::string& kind, const std::string& id) override {
    if (!storable(kind) || !storable(id)) return std::nullopt;
    auto found = notes_in(ask(postgres::kNote, Values::of(kind, id)));
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  }

  std::vector<Note> notes(const std::string& kind, Millis after, int limit) override {
    return notes_in(ask(postgres::kNotes, Values::of(kind, after, std::int64_t{limit})));
  }

  std::vector<std::string> faults(std::optional<Millis>) override { return {}; }

 private:
  std::optional<StoredTable> read_table(const std::string& id) override {
    if (!storable(id)) return std::nullopt;
    const auto rows = ask(postgres::kTable, Values::of(id));
    if (rows.size() == 0) return std::nullopt;
    StoredTable table{.head = {.id = id, .created = rows.number(0, 0), .head = rows.string(0, 1)}};
    for (int row = 0; row < rows.size() && !rows.null(row, 2); ++row) {
      table.entries.push_back(
          {.table = id, .number = rows.number(row, 2), .at = rows.number(row, 3), .text = rows.string(row, 4)});
    }
    return table;
  }

  Saved save(BatchPlan& plan) override {
    plan.sort();
    return attempt([&](postgres::Connection& connection) { return save(plan, connection); });
  }

  Saved save(const BatchPlan& plan, postgres::Connection& connection) {
    constexpr int kTries = 5;
    for (int tries = 1;; ++tries) {
      try {
        auto outcome = postgres::save(connection, plan, cluster_ ? &*cluster_ : nullptr);
        return {.names_taken = std::move(outcome.names_taken),
                .sessions_void = std::move(outcome.sessions_void),
                .versions_old = std::move(outcome.versions_old),
                .leases = std::move(outcome.leases)};
      } catch (const postgres::PostgresError& error) {
        const bool conflict = postgres::is_conflict(error);
        if (tries == kTries || !(conflict || worth_another_try(error))) throw;
        roll_back(connection);
        if (!conflict) continue;
        // Empty if the winner's data is gone again; then the batch is tried again.
        auto found = postgres::conflicts(connection, plan);
        if (!found.empty()) return {.conflicts = std::move(found)};
      }
    }
  }

  static void roll_back(postgres::Connection& connection) {
    connection.send("ROLLBACK");
    connection.answers();
  }

  Rows ask(const postgres::Statement& statement, const Values& values) {
    return attempt([&](postgres::Connection& connection) { return connection.ask(statement, values); });
  }

  // After a failure the next call opens a new connection, which discards the state of the old one.
  template <class Work>
  std::invoke_result_t<Work, postgres::Connection&> attempt(const Work& work) {
    try {
      if (!connection_) connect();
      return work(*connection_);
    } catch (const postgres::PostgresError& error) {
      connection_.reset();
      throw StoreError(postgres::explain(error, address_));
    }
  }

  void connect() {
    auto connection = std::make_unique<postgres::Connection>(address_, statements_, migrations_);
    if (access_ != Access::Shared) claim(*connection);
    connection_ = std::move(connection);
  }

  // The lock belongs to the session, so all writes over this connection are made by its holder. A new connection
  // acquires it again.
  void claim(postgres::Connection& connection) {
    const auto deadline = std::chrono::steady_clock::now() + kSessionPatience;
    const bool serves = access_ == Access::Serving;
    while (connection.ask(serves ? postgres::kServe : postgres::kLock, Values()).number(0, 0) == 0) {
      if (claimed_) throw StoreError(fmt::format("The store {} is locked: waiting for it", address_.shown()));
      if (std::chrono::steady_clock::now() > deadline) {
        throw StoreTaken(fmt::format("The store {} is used by {}: stop it, or choose another database",
                                     address_.shown(), serves ? "a program with exclusive access" : "another server"));
      }
      std::this_thread::sleep_for(kSessionPause);
    }
    claimed_ = true;
  }

  postgres::Address address_;
  Access access_;
  Migrations migrations_;
  std::vector<postgres::Statement> statements_;
  bool claimed_ = false;
  std::unique_ptr<postgres::Connection> connection_;
  std::optional<postgres::PostgresCluster> cluster_;
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& address, Access access, Migrations migrations) {
  return std::make_unique<PostgresStore>(address, access, migrations);
}

}  // namespace roundtable::server
