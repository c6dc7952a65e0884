#include "server/table/journal.h"

#include <gtest/gtest.h>

namespace roundtable::server {
namespace {

TEST(Journal, NumbersEntriesAndHandsThemOutOnce) {
  Journal journal("t", 1000);
  journal.skip(7);
  journal.add("chat 0 Hello", 2000, {.info = false});
  journal.add("close", 3000, {});
  EXPECT_TRUE(journal.has_entries());
  const auto entries = journal.take_entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[1].table, "t");
  EXPECT_EQ(entries[1].number, 8);
  EXPECT_EQ(entries[1].at, 3000);
  EXPECT_EQ(entries[1].text, "close");
  EXPECT_EQ(journal.length(), 9);
  EXPECT_FALSE(journal.has_entries());
  EXPECT_TRUE(journal.take_entries().empty());
}

TEST(Journal, ASecretEntryCountsOnlyInItsLength) {
  Journal journal("t", 1000);
  journal.add("ahead 0 pick Q2", 2000, {.info = false, .secret = true});
  EXPECT_EQ(journal.length(), 1);
  EXPECT_EQ(journal.n(), 0);
  EXPECT_EQ(journal.updated(), 1000);
}

TEST(Journal, KnowsWhatChanged) {
  Journal journal("t", 1000);
  const auto version = journal.info_version();
  journal.add("0 pick Q2", 2000, {.info = false});
  EXPECT_EQ(journal.updated(), 2000);
  EXPECT_EQ(journal.info_updated(), 1000);
  EXPECT_EQ(journal.info_version(), version);
  journal.add("bot 0", 3000, {});
  EXPECT_EQ(journal.info_updated(), 3000);
  EXPECT_GT(journal.info_version(), version);
  EXPECT_EQ(journal.arrangement(), 0);
  journal.add("leave 0", 4000, {.lists = true});
  EXPECT_EQ(journal.arrangement(), 1);
}

}  // namespace
}  // namespace roundtable::server
