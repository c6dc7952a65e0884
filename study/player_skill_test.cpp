#include "study/player_skill.h"

#include <cmath>
#include <random>

#include "study/review_test.h"

namespace roundtable {
namespace {

// Games of 10 choices that cost `wins` millionths and 100 thousandths of a point together.
ChoicesInGame of_ten(std::int64_t wins) { return {.decisions = 10, .wins = wins, .points = -100}; }

// Means of -1 %, -2 % and -3 % per choice: error 1 % / sqrt(3), Student's t for two degrees of freedom.
TEST(PlayerSkill, KnownCostsGiveTheKnownInterval) {
  const SkillEstimate skill = skill_estimate({of_ten(-100'000), of_ten(-200'000), of_ten(-300'000)});
  EXPECT_EQ(skill.games, 3);
  EXPECT_EQ(skill.decisions, 30);
  EXPECT_DOUBLE_EQ(skill.wins.value, -0.02);
  const double reach = 4.303 * 0.01 / std::sqrt(3);
  EXPECT_NEAR(skill.wins.low, -0.02 - reach, 1e-9);
  EXPECT_NEAR(skill.wins.high, -0.02 + reach, 1e-9);
  EXPECT_DOUBLE_EQ(skill.points.value, -0.01);
  EXPECT_DOUBLE_EQ(skill.points.low, skill.points.high) << "the same in every game";
}

TEST(PlayerSkill, LongGamesCountByTheirChoices) {
  const SkillEstimate skill =
      skill_estimate({{.decisions = 30, .wins = -300'000}, {.decisions = 10, .wins = -300'000}, {.decisions = 0}});
  EXPECT_EQ(skill.games, 2) << "a game without a choice says nothing";
  EXPECT_DOUBLE_EQ(skill.wins.value, -0.6 / 40);
  // Deviations of -0.3 + 30 * 0.015 = 0.15 and -0.15.
  const double error = std::sqrt(2 * (0.15 * 0.15 + 0.15 * 0.15)) / 40;
  EXPECT_NEAR(skill.wins.high - skill.wins.low, 2 * 12.706 * error, 1e-9);
}

TEST(PlayerSkill, OneGameHasNoInterval) {
  const SkillEstimate skill = skill_estimate({of_ten(-100'000)});
  EXPECT_DOUBLE_EQ(skill.wins.value, -0.01);
  EXPECT_TRUE(std::isinf(skill.wins.low) && std::isinf(skill.wins.high));
  EXPECT_EQ(skill_estimate({}).decisions, 0);
}

// Choices of a game share a common part: the interval must hold the truth as often as it says.
TEST(PlayerSkill, TheIntervalHoldsTheTruthInNineteenOfTwentyPlayers) {
  std::mt19937 random(1);  // NOLINT(cert-msc51-cpp): the same numbers in every run
  std::normal_distribution<double> normal;
  constexpr int kPlayers = 2000;
  constexpr double kTruth = -0.01;
  int held = 0;
  for (int player = 0; player < kPlayers; ++player) {
    std::vector<ChoicesInGame> games;
    for (int game = 0; game < 20; ++game) {
      ChoicesInGame one{.decisions = 10 + static_cast<std::int64_t>(random() % 10)};
      const double of_this_game = 0.02 * normal(random);
      for (int i = 0; i < one.decisions; ++i) {
        one.wins += millionths(kTruth + of_this_game + 0.03 * normal(random));
      }
      games.push_back(one);
    }
    const Estimate wins = skill_estimate(games).wins;
    held += wins.low <= kTruth && kTruth <= wins.high ? 1 : 0;
  }
  EXPECT_NEAR(held, 0.95 * kPlayers, 40);  // four standard errors
}

TEST(PlayerSkill, SeatsOfAPlayerInAGameAreOneSample) {
  GameSkills one{.game = "academy", .counts_points = true, .players = {}};
  one.players["bot:page"] = {.all = of_ten(-200'000), .lost = of_ten(-200'000)};
  one.players["Anne"] = {.all = of_ten(0), .lost = {}};
  GameSkills two = one;
  two.players["bot:page"] = {.all = of_ten(-400'000), .lost = {}};
  const auto skills = player_skills({one, two});
  ASSERT_EQ(skills.size(), 2U);
  EXPECT_EQ(skills[0].player, "Anne") << "the best first";
  EXPECT_EQ(skills[0].lost.decisions, 0);
  EXPECT_EQ(skills[1].all.games, 2);
  EXPECT_DOUBLE_EQ(skills[1].all.wins.value, -0.03);
  EXPECT_EQ(skills[1].lost.games, 1);
  EXPECT_DOUBLE_EQ(skills[1].lost.wins.value, -0.02);
}

// The sums of a game are those of its review.
TEST(PlayerSkill, AGameAddsTheFiguresOfItsReview) {
  Record record = played(kTables[2], "random", 3);
  record.seats = {"bot:random", "Anne", "bot:random"};
  const Review review = reviewed(record, 1);
  const auto skills = skills_in(record, {.games = 1});
  ASSERT_TRUE(skills);
  ASSERT_EQ(skills->players.size(), 2U);
  const auto& bots = skills->players.at("bot:random");
  EXPECT_EQ(bots.all.decisions, review.seats[0].figure.decisions + review.seats[2].figure.decisions);
  EXPECT_EQ(bots.all.wins, review.seats[0].wins.own + review.seats[2].wins.own);
  EXPECT_EQ(bots.all.points, review.seats[0].points.own + review.seats[2].points.own);
  const auto& anne = skills->players.at("Anne");
  EXPECT_EQ(anne.all.wins, review.seats[1].wins.own);
  const bool won = review.result.wins[1] > 0;
  EXPECT_EQ(anne.lost.decisions, won ? 0 : anne.all.decisions);
  record.log.resize(record.log.size() / 2);
  record.result.clear();
  EXPECT_EQ(skills_in(record, {.games = 1})->players.at("Anne").lost.decisions, 0) << "nobody has lost yet";
}

}  // namespace
}  // namespace roundtable
