#include "server/event_log.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

template <class Work>
std::string logged_by(const Work& work) {
  testing::internal::CaptureStderr();
  work();
  return testing::internal::GetCapturedStderr();
}

TEST(EventLog, TellsWhereTheTimeWentOfWhatWasSlow) {
  constexpr net::Micros kMinute = 60 * net::kSecond;
  EventLog log(kMinute / 1000);
  const net::Micros now = net::now();
  const SaveQueue::Journey journey{now - 3 * kMinute, now - 2 * kMinute};
  EXPECT_THAT(logged_by([&] { log.stored("choose", "t1", now - 6 * kMinute, journey); }),
              AllOf(HasSubstr(R"("event":"slow","what":"choose","table":"t1","ms":3600)"),
                    HasSubstr(R"("waited":180000,"saved":60000,"told":1200)")));
  EXPECT_THAT(logged_by([&] { log.answered("GET /api/v1/hall", now - kMinute, 200); }), HasSubstr(R"("status":200)"));
}

TEST(EventLog, IsSilentAboutWhatWasQuick) {
  EventLog log(60'000);
  EXPECT_THAT(logged_by([&] { log.stored("choose", "t1", net::now(), {net::now(), net::now()}); }), IsEmpty());
  EventLog nothing(0);
  EXPECT_THAT(logged_by([&] { nothing.answered("GET /", 0, 200); }), IsEmpty());
}

TEST(EventLog, TellsTheCodeOfARefusalAndNotItsWords) {
  EventLog log(0);
  const auto why = Refused("bad-request", "found `my secret`", "text").because("long");
  EXPECT_THAT(
      logged_by([&] { log.refused("chat", "192.0.2.7", "u1", why); }),
      AllOf(HasSubstr(R"("what":"chat","address":"192.0.2.7","code":"bad-request","reason":"long","user":"u1")"),
            Not(HasSubstr("secret"))));
}

TEST(EventLog, IsNotFloodedAndSaysHowMuchItLeftOut) {
  constexpr int kMany = 5000;
  EventLog log(0);
  const Refused why("too-many", "please wait");
  const std::string flood = logged_by([&] {
    for (int i = 0; i < kMany; ++i) log.refused("ping", "192.0.2.7", {}, why);
  });
  EXPECT_LT(std::count(flood.begin(), flood.end(), '\n'), kMany / 10);
  std::string later;
  while (later.empty()) later = logged_by([&] { log.refused("ping", "192.0.2.7", {}, why); });
  EXPECT_THAT(later, HasSubstr(R"("left_out":)"));
}

TEST(EventLog, AFloodOfOneKindLeavesTheOthersInSight) {
  logged_by([] {
    LogLine("info", "came in").field("user", "ann");
    for (int i = 0; i < 100; ++i) LogLine("info", "refused").field("number", i);
    LogLine("warning", "something else");
  });
  const auto refused = latest_lines("refused");
  ASSERT_EQ(refused.size(), 50U);
  EXPECT_THAT(refused.front(), HasSubstr(R"("number":99})")) << "the newest first";
  EXPECT_THAT(refused.back(), HasSubstr(R"("number":50})"));
  EXPECT_THAT(latest_lines("came in").front(), HasSubstr(R"("user":"ann")"));
  EXPECT_THAT(latest_lines("other").front(), HasSubstr("something else"));
  EXPECT_THAT(latest_lines("nothing"), IsEmpty());
}

}  // namespace

}  // namespace roundtable::server
