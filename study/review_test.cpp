// What made a game end as it did: choices judged by what could be known.

#include "study/review_test.h"

namespace roundtable {

namespace {

// Hands that the first seat cannot see are exchanged: what it could choose is judged the same, the position is not.
TEST(Review, ChoicesAreJudgedByWhatTheSeatCouldKnow) {
  Record record = played(kTables[3], "greedy", 1);
  ASSERT_TRUE(record.log[1].starts_with("* deal ")) << record.log[1];
  constexpr std::size_t kFirst = 2;
  ASSERT_TRUE(record.log[kFirst].starts_with("0 pick ")) << record.log[kFirst];
  record.log.resize(kFirst + 1);
  record.result.clear();
  Record other = record;
  std::string& dealt = other.log[1];
  const std::size_t last = dealt.rfind(' ');
  const std::size_t third = dealt.rfind(' ', last - 1);
  dealt = dealt.substr(0, third) + dealt.substr(last) + dealt.substr(third, last - third);
  const auto one = std::move(*make_reviewer(record, {.games = 64}));
  const auto two = std::move(*make_reviewer(other, {.games = 64}));
  const Finding here = one->find(kFirst);
  const Finding there = two->find(kFirst);
  ASSERT_FALSE(here.choices.empty());
  ASSERT_EQ(here.choices.size(), there.choices.size());
  for (std::size_t i = 0; i < here.choices.size(); ++i) {
    EXPECT_EQ(here.choices[i].action, there.choices[i].action);
    EXPECT_EQ(here.choices[i].worth, there.choices[i].worth);
    EXPECT_EQ(here.choices[i].reasons, there.choices[i].reasons);
  }
  EXPECT_NE(here.before, there.before);
}

TEST(Review, AnUnfinishedGameIsReviewedAsFarAsItWent) {
  Record record = played(kTables[6], "random", 2);
  record.log.resize(record.log.size() / 2);
  record.result.clear();
  const Review review = reviewed(record, 2);
  EXPECT_EQ(review.moments.size(), record.log.size());
  for (const SeatReview& seat : review.seats) expect_adds_up(seat.wins);
}

TEST(Review, AWrongRecordIsRefused) {
  Record record = played(kTables[6], "random", 2);
  record.log[3] = "0 dance";
  EXPECT_TRUE(make_reviewer(record, {}).error().message.starts_with("log entry 3, `0 dance`"));
  record.game = "chess";
  EXPECT_EQ(make_reviewer(record, {}).error().message, "game: found `chess`, allowed: academy, medievallons");
}

}  // namespace

}  // namespace roundtable
