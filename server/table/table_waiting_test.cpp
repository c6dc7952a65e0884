#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// The waiting room: actions of the host, changed terms, readiness, and the choice of a host.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const char* const kFour = R"({"game":"academy","seats":["me","open","open","open"],"clock":60})";

std::vector<std::string> written(Table& table) {
  std::vector<std::string> found;
  for (const Entry& entry : table.take_written()) found.push_back(entry.text);
  return found;
}

// The journal restores the same table.
void expect_same_again(Table& table) {
  const Table again(stored(table));
  EXPECT_EQ(info_of(again), info_of(table));
  EXPECT_EQ(again.host(), table.host());
  EXPECT_EQ(again.plan().terms(), table.plan().terms());
}

TEST(WaitingRoomTest, TheHostPutsBotsOnSeatsAndTakesThemAway) {
  auto table = table_of(kFour);
  table->sit(kBert, 1, 2000);
  EXPECT_THAT(refusal([&] { table->put_bot(kBert, 2, "page", 3000); }), HasSubstr("not-yours"));
  EXPECT_THAT(refusal([&] { table->put_bot(kAnn, 1, "page", 3000); }), HasSubstr("seat-taken"));
  EXPECT_THAT(refusal([&] { table->put_bot(kAnn, 4, "page", 3000); }), HasSubstr("bad-field"));
  table->put_bot(kAnn, 2, "page", 3000);
  table->put_bot(kAnn, 2, "knight", 3000);
  table->put_bot(kAnn, 2, "knight", 3000);
  EXPECT_EQ(table->play().bot_of(Seat{2}), "knight");
  table->free(kAnn, 2, false, 4000);
  table->free(kAnn, 2, false, 4000);
  EXPECT_EQ(table->journal().length(), 4);
  table->put_bot(kAnn, 2, "squire", 5000);
  EXPECT_EQ(table->phase(), Phase::Open);
  table->put_bot(kAnn, 3, "squire", 5000);
  EXPECT_EQ(table->phase(), Phase::Playing) << "it starts with the last seat, as ever";
  EXPECT_THAT(refusal([&] { table->free(kAnn, 2, false, 6000); }), HasSubstr("not-now started"));
  expect_same_again(*table);
}

TEST(WaitingRoomTest, WhoseSeatWasFreedMayComeBackUnlessItIsShutToThem) {
  auto table = table_of(kFour);
  table->sit(kBert, 1, 2000);
  EXPECT_THAT(refusal([&] { table->free(kBert, 0, false, 3000); }), HasSubstr("not-yours"));
  EXPECT_THAT(refusal([&] { table->free(kAnn, 0, false, 3000); }), HasSubstr("bad-field"));
  table->free(kAnn, 1, false, 3000);
  EXPECT_EQ(table->seat_of("ub"), std::nullopt);
  EXPECT_TRUE(table->has_seat_for("ub"));
  table->sit(kBert, 2, 4000);
  table->free(kAnn, 2, true, 5000);
  EXPECT_FALSE(table->has_seat_for("ub"));
  EXPECT_THAT(refusal([&] { table->sit(kBert, 2, 6000); }), HasSubstr("not-yours shut"));
  EXPECT_THAT(info_of(*table), Not(HasSubstr(R"("ub")"))) << "that is nobody else's business";
  Table again(stored(*table));
  EXPECT_THAT(refusal([&] { again.sit(kBert, 2, 6000); }), HasSubstr("not-yours shut"));
  again.sit(kCleo, 2, 6000);
}

TEST(WaitingRoomTest, PeopleChangeSeatsAndHandOnTheTable) {
  auto table = table_of(kFour);
  table->sit(kBert, 1, 2000);
  table->swap_seats(kAnn, 0, 1, 3000);
  EXPECT_EQ(table->seat_of("ua"), Seat{1});
  EXPECT_EQ(table->host(), Seat{1});
  table->swap_seats(kAnn, 1, 3, 3000);
  EXPECT_EQ(table->seat_of("ua"), Seat{3});
  EXPECT_THAT(refusal([&] { table->make_host(kAnn, 2, 4000); }), HasSubstr("bad-field"));
  table->make_host(kAnn, 0, 4000);
  EXPECT_EQ(table->host(), Seat{0});
  EXPECT_THAT(refusal([&] { table->swap_seats(kAnn, 0, 1, 5000); }), HasSubstr("not-yours"));
  expect_same_again(*table);
  table->leave(Seat{0}, 6000);
  EXPECT_EQ(table->host(), Seat{3}) << "who made it, again";
}

TEST(WaitingRoomTest, WhoSitsThereAgreesToWhatChanges) {
  auto table = table_of(kFour);
  table->change(kAnn, R"({"clock":90})", 1500);
  EXPECT_FALSE(table->plan().ready) << "nobody else is there to agree";
  EXPECT_THAT(info_of(*table), HasSubstr(R"("clock":90)"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("changed":null)"));
  table->sit(kBert, 1, 2000);
  EXPECT_THAT(refusal([&] { table->change(kBert, R"({"clock":30})", 3000); }), HasSubstr("not-yours"));
  EXPECT_THAT(refusal([&] { table->change(kAnn, R"({"clock":1})", 3000); }), HasSubstr("bad-field"));
  EXPECT_THAT(refusal([&] { table->change(kAnn, R"({"game":"medievallons"})", 3000); }), HasSubstr("bad-field"));
  EXPECT_THAT(refusal([&] { table->change(kAnn, R"({"options":{"two":"karadoc"}})", 3000); }), HasSubstr("bad-field"));
  EXPECT_THAT(refusal([&] { table->change(kAnn, R"({"players":6})", 3000); }), HasSubstr("bad-field"));
  table->set_ready(kBert, true, 1, 3000);
  table->change(kAnn, R"({"clock":null,"options":{"variations":["bet"]}})", 4000);
  table->change(kAnn, R"({"clock":30})", 5000);
  const std::string info = info_of(*table);
  EXPECT_THAT(info, HasSubstr(R"("ready":true,"changes":3,"changed":{"at":5000,"name":"Ann","before":{"players":4,)"
                              R"("options":{},"public":false,"clock":90,)"))
      << "as it was when all had last agreed";
  EXPECT_THAT(info, HasSubstr(R"("name":"Bert Brown","user":"ub","here":false,"away":2000,"bot":false,"ready":false)"));
  EXPECT_THAT(refusal([&] { table->set_ready(kBert, true, 2, 6000); }), HasSubstr("late")) << "they saw other terms";
  EXPECT_THAT(refusal([&] { table->sit(kCleo, 2, 6000, 2); }), HasSubstr("late"));
  expect_same_again(*table);
  table->set_ready(kBert, true, 3, 6000);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("changed":null)"));
}

TEST(WaitingRoomTest, TheSecretStaysWhateverChanges) {
  auto table = table_of(kFour);
  const std::string commitment = commitment_of(table->plan().secret);
  table->change(kAnn, R"({"players":3,"options":{"variations":["bet"]}})", 1500);
  table->sit(kBert, 1, 2000);
  table->sit(kCleo, 2, 3000);
  EXPECT_THAT(info_of(*table), HasSubstr(commitment));
  EXPECT_EQ(Table(stored(*table)).plan().secret.hex(), table->plan().secret.hex());
  EXPECT_EQ(table->game()->record().options, R"({"variations":["bet"]})");
}

TEST(WaitingRoomTest, ClosingATableAsksNobody) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open"],"public":true})");
  table->sit(kBert, 1, 2000);
  table->set_ready(kBert, true, std::nullopt, 2500);
  table->change(kAnn, R"({"public":false})", 3000);
  EXPECT_FALSE(table->listing().listed);
  EXPECT_FALSE(table->plan().ready);
  EXPECT_EQ(table->room().changes(), 0);
  table->change(kAnn, R"({"public":true})", 4000);
  EXPECT_TRUE(table->plan().ready) << "who came to a closed table is asked";
  expect_same_again(*table);
}

TEST(WaitingRoomTest, FewerOrMorePlayers) {
  auto table = table_of(R"({"game":"academy","seats":["open",{"bot":"page"},"me","open",{"bot":"knight"}]})");
  table->sit(kBert, 3, 2000);
  EXPECT_THAT(refusal([&] { table->change(kAnn, R"({"players":2})", 3000); }), HasSubstr("bad-field : two: missing"));
  table->change(kAnn, R"({"players":3})", 3000);
  EXPECT_EQ(table->seat_of("ua"), Seat{1});
  EXPECT_EQ(table->seat_of("ub"), Seat{2});
  EXPECT_EQ(table->play().bot_of(Seat{0}), "page") << "free seats go first, then the last bot";
  table->change(kAnn, R"({"players":5})", 4000);
  EXPECT_TRUE(table->has_seat_for("uc"));
  table->sit(kCleo, 4, 5000);
  expect_same_again(*table);
  EXPECT_THAT(refusal([&] { table->change(kAnn, R"({"players":2,"options":{"two":"karadoc"}})", 6000); }),
              HasSubstr("3 players are seated"));
}

TEST(WaitingRoomTest, StartsWhenTheHostSaysSoAndAllAreReady) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open"],"ready":true})");
  table->sit(kBert, 1, 2000);
  EXPECT_THAT(refusal([&] { table->start(kAnn, 3000); }), HasSubstr("not-now seats"));
  table->sit(kCleo, 2, 3000);
  table->start_if_ready(3500);
  EXPECT_EQ(table->phase(), Phase::Open) << "a full table waits, too";
  EXPECT_THAT(refusal([&] { table->start(kAnn, 4000); }), HasSubstr("not-now not-ready"));
  table->set_ready(kBert, true, 0, 4000);
  table->set_ready(kCleo, true, 0, 4000);
  table->set_ready(kBert, false, 0, 4500);
  EXPECT_THAT(refusal([&] { table->start(kAnn, 4500); }), HasSubstr("not-now not-ready"));
  table->set_ready(kBert, true, 0, 5000);
  EXPECT_THAT(refusal([&] { table->start(kBert, 5000); }), HasSubstr("not-yours"));
  EXPECT_THAT(refusal([&] { table->set_ready({.id = "ud"}, true, 0, 5000); }), HasSubstr("not-yours"));
  table->start(kAnn, 6000);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_FALSE(rematch_plan(*table, Seat{1}).ready) << "who comes along to another game has said so";
  expect_same_again(*table);
}

TEST(WaitingRoomTest, NobodyIsRushedPastTheirReady) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  table->sit(kBert, 1, 2000);
  table->change(kAnn, R"({"clock":90})", 3000);
  table->change(kAnn, R"({"ready":false})", 4000);
  EXPECT_TRUE(table->plan().ready);
  table->fill(kAnn, "page", 5000);
  EXPECT_EQ(table->phase(), Phase::Open);
  table->set_ready(kBert, true, 1, 6000);
  table->fill(kAnn, "page", 7000);
  EXPECT_EQ(table->phase(), Phase::Playing);
}

TEST(WaitingRoomTest, TheNextPersonRunsATableWhoseHostIsAway) {
  constexpr Millis kMinute = 60'000;
  auto table = table_of(kFour);
  table->sit(kBert, 1, 2000);
  table->sit(kCleo, 2, 3000);
  EXPECT_EQ(table->host_due(kMinute), std::nullopt) << "there is nobody";
  table->set_here(Seat{2}, true, 4000);
  EXPECT_EQ(table->host_due(kMinute), 61'000);
  table->set_here(Seat{0}, true, 5000);
  EXPECT_EQ(table->host_due(kMinute), std::nullopt);
  table->set_here(Seat{0}, false, 10'000);
  table->pass_on_host(69'999, kMinute);
  EXPECT_EQ(table->host(), Seat{0});
  written(*table);
  table->pass_on_host(70'000, kMinute);
  EXPECT_EQ(table->host(), Seat{2}) << "who is here, not who has sat there longest";
  EXPECT_THAT(written(*table), ElementsAre("host 2"));
  table->set_here(Seat{0}, true, 80'000);
  EXPECT_EQ(table->host(), Seat{2});
}

TEST(WaitingRoomTest, DamagedEntriesAreFound) {
  for (const char* entry : {"change {}x", R"(change {"players":9})", "ready 1", "host 1", "swap 0 7", "swap 0", "free",
                            "ready", "start", R"(change {"secret":"00"})"}) {
    auto table = table_of(kFour);
    StoredTable bad = stored(*table);
    bad.entries = {{"t", 0, 2000, entry}};
    EXPECT_THROW(Table{bad}, std::runtime_error) << entry;
  }
}

TEST(WaitingRoomTest, AJournalStaysShort) {
  auto table = table_of(kFour);
  table->sit(kBert, 1, 2000);
  std::string said = "none";
  for (int i = 0; i < 3000 && said == "none"; ++i) {
    said = refusal([&] { table->set_ready(kBert, i % 2 == 0, std::nullopt, 3000); });
  }
  EXPECT_THAT(said, HasSubstr("too-many table"));
  EXPECT_THAT(refusal([&] { table->swap_seats(kAnn, 0, 1, 4000); }), HasSubstr("too-many table"));
  table->leave(Seat{1}, 5000);
}

TEST(FoundTableTest, StartsWhenAllAreHereAndHasNoHost) {
  Plan plan = table_of(R"({"game":"academy","seats":["me","open",{"bot":"page"}],"public":true})")->plan();
  plan.maker.clear();
  plan.seats[1] = {PlannedSeat::Kind::Person, kBert.name, kBert.id};
  Table table("t", plan, 1000);
  EXPECT_TRUE(table.room().is_found());
  EXPECT_EQ(table.host(), std::nullopt);
  EXPECT_FALSE(table.listing().listed) << "strangers have nothing to do here before the start";
  EXPECT_THAT(refusal([&] { table.sit(kCleo, std::nullopt, 2000); }), HasSubstr("seat-taken"));
  table.set_here(Seat{0}, true, 2000);
  table.start_if_ready(2000);
  EXPECT_EQ(table.phase(), Phase::Open) << "Bert is not here yet";
  table.set_here(Seat{1}, true, 3000);
  table.start_if_ready(3000);
  EXPECT_EQ(table.phase(), Phase::Playing);
  EXPECT_TRUE(table.listing().listed);
}

TEST(FoundTableTest, IsClosedWhenSomeoneDoesNotCome) {
  Plan plan = table_of(kFour)->plan();
  EXPECT_FALSE(Table("t", plan, 1000).room().is_found());
  plan.maker.clear();
  for (PlannedSeat& seat : plan.seats) seat = {PlannedSeat::Kind::Person, kAnn.name, kAnn.id};
  Table table("t", plan, 1000);
  table.disband(2000);
  EXPECT_EQ(table.phase(), Phase::Closed);
  expect_same_again(table);
}

}  // namespace

}  // namespace roundtable::server
