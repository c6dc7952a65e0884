#include "server/notifications/turns.h"

#include <gmock/gmock.h>

#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

std::vector<std::string> users_of(const std::vector<Turn>& turns) {
  std::vector<std::string> users;
  for (const Turn& turn : turns) users.push_back(turn.user);
  return users;
}

TEST(TurnsTest, AreOfThoseWhoStillThinkAndPlayThemselves) {
  auto table = drafting(R"(,"clock":60)");
  EXPECT_THAT(users_of(table->play().turns()), testing::ElementsAre("ua", "ub", "uc"));
  EXPECT_EQ(table->play().turns()[1],
            (Turn{.user = "ub", .name = "Bert Brown", .since = 3000, .due = 63'000, .decision = 0}));
  table->choose(Seat{1}, 0, first_choice(*table, Seat{1}), 4000);
  EXPECT_THAT(users_of(table->play().turns()), testing::ElementsAre("ua", "uc"));
  table->substitute(Seat{2}, 5000);
  EXPECT_THAT(users_of(table->play().turns()), testing::ElementsAre("ua"));
  EXPECT_THAT(table->room().names(), testing::ElementsAre("Ann", "Bert Brown", "Cleo"));
}

TEST(TurnsTest, InAPauseNobodyIsWaitedForThoughTurnsLast) {
  auto table = drafting(R"(,"clock":60)");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) table->want_pause(seat, true, 4000);
  EXPECT_TRUE(table->play().turns().empty());
  EXPECT_THAT(users_of(table->play().turns(TablePlay::DuringPause::Too)), testing::ElementsAre("ua", "ub", "uc"));
  table->want_pause(Seat{0}, false, 9000);
  EXPECT_EQ(table->play().turns()[0].since, 8000) << "asked later by as long as it lasted";
  EXPECT_EQ(table->play().turns()[0].decision, 0) << "the same turn";
}

TEST(TurnsTest, BeforeTheStartNobodyIsWaitedFor) {
  EXPECT_TRUE(table_of(R"({"game":"academy","seats":["me","open","open"]})")->play().turns().empty());
}

TEST(TurnsTest, ATurnBeginsOnce) {
  const Turn ann{.user = "ua", .name = "Ann", .since = 1000, .due = std::nullopt, .decision = 3};
  const Turn bert{.user = "ub", .name = "Bert", .since = 1000, .due = std::nullopt, .decision = 3};
  Turn shifted = ann;  // after a pause
  shifted.since = 2000;
  Turn later = ann;
  later.decision = 4;
  TableNews news;
  news.turns_before = {};
  news.known = {ann};  // as it was before a pause
  news.turns = {shifted, bert};
  EXPECT_THAT(news.begun(), testing::ElementsAre(bert));
  news.turns = {later};  // another decision
  EXPECT_THAT(news.begun(), testing::ElementsAre(later));
}

}  // namespace

}  // namespace roundtable::server
