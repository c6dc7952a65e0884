#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// Seats before the start: hosts, bots, held seats, and when the game starts.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> texts(Table& table) {
  std::vector<std::string> found;
  for (const Entry& entry : table.take_written()) found.push_back(entry.text);
  return found;
}

TEST(SeatsTest, AFullTableStartsWhenOneOfItsPeopleComes) {
  auto table =
      table_of(R"({"game":"academy","seats":["me",{"bot":"page"},{"bot":"squire"}],"public":true,"clock":60})");
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_EQ(table->game(), nullptr);
  EXPECT_FALSE(table->listing().listed) << "there is no seat for anybody";
  EXPECT_EQ(table->next_due(), std::nullopt);
  table->start_if_ready(5000);
  table->start_if_ready(6000);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_TRUE(table->listing().listed);
  const Table again(stored(*table));
  EXPECT_EQ(again.phase(), Phase::Playing);
  EXPECT_EQ(again.journal().length(), 1);
  EXPECT_EQ(again.next_due(), table->next_due());
}

// A restarted server finds the tables that need it.
TEST(SeatsTest, TheIndexSaysWhereSomebodyWaitsForABot) {
  auto table = table_of(R"({"game":"academy","seats":["me",{"bot":"page"},{"bot":"page"}],"clock":60})");
  EXPECT_EQ(table->listing().due, std::nullopt);
  table->start_if_ready(1000);
  EXPECT_EQ(table->listing().due, kBotToMove);
  for (const Seat seat : table->play().bots_to_move()) table->choose_for(seat, 0, first_choice(*table, seat), 2000);
  EXPECT_EQ(table->listing().due, 61'000);
  auto timeless = table_of(R"({"game":"academy","seats":["me",{"bot":"page"},{"bot":"page"}]})");
  timeless->start_if_ready(1000);
  EXPECT_EQ(timeless->listing().due, kBotToMove);
  timeless->substitute(Seat{0}, 3000);
  EXPECT_EQ(timeless->listing().due, std::nullopt) << "nobody waits";
}

TEST(SeatsTest, ATableWithAFreeSeatDoesNotStart) {
  auto table = table_of(R"({"game":"academy","seats":["me","open",{"bot":"squire"}]})");
  table->start_if_ready(5000);
  EXPECT_EQ(table->phase(), Phase::Open);
}

TEST(SeatsTest, TheMakerIsTheHostElseWhoSatLongest) {
  auto table = table_of(R"({"game":"academy","seats":["open","open","me","open"]})");
  EXPECT_EQ(table->host(), Seat{2});
  table->sit(kCleo, 3, 2000);
  table->sit(kBert, 0, 3000);
  table->leave(Seat{2}, 4000);
  EXPECT_EQ(table->host(), Seat{3});
  EXPECT_THAT(info_of(*table), HasSubstr(R"("host":3)"));
  table->sit(kCleo, 1, 5000);  // a new seat means a new seniority
  EXPECT_EQ(table->host(), Seat{0});
  table->sit(kAnn, 3, 6000);
  EXPECT_EQ(table->host(), Seat{3});
  table->fill(kAnn, "page", 7000);
  EXPECT_EQ(table->host(), std::nullopt);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("host":null)"));
}

TEST(SeatsTest, TheHostFillsTheTableWithBots) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open","open"]})");
  table->sit(kBert, 2, 2000);
  texts(*table);
  EXPECT_THAT(refusal([&] { table->fill(kBert, "squire", 3000); }), HasSubstr("not-yours"));
  EXPECT_THAT(refusal([&] { table->fill(kCleo, "squire", 3000); }), HasSubstr("not-yours"));
  table->fill(kAnn, "knight", 3000);
  EXPECT_THAT(texts(*table), ElementsAre("fill 1 knight", "fill 3 knight"));
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_EQ(table->play().bot_of(Seat{3}), "knight");
  EXPECT_THAT(refusal([&] { table->fill(kAnn, "squire", 4000); }), HasSubstr("not-now started: "));
}

// The plan of a rematch that Bert asks for, at a table of Ann, Bert, Cleo and a bot.
std::unique_ptr<Table> next_table() {
  auto old = table_of(R"({"game":"academy","seats":["me","open","open",{"bot":"page"}],"public":true,"clock":60})");
  old->sit(kBert, std::nullopt, 2000);
  old->sit(kCleo, std::nullopt, 3000);
  return std::make_unique<Table>("t2", rematch_plan(*old, Seat{1}), 9000);
}

TEST(RematchTest, HoldsTheSeatsOfTheOthers) {
  auto old = drafting();
  const Plan next = rematch_plan(*old, Seat{1});
  EXPECT_EQ(next.seats[0], (PlannedSeat{PlannedSeat::Kind::Held, "Ann", "ua"}));
  EXPECT_EQ(next.seats[1], (PlannedSeat{PlannedSeat::Kind::Person, "Bert Brown", "ub"}));
  EXPECT_EQ(next.options, old->plan().options);
  EXPECT_NE(next.secret.hex(), old->plan().secret.hex());
  EXPECT_EQ(Plan::from_head(next.head()).head(), next.head());
  EXPECT_THAT(refusal([&] { old->rematch("t2", Seat{1}, 9000); }), HasSubstr("not-now not-over: "));
}

TEST(RematchTest, StartsWhenAllHaveSatDown) {
  auto table = next_table();
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_EQ(table->host(), Seat{1});
  EXPECT_FALSE(table->listing().listed);
  EXPECT_EQ(table->seat_of("ua"), std::nullopt);
  EXPECT_EQ(table->room().held_for("ua"), Seat{0});
  EXPECT_THAT(info_of(*table), HasSubstr(R"({"kind":"held","name":"Ann","user":"ua"})"));
  EXPECT_THAT(refusal([&] { table->sit({.id = "ud", .name = "Dora"}, 0, 9500); }), HasSubstr("seat-taken"));
  EXPECT_THAT(refusal([&] { table->sit({.id = "ud", .name = "Dora"}, std::nullopt, 9500); }), HasSubstr("seat-taken"));
  EXPECT_THAT(refusal([&] { table->sit(kCleo, 0, 9500); }), HasSubstr("seat-taken"));
  table->start_if_ready(9500);
  EXPECT_EQ(table->phase(), Phase::Open);
  table->sit(kCleo, std::nullopt, 9600);
  EXPECT_EQ(table->seat_of("uc"), Seat{2});
  table->sit({.id = "ua", .name = "Anna"}, 0, 20'000);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_EQ(table->next_due(), 80'000) << "the clock starts with the game";
  EXPECT_EQ(info_of(Table(stored(*table))), info_of(*table));
}

TEST(RematchTest, WhoDeclinesLeavesTheSeatToAnybody) {
  auto table = next_table();
  EXPECT_THAT(refusal([&] { table->decline(kBert, 9500); }), HasSubstr("not-yours"));
  table->decline(kAnn, 9500);
  EXPECT_TRUE(table->listing().listed);
  EXPECT_THAT(refusal([&] { table->decline(kAnn, 9500); }), HasSubstr("not-yours"));
  table->sit({.id = "ud", .name = "Dora"}, std::nullopt, 9600);
  EXPECT_EQ(table->seat_of("ud"), Seat{0});
  EXPECT_EQ(table->phase(), Phase::Open);
  table->decline(kCleo, 9700);
  EXPECT_FALSE(table->has_seat_for("ub"));
  EXPECT_TRUE(table->has_seat_for("uc"));
  table->sit(kCleo, std::nullopt, 9800);  // they sit down after all
  EXPECT_EQ(table->phase(), Phase::Playing);
}

TEST(RematchTest, WhoSitsElsewhereHoldsNoSecondSeat) {
  auto table = next_table();
  table->decline(kAnn, 9500);
  table->sit(kCleo, 0, 9600);
  EXPECT_EQ(table->room().held_for("uc"), std::nullopt);
  EXPECT_EQ(table->seat_of("uc"), Seat{0});
}

TEST(RematchTest, LastsWhileSomebodyMayStillCome) {
  auto table = next_table();
  table->leave(Seat{1}, 9500);
  EXPECT_EQ(table->phase(), Phase::Open);
  table->decline(kAnn, 9600);
  table->decline(kCleo, 9700);
  EXPECT_EQ(table->phase(), Phase::Closed);
}

TEST(RematchTest, WhoAskedMayFillIt) {
  auto table = next_table();
  table->fill(kBert, "page", 9500);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_EQ(table->seat_of("ua"), std::nullopt);
  EXPECT_THAT(info_of(*table), Not(HasSubstr("held")));
}

TEST(RematchTest, TheOldTableSaysWhoAsked) {
  auto table = table_of(R"({"game":"medievallons","options":{"maxTurns":2},"seats":["me","open"]})");
  table->sit(kBert, std::nullopt, 2000);
  while (table->phase() == Phase::Playing) {
    const Seat seat = table->game()->deciders().seats().lowest();
    table->choose(seat, table->decision(), table->game()->legal(seat).back(), 3000);
  }
  EXPECT_THAT(info_of(*table), HasSubstr(R"("rematch":null,"rematchBy":null)"));
  table->rematch("t2", Seat{1}, 4000);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("rematch":"t2","rematchBy":1)"));
  EXPECT_EQ(info_of(Table(stored(*table))), info_of(*table));
}

}  // namespace

}  // namespace roundtable::server
