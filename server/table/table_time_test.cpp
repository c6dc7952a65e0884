#include <gmock/gmock.h>

#include "server/base/test_folder.h"
#include "server/live/down_times.h"
#include "server/table/test_tables.h"

// Banks, pauses, vacations, and running out of time.

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::Not;

constexpr Seat kAnnsSeat{0};
constexpr Seat kBertsSeat{1};
constexpr Seat kCleosSeat{2};
constexpr Millis kStart = 3000;  // of drafting()
constexpr Millis kSec = 1000;
constexpr Millis kOneDay = 86'400 * kSec;
constexpr const char* kBank = R"(,"clock":{"bank":600,"plus":10})";
constexpr const char* kDaily = R"(,"clock":86400)";

void choose_first(Table& table, Seat seat, Millis now) {
  table.choose(seat, table.decision(), first_choice(table, seat), now);
}

// Due times and remaining times survive a replay.
void expect_same_after_reading(const Table& table, std::vector<Entry>& entries, Table& fresh) {
  for (const Entry& entry : fresh.take_written()) entries.push_back(entry);
  const Table loaded({table.head(), entries});
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) {
    EXPECT_EQ(loaded.play().due(seat), table.play().due(seat)) << index(seat);
    EXPECT_EQ(loaded.play().left(seat), table.play().left(seat)) << index(seat);
  }
  EXPECT_EQ(loaded.play().clock().is_paused(), table.play().clock().is_paused());
  EXPECT_EQ(loaded.next_due(), table.next_due());
}

std::string why(const std::string& refused) { return refused.substr(0, refused.find(':')); }

TEST(BankTest, RunsOnlyWhileItsSeatIsAsked) {
  auto table = drafting(kBank);
  std::vector<Entry> entries;
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + 600 * kSec);
  EXPECT_EQ(table->play().left(kAnnsSeat), std::nullopt);
  choose_first(*table, kAnnsSeat, kStart + 100 * kSec);
  EXPECT_EQ(table->play().due(kAnnsSeat), std::nullopt);
  EXPECT_EQ(table->play().left(kAnnsSeat), 510 * kSec);  // 600 - 100 + 10
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 600 * kSec)
      << "those asked at the same time have banks of their own";
  table->choose(kAnnsSeat, 0, table->game()->legal(kAnnsSeat)[1], kStart + 150 * kSec);
  EXPECT_EQ(table->play().left(kAnnsSeat), 510 * kSec) << "thinking again while others do costs nothing";
  choose_first(*table, kBertsSeat, kStart + 200 * kSec);
  choose_first(*table, kCleosSeat, kStart + 300 * kSec);
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + 810 * kSec);
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 710 * kSec);
  EXPECT_EQ(table->play().due(kCleosSeat), kStart + 610 * kSec);
  EXPECT_EQ(table->next_due(), kStart + 610 * kSec);
  expect_same_after_reading(*table, entries, *table);
}

TEST(BankTest, WhoRunsOutIsPlayedForAndHasTheIncrementWhenBack) {
  auto table = drafting(kBank);
  EXPECT_EQ(table->run_out(kStart + 600 * kSec - 1), 0);
  EXPECT_EQ(table->run_out(kStart + 600 * kSec), 3);
  table->come_back(kAnnsSeat, kStart + 601 * kSec);
  EXPECT_TRUE(table->play().bots_to_move().has(kAnnsSeat)) << "their time for this was up";
  const auto decision = table->decision();
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) {
    table->choose_for(seat, decision, first_choice(*table, seat), kStart + 602 * kSec);
  }
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + 612 * kSec);
}

TEST(BankTest, TakingBackGivesNoTimeBackNorTheIncrement) {
  auto table = drafting(kBank);
  draft_through(*table);
  const auto due = table->play().due(kAnnsSeat);
  std::vector<Entry> entries;
  choose_first(*table, kAnnsSeat, 10 * kSec);
  const auto after = table->play().left(kAnnsSeat);
  table->undo(kAnnsSeat, table->decision(), 20 * kSec);
  EXPECT_EQ(table->play().due(kAnnsSeat), due);
  choose_first(*table, kAnnsSeat, 30 * kSec);
  EXPECT_EQ(table->play().left(kAnnsSeat), *after - 20 * kSec);
  expect_same_after_reading(*table, entries, *table);
}

TEST(PauseTest, IsWhatAllWantAndEndsWhenOneDoesNot) {
  auto table = drafting(kBank);
  std::vector<Entry> entries;
  table->want_pause(kAnnsSeat, true, kStart + 10 * kSec);
  table->want_pause(kBertsSeat, true, kStart + 20 * kSec);
  EXPECT_FALSE(table->play().clock().is_paused());
  EXPECT_THAT(info_of(*table), HasSubstr(R"("pause":null,"pausing":[0,1])"));
  table->want_pause(kCleosSeat, false, kStart + 30 * kSec);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("pausing":[])")) << "who says no says it for all";
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) table->want_pause(seat, true, kStart + 100 * kSec);
  EXPECT_TRUE(table->play().clock().is_paused());
  EXPECT_EQ(table->play().due(kBertsSeat), std::nullopt);
  EXPECT_EQ(table->play().left(kBertsSeat), 500 * kSec);
  EXPECT_EQ(table->run_out(kStart + 10'000 * kSec), 0);
  choose_first(*table, kAnnsSeat, kStart + 5000 * kSec);  // choices during a pause cost no time
  EXPECT_EQ(table->play().left(kAnnsSeat), 510 * kSec);
  expect_same_after_reading(*table, entries, *table);
  table->want_pause(kCleosSeat, false, kStart + 20'100 * kSec);
  EXPECT_FALSE(table->play().clock().is_paused());
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 20'600 * kSec);
  expect_same_after_reading(*table, entries, *table);
}

TEST(PauseTest, NeitherBotsNorThoseWhomTheyPlayForAreAsked) {
  auto table = drafting(R"(,"clock":60)");
  table->substitute(kBertsSeat, kStart);
  table->want_pause(kAnnsSeat, true, kStart);
  EXPECT_FALSE(table->play().clock().is_paused());
  table->want_pause(kCleosSeat, true, kStart);
  EXPECT_TRUE(table->play().clock().is_paused());
  EXPECT_TRUE(table->play().bots_to_move().empty()) << "bots wait, too";
}

TEST(PauseTest, DoesNotLastForEverAndIsNotHadForEver) {
  auto table = drafting(R"(,"clock":60)");
  const auto pause = [&](Millis now) {
    for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) table->want_pause(seat, true, now);
  };
  pause(kStart);
  EXPECT_EQ(table->next_due(), kStart + kOneDay);
  table->run_out(kStart + kOneDay);
  EXPECT_FALSE(table->play().clock().is_paused());
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + kOneDay + 60 * kSec);
  for (int i = 1; i < 10; ++i) {
    pause(kStart + kOneDay);
    table->want_pause(kAnnsSeat, false, kStart + kOneDay);
  }
  EXPECT_EQ(why(refusal([&] { pause(kStart + kOneDay); })), "too-many table");
  auto clockless = drafting();
  EXPECT_EQ(why(refusal([&] { clockless->want_pause(kAnnsSeat, true, kStart); })), "not-now no-clock");
}

TEST(HolidayTest, StopsTheirClocksAndNobodyElses) {
  auto table = drafting(kDaily);
  std::vector<Entry> entries;
  const Millis from = kStart + kOneDay / 2;
  table->rest(kBert.id, from, from + 7 * kOneDay, from);
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 8 * kOneDay);
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + kOneDay);
  const auto length = table->journal().length();
  table->rest(kBert.id, from, from + 7 * kOneDay, from);
  EXPECT_EQ(table->journal().length(), length) << "it is known";
  expect_same_after_reading(*table, entries, *table);
  // Back after two days: half a day is left, as before.
  table->rest(kBert.id, from, from + 2 * kOneDay, from + 2 * kOneDay);
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 3 * kOneDay);
  expect_same_after_reading(*table, entries, *table);
}

TEST(HolidayTest, WhatIsAskedMeanwhileCountsFromItsEnd) {
  auto table = drafting(kDaily);
  table->rest(kBert.id, kStart, kStart + 7 * kOneDay, kStart);
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) choose_first(*table, seat, kStart + kOneDay / 4);
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 8 * kOneDay);
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + kOneDay / 4 + kOneDay);
}

TEST(HolidayTest, IsForGamesByTheDayOnly) {
  for (const char* clock : {kBank, R"(,"clock":3600)", ""}) {
    auto table = drafting(clock);
    const auto length = table->journal().length();
    table->rest(kBert.id, kStart, kStart + 7 * kOneDay, kStart);
    EXPECT_EQ(table->journal().length(), length) << clock;
  }
}

TEST(HolidayTest, AndAPauseAreNotCountedTwice) {
  auto table = drafting(kDaily);
  std::vector<Entry> entries;
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) table->want_pause(seat, true, kStart);
  table->rest(kBert.id, kStart + kOneDay, kStart + 3 * kOneDay, kStart + kOneDay);
  table->want_pause(kAnnsSeat, false, kStart + 2 * kOneDay);
  EXPECT_EQ(table->play().due(kAnnsSeat), kStart + 3 * kOneDay);
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 4 * kOneDay);
  expect_same_after_reading(*table, entries, *table);
}

TEST(DownTest, WhileTheServerIsDownNobodysTimeRuns) {
  const TestFolder folder;
  const std::string address = "sqlite:" + folder.file();
  auto store = open_store(address);
  EXPECT_EQ(DownTimes(*store, 5'000'000).since(0), 0) << "it has never been up";
  store->commit({.notes = {DownTimes::alive(1'000'000)}});
  const DownTimes once(*store, 2'000'000);
  EXPECT_EQ(once.since(0), 1'000'000);
  EXPECT_EQ(once.since(1'400'000), 600'000);
  EXPECT_EQ(once.since(2'000'000), 0);
  store->commit({.notes = {once.note(), DownTimes::alive(3'000'000)}});
  EXPECT_EQ(DownTimes(*store, 3'005'000).since(0), 1'000'000) << "a few seconds are none";
  EXPECT_EQ(DownTimes(*store, 3'500'000).since(1'500'000), 1'000'000);

  auto table = drafting(kBank);
  std::vector<Entry> entries;
  choose_first(*table, kAnnsSeat, kStart + 100 * kSec);
  table->pass_over(1000 * kSec, kStart + 1200 * kSec);
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 1600 * kSec);
  EXPECT_EQ(table->play().left(kAnnsSeat), 510 * kSec);
  expect_same_after_reading(*table, entries, *table);
}

TEST(DownTest, AfterARestartEachPlayerHasThirtySeconds) {
  for (const char* overtime : {"bot", "end"}) {
    SCOPED_TRACE(overtime);
    auto table = drafting(R"(,"clock":5,"overtime":")" + std::string(overtime) + R"(")");
    std::vector<Entry> entries;
    choose_first(*table, kAnnsSeat, kStart);
    const Millis restart = kStart + 3 * kSec;
    table->pass_over(0, restart);
    const Millis due = restart + 30 * kSec;
    EXPECT_EQ(table->play().due(kBertsSeat), due);
    EXPECT_EQ(why(refusal([&] { table->end(kAnnsSeat, TablePlay::Overtime::GiveUp, due - 1); })), "not-now in-time");
    EXPECT_EQ(table->run_out(due - 1), 0) << "nor does a bot come";
    expect_same_after_reading(*table, entries, *table);
    // Questions within these seconds count, too: the players may not be back yet.
    for (const Seat seat : {kBertsSeat, kCleosSeat}) choose_first(*table, seat, restart + kSec);
    EXPECT_EQ(table->play().due(kBertsSeat), due);
    EXPECT_EQ(table->run_out(due), std::string(overtime) == "bot" ? 3 : 0);
    if (std::string(overtime) == "end") table->end(kAnnsSeat, TablePlay::Overtime::GiveUp, due);
    expect_same_after_reading(*table, entries, *table);
  }
}

TEST(DownTest, WhoComesBackToTheirSeatThenPlaysThemselves) {
  auto table = drafting(R"(,"clock":5)");
  table->substitute(kBertsSeat, kStart);
  table->pass_over(0, kStart + 4 * kSec);
  table->come_back(kBertsSeat, kStart + 20 * kSec);
  EXPECT_TRUE(table->play().bots_to_move().empty());
  EXPECT_EQ(table->play().due(kBertsSeat), kStart + 34 * kSec);
}

TEST(DownTest, ThirtySecondsStandStillInAPauseToo) {
  auto table = drafting(R"(,"clock":5)");
  std::vector<Entry> entries;
  table->pass_over(0, kStart);
  const Millis pause = kStart + 10 * kSec;
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) table->want_pause(seat, true, pause);
  EXPECT_EQ(table->play().left(kBertsSeat), 20 * kSec);
  table->want_pause(kBertsSeat, false, pause + 100 * kSec);
  EXPECT_EQ(table->play().due(kBertsSeat), pause + 120 * kSec);
  expect_same_after_reading(*table, entries, *table);
}

TEST(DownTest, NothingIsWrittenWhereThereIsTimeEnough) {
  for (const char* clock : {R"(,"clock":60)", kBank, kDaily, ""}) {
    auto table = drafting(clock);
    const auto length = table->journal().length();
    table->pass_over(0, kStart + 10 * kSec);
    EXPECT_EQ(table->journal().length(), length) << clock;
  }
  auto daily = drafting(kDaily);
  const Millis late = kStart + kOneDay - kSec;
  daily->pass_over(0, late);
  EXPECT_EQ(daily->play().due(kBertsSeat), late + 30 * kSec);
}

TEST(DownTest, AServerThatJoinsOthersWasNotMissed) {
  const TestFolder folder;
  auto store = open_store("sqlite:" + folder.file());
  store->commit({.notes = {DownTimes::alive(1'000'000)}});
  EXPECT_EQ(DownTimes(*store, 2'000'000, DownTimes::Now::Joins).since(0), 0);
  EXPECT_EQ(DownTimes(*store, 2'000'000, DownTimes::Now::Joins).restart(), 2'000'000);
  EXPECT_EQ(DownTimes(*store, 1'001'000).restart(), 1'001'000) << "a short time is none, but it is a restart";
  EXPECT_EQ(DownTimes(*store, 1'001'000).since(0), 0);
  DownTimes times(*store, 2'000'000);
  times.add(2'500'000, 2'501'000);
  times.add(2'600'000, 2'700'000);
  EXPECT_EQ(times.since(0), 1'100'000);
  EXPECT_EQ(times.restart(), 2'700'000);
}

TEST(OvertimeTest, OthersMayGiveTheGameUp) {
  auto table = drafting(R"(,"clock":60,"overtime":"end")");
  choose_first(*table, kAnnsSeat, kStart);
  const Millis late = kStart + 60 * kSec;
  EXPECT_EQ(table->next_due(), std::nullopt) << "nothing happens by itself";
  EXPECT_EQ(table->run_out(late), 0);
  EXPECT_EQ(why(refusal([&] { table->end(kAnnsSeat, TablePlay::Overtime::GiveUp, late - 1); })), "not-now in-time");
  EXPECT_THAT(info_of(*table), HasSubstr(R"("secret":null)"));
  table->end(kAnnsSeat, TablePlay::Overtime::GiveUp, late);
  EXPECT_EQ(table->phase(), Phase::Finished);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("result":null,"endedBy":0)"));
  EXPECT_THAT(table->record_json(), HasSubstr(R"("seed":")"));
  EXPECT_THAT(table->record_json(), Not(HasSubstr(R"("result")")));
  EXPECT_EQ(why(refusal([&] { choose_first(*table, kBertsSeat, late); })), "not-now over");
  EXPECT_EQ(table->play().undoer(), std::nullopt);
  for (const SeatResult& one : finished_game(*table).people) EXPECT_EQ(one.place, 0) << "nobody has a place";
  EXPECT_FALSE(finished_game(*table).people.empty()) << "but they have met";
  EXPECT_EQ(finished_game(*table).ended, late);
  const Table loaded(stored(*table));
  EXPECT_EQ(loaded.phase(), Phase::Finished);
  EXPECT_EQ(loaded.record_json(), table->record_json());
}

TEST(OvertimeTest, AGameThatWasGivenUpCanBeFolded) {
  auto table = drafting(R"(,"clock":60,"overtime":"end")");
  choose_first(*table, kAnnsSeat, kStart);
  table->end(kAnnsSeat, TablePlay::Overtime::GiveUp, kStart + 60 * kSec);
  const auto folding = folded(stored(*table), table->record_json());
  ASSERT_TRUE(folding);
  const Table again({.head = {.id = "t", .created = 1000, .head = folding->head},
                     .entries = {folding->folded},
                     .record = table->record_json()});
  EXPECT_EQ(again.phase(), Phase::Finished);
  EXPECT_THAT(info_of(again), HasSubstr(R"("result":null,"endedBy":0)"));
}

TEST(OvertimeTest, OrLetABotGoOn) {
  auto table = drafting(R"(,"clock":60,"overtime":"end")");
  choose_first(*table, kAnnsSeat, kStart);
  const Millis late = kStart + 60 * kSec;
  choose_first(*table, kCleosSeat, late + 5 * kSec);  // late, but the others have not ended the game
  table->end(kCleosSeat, TablePlay::Overtime::Bot, late + 6 * kSec);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_TRUE(table->play().bots_to_move().has(kBertsSeat));
  auto usual = drafting(R"(,"clock":60)");
  EXPECT_EQ(why(refusal([&] { usual->end(kAnnsSeat, TablePlay::Overtime::GiveUp, late); })), "not-now in-time");
}

TEST(TimeLimitTest, IsReadAndWritten) {
  const auto said = [](const std::string& clock) {
    return refusal([&] { table_of(R"({"game":"academy","seats":["me","open","open"],"clock":)" + clock + "}"); });
  };
  EXPECT_EQ(said("null"), "none");
  EXPECT_THAT(said(R"({"bank":10,"plus":10})"),
              HasSubstr("clock.bank: found 10, allowed: a whole number from 30 to 86400"));
  EXPECT_THAT(said(R"({"bank":600,"plus":0})"),
              HasSubstr("clock.plus: found 0, allowed: a whole number from 5 to 3600"));
  EXPECT_THAT(said(R"({"bank":600})"), HasSubstr("clock.plus"));
  EXPECT_THAT(said(R"({"bank":600,"plus":10,"minus":1})"), HasSubstr("clock.minus"));
  EXPECT_THAT(said(R"("slow")"), HasSubstr("clock"));
  EXPECT_THAT(said(R"(60,"overtime":"never")"), HasSubstr("allowed: bot, end"));
  auto table = drafting(std::string(kBank) + R"(,"overtime":"end")");
  EXPECT_THAT(info_of(*table), HasSubstr(R"("clock":{"bank":600,"plus":10},"overtime":"end")"));
  EXPECT_EQ(Plan::from_head(table->head().head).head(), table->head().head);
}

}  // namespace

}  // namespace roundtable::server
