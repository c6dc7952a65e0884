#include "server/observability/health_warnings.h"

#include <gmock/gmock.h>

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const HealthSigns kWell{.answers = 500'000,
                        .commits = 250'000,
                        .reads = 500'000,
                        .lag = 100'000,
                        .oldest_bot_search = 10'000'000,
                        .log_bytes = 256'000'000,
                        .memory = 2'000'000'000,
                        .files = 800,
                        .most_files = 1000};

TEST(HealthWarnings, ThereAreNoneUpToTheLimits) { EXPECT_THAT(health_warnings(kWell), IsEmpty()); }

TEST(HealthWarnings, EachIsNamedWithItsFigure) {
  const auto only = [](auto change) {
    HealthSigns signs = kWell;
    change(signs);
    return health_warnings(signs);
  };
  EXPECT_THAT(only([](HealthSigns& now) { now.trouble = true; }), ElementsAre(HealthWarning{"cannot-save", 1}));
  EXPECT_THAT(only([](HealthSigns& now) { now.finishing = true; }), ElementsAre(HealthWarning{"ends", 1}));
  EXPECT_THAT(only([](HealthSigns& now) { now.damaged = 2; }), ElementsAre(HealthWarning{"damaged-tables", 2}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.answers; }), ElementsAre(HealthWarning{"slow-answers", 500'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.commits; }), ElementsAre(HealthWarning{"slow-commits", 250'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.reads; }), ElementsAre(HealthWarning{"slow-reads", 500'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.lag; }), ElementsAre(HealthWarning{"loop-lags", 100'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.oldest_bot_search; }),
              ElementsAre(HealthWarning{"bots-wait", 10'000'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.log_bytes; }), ElementsAre(HealthWarning{"log-grows", 256'000'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.memory; }), ElementsAre(HealthWarning{"memory", 2'000'000'001}));
  EXPECT_THAT(only([](HealthSigns& now) { ++now.files; }), ElementsAre(HealthWarning{"files-run-out", 801}));
}

TEST(HealthWarnings, TheWorstComesFirst) {
  HealthSigns signs = kWell;
  ++signs.answers;
  signs.trouble = true;
  EXPECT_THAT(health_warnings(signs),
              ElementsAre(HealthWarning{"cannot-save", 1}, HealthWarning{"slow-answers", 500'001}));
}

}  // namespace

}  // namespace roundtable::server
