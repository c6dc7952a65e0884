#include <gmock/gmock.h>
#include <sys/wait.h>

#include <csignal>
#include <filesystem>

#include "server/store/test_stores.h"

// Exclusive access to a store.

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class ExclusiveStore : public OnBothStores {
 protected:
  void SetUp() override {
    OnBothStores::SetUp();
    close();
  }
};

INSTANTIATE_TEST_SUITE_P(Both, ExclusiveStore, kBothStores, kind_of_store);

std::string refusal_of(const std::string& address) {
  try {
    open_store(address, Access::Exclusive);
    return "";
  } catch (const StoreTaken& taken) {
    return taken.what();
  }
}

TEST_P(ExclusiveStore, HasOneServerAtATime) {
  auto first = open_store(address(), Access::Exclusive);
  first->commit(new_table("t1"));
  EXPECT_THAT(refusal_of(address()), HasSubstr("another server"));
  first->commit(new_table("t2"));  // not disturbed by the refused one
  EXPECT_EQ(complaint_of(address()), "") << "programs that only look may share it";
  first.reset();
  EXPECT_EQ(refusal_of(address()), "");
}

// Opens the store exclusively, reports it, and waits to be killed.
[[noreturn]] void hold(const std::string& address, int tell) {
  try {
    const auto store = open_store(address, Access::Exclusive);
    const char done = 1;
    if (write(tell, &done, 1) == 1) pause();
  } catch (const std::exception& error) {
    std::fputs(error.what(), stderr);
  }
  _exit(1);
}

TEST_P(ExclusiveStore, CanBeTakenAtOnceWhenItsServerWasKilled) {
  for (int round = 0; round < 3; ++round) {
    int ends[2] = {};
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) hold(address(), ends[1]);
    ::close(ends[1]);
    char done = 0;
    ASSERT_EQ(read(ends[0], &done, 1), 1);
    ::close(ends[0]);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    EXPECT_EQ(refusal_of(address()), "");
  }
}

TEST(ExclusiveSqlite, IsTheFileByWhateverPath) {
  const TestFolder folder;
  const auto store = open_store("sqlite:" + folder.file(), Access::Exclusive);
  std::filesystem::create_symlink(folder.file(), folder.path() / "other.db");
  std::filesystem::create_hard_link(folder.file(), folder.path() / "third.db");
  for (const char* name : {"other.db", "third.db"}) {
    EXPECT_THAT(refusal_of("sqlite:" + (folder.path() / name).string()), HasSubstr("another server")) << name;
  }
}

// The lock is lost with the connection.
TEST(ExclusivePostgres, IsTakenUpAgainWhenItsConnectionWasLost) {
  NEED_POSTGRES();
  const TestSchema schema;
  const auto store = open_store(schema.address(), Access::Exclusive);
  schema.cut();
  EXPECT_THROW(store->commit(new_table("t1")), StoreError);
  EXPECT_THAT(store->commit(new_table("t1")).conflicts, IsEmpty());
  EXPECT_THAT(refusal_of(schema.address()), HasSubstr("another server"));
  schema.cut();
  EXPECT_THROW(store->commit(new_table("t2")), StoreError);
  auto other = open_store(schema.address(), Access::Serving);
  EXPECT_THROW(store->commit(new_table("t2")), StoreError) << "nothing is written while another has it";
  EXPECT_FALSE(other->table("t2"));
  other.reset();
  EXPECT_THAT(store->commit(new_table("t2")).conflicts, IsEmpty());
}

}  // namespace

}  // namespace roundtable::server
