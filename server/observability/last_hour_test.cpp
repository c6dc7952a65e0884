#include "server/observability/last_hour.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

constexpr Millis kStart = 1'000'000'000;

LastHour::Sample sample(int step) { return {.at = kStart + step * LastHour::kStep}; }

TEST(Latencies, APercentileLiesWithinItsStep) {
  Latencies times;
  EXPECT_EQ(times.percentile(99), 0) << "nothing was counted";
  for (int i = 0; i < 100; ++i) times.add(100);  // between 64 and 128
  EXPECT_EQ(times.percentile(50), 64 + 64 * 50 / 100);
  EXPECT_EQ(times.percentile(100), 128);
  const Latencies before = times;
  for (int i = 0; i < 99; ++i) times.add(1);
  times.add(60'000'000);
  EXPECT_EQ(times.since(before).percentile(99), 64);
  EXPECT_EQ(times.since(before).percentile(100), 64 << 15) << "longer than any step";
  EXPECT_EQ(times.since(times).percentile(50), 0);
}

TEST(LastHour, ForgetsWhatIsOlder) {
  LastHour hour;
  for (int step = 0; step < 300; ++step) hour.add(sample(step));
  EXPECT_EQ(hour.samples().back().at - hour.samples().front().at, 3'600'000);
}

TEST(LastHour, FindsWhatWasSoLongAgo) {
  LastHour hour;
  hour.add(sample(0));
  EXPECT_EQ(hour.before(60'000).at, kStart) << "there is nothing older";
  for (int step = 1; step <= 10; ++step) hour.add(sample(step));
  EXPECT_EQ(hour.before(60'000).at, sample(6).at);
  EXPECT_EQ(hour.before(61'000).at, sample(5).at);
  EXPECT_EQ(hour.before(3'600'000).at, kStart);
}

TEST(LastHour, TellsWhatHappenedBetweenMoments) {
  LastHour hour;
  LastHour::Sample one = sample(0);
  one.actions = 100;
  hour.add(one);
  one = sample(1);
  one.actions = 130;  // two per second
  one.bot_choices = 15;
  one.people = 4;
  one.memory = 1000;
  for (int i = 0; i < 100; ++i) one.answers.add(100);
  hour.add(one);
  JsonWriter out;
  hour.write(out);
  EXPECT_EQ(out.text(),
            R"({"at":[1000015000],"choices":[2000],"bots":[1000],"p50":[96],"p99":[127],"saving":[0],"lag":[0],)"
            R"("people":[4],"memory":[1000]})");
}

// A history in which each step has a number of measurements, some of them late, the others a millisecond.
class History {
 public:
  History& step(int measured, int late) {
    hour_.add(now_);
    now_.at += LastHour::kStep;
    for (int i = 0; i < measured; ++i) now_.lag.add(i < late ? 200'000 : 1'000);
    return *this;
  }
  std::int64_t lately() const { return hour_.lately(&LastHour::Sample::lag, now_.lag); }
  std::int64_t lasting() const { return hour_.lasting(&LastHour::Sample::lag, now_.lag); }

 private:
  LastHour::Sample now_ = sample(0);
  LastHour hour_;
};

constexpr std::int64_t kLate = 131'072;  // late measurements fall into a step above this

TEST(LastHour, OneLateMomentDoesNotLast) {
  EXPECT_GT(History().step(20, 1).lately(), kLate) << "it is told, though";
  EXPECT_EQ(History().step(20, 1).lasting(), 0) << "right after the start";
  EXPECT_LT(History().step(20, 1).step(150, 0).step(150, 0).lasting(), 2'000);
  EXPECT_LT(History().step(150, 0).step(10'000, 10'000).step(150, 0).step(150, 0).lasting(), 2'000)
      << "however many waited for it";
  EXPECT_LT(History().step(3, 1).step(2, 0).step(4, 1).step(5, 0).lasting(), 2'000) << "nor do two of a handful";
}

TEST(LastHour, WhatGoesOnLasts) {
  EXPECT_GT(History().step(150, 10).step(150, 10).step(150, 10).lasting(), kLate);
  EXPECT_GT(History().step(2, 2).step(0, 0).step(1, 1).step(3, 2).lasting(), kLate) << "where few play, too";
  EXPECT_LT(History().step(150, 1).step(150, 1).step(150, 1).lasting(), 2'000) << "less than one in a hundred is late";
}

TEST(LastHour, WhatWasLateIsForgotten) {
  History past;
  for (int i = 0; i < 10; ++i) past.step(150, 150);
  EXPECT_GT(past.lasting(), kLate);
  for (int i = 0; i < 18; ++i) past.step(150, 0);
  EXPECT_GT(past.lasting(), kLate) << "three of five minutes, and the step that is not over yet";
  past.step(150, 0);
  EXPECT_LT(past.lasting(), 2'000);
}

}  // namespace

}  // namespace roundtable::server
