#include <gmock/gmock.h>
#include <sys/wait.h>

#include <csignal>
#include <thread>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::IsEmpty;

class StoresUnderStress : public OnBothStores {
 protected:
  // The child's application name at the PostgreSQL server.
  std::string application() const { return "killed_" + std::to_string(getpid()); }
  std::string address_of_child() const {
    return GetParam() == "postgres" ? address() + "&application_name=" + application() : address();
  }
  // Waits for the end of the child's session: it may have received a complete commit.
  void wait_for_server() const {
    if (GetParam() != "postgres") return;
    const auto question = "SELECT count(*) FROM pg_stat_activity WHERE application_name = '" + application() + "'";
    while (run_postgres(address(), question) != "0") usleep(1000);
  }
};

INSTANTIATE_TEST_SUITE_P(Both, StoresUnderStress, kBothStores, kind_of_store);

// Each batch adds an entry to each of these tables, and updates the index of the first.
constexpr const char* kTables[] = {"a", "b", "c"};

Batch batch_number(std::int64_t number) {
  Batch batch;
  for (const char* table : kTables) {
    if (number == 0) batch.tables.push_back({.id = table, .head = "{}"});
    batch.entries.push_back(entry_of(table, number, std::to_string(number) + std::string(500, '.')));
  }
  batch.indexes.push_back({.id = kTables[0], .listed = true, .updated = number});
  return batch;
}

// Commits until killed; writes the number of each saved batch to `tell`.
[[noreturn]] void commit_for_ever(const std::string& address, std::int64_t number, int tell) {
  try {
    const auto store = open_store(address);
    for (;; ++number) {
      store->commit(batch_number(number));
      if (write(tell, &number, sizeof(number)) != sizeof(number)) break;
    }
  } catch (const std::exception& error) {
    std::fputs(error.what(), stderr);
  }
  _exit(1);
}

// Number of saved batches; fails if one is incomplete.
std::int64_t whole_batches(Store& store) {
  std::int64_t count = 0;
  for (const char* id : kTables) {
    const auto table = store.table(id);
    if (!table) return 0;
    if (id == kTables[0]) count = static_cast<std::int64_t>(table->entries.size());
    EXPECT_EQ(static_cast<std::int64_t>(table->entries.size()), count) << id;
    for (const Entry& entry : table->entries) EXPECT_TRUE(entry.text.starts_with(std::to_string(entry.number) + '.'));
  }
  EXPECT_EQ(store.list({.list = List::Open}).at(0).updated, count - 1);
  return count;
}

TEST_P(StoresUnderStress, KeepEveryAcknowledgedBatchInWholeWhenKilled) {
  close();
  std::int64_t saved = 0;
  for (int round = 0; round < 12; ++round) {
    int ends[2] = {};
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) commit_for_ever(address_of_child(), saved, ends[1]);
    ::close(ends[1]);
    std::int64_t acknowledged = saved - 1;
    // Kills at a random moment after some batches were saved.
    const auto enough = saved + 1 + round % 4;
    while (acknowledged < enough && read(ends[0], &acknowledged, sizeof(acknowledged)) == sizeof(acknowledged))
      continue;
    usleep(static_cast<useconds_t>(round * 317 % 4000));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it ended by itself";
    while (read(ends[0], &acknowledged, sizeof(acknowledged)) == sizeof(acknowledged)) continue;
    ::close(ends[0]);
    wait_for_server();
    reopen();
    // The last batch is there or not, but never in part; and it can be saved again.
    saved = whole_batches(store());
    EXPECT_GE(saved, acknowledged + 1);
    EXPECT_LE(saved, acknowledged + 2);
    EXPECT_THAT(store().commit(batch_number(acknowledged + 1)).conflicts, IsEmpty());
    saved = whole_batches(store());
    EXPECT_EQ(saved, acknowledged + 2);
    close();
  }
}

// Adds entries to a table with other writers; returns the saved ones.
std::vector<Entry> add_entries(const std::string& address, const std::string& name, int count) {
  const auto store = open_store(address);
  std::vector<Entry> saved;
  auto number = static_cast<std::int64_t>(store->table("t")->entries.size());
  while (static_cast<int>(saved.size()) < count) {
    const auto entry = entry_of("t", number, name + std::to_string(saved.size()));
    if (store->commit({.entries = {entry}}).conflicts.empty()) {
      saved.push_back(entry);
      ++number;
    } else {
      number = static_cast<std::int64_t>(store->table("t")->entries.size());
    }
  }
  return saved;
}

TEST_P(StoresUnderStress, GiveEachNumberToOneOfManyServers) {
  store().commit(new_table("t"));
  std::vector<std::vector<Entry>> saved(4);
  {
    std::vector<std::jthread> servers;
    for (std::size_t i = 0; i < saved.size(); ++i) {
      servers.emplace_back(
          [&, i] { saved[i] = add_entries(address(), std::string(1, static_cast<char>('a' + i)), 15); });
    }
  }
  const auto table = store().table("t");
  EXPECT_EQ(table->entries.size(), 60);
  for (const auto& list : saved) {
    for (const Entry& entry : list)
      EXPECT_EQ(table->entries.at(static_cast<std::size_t>(entry.number)).text, entry.text);
  }
}

TEST_P(StoresUnderStress, GiveANameToOneOfManyServers) {
  std::vector<Committed> done(4);
  {
    std::vector<std::jthread> servers;
    for (std::size_t i = 0; i < done.size(); ++i) {
      servers.emplace_back([&, i] {
        const auto server = open_store(address());
        done[i] = server->commit({.users = {{.id = "u" + std::to_string(i), .name = "Ann", .passphrase = "x"}}});
      });
    }
  }
  const auto taken =
      std::count_if(done.begin(), done.end(), [](const Committed& one) { return !one.names_taken.empty(); });
  EXPECT_EQ(taken, 3);
  EXPECT_TRUE(done.at(static_cast<std::size_t>(store().account("Ann")->id[1] - '0')).names_taken.empty());
}

}  // namespace

}  // namespace roundtable::server
