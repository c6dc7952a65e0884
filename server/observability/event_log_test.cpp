#include "server/observability/event_log.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <utility>

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
  Traces traces(0, kMinute / 1000, {});
  EventLog log(traces);
  const net::Micros now = net::now();
  const BatchTiming batch_timing{.handed_over = now - 3 * kMinute, .saved = now - 2 * kMinute};
  EXPECT_THAT(
      logged_by([&] { log.stored({.what = "choose", .table = "t1", .arrived = now - 6 * kMinute}, batch_timing); }),
      AllOf(HasSubstr(R"("event":"slow","what":"choose","table":"t1","ms":3600)"),
            HasSubstr(R"("waited":180000,"saved":60000,"told":1200)")));
  EXPECT_THAT(logged_by([&] { log.answered({.method = "GET", .path = "/api/v1/hall", .since = now - kMinute}, 200); }),
              HasSubstr(R"("what":"GET /api/v1/hall","status":200)"));
}

TEST(EventLog, IsSilentAboutWhatWasQuick) {
  Traces minutes(0, 60'000, {});
  EventLog log(minutes);
  EXPECT_THAT(logged_by([&] { log.stored({.what = "choose", .arrived = net::now()}, {}); }), IsEmpty());
  Traces off;
  EventLog nothing(off);
  EXPECT_THAT(logged_by([&] { nothing.answered({.method = "GET", .path = "/"}, 200); }), IsEmpty());
}

TEST(EventLog, TellsTheCodeOfARefusalAndNotItsWords) {
  Traces off;
  EventLog log(off);
  const auto why = Refused("bad-request", "found `my secret`", "text").because("words");
  EXPECT_THAT(
      logged_by([&] { log.refused("chat", "192.0.2.7", "u1", why); }),
      AllOf(HasSubstr(R"("what":"chat","address":"192.0.2.7","code":"bad-request","reason":"words","user":"u1")"),
            Not(HasSubstr("secret"))));
}

TEST(EventLog, IsNotFloodedAndSaysHowMuchItLeftOut) {
  constexpr int kMany = 5000;
  Traces off;
  EventLog log(off);
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

// Collects traces in place of an exporter.
struct KeptTraces {
  std::vector<Trace> all;
  Traces::Keep keep() {
    return [this](Trace trace) { all.push_back(std::move(trace)); };
  }
};

std::string attribute_of(const Trace& trace, std::string_view name) {
  for (const Attribute& one : trace.root.attributes) {
    if (one.name == name) return std::get<std::string>(one.value);
  }
  return "none";
}

const auto kPageParent = read_traceparent("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00");

TEST(EventLogTraces, KeepTheWayOfAChoiceToTheStoreAndBack) {
  KeptTraces kept;
  Traces traces(1, 0, kept.keep());
  EventLog log(traces);
  const RequestTiming timing{.what = "choose",
                             .table = "t1",
                             .game = "academy",
                             .seats = 3,
                             .arrived = 100,
                             .begun = 110,
                             .decided = 130,
                             .parent = kPageParent};
  const auto choice =
      log.stored(timing, {.handed_over = 140, .viewed = 145, .begun = 150, .written = 250, .saved = 260, .entries = 7});
  ASSERT_EQ(kept.all.size(), 1U);
  const Trace& trace = kept.all[0];
  EXPECT_TRUE(choice && choice->kept);
  EXPECT_EQ(trace.id, kPageParent->trace);
  EXPECT_EQ(trace.parent, kPageParent->span);
  std::vector<std::string> parts;
  for (const Span& part : trace.root.parts) {
    parts.push_back(part.name + " " + std::to_string(part.begin) + " " +
                    std::to_string(part.name == "tell" ? 0 : part.end));
  }
  EXPECT_EQ(parts, (std::vector<std::string>{"receive 100 110", "decide 110 130", "store 130 260", "tell 260 0"}));
  EXPECT_EQ(attribute_of(trace, "roundtable.game"), "academy");
  // A table's id lets its reader join.
  EXPECT_EQ(attribute_of(trace, "roundtable.table").find("t1"), std::string::npos);
}

TEST(EventLogTraces, KeepNothingOfWhatIsNotAmongTheShareUnlessItIsSlow) {
  constexpr net::Micros kOneHour = 3600 * net::kSecond;
  KeptTraces kept;
  Traces traces(0, 60'000, kept.keep());
  EventLog log(traces);
  EXPECT_FALSE(log.stored({.what = "choose", .arrived = net::now()}, {}));
  EXPECT_TRUE(kept.all.empty());
  const std::string line = logged_by([&] { log.stored({.what = "choose", .arrived = net::now() - kOneHour}, {}); });
  ASSERT_EQ(kept.all.size(), 1U);
  EXPECT_THAT(line, HasSubstr(R"("trace":")"));
}

TEST(EventLogTraces, APageThatWaitedLongBringsInWhatWasQuickHere) {
  KeptTraces kept;
  Traces traces(0, 400, kept.keep());
  EventLog log(traces);
  const auto stored = [&] { return *log.stored({.what = "choose", .arrived = net::now(), .parent = kPageParent}, {}); };
  log.drawn(stored(), {.sent = 10, .answered = 20, .drawn = 399'999});
  EXPECT_TRUE(kept.all.empty());
  log.drawn(stored(), {.sent = 10, .answered = 20, .drawn = 400'000});
  ASSERT_EQ(kept.all.size(), 2U);
  EXPECT_TRUE(kept.all[0].of_page);
  EXPECT_EQ(kept.all[0].span, kept.all[1].parent);
}

TEST(EventLogTraces, NameRoutesAndNoUnknownPaths) {
  KeptTraces kept;
  Traces traces(1, 0, kept.keep());
  EventLog log(traces);
  const auto name_of = [&](std::string method, std::string path, std::string_view route, int status) {
    log.answered({.method = std::move(method), .path = std::move(path), .since = net::now(), .route = route}, status);
    return kept.all.back().root.name;
  };
  EXPECT_EQ(name_of("GET", "/api/v1/tables", "/api/v1/tables", 200), "GET /api/v1/tables");
  EXPECT_EQ(name_of("POST", "/api/v1/tables/abcd/sit", "/api/v1/tables/{table}/sit", 200),
            "POST /api/v1/tables/{table}/sit");
  EXPECT_EQ(name_of("GET", "/api/v1/swordfish", "", 404), "GET");
  EXPECT_EQ(name_of("SWORDFISH", "/api/v1/me", "/api/v1/me", 405), "HTTP /api/v1/me");
  const std::size_t before = kept.all.size();
  log.answered({.method = "GET", .path = "/healthz"}, 200);
  EXPECT_EQ(kept.all.size(), before);
}

TEST(EventLogTraces, FollowWhatTheProxyInFrontHasDecided) {
  KeptTraces kept;
  Traces all(1, 0, kept.keep());
  Traces none(0, 0, kept.keep());
  TraceParent parent = *kPageParent;
  EventLog(all).answered({.method = "GET", .path = "/api/v1/me", .parent = parent, .since = net::now()}, 200);
  EXPECT_TRUE(kept.all.empty());
  parent.kept = true;
  EventLog(none).answered({.method = "GET", .path = "/api/v1/me", .parent = parent, .since = net::now()}, 500);
  ASSERT_EQ(kept.all.size(), 1U);
  EXPECT_EQ(kept.all[0].parent, parent.span);
  EXPECT_TRUE(kept.all[0].root.failed);
}

TEST(EventLogTraces, TellTheCodeOfARefusalAndNotItsWords) {
  KeptTraces kept;
  Traces traces(1, 0, kept.keep());
  EventLog(traces).turned_down("chat", net::now(), std::nullopt, Refused("bad-field", "found `swordfish`", "text"));
  ASSERT_EQ(kept.all.size(), 1U);
  EXPECT_EQ(attribute_of(kept.all[0], "error.type"), "bad-field");
  EXPECT_EQ(kept.all[0].root.attributes.size(), 1U);
}

}  // namespace

}  // namespace roundtable::server
