#include <gmock/gmock.h>

#include "engine/games.h"
#include "server/table/test_tables.h"

// Presence, votes, and repeated changes of mind.

namespace roundtable::server {

namespace {

constexpr Seat kAnns{0};
constexpr Seat kBerts{1};
constexpr Seat kCleos{2};
constexpr Millis kBegin = 3000;  // of drafting()
constexpr Millis kOneSecond = 1000;
constexpr Millis kClock = 60 * kOneSecond;

std::string choice_of(const Table& table, Seat seat, std::size_t number = 0) {
  return table.game()->legal(seat)[number];
}

// Until Ann has to decide alone.
std::unique_ptr<Table> playing(const std::string& more = "") {
  auto table = drafting(more);
  draft_through(*table);
  EXPECT_EQ(table->game()->deciders(), Deciders::seat(kAnns));
  return table;
}

template <class Work>
std::string reason_of(Work work) {
  const std::string why = refusal(work);
  return why.substr(0, why.find(':'));
}

// The table as the store would return it.
Table again(const Table& table, const std::vector<Entry>& entries) { return Table({table.head(), entries}); }

bool is_bots_game(const Table& table, Seat seat) {
  return finished_game(table).people[static_cast<std::size_t>(seat)].by_bot;
}

// All take the first choice; bots choose for Bert so many times.
std::unique_ptr<Table> played_with_bot(int choices) {
  auto table = table_of(R"({"game":"medievallons","options":{"first":0,"maxTurns":30},"seats":["me","open"]})");
  table->sit(kBert, std::nullopt, 2000);
  Millis now = kBegin;
  while (table->phase() == Phase::Playing) {
    const Seat seat = table->game()->deciders().seats().lowest();
    const bool bots = seat == kBerts && choices > 0;
    if (bots && table->play().bots_to_move().empty()) table->substitute(seat, now);
    const std::string choice = choice_of(*table, seat);
    bots ? table->choose_for(seat, table->decision(), choice, now)
         : static_cast<void>(table->choose(seat, table->decision(), choice, now));
    if (bots) --choices;
    ++now;
  }
  return table;
}

TEST(StandInTest, AGameCountsAsABotsIfItMadeMoreThanThreeChoices) {
  for (const auto& [choices, bots_game] : {std::pair(0, false), std::pair(3, false), std::pair(4, true)}) {
    auto table = played_with_bot(choices);
    EXPECT_EQ(is_bots_game(*table, kBerts), bots_game) << choices;
    EXPECT_FALSE(is_bots_game(*table, kAnns));
    const Table loaded(stored(*table));
    EXPECT_EQ(is_bots_game(loaded, kBerts), bots_game) << "read again";
  }
}

TEST(StandInTest, AGameCountsAsABotsIfItMadeHalfOfTheChoices) {
  GameClock clock;
  EXPECT_FALSE(clock.left_to_bot(kAnns));
  for (const bool by_bot : {true, false, false}) clock.answer(kAnns, false, by_bot, kBegin);
  EXPECT_FALSE(clock.left_to_bot(kAnns));
  clock.undo(kAnns, 2);
  EXPECT_TRUE(clock.left_to_bot(kAnns));
}

TEST(StandInTest, WhoChoosesInItsPlaceHasChosenThemselves) {
  auto table = drafting();
  table->substitute(kBerts, kBegin);
  table->choose_for(kBerts, 0, choice_of(*table, kBerts), kBegin + 1);
  table->choose(kBerts, 0, choice_of(*table, kBerts, 1), kBegin + 2);
  EXPECT_FALSE(table->play().bots_to_move().has(kBerts));
  for (const Seat seat : {kAnns, kCleos}) table->choose(seat, 0, choice_of(*table, seat), kBegin + 3);
  table->stop(kBegin + 4);
  EXPECT_FALSE(is_bots_game(*table, kBerts));
}

TEST(ClockTest, LeavingAndComingBackGivesNoTimeBack) {
  auto table = drafting(R"(,"clock":60)");
  for (Millis now = kBegin + kOneSecond; now < kBegin + 30 * kOneSecond; now += kOneSecond) {
    table->substitute(kAnns, now);
    if (reason_of([&] { table->come_back(kAnns, now); }) != "none") break;
    EXPECT_EQ(table->play().due(kAnns), kBegin + kClock);
  }
  EXPECT_EQ(table->play().due(kBerts), kBegin + kClock);
}

TEST(ClockTest, WhoComesBackTooLateLetsTheBotDecideOnceMore) {
  auto table = drafting(R"(,"clock":60)");
  table->substitute(kBerts, kBegin + kClock);
  table->come_back(kBerts, kBegin + kClock + 100);
  EXPECT_TRUE(table->play().bots_to_move().has(kBerts));
  EXPECT_EQ(table->play().due(kBerts), std::nullopt);
  const Table loaded = again(*table, table->take_written());
  EXPECT_TRUE(loaded.play().bots_to_move().has(kBerts));
  table->choose_for(kBerts, 0, choice_of(*table, kBerts), kBegin + kClock + 200);
  table->choose(kAnns, 0, choice_of(*table, kAnns), kBegin + kClock + 300);
  table->choose(kCleos, 0, choice_of(*table, kCleos), kBegin + kClock + 400);
  ASSERT_EQ(table->decision(), 1);
  EXPECT_TRUE(table->play().bots_to_move().empty());
  EXPECT_EQ(table->play().due(kBerts), kBegin + kClock + 400 + kClock);
}

TEST(ClockTest, TakingBackGivesNoTimeBack) {
  auto table = playing(R"(,"clock":60)");
  const auto due = table->play().due(kAnns);
  ASSERT_EQ(due, 4000 + kClock);
  std::vector<Entry> entries = table->take_written();
  for (int i = 1; i <= 3; ++i) {
    table->choose(kAnns, table->decision(), choice_of(*table, kAnns), kBegin + i * 10 * kOneSecond);
    EXPECT_EQ(table->play().due(kBerts), kBegin + i * 10 * kOneSecond + kClock);
    table->undo(kAnns, table->decision(), kBegin + i * 10 * kOneSecond + 5 * kOneSecond);
    EXPECT_EQ(table->play().due(kAnns), due);
  }
  for (const Entry& entry : table->take_written()) entries.push_back(entry);
  EXPECT_EQ(again(*table, entries).play().due(kAnns), due);
  table->choose(kAnns, table->decision(), choice_of(*table, kAnns), *due - 1);
  EXPECT_EQ(reason_of([&] { table->undo(kAnns, table->decision(), *due); }), "no-undo time");
}

// An Education card and no look at the codex: two choices in one turn.
TEST(ClockTest, TakingATurnBackChoiceByChoiceGivesNoTimeBack) {
  auto table = table_of(
      R"({"game":"academy","options":{"first":0,"variations":["codex"]},"seats":["me","open","open"],"clock":60})");
  table->sit(kBert, std::nullopt, kBegin);
  table->sit(kCleo, std::nullopt, kBegin);
  const auto legal_start = [&](Seat seat, std::string_view start) {
    for (const std::string& one : table->game()->legal(seat)) {
      if (one.starts_with(start)) return one;
    }
    return std::string();
  };
  const auto asked = [&] { return table->game()->deciders().seats().lowest(); };
  while (legal_start(asked(), "play E").empty()) {
    const std::string wanted = legal_start(asked(), "pick E");
    table->choose(asked(), table->decision(), wanted.empty() ? choice_of(*table, asked()) : wanted, kBegin);
  }
  const Seat seat = asked();
  const std::string before = table->record_json();
  const auto due = table->play().due(seat);
  ASSERT_EQ(due, kBegin + kClock);
  const auto play = [&](Millis now) {
    table->choose(seat, table->decision(), legal_start(seat, "play E"), now);
    table->choose(seat, table->decision(), "peek none", now + 10 * kOneSecond);
  };
  play(kBegin + 10 * kOneSecond);
  EXPECT_EQ(table->play().undoer(), seat);
  table->undo(seat, table->decision(), kBegin + 30 * kOneSecond);
  EXPECT_EQ(table->play().due(seat), kBegin + 10 * kOneSecond + kClock);
  EXPECT_EQ(table->play().undoer(), seat);
  table->undo(seat, table->decision(), kBegin + 31 * kOneSecond);
  EXPECT_EQ(table->play().due(seat), due);
  EXPECT_EQ(table->record_json(), before);
  EXPECT_EQ(table->play().undoer(), std::nullopt);
  EXPECT_THAT(reason_of([&] { table->undo(seat, table->decision(), kBegin + 31 * kOneSecond); }),
              testing::AnyOf("no-undo others", "no-undo together"));
  std::vector<Entry> entries = table->take_written();
  const Table loaded = again(*table, entries);
  EXPECT_EQ(loaded.record_json(), before);
  EXPECT_EQ(loaded.play().due(seat), due);
  EXPECT_EQ(loaded.decision(), table->decision());
  // The time of the second choice may remain when that of the first is up.
  play(kBegin + 40 * kOneSecond);
  table->undo(seat, table->decision(), *due);
  EXPECT_EQ(reason_of([&] { table->undo(seat, table->decision(), *due); }), "no-undo time");
}

TEST(VoteTest, NeedsMoreThanHalfOfTheOthers) {
  auto table = drafting();
  const Millis later = kBegin + SeatPresence::kPatience;
  table->vote(kAnns, kBerts, true, later);  // one of two others is not a majority
  EXPECT_TRUE(table->play().bots_to_move().empty());
  table->vote(kAnns, kBerts, false, later);
  table->vote(kCleos, kBerts, true, later);
  EXPECT_TRUE(table->play().bots_to_move().empty());
  table->vote(kAnns, kBerts, true, later);
  EXPECT_TRUE(table->play().bots_to_move().has(kBerts));
  EXPECT_EQ(reason_of([&] { table->vote(kAnns, kAnns, true, later); }), "bad-field ");
  auto clocked = drafting(R"(,"clock":60)");
  EXPECT_EQ(reason_of([&] { clocked->vote(kAnns, kBerts, true, later); }), "not-now has-clock");
}

// All servers of a cluster must agree.
TEST(VoteTest, IsInTheJournalUntilTheyAreBack) {
  auto table = drafting();
  const Millis later = kBegin + SeatPresence::kPatience;
  table->vote(kAnns, kBerts, true, later);
  table->vote(kAnns, kBerts, true, later);  // changes nothing
  StoredTable kept = stored(*table);
  EXPECT_EQ(kept.entries.back().text, "vote 0 1");
  Table peer(kept);
  EXPECT_THAT(info_of(peer), testing::HasSubstr(R"("votes":[[],[0],[]])"));
  peer.vote(kCleos, kBerts, true, later);
  EXPECT_TRUE(peer.play().bots_to_move().has(kBerts));
  table->set_here(kBerts, true, later + kOneSecond);
  EXPECT_THAT(info_of(*table), testing::HasSubstr(R"("votes":[[],[],[]])"));
  EXPECT_EQ(table->take_written().back().text, "here 1");
}

TEST(VoteTest, NobodyIsAwayAfterAMoment) {
  auto table = drafting();
  table->set_here(kBerts, true, kBegin);
  const auto vote = [&](Millis now) { return reason_of([&] { table->vote(kAnns, kBerts, true, now); }); };
  EXPECT_EQ(vote(kBegin + kOneSecond), "not-now here");
  table->set_here(kBerts, false, kBegin + 2 * kOneSecond);
  EXPECT_EQ(vote(kBegin + 2 * kOneSecond + 100), "not-now just-left");
  EXPECT_EQ(vote(kBegin + SeatPresence::kPatience), "not-now just-left");
  EXPECT_EQ(vote(kBegin + 2 * kOneSecond + SeatPresence::kPatience), "none");
}

TEST(VoteTest, WhoIsHereAndDoesNotDecideIsGivenLonger) {
  auto table = drafting();
  table->set_here(kBerts, true, kBegin);
  const auto vote = [&](Millis now) { return reason_of([&] { table->vote(kAnns, kBerts, true, now); }); };
  EXPECT_EQ(vote(kBegin + 170 * kOneSecond), "not-now here");
  // Reconnecting buys no time, but a real absence does: the question may not have been seen.
  table->set_here(kBerts, false, kBegin + 171 * kOneSecond);
  table->set_here(kBerts, true, kBegin + 172 * kOneSecond);
  EXPECT_EQ(vote(kBegin + 180 * kOneSecond), "none");
  table->set_here(kBerts, false, kBegin + 200 * kOneSecond);
  table->set_here(kBerts, true, kBegin + 300 * kOneSecond);
  EXPECT_EQ(vote(kBegin + 310 * kOneSecond), "not-now here");
  EXPECT_EQ(vote(kBegin + 330 * kOneSecond), "none");
  // The game does not wait for players who have decided.
  table->choose(kBerts, 0, choice_of(*table, kBerts), kBegin + 331 * kOneSecond);
  EXPECT_EQ(vote(kBegin + 900 * kOneSecond), "not-now here");
}

TEST(VoteTest, AfterARestartEverybodyHasTimeToComeBack) {
  auto table = drafting();
  table->reset_absences(kBegin + 1000 * kOneSecond);
  const auto vote = [&](Millis now) { return reason_of([&] { table->vote(kAnns, kBerts, true, now); }); };
  EXPECT_EQ(vote(kBegin + 1001 * kOneSecond), "not-now just-left");
}

TEST(SecondThoughtsTest, OthersCannotCountThem) {
  auto table = drafting();
  table->choose(kAnns, 0, choice_of(*table, kAnns, 0), kBegin);
  const auto n = table->n();
  const auto info = table->journal().info_version();
  const auto updated = table->journal().updated();
  table->choose(kAnns, 0, choice_of(*table, kAnns, 1), kBegin + kOneSecond);
  EXPECT_EQ(table->n(), n);
  EXPECT_EQ(table->journal().info_version(), info);
  EXPECT_EQ(table->journal().updated(), updated);
  table->say(kBerts, "well?", kBegin + kOneSecond);
  EXPECT_EQ(table->chat()[0].number, n);
  table->choose(kBerts, 0, choice_of(*table, kBerts), kBegin + 2 * kOneSecond);
  table->choose(kCleos, 0, choice_of(*table, kCleos), kBegin + 2 * kOneSecond);
  EXPECT_EQ(table->n(), n + 3);
  EXPECT_EQ(table->journal().length(), n + 4);
  const Table loaded = again(*table, table->take_written());
  EXPECT_EQ(loaded.n(), table->n());
  EXPECT_EQ(loaded.play().first_new_event(n), table->play().first_new_event(n));
}

TEST(SecondThoughtsTest, AreBoundedUntilTheGameGoesOn) {
  auto table = drafting();
  std::size_t changes = 0;
  while (changes < 1000 &&
         reason_of([&] { table->choose(kAnns, 0, choice_of(*table, kAnns, changes % 2), kBegin); }) == "none") {
    ++changes;
  }
  EXPECT_EQ(changes, 21U);
  table->substitute(kAnns, kBegin);
  EXPECT_EQ(reason_of([&] { table->come_back(kAnns, kBegin); }), "too-many table");
  table->choose(kBerts, 0, choice_of(*table, kBerts), kBegin);
  table->choose(kCleos, 0, choice_of(*table, kCleos), kBegin);
  ASSERT_EQ(table->decision(), 1);
  EXPECT_EQ(reason_of([&] { table->come_back(kAnns, kBegin); }), "none");
}

TEST(SecondThoughtsTest, TakingBackIsBoundedToo) {
  auto table = playing();
  const auto entries = table->journal().length();
  for (int i = 0; i < 1000; ++i) {
    if (reason_of([&] { table->choose(kAnns, table->decision(), choice_of(*table, kAnns), kBegin); }) != "none") break;
    if (reason_of([&] { table->undo(kAnns, table->decision(), kBegin); }) != "none") break;
  }
  EXPECT_LE(table->journal().length(), entries + 60);
  EXPECT_EQ(table->game()->deciders(), Deciders::seat(kBerts));  // a choice is made, and the game can go on
}

TEST(PlayersTest, ATableWhereBotsStandInForAllHasNone) {
  auto table = drafting();
  EXPECT_TRUE(table->play().has_players());
  for (const Seat seat : {kAnns, kBerts, kCleos}) table->substitute(seat, kBegin);
  EXPECT_FALSE(table->play().has_players());
  table->come_back(kCleos, kBegin);
  EXPECT_TRUE(table->play().has_players());
}

TEST(SpectatorsTest, AreCountedInWhatEverybodyMayKnow) {
  auto table = drafting();
  EXPECT_THAT(info_of(*table), testing::HasSubstr(R"("spectators":0)"));
  const auto before = table->journal().info_version();
  table->set_spectators(3);
  EXPECT_GT(table->journal().info_version(), before);
  EXPECT_THAT(info_of(*table), testing::HasSubstr(R"("spectators":3)"));
  const auto after = table->journal().info_version();
  table->set_spectators(3);
  EXPECT_EQ(table->journal().info_version(), after);
}

}  // namespace

}  // namespace roundtable::server
