#include <gmock/gmock.h>

#include "server/table/event_history.h"
#include "server/table/mentions.h"

namespace roundtable::server::table_history_test {

namespace {

using testing::ElementsAre;

TEST(EventHistoryTest, AClientLacksTheEventsAfterItsEntry) {
  EventHistory history;
  history.add_entry(0, 3);
  history.add_entry(3, 5);
  EXPECT_EQ(history.first_new(0, 5), 0U);
  EXPECT_EQ(history.first_new(1, 5), 3U);
  EXPECT_EQ(history.first_new(2, 5), 5U);
  EXPECT_EQ(history.first_new(9, 5), 5U) << "a client that claims to know more";
}

TEST(EventHistoryTest, UndoneEventsAreReadAgain) {
  EventHistory history;
  history.add_entry(0, 3);
  history.add_entry(3, 5);
  history.add_entry(5, 1);
  history.add_undo(Seat{2}, 1);
  EXPECT_EQ(history.first_new(2, 1), 1U);
  history.add_undo(Seat{0}, 0);
  ASSERT_EQ(history.taken_back().size(), 2U);
  EXPECT_EQ(history.taken_back()[0].event, 0U) << "it cannot be after the end";
  EXPECT_EQ(history.taken_back()[0].seat, Seat{2});
}

TEST(EventHistoryTest, OfACompactedJournalAllEventsAreReadAgain) {
  EventHistory history(4);
  history.add_entry(0, 2);
  EXPECT_EQ(history.first_new(3, 2), 0U);
  EXPECT_EQ(history.first_new(5, 2), 2U);
}

TEST(MentionsTest, AnErasedPersonIsReplacedInEachEntry) {
  Mentions mentions;
  mentions.add(0, "ua", "sit 1");
  mentions.add(3, "ua", "chat 1 ");
  mentions.add(4, "ub", "chat 0 ");
  mentions.add(7, "ua", "shut");
  const auto entries = mentions.erase_person("t", "ua", "x1");
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0], (Entry{.table = "t", .number = 0, .text = "sit 1 x1 "}));
  EXPECT_EQ(entries[1], (Entry{.table = "t", .number = 3, .text = "chat 1 "}));
  EXPECT_EQ(entries[2], (Entry{.table = "t", .number = 7, .text = "shut x1"}));
  EXPECT_THAT(mentions.users(), ElementsAre("ub", "x1"));
}

TEST(MentionsTest, OldChatIsDeleted) {
  Mentions mentions;
  Chat chat;
  mentions.add(0, "ua", "sit 1");
  const auto say = [&](std::int64_t entry, Millis at, const std::string& text) {
    mentions.add(entry, "ua", "chat 1 ");
    chat.add({.number = entry, .at = at, .seat = Seat{1}, .name = "Ann", .text = text, .user = "ua", .entry = entry});
  };
  say(1, 100, "hello");
  say(2, 150, "");
  say(3, 200, "there");
  const auto entries = mentions.without_chat("t", chat, 200);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0], (Entry{.table = "t", .number = 1, .text = "chat 1 "}));
}

}  // namespace

}  // namespace roundtable::server::table_history_test
