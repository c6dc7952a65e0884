#include "lab/rating.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/soft.h"

namespace roundtable {
namespace {

double strength_at(double rating) { return std::pow(10.0, rating / 400); }

Matrix nothing_varies(std::size_t count) { return Matrix(count, std::vector<double>(count)); }

// Games won with Luce's probabilities; each is a separate deal.
struct SampledMatch {
  std::vector<double> wins;
  Matrix covariance;
};

SampledMatch sample_match(const std::vector<Lineup>& lineups, const std::vector<double>& true_ratings, Rng& rng) {
  const std::size_t count = true_ratings.size();
  SampledMatch match{std::vector<double>(count), nothing_varies(count)};
  for (const Lineup& lineup : lineups) {
    std::vector<float> chances;
    float all = 0;
    for (std::size_t bot = 0; bot < count; ++bot) {
      chances.push_back(static_cast<float>(lineup.seats[bot] * strength_at(true_ratings[bot])));
      all += chances.back();
    }
    for (float& chance : chances) chance /= all;
    std::vector<double> wins(count);
    for (int game = 0; game < static_cast<int>(lineup.games); ++game)
      ++wins[static_cast<std::size_t>(fall(chances, rng))];
    for (std::size_t a = 0; a < count; ++a) {
      match.wins[a] += wins[a];
      for (std::size_t b = 0; b < count; ++b) {
        match.covariance[a][b] += (a == b ? wins[a] : 0) - wins[a] * wins[b] / lineup.games;
      }
    }
  }
  return match;
}

// Every lineup of three out of four bots.
std::vector<Lineup> threes_of_four(double games) {
  return {{{1, 1, 1, 0}, games}, {{1, 1, 0, 1}, games}, {{1, 0, 1, 1}, games}, {{0, 1, 1, 1}, games}};
}

TEST(Rating, TenWinsToOneAreFourHundred) {
  const auto ratings = rate({{{1, 1}, 1'100'000}}, {1'000'000, 100'000}, nothing_varies(2));
  EXPECT_EQ(ratings[0].value, 0);
  EXPECT_NEAR(ratings[1].value, -400, 0.1);
}

TEST(Rating, FairSharesAreEqualHoweverManySeatsABotHas) {
  const auto ratings = rate({{{1, 3}, 4000}}, {1000, 3000}, nothing_varies(2));
  EXPECT_NEAR(ratings[1].value, 0, 1e-9);
}

TEST(Rating, AtATableOfFourTheStrengthsShareTheVictory) {
  const auto ratings = rate({{{1, 1, 2}, 8000}}, {1000, 2000, 5000}, nothing_varies(3));
  EXPECT_NEAR(ratings[1].value, 400 * std::log10(2.0), 0.1);
  EXPECT_NEAR(ratings[2].value, 400 * std::log10(2.5), 0.1);
}

TEST(Rating, FindsTheStrengthsThatWereSampled) {
  const std::vector<double> truth = {0, 120, -80, 300};
  Rng rng(3);
  const auto lineups = threes_of_four(20'000);
  const auto match = sample_match(lineups, truth, rng);
  const auto ratings = rate(lineups, match.wins, match.covariance);
  for (std::size_t bot = 1; bot < truth.size(); ++bot) {
    EXPECT_NEAR(ratings[bot].value, truth[bot], 12) << bot;
    EXPECT_GT(ratings[bot].error, 0.5);
    EXPECT_LT(ratings[bot].error, 5);
  }
}

TEST(Rating, ErrorsHoldTheTruthNineteenTimesInTwenty) {
  const std::vector<double> truth = {0, 120, -80, 300};
  Rng rng(5);
  constexpr int kRuns = 500;
  const auto lineups = threes_of_four(200);
  std::vector<int> held(truth.size());
  for (int run = 0; run < kRuns; ++run) {
    const auto match = sample_match(lineups, truth, rng);
    const auto ratings = rate(lineups, match.wins, match.covariance);
    for (std::size_t bot = 1; bot < truth.size(); ++bot) {
      held[bot] += std::abs(ratings[bot].value - truth[bot]) < 1.96 * ratings[bot].error ? 1 : 0;
    }
  }
  for (std::size_t bot = 1; bot < truth.size(); ++bot) EXPECT_NEAR(held[bot] / double{kRuns}, 0.95, 0.03) << bot;
}

TEST(Rating, WhoNeverWonIsFarBehindAndNobodyKnowsHowFar) {
  const auto ratings = rate({{{1, 1}, 1000}}, {1000, 0}, nothing_varies(2));
  EXPECT_LT(ratings[1].value, -1000);
  EXPECT_TRUE(std::isfinite(ratings[1].value));
  EXPECT_GT(ratings[1].error, 100);
}

TEST(Rating, WhatVariesTwiceAsMuchHasTwiceTheError) {
  const auto errors = [](double variance) {
    return rate({{{1, 1}, 10'000}}, {5000, 5000}, {{variance, -variance}, {-variance, variance}})[1].error;
  };
  EXPECT_NEAR(errors(40'000) / errors(10'000), 2, 0.01);
}

}  // namespace
}  // namespace roundtable
