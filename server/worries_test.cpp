#include "server/worries.h"

#include <gmock/gmock.h>

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Signs kWell{.answers = 500'000,
                  .commits = 250'000,
                  .reads = 500'000,
                  .lag = 100'000,
                  .oldest_thought = 10'000'000,
                  .log_bytes = 256'000'000,
                  .memory = 2'000'000'000,
                  .files = 800,
                  .most_files = 1000};

TEST(Worries, ThereAreNoneUpToTheLimits) { EXPECT_THAT(worries(kWell), IsEmpty()); }

TEST(Worries, EachIsNamedWithItsFigure) {
  const auto only = [](auto change) {
    Signs signs = kWell;
    change(signs);
    return worries(signs);
  };
  EXPECT_THAT(only([](Signs& now) { now.trouble = true; }), ElementsAre(Worry{"cannot-save", 1}));
  EXPECT_THAT(only([](Signs& now) { now.finishing = true; }), ElementsAre(Worry{"ends", 1}));
  EXPECT_THAT(only([](Signs& now) { now.damaged = 2; }), ElementsAre(Worry{"damaged-tables", 2}));
  EXPECT_THAT(only([](Signs& now) { ++now.answers; }), ElementsAre(Worry{"slow-answers", 500'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.commits; }), ElementsAre(Worry{"slow-commits", 250'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.reads; }), ElementsAre(Worry{"slow-reads", 500'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.lag; }), ElementsAre(Worry{"loop-lags", 100'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.oldest_thought; }), ElementsAre(Worry{"bots-wait", 10'000'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.log_bytes; }), ElementsAre(Worry{"log-grows", 256'000'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.memory; }), ElementsAre(Worry{"memory", 2'000'000'001}));
  EXPECT_THAT(only([](Signs& now) { ++now.files; }), ElementsAre(Worry{"files-run-out", 801}));
}

TEST(Worries, TheWorstComesFirst) {
  Signs signs = kWell;
  ++signs.answers;
  signs.trouble = true;
  EXPECT_THAT(worries(signs), ElementsAre(Worry{"cannot-save", 1}, Worry{"slow-answers", 500'001}));
}

}  // namespace

}  // namespace roundtable::server
