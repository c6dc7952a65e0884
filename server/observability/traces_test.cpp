#include "server/observability/traces.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

int picked_of(double share, int all, net::Micros took = 0) {
  Traces traces(share, 1000, [](const Trace&) {});
  int picked = 0;
  for (int i = 0; i < all; ++i) picked += traces.picks(took) ? 1 : 0;
  return picked;
}

TEST(TracesTest, AreAShareOfAllAndEverythingThatIsSlow) {
  constexpr int kAll = 100'000;
  EXPECT_EQ(picked_of(0, kAll), 0);
  EXPECT_EQ(picked_of(1, kAll), kAll);
  EXPECT_NEAR(picked_of(0.01, kAll), kAll / 100, 200);  // more than six standard deviations
  EXPECT_EQ(picked_of(0, kAll, 999'999), 0);
  EXPECT_EQ(picked_of(0, kAll, 1'000'000), kAll);
}

TEST(TracesTest, OfOneTraceAllServersKeepTheSame) {
  Traces one(0.5, 1000, [](const Trace&) {});
  Traces other(0.5, 1000, [](const Trace&) {});
  int picked = 0;
  for (int i = 0; i < 256; ++i) {
    TraceParent parent;
    parent.trace.fill(static_cast<std::uint8_t>(i));
    EXPECT_EQ(one.picks(0, parent), other.picks(0, parent));
    picked += one.picks(0, parent) ? 1 : 0;
  }
  EXPECT_EQ(picked, 128);
}

TEST(TracesTest, AreNoneWhenNobodyKeepsThem) {
  Traces off(1, 1000, {});
  EXPECT_FALSE(off.on());
  EXPECT_FALSE(off.picks(10'000'000));
}

// The page sent 5 after the click, was answered at 105 and drew at 120. The server worked from 1000 to 1060, so the
// network took 40.
TEST(TracesTest, APageIsPlacedAroundUsAsIfBothWaysTookTheSame) {
  TraceParent parent;
  parent.trace.fill(1);
  parent.span.fill(2);
  const Trace ours = Traces::trace_of({.name = "choose", .begin = 1000, .end = 1060}, parent);
  const Trace page = page_trace(ours, {.sent = 5, .answered = 105, .drawn = 120});
  EXPECT_EQ(page.id, parent.trace);
  EXPECT_EQ(page.span, parent.span);
  EXPECT_EQ(page.parent, SpanId{});
  EXPECT_EQ(page.root.begin, 1000 - 20 - 5);
  EXPECT_EQ(page.root.end, page.root.begin + 120);
  ASSERT_EQ(page.root.parts.size(), 2U);
  EXPECT_EQ(page.root.parts[0].end, 1000 - 20);
  EXPECT_EQ(page.root.parts[1].begin, 1060 + 20);
}

TEST(TracesTest, APageThatClaimsToHaveBeenAnsweredTooSoonBeginsWithUs) {
  const Trace ours = Traces::trace_of({.name = "choose", .begin = 1000, .end = 1060});
  EXPECT_EQ(page_trace(ours, {.sent = 5, .answered = 6, .drawn = 7}).root.begin, 995);
}

}  // namespace

}  // namespace roundtable::server
