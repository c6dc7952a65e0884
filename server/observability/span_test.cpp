#include "server/observability/span.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

const std::string kTraceDigits = "0af7651916cd43dd8448eb211c80319c";
const std::string kSpanDigits = "b7ad6b7169203331";

TEST(TraceParentTest, IsReadAsTheStandardsExample) {
  const auto parent = read_traceparent("00-" + kTraceDigits + "-" + kSpanDigits + "-01");
  ASSERT_TRUE(parent);
  EXPECT_EQ(parent->trace[0], 0x0a);
  EXPECT_EQ(parent->trace[15], 0x9c);
  EXPECT_EQ(parent->span[0], 0xb7);
  EXPECT_EQ(parent->span[7], 0x31);
  EXPECT_TRUE(parent->kept);
  EXPECT_FALSE(read_traceparent("00-" + kTraceDigits + "-" + kSpanDigits + "-02")->kept);
}

TEST(TraceParentTest, IsWrittenAsItIsRead) {
  for (const std::string end : {"-00", "-01"}) {
    const std::string text = "00-" + kTraceDigits + "-" + kSpanDigits + end;
    EXPECT_EQ(text_of(*read_traceparent(text)), text);
  }
}

TEST(TraceParentTest, OfALaterVersionMayGoOn) {
  EXPECT_TRUE(read_traceparent("01-" + kTraceDigits + "-" + kSpanDigits + "-01-more"));
  EXPECT_TRUE(read_traceparent("fe-" + kTraceDigits + "-" + kSpanDigits + "-01"));
  EXPECT_FALSE(read_traceparent("01-" + kTraceDigits + "-" + kSpanDigits + "-01more"));
  EXPECT_FALSE(read_traceparent("00-" + kTraceDigits + "-" + kSpanDigits + "-01-more"));
}

TEST(TraceParentTest, IsNothingElse) {
  const std::string zeros(32, '0');
  for (const std::string& wrong : {
           std::string(),
           "00-" + kTraceDigits + "-" + kSpanDigits + "-0",
           "ff-" + kTraceDigits + "-" + kSpanDigits + "-01",
           "00-" + zeros + "-" + kSpanDigits + "-01",
           "00-" + kTraceDigits + "-" + zeros.substr(16) + "-01",
           "00-0AF7651916CD43DD8448EB211C80319C-" + kSpanDigits + "-01",
           "00-" + kTraceDigits + "-" + kSpanDigits + "-0g",
           "00_" + kTraceDigits + "-" + kSpanDigits + "-01",
           "00-" + kTraceDigits + "_" + kSpanDigits + "-01",
           "00-" + kTraceDigits + "-" + kSpanDigits + "_01",
       }) {
    EXPECT_FALSE(read_traceparent(wrong)) << wrong;
  }
}

}  // namespace

}  // namespace roundtable::server
