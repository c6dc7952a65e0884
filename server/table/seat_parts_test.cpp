#include <gmock/gmock.h>

#include "server/table/changes_of_mind.h"
#include "server/table/seat_moderation.h"
#include "server/table/seat_presence.h"
#include "server/table/substitutes.h"
#include "server/table/test_tables.h"

// The small parts of a table that keep something per seat.

namespace roundtable::server::seat_parts_test {

namespace {

using testing::HasSubstr;

constexpr Seat kOne{0};
constexpr Seat kTwo{1};
const Seats kAll = Seats::first(3);

TEST(SeatPresenceTest, AShortBreakIsNoAbsence) {
  SeatPresence presence(3, 1000);
  EXPECT_FALSE(presence.set_here(kOne, true, 2000));
  presence.set_here(kOne, false, 3000);
  EXPECT_FALSE(presence.is_away(kOne, 3000 + SeatPresence::kPatience - 1));
  EXPECT_TRUE(presence.is_away(kOne, 3000 + SeatPresence::kPatience));
  EXPECT_FALSE(presence.set_here(kOne, true, 4000));
  EXPECT_EQ(presence.returned(kOne), 0);
  presence.set_here(kOne, false, 5000);
  EXPECT_TRUE(presence.set_here(kOne, true, 5000 + SeatPresence::kPatience));
  EXPECT_EQ(presence.returned(kOne), 5000 + SeatPresence::kPatience);
}

TEST(SeatPresenceTest, ARestartEndsAllAbsences) {
  SeatPresence presence(3, 1000);
  presence.reset(900'000);
  EXPECT_EQ(presence.away_since(kOne), 900'000);
  EXPECT_FALSE(presence.is_away(kOne, 900'001));
}

TEST(SeatModerationTest, MutedAndRemovedPeopleAreRefused) {
  SeatModeration moderation(3);
  moderation.expect_not_muted(kOne);
  moderation.expect_not_removed(kOne);
  moderation.mute(kOne, true);
  moderation.remove_player(kTwo);
  EXPECT_THAT(refusal([&] { moderation.expect_not_muted(kOne); }), HasSubstr("silenced"));
  EXPECT_THAT(refusal([&] { moderation.expect_not_removed(kTwo); }), HasSubstr("removed"));
  moderation.swap(kOne, kTwo);
  EXPECT_TRUE(moderation.is_muted(kTwo));
  moderation.clear(kTwo);
  EXPECT_FALSE(moderation.is_muted(kTwo));
}

TEST(SubstitutesTest, MoreThanHalfOfTheOthersVotePlayersOut) {
  Substitutes substitutes;
  substitutes.vote(kTwo, kOne, true);
  EXPECT_FALSE(substitutes.is_voted_out(kOne, kAll)) << "one of two is not a majority";
  substitutes.vote(Seat{2}, kOne, true);
  EXPECT_TRUE(substitutes.is_voted_out(kOne, kAll));
  substitutes.vote(Seat{2}, kOne, false);
  substitutes.take_over(Seat{2});
  EXPECT_TRUE(substitutes.is_voted_out(kOne, kAll)) << "the other one has a bot in their place";
  JsonWriter out;
  substitutes.write_votes(out.begin_object(), kAll);
  EXPECT_EQ(out.end_object().take(), R"({"votes":[[1],[],[]]})");
  substitutes.take_over(kOne);
  EXPECT_TRUE(substitutes.votes(kOne).empty());
  substitutes.give_back(kOne);
  EXPECT_EQ(substitutes.seats(), Seats::of(Seat{2}));
}

TEST(ChangesOfMindTest, TheLimitCountsUntilTheGameMovesOn) {
  ChangesOfMind minds;
  minds.see(5);
  for (int i = 0; i < ChangesOfMind::kMost; ++i) minds.add(kOne);
  EXPECT_THAT(refusal([&] { minds.expect_few(kOne); }), HasSubstr("too-many"));
  minds.expect_few(kTwo);
  minds.see(5);
  EXPECT_NE(refusal([&] { minds.expect_few(kOne); }), "none") << "an undone choice made again is no progress";
  minds.see(6);
  minds.expect_few(kOne);
}

}  // namespace

}  // namespace roundtable::server::seat_parts_test
