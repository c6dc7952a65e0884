#include "server/ws/message.h"

#include <gmock/gmock.h>

namespace roundtable::server {

namespace {

using testing::HasSubstr;

std::string answer_to(std::string_view json, std::string* id = nullptr) {
  std::string own;
  try {
    Message::from_json(json, id != nullptr ? *id : own);
  } catch (const Refused& why) {
    JsonWriter out;
    why.write(out);
    return out.take();
  }
  return "fine";
}

template <class Command>
Command read(std::string_view json) {
  std::string id;
  const Message message = Message::from_json(json, id);
  const Command* command = message.get<Command>();
  if (command == nullptr) throw std::runtime_error("another command: " + std::string(message.verb));
  return *command;
}

TEST(MessageTest, IsReadInFull) {
  std::string id;
  const Message message =
      Message::from_json(R"({"do":"choose","id":"a7","table":"t","decision":12,"choice":"pick Q2"})", id);
  EXPECT_EQ(message.verb, "choose");
  EXPECT_EQ(message.id, "\"a7\"");
  EXPECT_EQ(id, "\"a7\"");
  EXPECT_EQ(message.table, "t");
  const auto* choose = message.get<command::Choose>();
  ASSERT_NE(choose, nullptr);
  EXPECT_EQ(choose->decision, 12);
  EXPECT_EQ(choose->choice, "pick Q2");
}

TEST(MessageTest, EveryCommandIsSentByAMessage) {
  EXPECT_EQ(sent_messages().size(), std::variant_size_v<command::InHall> + std::variant_size_v<command::AtTable> +
                                        std::variant_size_v<command::AtSeat>);
}

TEST(MessageTest, MutingAndVotingAreOnUnlessSaidOtherwise) {
  EXPECT_TRUE(read<command::Mute>(R"({"do":"mute","table":"t","seat":1})").on);
  EXPECT_FALSE(read<command::Mute>(R"({"do":"mute","table":"t","seat":1,"on":false})").on);
  EXPECT_TRUE(read<command::Vote>(R"({"do":"vote","table":"t","seat":1})").on);
  EXPECT_FALSE(read<command::Vote>(R"({"do":"vote","table":"t","seat":1,"on":false})").on);
}

TEST(MessageTest, EndingAGameEarlySaysHow) {
  EXPECT_EQ(read<command::Concede>(R"({"do":"concede","table":"t"})").how, Concede::End);
  EXPECT_EQ(read<command::Concede>(R"({"do":"concede","table":"t","how":"bots"})").how, Concede::Bots);
  EXPECT_THAT(answer_to(R"({"do":"concede","table":"t","how":"win"})"), HasSubstr("allowed: end, bots"));
  EXPECT_EQ(read<command::Abandon>(R"({"do":"abandon","table":"t","how":"agree"})").how, Abandon::Agree);
  EXPECT_THAT(answer_to(R"({"do":"abandon","table":"t"})"), HasSubstr(R"("field":"how")"));
  EXPECT_THAT(answer_to(R"({"do":"abandon","table":"t","how":"now"})"), HasSubstr("allowed: propose, agree, decline"));
  EXPECT_THAT(answer_to(R"({"do":"abandon","table":"t","how":"agree","seat":1})"), HasSubstr(R"("field":"seat")"));
}

const std::string kTraceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";

TEST(MessageTest, AChoiceMayBePartOfATrace) {
  std::string id;
  const std::string choose = R"({"do":"choose","table":"t","decision":1,"choice":"x")";
  EXPECT_FALSE(Message::from_json(choose + "}", id).parent);
  EXPECT_TRUE(Message::from_json(choose + R"(,"traceparent":")" + kTraceparent + "\"}", id).parent);
  EXPECT_THAT(answer_to(choose + R"(,"traceparent":"00-12"})"), HasSubstr(R"("field":"traceparent")"));
  EXPECT_THAT(answer_to(choose + R"(,"traceparent":7})"), HasSubstr(R"("field":"traceparent")"));
}

TEST(MessageTest, WhatIsDrawnTellsTimesInTheirOrder) {
  const auto drawn = [](const std::string& times) {
    return R"({"do":"drawn","traceparent":")" + kTraceparent + "\"," + times + "}";
  };
  const PageTimes times = read<command::Drawn>(drawn(R"("sent":3,"answered":40,"drawn":58)")).times;
  EXPECT_EQ(times.sent, 3);
  EXPECT_EQ(times.answered, 40);
  EXPECT_EQ(times.drawn, 58);
  EXPECT_THAT(answer_to(drawn(R"("sent":3,"answered":40)")), HasSubstr(R"("field":"drawn")"));
  EXPECT_THAT(answer_to(drawn(R"("sent":-1,"answered":40,"drawn":58)")), HasSubstr(R"("field":"sent")"));
  EXPECT_THAT(answer_to(drawn(R"("sent":41,"answered":40,"drawn":58)")), HasSubstr(R"("field":"answered")"));
  EXPECT_THAT(answer_to(drawn(R"("sent":3,"answered":40,"drawn":600000001)")), HasSubstr("0 to 600000000"));
  EXPECT_THAT(answer_to(R"({"do":"drawn","sent":3,"answered":40,"drawn":58})"), HasSubstr(R"("field":"traceparent")"));
}

TEST(MessageTest, TurnsAreHeardByWhoLooksUnlessSaidOtherwise) {
  const auto turns = read<command::Turns>(R"({"do":"turns"})");
  EXPECT_TRUE(turns.on && turns.looking);
  const auto hidden = read<command::Turns>(R"({"do":"turns","looking":false})");
  EXPECT_TRUE(hidden.on);
  EXPECT_FALSE(hidden.looking);
}

TEST(MessageTest, AWishIsReadOnceEach) {
  const std::string games = R"("games":["medievallons","academy","academy"],)";
  const Wish wish =
      read<command::Find>(R"({"do":"find",)" + games + R"("players":[4,3,4],"pace":"day","bots":180})").wish;
  EXPECT_EQ(wish.games, (std::vector<std::string>{"academy", "medievallons"}));
  EXPECT_EQ(wish.players, (std::vector<int>{3, 4}));
  EXPECT_TRUE(wish.daily);
  EXPECT_EQ(wish.bots, 180'000);
  EXPECT_EQ(read<command::Find>(R"({"do":"find",)" + games + R"("players":[2]})").wish.bots, std::nullopt);
  for (const char* bad : {R"("games":"academy","players":[3])", R"("games":[7],"players":[3])",
                          R"("games":["academy"],"players":3)", R"("games":["academy"],"players":[1])",
                          R"("games":["academy"],"players":[3],"bots":3601)", R"("games":["academy"])"}) {
    EXPECT_THAT(answer_to(R"({"do":"find",)" + std::string(bad) + "}"), HasSubstr("bad-field")) << bad;
  }
  EXPECT_FALSE(read<command::Show>(R"({"do":"show","on":false})").on);
  EXPECT_EQ(answer_to(R"({"do":"stop"})"), "fine");
}

TEST(MessageTest, SaysWhichFieldIsWrongAndWhatIsAllowed) {
  EXPECT_THAT(answer_to(""), HasSubstr("bad-json"));
  EXPECT_THAT(answer_to("7"), HasSubstr("expected an object"));
  EXPECT_THAT(answer_to(std::string(10'000, '[')), HasSubstr("64 levels"));
  EXPECT_THAT(answer_to("{}"), HasSubstr(R"("field":"do")"));
  EXPECT_THAT(answer_to(R"({"do":"dance"})"), HasSubstr("watch, leave, choose"));
  EXPECT_THAT(answer_to(R"({"do":"watch"})"), HasSubstr("table: missing"));
  EXPECT_THAT(answer_to(R"({"do":"watch","table":7})"), HasSubstr("table: found 7"));
  EXPECT_THAT(answer_to(R"({"do":"watch","table":"t","since":-1})"), HasSubstr("since: found -1"));
  EXPECT_THAT(answer_to(R"({"do":"watch","table":"t","sinse":1})"),
              HasSubstr("sinse: unknown field (did you mean `since`?), allowed: do, id"));
  EXPECT_THAT(answer_to(R"({"do":"choose","table":"t","decision":1})"), HasSubstr("choice: missing"));
  EXPECT_THAT(answer_to(R"({"do":"choose","table":"t","decision":1,"choice":"a\nb"})"), HasSubstr("control"));
  EXPECT_THAT(answer_to(R"({"do":"mute","table":"t","seat":5})"), HasSubstr("0 to 4"));
  EXPECT_THAT(answer_to(R"({"do":"mute","table":"t","seat":1,"on":1})"), HasSubstr("true or false"));
  EXPECT_THAT(answer_to(R"({"do":"chat","table":"t","text":")" + std::string(301, 'x') + "\"}"), HasSubstr("1 to 300"));
  EXPECT_THAT(answer_to(R"({"do":"ping","id":[1]})"), HasSubstr("id: allowed"));
}

TEST(MessageTest, NoIdIsLikeNull) {
  std::string id;
  EXPECT_EQ(answer_to(R"({"do":"ping","id":null})", &id), "fine");
  EXPECT_EQ(id, "");
}

TEST(MessageTest, ARefusalKnowsTheId) {
  std::string id;
  answer_to(R"({"do":"dance","id":42})", &id);
  EXPECT_EQ(id, "42");
}

TEST(MessageTest, ANumberThatIsNotWholeOrTooLargeIsAWrongFieldWithTheId) {
  for (const char* number : {"1.5", "1.0", "-0.1", "1e3", "1E+3", "2.5e-7", "9223372036854775808",
                             "-9223372036854775809", "100000000000000000000000000000000000000000"}) {
    std::string id;
    const std::string answer =
        answer_to(R"({"do":"choose","id":7,"table":"t","choice":"x","decision":)" + std::string(number) + "}", &id);
    EXPECT_THAT(answer, HasSubstr(R"("code":"bad-field")")) << number;
    EXPECT_THAT(answer, HasSubstr(R"("field":"decision")")) << number;
    EXPECT_THAT(answer, HasSubstr("found " + std::string(number).substr(0, 40))) << number;
    EXPECT_EQ(id, "7") << number;
  }
  EXPECT_THAT(answer_to(R"({"do":"find","games":["academy"],"players":[3,4.5]})"),
              HasSubstr(R"("field":"players[1]")"));
  EXPECT_THAT(answer_to(R"({"do":"chat","table":"t","text":1.5})"), HasSubstr(R"("field":"text")"));
  EXPECT_THAT(answer_to(R"({"do":"ping","id":1.5})"), HasSubstr("id: found 1.5, allowed: whole numbers"));
  // These are invalid JSON.
  for (const char* wrong : {"01", "1.", ".5", "1e", "--1", "1.5.2", "+1", "0x1", "-"}) {
    EXPECT_THAT(answer_to(R"({"do":"ping","id":)" + std::string(wrong) + "}"), HasSubstr("bad-json")) << wrong;
  }
  EXPECT_EQ(answer_to(R"({"do":"chat","table":"t","text":"1.5, \"2.5\", {3.5"})"), "fine");
  EXPECT_THAT(answer_to("1.5"), HasSubstr("bad-json"));
}

TEST(MessageTest, WhatCannotBeSeenIsRefused) {
  const auto chat = [](const std::string& text) {
    return answer_to(R"({"do":"chat","table":"t","text":")" + text + "\"}");
  };
  for (const char* hidden : {"\\u061c", "\\u00ad", "\\u034f", "\\u115f", "\\u180e", "\\u200b", "\\u200f", "\\u2028",
                             "\\u2060", "\\u3164", "\\ufeff", "\\uffa0", "\\udb40\\udc41"}) {
    EXPECT_THAT(chat(std::string("a") + hidden + "b"), HasSubstr("invisible characters")) << hidden;
  }
  for (const char* blank : {" ", "\\u00a0", "\\u2003", "\\u202f", "\\u3000", "\\u2800"}) {
    EXPECT_THAT(chat(blank), HasSubstr("spaces")) << blank;
    EXPECT_THAT(chat(std::string("a") + blank), HasSubstr("spaces")) << blank;
    EXPECT_EQ(chat(std::string("a") + blank + "b"), "fine") << blank;
  }
  EXPECT_THAT(chat("\\u0301\\u0302"), HasSubstr("invisible characters"));
  EXPECT_THAT(chat("a\\u0301\\u0301\\u0301\\u0301\\u0301"), HasSubstr("invisible characters"));
  EXPECT_EQ(chat("e\\u0301 \\u2764\\ufe0f"), "fine");
}

TEST(MessageTest, WhatWouldGarbleALineIsRefused) {
  const auto chat = [](const std::string& text) {
    return answer_to(R"({"do":"chat","table":"t","text":")" + text + "\"}");
  };
  EXPECT_EQ(chat("Bonjour, ça va? Привет ✠ <b>"), "fine");
  EXPECT_THAT(chat("\xe2\x80\xae"
                   "evil"),
              HasSubstr("control"));                         // turns the direction
  EXPECT_THAT(chat("a\xe2\x80\x8b"), HasSubstr("control"));  // no width
  EXPECT_THAT(chat("a\xc2\x85"), HasSubstr("control"));
  EXPECT_THAT(chat(" a"), HasSubstr("spaces"));
  std::string long_one;
  for (int i = 0; i < 300; ++i) long_one += "é";
  EXPECT_EQ(chat(long_one), "fine");  // characters count, not bytes
}

}  // namespace

}  // namespace roundtable::server
