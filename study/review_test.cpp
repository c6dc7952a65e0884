// Reviews judge choices from the seat's knowledge.

#include "study/review_test.h"

#include "study/advice.h"

namespace roundtable {

namespace {

// Swaps hands that the first seat cannot see: its choices are judged the same, the position is not.
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
  ASSERT_TRUE(here.analysis && there.analysis);
  EXPECT_EQ(json_of(*here.analysis), json_of(*there.analysis));
  EXPECT_NE(here.before, there.before);
}

TEST(Review, AnUnfinishedGameIsReviewedAsFarAsItWent) {
  Record record = played(kTables[6], "random", 2);
  record.log.resize(record.log.size() / 2);
  record.result.clear();
  const Review review = reviewed(record, 2);
  EXPECT_EQ(review.moments.size(), record.log.size());
  EXPECT_TRUE(adds_up(review));
}

// A game of two skills with fixed findings.
class TwoSkills final : public Reviewer {
 public:
  std::size_t entries() const override { return 1; }
  Finding find(std::size_t /*entry*/) override { return {}; }
  Finding judge(std::size_t /*entry*/) override { return {}; }
  Worth result() override { return {}; }
  bool counts_points() const override { return true; }
  std::vector<std::string_view> skills() const override { return {"usual", "special"}; }
};

constexpr std::array<std::string_view, 2> kTwoSkills = {"usual", "special"};

// Seat 1 chose `this`; `that` needs another skill.
Review of_one_choice(std::int64_t lost, std::int64_t error) {
  const Record record{.game = "", .players = 2, .log = {"1 this"}};
  Analysis analysis{.seat = Seat{1},
                    .players = 2,
                    .counts_points = true,
                    .skills = kTwoSkills,
                    .choices = {},
                    .comparison = {},
                    .chosen = 1,
                    .label = label_of(lost, error),
                    .cost = {}};
  analysis.choices.push_back({.action = "that", .worth = {}, .skill = 1});
  analysis.choices.push_back({.action = "this", .worth = {}, .behind = lost, .apart = error, .skill = 0});
  analysis.cost.worth = {.wins = {lost, -lost}, .points = {0, -2000}};
  analysis.cost.error = {.wins = {error, error}, .points = {0, 300}};
  return put_together(record, TwoSkills(), {},
                      {Finding{.before = {}, .before_error = {}, .analysis = analysis, .luck = {}}});
}

TEST(Review, AChoiceIsAboutTheSkillThatWouldHaveBeenBetter) {
  const Review review = of_one_choice(50'000, 10'000);
  const auto& skills = review.seats[1].skills;
  ASSERT_EQ(skills.size(), 2U);
  EXPECT_EQ(skills[0].choices, 0);
  EXPECT_EQ(skills[1].choices, 1);
  EXPECT_EQ(skills[1].costly, 1);
  EXPECT_EQ(skills[1].wins, -50'000);
  EXPECT_EQ(skills[1].points, -2000);
  EXPECT_EQ(review.seats[0].skills[1].choices, 0);  // another seat's choice
}

TEST(Review, SumsAndTheSkillFigureHaveTheErrorsOfTheirParts) {
  const Review review = of_one_choice(50'000, 10'000);
  EXPECT_EQ(review.seats[1].wins.own, -50'000);
  EXPECT_EQ(review.seats[1].wins_error.own, 10'000);
  EXPECT_EQ(review.seats[1].wins_error.others, 10'000);  // the remainder
  EXPECT_EQ(review.seats[1].figure.decisions, 1);
  EXPECT_EQ(review.seats[1].figure.wins, -50'000);
  EXPECT_EQ(review.seats[1].figure.wins_error, 10'000);
  EXPECT_EQ(review.seats[1].figure.points, -2000);
  EXPECT_EQ(review.seats[1].figure.points_error, 300);
  EXPECT_EQ(review.seats[0].figure.decisions, 0);
}

// A gain over the reference counts as one: nothing is cut off, so the sum has no bias.
TEST(Review, ACostMayBeAGain) {
  const Review review = of_one_choice(-20'000, 10'000);
  EXPECT_EQ(review.seats[1].wins.own, 20'000);
}

TEST(Review, WhatDoesNotAddUpIsSeen) {
  const Review right = reviewed(played(kTables[6], "random", 2), 1);
  EXPECT_TRUE(adds_up(right));
  Review wrong = right;
  ++wrong.seats[1].wins.luck;
  EXPECT_FALSE(adds_up(wrong));
  wrong = right;
  --wrong.seats[0].points.others;
  EXPECT_FALSE(adds_up(wrong));
  wrong = right;
  ++wrong.seats[0].skills[0].wins;
  EXPECT_FALSE(adds_up(wrong));
}

TEST(Review, AChoiceThatMayHaveLostNothingIsAboutWhatWasDone) {
  const auto skills = of_one_choice(20'000, 10'000).seats[1].skills;
  EXPECT_EQ(skills[0].choices, 1);
  EXPECT_EQ(skills[1].choices, 0);
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
