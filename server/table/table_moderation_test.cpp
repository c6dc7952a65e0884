#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// The host's moderation.

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::Not;

constexpr Seat kMaker{0};
constexpr Seat kRude{1};

std::string reason(const std::string& refused) { return refused.substr(0, refused.find(':')); }

TEST(KeeperTest, RemovesSomebodyForGood) {
  auto table = drafting();
  table->remove(kAnn, 1, 4000);
  EXPECT_TRUE(table->play().bots_to_move().has(kRude)) << "a bot plays on";
  EXPECT_EQ(reason(refusal([&] { table->moderation().expect_not_removed(kRude); })), "not-yours removed");
  EXPECT_EQ(refusal([&] { table->moderation().expect_not_removed(kMaker); }), "none");
  EXPECT_THAT(info_of(*table), HasSubstr(R"("removed":true)"));
  const Table loaded(stored(*table));
  EXPECT_EQ(reason(refusal([&] { loaded.moderation().expect_not_removed(kRude); })), "not-yours removed");
}

TEST(KeeperTest, IsWhoeverMadeTheTable) {
  auto table = drafting();
  EXPECT_EQ(table->moderator(), kMaker);
  EXPECT_EQ(reason(refusal([&] { table->remove(kBert, 0, 4000); })), "not-yours ");
  EXPECT_EQ(reason(refusal([&] { table->mute(kBert, 2, true, 4000); })), "not-yours ");
  EXPECT_EQ(reason(refusal([&] { table->remove(kAnn, 0, 4000); })), "bad-field ");
  EXPECT_EQ(reason(refusal([&] { table->remove(kAnn, 7, 4000); })), "bad-field ");
  auto handed_on = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  handed_on->sit(kBert, std::nullopt, 2000);
  handed_on->make_host(kAnn, 1, 2100);
  handed_on->sit(kCleo, std::nullopt, 2200);
  EXPECT_EQ(handed_on->phase(), Phase::Playing);
  EXPECT_EQ(handed_on->moderator(), kRude) << "to whom it was handed on";
  auto waiting = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  waiting->sit(kBert, std::nullopt, 2000);
  EXPECT_EQ(reason(refusal([&] { waiting->remove(kAnn, 1, 2100); })), "not-now not-started") << "seats are freed then";
}

TEST(KeeperTest, SilencesBeforeAndDuringTheGame) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  table->sit(kBert, std::nullopt, 2000);
  table->mute(kAnn, 1, true, 2100);
  EXPECT_EQ(reason(refusal([&] { table->say(kRude, "you …", 2200); })), "not-now silenced");
  table->sit(kCleo, std::nullopt, 2300);
  EXPECT_EQ(reason(refusal([&] { table->say(kRude, "you …", 2400); })), "not-now silenced");
  EXPECT_THAT(info_of(*table), HasSubstr(R"("silenced":true)"));
  const auto length = table->journal().length();
  table->mute(kAnn, 1, true, 2450);
  EXPECT_EQ(table->journal().length(), length);
  table->mute(kAnn, 1, false, 2500);
  table->say(kRude, "sorry", 2600);
  EXPECT_EQ(table->chat().size(), 1U);
  const Table loaded(stored(*table));
  EXPECT_THAT(info_of(loaded), Not(HasSubstr(R"("silenced":true)")));
}

TEST(KeeperTest, WhoWasRemovedIsNotAskedForAnotherGame) {
  auto table = drafting();
  table->remove(kAnn, 1, 4000);
  const Plan next = rematch_plan(*table, kMaker);
  EXPECT_EQ(next.seats[1].kind, PlannedSeat::Kind::Open);
  EXPECT_EQ(next.seats[2].kind, PlannedSeat::Kind::Held);
}

TEST(ChatTest, LinesOfHiddenPeopleAreNotTold) {
  auto table = drafting();
  table->say(kMaker, "hello", 4000);
  table->say(kRude, "rubbish", 4100);
  JsonWriter out;
  table->chat().write_latest(out.begin_object(), 0, {kBert.id});
  table->chat().write_before(out, 100, {kBert.id});
  EXPECT_THAT(out.text(), HasSubstr("hello"));
  EXPECT_THAT(out.text(), Not(HasSubstr("rubbish")));
}

}  // namespace

}  // namespace roundtable::server
