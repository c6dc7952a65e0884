#include "server/admin/person_eraser.h"

#include <gmock/gmock.h>

#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::Not;

// The stored table after a rewriting.
StoredTable rewritten(StoredTable stored, const Rewriting& rewriting) {
  stored.head.head = rewriting.head.value_or(stored.head.head);
  for (const Entry& entry : rewriting.entries)
    stored.entries.at(static_cast<std::size_t>(entry.number)).text = entry.text;
  return stored;
}

std::string text_of_all(const StoredTable& stored) {
  std::string all = stored.head.head;
  for (const Entry& entry : stored.entries) all += "\n" + entry.text;
  return all;
}

TEST(PersonEraser, LeavesTheGameToABot) {
  auto table = drafting();
  table->say(Seat{1}, "hello from Bert", 3500);
  table->say(Seat{0}, "hello from Ann", 3600);
  StoredTable before = stored(*table);
  const Rewriting rewriting = table->forget(kBert.id, "x1", 4000);
  for (const Entry& entry : table->take_written()) before.entries.push_back(entry);
  const StoredTable after = rewritten(before, rewriting);
  EXPECT_THAT(text_of_all(after), Not(HasSubstr("Bert")));
  EXPECT_THAT(text_of_all(after), Not(HasSubstr("sit 1 ub")));
  EXPECT_THAT(text_of_all(after), HasSubstr("hello from Ann"));
  EXPECT_THAT(*rewriting.info, Not(HasSubstr("Bert")));
  EXPECT_EQ(info_of(Table(after)), info_of(*table)) << "what is read again is the same";
  EXPECT_TRUE(table->play().bots_to_move().has(Seat{1}));
  EXPECT_FALSE(table->seat_of(kBert.id));
  EXPECT_THAT(table->listing().people, testing::ElementsAre("ua", "x1", "uc"));
  EXPECT_THAT(table->listing().others, testing::IsEmpty());
}

TEST(PersonEraser, FreesASeatBeforeTheStart) {
  auto table = table_of(R"({"game":"academy","seats":["open","open","open"]})");
  table->sit(kBert, 1, 2000);
  table->sit(kCleo, 2, 2500);
  EXPECT_THAT(table->listing().others, testing::ElementsAre("ua")) << "who made it is named";
  table->forget(kBert.id, "x1", 3000);
  EXPECT_TRUE(table->has_seat_for(kAnn.id));
  const Rewriting made = table->forget(kAnn.id, "x2", 3000);
  EXPECT_THAT(*made.head, HasSubstr("\"maker\":\"x2\""));
  EXPECT_THAT(table->listing().others, testing::ElementsAre("x1", "x2"));
}

TEST(PersonEraser, ReachesTablesOfOtherRules) {
  const StoredTable old{{"t", 1, R"({"seats":[{"kind":"person","name":"Ann","user":"ua"},{"kind":"open"}]})"},
                        {{"t", 0, 1, "sit 1 ub Bert Brown"},
                         {"t", 1, 2, "chat 1 I am Bert"},
                         {"t", 2, 2, "chat 0 I am Ann"},
                         {"t", 3, 3, "leave 1"},
                         {"t", 4, 4, "sit 1 uc Cleo"},
                         {"t", 5, 5, "chat 1 I am Cleo"}}};
  const Rewriting bert =
      forgotten(old, R"([{"name":"Bert Brown","user":"ub"}])", R"({"seats":["Ann","Bert Brown"]})", kBert.id, "x1");
  EXPECT_EQ(bert.info, R"([{"name":"","user":"x1"}])");
  EXPECT_EQ(bert.record, R"({"seats":["Ann",""]})");
  EXPECT_EQ(text_of_all(rewritten(old, bert)), old.head.head +
                                                   "\nsit 1 x1 \nchat 1 \nchat 0 I am Ann\nleave 1\nsit 1 uc Cleo"
                                                   "\nchat 1 I am Cleo");
  const Rewriting ann = forgotten(old, "", "", kAnn.id, "x2");
  EXPECT_THAT(*ann.head, HasSubstr(R"("name":"","user":"x2")"));
  EXPECT_FALSE(ann.record);
  EXPECT_THAT(text_of_all(rewritten(old, ann)), Not(HasSubstr("I am Ann")));
}

}  // namespace

}  // namespace roundtable::server
