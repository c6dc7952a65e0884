#include "server/table/game_clock.h"

#include <gmock/gmock.h>

#include "server/table/test_tables.h"

namespace roundtable::server::game_clock_test {

namespace {

using testing::HasSubstr;

constexpr Millis kBegun = 1'000'000;
constexpr Millis kMinute = 60'000;
constexpr Seat kOne{0};
constexpr Seat kTwo{1};
const Seats kBoth = Seats::first(2);

// Both are asked when the game begins.
GameClock clock_of(TimeLimit limit) {
  GameClock clock(limit);
  for (const Seat seat : kBoth) clock.ask(seat, kBegun);
  return clock;
}

GameClock a_minute_each() { return clock_of({.seconds = 60}); }

std::string pause_of(const GameClock& clock) {
  JsonWriter out;
  clock.write_pause(out.begin_object());
  return out.end_object().take();
}

TEST(GameClockTest, EachDecisionHasItsTime) {
  auto clock = a_minute_each();
  EXPECT_EQ(clock.due(kOne), kBegun + kMinute);
  EXPECT_FALSE(clock.is_up(kOne, kBegun + kMinute - 1));
  EXPECT_TRUE(clock.is_up(kOne, kBegun + kMinute));
  EXPECT_FALSE(GameClock().is_up(kOne, kBegun)) << "without a limit it never is";
}

TEST(GameClockTest, ABankLosesTheTimeOfAnAnswerAndGainsTheIncrement) {
  auto clock = clock_of({.seconds = 600, .plus = 10});
  EXPECT_EQ(clock.left(kOne, true), std::nullopt) << "it runs";
  clock.answer(kOne, false, false, kBegun + 100'000);
  EXPECT_EQ(clock.left(kOne, false), 510'000);
  EXPECT_EQ(clock.answers(kOne), 1);
  clock.answer(kOne, true, false, kBegun + 200'000);
  EXPECT_EQ(clock.left(kOne, false), 510'000) << "a changed choice costs nothing";
  clock.undo(kOne, 0);
  EXPECT_EQ(clock.due(kOne), kBegun + 600'000);
}

TEST(GameClockTest, APauseBeginsWhenAllWantIt) {
  auto clock = a_minute_each();
  EXPECT_EQ(clock.want_pause(kOne, kBoth), "pausing 0");
  EXPECT_EQ(clock.want_pause(kOne, Seats::of(kOne)), "pause") << "nobody else plays";
  clock.apply("pausing", kOne, "", kBegun);
  EXPECT_EQ(clock.want_pause(kOne, kBoth), "");
  EXPECT_EQ(clock.want_pause(kTwo, kBoth), "pause");
  EXPECT_EQ(clock.want_to_play(), "playing");
  EXPECT_EQ(pause_of(clock), R"({"pause":null,"pausing":[0]})");
  clock.apply("pause", {}, "", kBegun + 10'000);
  EXPECT_TRUE(clock.is_paused());
  EXPECT_EQ(clock.want_to_play(), "resume");
  EXPECT_EQ(clock.left(kOne, true), 50'000);
  clock.count_pause(kBegun + 500'000);
  clock.apply("resume", {}, "", kBegun + 500'000);
  EXPECT_EQ(clock.due(kOne), kBegun + kMinute + 490'000);
}

TEST(GameClockTest, PausesAreLimited) {
  auto clock = a_minute_each();
  for (int i = 0; i < GameClock::kMostPauses; ++i) {
    clock.apply("pause", {}, "", kBegun);
    clock.apply("resume", {}, "", kBegun);
  }
  EXPECT_THAT(refusal([&] { clock.want_pause(kOne, kBoth); }), HasSubstr("too-many"));
}

TEST(GameClockTest, AfterDownTimeEachPlayerHasTheGrace) {
  auto clock = a_minute_each();
  EXPECT_FALSE(clock.is_tight(kBoth, kBoth, kBegun));
  EXPECT_TRUE(clock.is_tight(kBoth, kBoth, kBegun + kMinute - 1));
  clock.apply("down", {}, "20000", kBegun + 55'000);
  EXPECT_EQ(clock.due(kOne), kBegun + 55'000 + GameClock::kGrace);
  EXPECT_THAT(refusal([&] { clock.apply("down", {}, "x", kBegun); }), HasSubstr("bad-field"));
}

TEST(GameClockTest, AVacationStopsTheTimeAndAShorterOneGivesItBack) {
  auto clock = clock_of({.seconds = TimeLimit::kDay});
  const Millis day = TimeLimit::kDay * 1000;
  EXPECT_TRUE(clock.knows_vacation(kOne, kBegun)) << "over before the game began";
  const auto take = [&](Millis until) {
    const std::string words = std::to_string(kBegun) + " " + std::to_string(until);
    clock.apply("rest", kOne, words, kBegun);
  };
  take(kBegun + 5 * day);
  EXPECT_EQ(clock.due(kOne), kBegun + 6 * day);
  EXPECT_EQ(clock.due(kTwo), kBegun + day);
  EXPECT_TRUE(clock.knows_vacation(kOne, kBegun + 5 * day));
  take(kBegun + 2 * day);
  EXPECT_EQ(clock.due(kOne), kBegun + 3 * day);
  EXPECT_EQ(clock.vacation_end(kOne), kBegun + 2 * day);
}

TEST(GameClockTest, APlayerWhoReturnsTooLateIsLateForThisQuestion) {
  auto clock = a_minute_each();
  clock.come_back(kOne, true, kBegun + kMinute);
  EXPECT_TRUE(clock.is_late(kOne));
  clock.ask(kOne, kBegun + kMinute + 1);
  EXPECT_FALSE(clock.is_late(kOne));
}

TEST(GameClockTest, DamagedEntriesAreRefused) {
  auto clock = a_minute_each();
  EXPECT_NE(refusal([&] { clock.apply("pausing", {}, "", kBegun); }), "none");
  EXPECT_NE(refusal([&] { clock.apply("rest", kOne, "5", kBegun); }), "none");
}

}  // namespace

}  // namespace roundtable::server::game_clock_test
