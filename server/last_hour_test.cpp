#include "server/last_hour.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

constexpr Millis kStart = 1'000'000'000;

LastHour::Moment moment(int step) { return {.at = kStart + step * LastHour::kStep}; }

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
  for (int step = 0; step < 300; ++step) hour.add(moment(step));
  EXPECT_EQ(hour.moments().back().at - hour.moments().front().at, 3'600'000);
}

TEST(LastHour, FindsWhatWasSoLongAgo) {
  LastHour hour;
  hour.add(moment(0));
  EXPECT_EQ(hour.before(60'000).at, kStart) << "there is nothing older";
  for (int step = 1; step <= 10; ++step) hour.add(moment(step));
  EXPECT_EQ(hour.before(60'000).at, moment(6).at);
  EXPECT_EQ(hour.before(61'000).at, moment(5).at);
  EXPECT_EQ(hour.before(3'600'000).at, kStart);
}

TEST(LastHour, TellsWhatHappenedBetweenMoments) {
  LastHour hour;
  LastHour::Moment one = moment(0);
  one.actions = 100;
  hour.add(one);
  one = moment(1);
  one.actions = 130;  // two a second
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

}  // namespace

}  // namespace roundtable::server
