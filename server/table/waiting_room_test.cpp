#include "server/table/waiting_room.h"

#include <gmock/gmock.h>

#include "server/table/journal_words.h"
#include "server/table/test_tables.h"

namespace roundtable::server::waiting_room_test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

WaitingRoom room_of(const std::string& seats, const std::string& more = "") {
  return WaitingRoom(Plan::from_request(R"({"game":"medievallons","seats":)" + seats + more + "}", kAnn));
}

// Applies entries as a journal would, numbered from 0.
std::vector<SeatChange> apply_all(WaitingRoom& room, const WaitingRoom::Entries& entries) {
  std::vector<SeatChange> changes;
  for (const std::string& entry : entries) {
    std::string_view rest = entry;
    const std::string_view verb = next_word(rest);
    if (WaitingRoom::is_entry(verb)) changes.push_back(room.apply(verb, rest, std::ssize(changes), 5000));
  }
  return changes;
}

TEST(SeatsAndTerms, APersonTakesTheFirstOpenSeat) {
  auto room = room_of(R"(["open","me","open"])");
  EXPECT_THAT(room.sit(kBert, std::nullopt, std::nullopt, ""), ElementsAre("sit 0 ub Bert Brown"));
  apply_all(room, room.sit(kBert, std::nullopt, std::nullopt, ""));
  EXPECT_EQ(room.seat_of("ub"), Seat{0});
  EXPECT_THAT(room.names(), ElementsAre("Bert Brown", "Ann"));
  EXPECT_FALSE(room.is_full());
}

TEST(SeatsAndTerms, AnotherSeatIsANewOneWithTheSameCommitment) {
  auto room = room_of(R"(["me","open","open"])");
  EXPECT_THAT(room.sit(kAnn, 2, std::nullopt, "abc"), ElementsAre("leave 0", "number 2 abc", "sit 2 ua Ann"));
}

TEST(SeatsAndTerms, TakenAndMissingSeatsAreRefused) {
  const auto room = room_of(R"(["me","open",{"bot":"page"}])");
  EXPECT_THAT(refusal([&] { room.sit(kBert, 0, std::nullopt, ""); }), HasSubstr("seat-taken"));
  EXPECT_THAT(refusal([&] { room.sit(kBert, 2, std::nullopt, ""); }), HasSubstr("seat-taken"));
  EXPECT_THAT(refusal([&] { room.sit(kBert, 3, std::nullopt, ""); }), HasSubstr("bad-field"));
  EXPECT_THAT(refusal([&] { room.sit(kBert, 1, 7, ""); }), HasSubstr("late"));
}

TEST(SeatsAndTerms, TheHostIsAppointedElseTheMakerElseSeatedLongest) {
  auto room = room_of(R"(["me","open","open"])");
  EXPECT_EQ(room.host(), Seat{0});
  apply_all(room, {"sit 2 uc Cleo", "sit 1 ub Bert"});
  EXPECT_EQ(room.new_host(), std::nullopt);
  apply_all(room, room.make_host(kAnn, 1));
  EXPECT_EQ(room.host(), Seat{1});
  EXPECT_EQ(room.new_host(), Seat{1});
  EXPECT_THAT(room.appointed_hosts(), ElementsAre(Seat{1}, Seat{0}));
  apply_all(room, {"leave 1"});
  EXPECT_EQ(room.host(), Seat{0});
  apply_all(room, {"leave 0"});
  EXPECT_EQ(room.host(), Seat{2});
}

TEST(SeatsAndTerms, ABannedPersonMayNotSitDownAgain) {
  auto room = room_of(R"(["me","open"])");
  apply_all(room, {"sit 1 ub Bert"});
  EXPECT_THAT(room.free(kAnn, 1, false), ElementsAre("free 1"));
  EXPECT_THAT(room.free(kAnn, 1, true), ElementsAre("free 1", "shut ub"));
  apply_all(room, room.free(kAnn, 1, true));
  EXPECT_TRUE(room.is_banned("ub"));
  EXPECT_FALSE(room.has_seat_for("ub"));
  EXPECT_TRUE(room.has_seat_for("uc"));
  EXPECT_THAT(refusal([&] { room.sit(kBert, std::nullopt, std::nullopt, ""); }), HasSubstr("not-yours shut"));
  EXPECT_THAT(room.free(kAnn, 1, true), IsEmpty()) << "it is open already";
}

TEST(SeatsAndTerms, OtherTermsMustBeAgreedTo) {
  auto room = room_of(R"(["me","open","open"])", R"(,"public":true)");
  apply_all(room, {"sit 1 ub Bert"});
  EXPECT_THAT(room.change(R"({"public":true})"), IsEmpty());
  apply_all(room, room.change(R"({"public":false})"));
  EXPECT_EQ(room.changes(), 0) << "a table that becomes private needs no agreement";
  apply_all(room, room.change(R"({"clock":60})"));
  EXPECT_EQ(room.changes(), 1);
  EXPECT_TRUE(room.plan().ready);
  EXPECT_FALSE(room.original_plan().clock);
  EXPECT_FALSE(room.others_ready());
  JsonWriter out;
  room.write_change(out.begin_object());
  EXPECT_THAT(out.end_object().take(), HasSubstr(R"("changed":{"at":5000,"name":"Ann","before":{)"));
  apply_all(room, room.set_ready(kBert, true, 1));
  EXPECT_TRUE(room.others_ready());
  JsonWriter later;
  room.write_change(later.begin_object());
  EXPECT_THAT(later.end_object().take(), HasSubstr(R"("changed":null)"));
}

TEST(SeatsAndTerms, SurplusSeatsGoFromTheEndOpenOnesFirst) {
  auto room = room_of(R"([{"bot":"page"},"me","open",{"bot":"squire"},"open"])");
  const auto changes = apply_all(room, room.change(R"({"players":2})"));
  EXPECT_THAT(changes.at(0).removed, ElementsAre(Seat{4}, Seat{2}, Seat{2}));
  EXPECT_EQ(changes.at(0).seats, 2U);
  EXPECT_EQ(room.who(Seat{0}).name, "page");
  EXPECT_TRUE(room.is_person(Seat{1}));
}

TEST(SeatsAndTerms, OtherPartsFollowTheSeats) {
  auto room = room_of(R"(["me","open","open"])");
  SeatList<int> part(3);
  part[Seat{0}] = 1;
  for (const SeatChange& change : apply_all(room, {"sit 1 ub Bert", "swap 0 2"})) change.apply_to(part);
  EXPECT_EQ(part[Seat{0}], 0);
  EXPECT_EQ(part[Seat{2}], 1);
  for (const SeatChange& change : apply_all(room, {"leave 2"})) change.apply_to(part);
  EXPECT_EQ(part[Seat{2}], 0);
}

TEST(SeatsAndTerms, PeopleWithoutTheirNonceLoseTheirSeats) {
  auto room = room_of(R"(["me","open"])");
  apply_all(room, {"sit 1 ub Bert"});
  const Secret before = room.plan().secret;
  const Secret secret = random_secret();
  EXPECT_EQ(room.start_over(Seats::of(Seat{1}), secret).at(0).user, "ub");
  EXPECT_TRUE(room.is(PlannedSeat::Kind::Open, Seat{1}));
  EXPECT_EQ(room.plan().secret.hex(), secret.hex());
  EXPECT_EQ(room.original_plan().secret.hex(), before.hex());
}

TEST(SeatsAndTerms, AnErasedPersonHasNoNameAnywhere) {
  auto room = room_of(R"(["me","open"])");
  apply_all(room, {"host 0", "sit 1 ub Bert", "shut ua"});
  apply_all(room, room.change(R"({"clock":60})"));
  room.erase_person("ua", "x1");
  EXPECT_EQ(room.who(Seat{0}), (PlannedSeat{PlannedSeat::Kind::Person, "", "x1"}));
  EXPECT_EQ(room.original_plan().maker, "x1");
  EXPECT_EQ(room.host(), Seat{0});
  EXPECT_FALSE(room.is_banned("ua"));
  JsonWriter out;
  room.write_change(out.begin_object());
  EXPECT_THAT(out.end_object().take(), HasSubstr(R"("name":"")"));
}

TEST(SeatsAndTerms, DamagedEntriesAreRefused) {
  auto room = room_of(R"(["me","open"])");
  for (const char* entry : {"sit 2 ub Bert", "host 1", "ready 1", "swap 0", "fill 1 duke", "leave", "change {"}) {
    EXPECT_NE(refusal([&] { apply_all(room, {entry}); }), "none") << entry;
  }
}

}  // namespace

}  // namespace roundtable::server::waiting_room_test
