#include "server/notifications/notification_settings.h"

#include <gmock/gmock.h>

#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using When = NotificationSettings::When;
constexpr Millis kHour = 3'600'000;
constexpr Millis kMidnight = 20'000 * 24 * kHour;  // UTC

TEST(NoticeWishesTest, AreReadAndWritten) {
  const std::string text = R"({"quiet":{"from":1320,"to":450,"offset":-120},"tables":{"a":"hour","b":"never"}})";
  const NotificationSettings wishes = NotificationSettings::from_json(text);
  EXPECT_EQ(wishes.json(), text);
  EXPECT_EQ(wishes.at("a"), When::LastHour);
  EXPECT_EQ(wishes.at("b"), When::Never);
  EXPECT_EQ(wishes.at("c"), When::EachTurn);
  EXPECT_EQ(NotificationSettings::from_json(R"({"quiet":null,"tables":{"a":"turn"}})").json(),
            R"({"quiet":null,"tables":{}})");
  EXPECT_EQ(NotificationSettings::from_store("{").json(), R"({"quiet":null,"tables":{}})");
}

TEST(NoticeWishesTest, SayWhatIsWrong) {
  const auto of = [](const std::string& text) { return refusal([&] { NotificationSettings::from_json(text); }); };
  EXPECT_THAT(of(R"({"quiet":{"from":1440,"to":0,"offset":0}})"), testing::HasSubstr("quiet.from"));
  EXPECT_THAT(of(R"({"quiet":{"from":0,"to":0,"offset":900}})"), testing::HasSubstr("quiet.offset"));
  EXPECT_THAT(of(R"({"quiet":7})"), testing::HasSubstr("from, to and offset"));
  EXPECT_THAT(of(R"({"tables":{"a":"sometimes"}})"), testing::HasSubstr("turn, hour, never"));
  EXPECT_THAT(of(R"({"sound":true})"), testing::HasSubstr("sound"));
}

TEST(NoticeWishesTest, TheNightIsTheirs) {
  NotificationSettings wishes;
  EXPECT_FALSE(wishes.quiet_until(kMidnight));
  wishes.quiet = {.from = 22 * 60, .to = 7 * 60 + 30, .offset = 120};  // 20:00 to 5:30 UTC
  EXPECT_FALSE(wishes.quiet_until(kMidnight + 19 * kHour));
  EXPECT_EQ(wishes.quiet_until(kMidnight + 20 * kHour + 1), kMidnight + 29 * kHour + kHour / 2);
  EXPECT_EQ(wishes.quiet_until(kMidnight + 1), kMidnight + 5 * kHour + kHour / 2);
  EXPECT_FALSE(wishes.quiet_until(kMidnight + 5 * kHour + kHour / 2));
  wishes.quiet = {.from = 60, .to = 120, .offset = -60};  // an hour west of UTC: 2:00 to 3:00 UTC
  EXPECT_EQ(wishes.quiet_until(kMidnight + 2 * kHour), kMidnight + 3 * kHour);
  EXPECT_FALSE(wishes.quiet_until(kMidnight + 1 * kHour));
}

}  // namespace

}  // namespace roundtable::server
