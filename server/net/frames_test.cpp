#include "server/net/frames.h"

#include <gtest/gtest.h>

#include <string>

#include "server/net/masked_frame.h"

namespace roundtable::server::net {
namespace {

using Kind = FrameReader::Kind;

// The kinds and contents of all complete frames.
std::string reading(std::string bytes, std::size_t longest = 100'000) {
  FrameReader reader(longest);
  std::string said;
  std::span<char> rest(bytes);
  while (true) {
    const auto step = reader.read(rest);
    if (step.kind == Kind::Incomplete) return said + (rest.empty() ? "" : "...");
    if (step.kind == Kind::Broken) return said + std::to_string(step.code);
    if (step.kind == Kind::Close) return said + "close " + std::to_string(step.code);
    const char* const name = step.kind == Kind::Message ? "message " : step.kind == Kind::Ping ? "ping " : "pong ";
    if (step.kind != Kind::Fragment) said += name + std::string(step.payload) + ";";
    rest = rest.subspan(step.taken);
  }
}

TEST(FrameReader, ReadsMessagesOfEverySize) {
  for (const std::size_t size : {0U, 1U, 7U, 8U, 9U, 125U, 126U, 65535U, 65536U}) {
    const std::string text(size, 'x');
    EXPECT_EQ(reading(masked(kText, text) + masked(kText, "next")), "message " + text + ";message next;");
  }
}

TEST(FrameReader, TakesNothingOfAnIncompleteFrame) {
  for (const std::size_t size : {1U, 200U, 70'000U}) {
    const std::string whole = masked(kText, std::string(size, 'x'));
    for (std::size_t length = 0; length < whole.size(); length += length < 20 ? 1 : 997)
      EXPECT_EQ(reading(whole.substr(0, length)), length == 0 ? "" : "...");
  }
}

TEST(FrameReader, PutsFragmentsTogetherWithControlFramesBetween) {
  EXPECT_EQ(reading(masked(kTextBegins, "one ") + masked(kPing, "p") + masked(kGoesOn, "") + masked(kGoesOn, "two ") +
                    masked(kPong, "") + masked(kEnds, "three") + masked(kText, "four")),
            "ping p;pong ;message one two three;message four;");
}

TEST(FrameReader, ACharacterMayBeCutByFragments) {
  EXPECT_EQ(reading(masked(kTextBegins, "\xC3") + masked(kEnds, "\xA9")), "message \u00e9;");
}

TEST(FrameReader, LimitsMessagesWhole) {
  EXPECT_EQ(reading(masked(kText, "12345678"), 8), "message 12345678;");
  EXPECT_EQ(reading(masked(kText, "123456789"), 8), "1009");
  EXPECT_EQ(reading(masked(kText, "123456789").substr(0, 2), 8), "1009");
  EXPECT_EQ(reading(masked(kTextBegins, "12345") + masked(kEnds, "678"), 8), "message 12345678;");
  EXPECT_EQ(reading(masked(kTextBegins, "12345") + masked(kEnds, "6789"), 8), "1009");
  const std::string fragmented = masked(kTextBegins, "12345") + masked(kEnds, "678");
  EXPECT_EQ(reading(fragmented + masked(kText, "12345678"), 8), "message 12345678;message 12345678;");
  EXPECT_EQ(reading(masked(kText, "123456789"), 0), "message 123456789;");
  EXPECT_EQ(reading(std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10), 8), "1009");
}

TEST(FrameReader, RefusesWhatTheProtocolForbids) {
  EXPECT_EQ(reading(std::string("\x81\x01x")), "1002") << "not masked";
  EXPECT_EQ(reading(masked(0xC1, "x")), "1002") << "compressed";
  EXPECT_EQ(reading(masked(0x83, "x")), "1002") << "unknown opcode";
  EXPECT_EQ(reading(masked(0x8B, "x")), "1002") << "unknown control";
  EXPECT_EQ(reading(masked(0x09, "x")), "1002") << "ping in fragments";
  EXPECT_EQ(reading(masked(kPing, std::string(126, 'x'))), "1002") << "long ping";
  EXPECT_EQ(reading(masked(kEnds, "x")), "1002") << "continuation without a message";
  EXPECT_EQ(reading(masked(kTextBegins, "x") + masked(kText, "y")), "1002") << "text within text";
  EXPECT_EQ(reading(std::string("\x81\xFE\x00\x05mask12345", 13)), "1002") << "length in too many bytes";
  EXPECT_EQ(reading(std::string("\x81\xFF\x00\x00\x00\x00\x00\x00\x00\x05mask12345", 19)), "1002");
  EXPECT_EQ(reading(std::string("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10)), "1002") << "negative length";
  EXPECT_EQ(reading(masked(0x82, "x")), "1003") << "binary";
  EXPECT_EQ(reading(masked(kText, "\xFF")), "1007");
  EXPECT_EQ(reading(masked(kTextBegins, "\xC3") + masked(kEnds, "(")), "1007");
}

TEST(FrameReader, ReadsWhyItIsClosed) {
  EXPECT_EQ(reading(masked(kClose, "")), "close 1000");
  EXPECT_EQ(reading(masked(kClose, "\x03\xE9")), "close 1001");
  EXPECT_EQ(reading(masked(kClose, "\x0F\xA0 bye")), "close 4000");
  EXPECT_EQ(reading(masked(kClose, "\x03")), "1002");
  EXPECT_EQ(reading(masked(kClose, "\x03\xED")), "1002") << "1005 is never sent";
  EXPECT_EQ(reading(masked(kClose, "\x13\x88")), "1002") << "5000";
  EXPECT_EQ(reading(masked(kClose, "\x03\xE8\xFF")), "1007");
}

}  // namespace
}  // namespace roundtable::server::net
