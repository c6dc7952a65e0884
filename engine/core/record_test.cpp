#include "engine/core/record.h"

#include <gmock/gmock.h>

namespace roundtable {

namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string complaint(std::string_view text) {
  const auto record = Record::from_json(text);
  return record ? "no error" : record.error().message;
}

// A record with one field added or replaced.
std::string with(const std::string& field) {
  const std::string name = field.substr(0, field.find(':'));
  std::string text;
  for (const std::string part :
       {R"("format":"roundtable/2")", R"("game":"chess")", R"("players":3)", R"("log":["* first 1"])"}) {
    if (part.substr(0, part.find(':')) != name) text += (text.empty() ? "" : ",") + part;
  }
  return "{" + text + (field.empty() ? "" : "," + field) + "}";
}

TEST(Record, SmallestAndFullest) {
  EXPECT_EQ(complaint(with("")), "no error");
  const std::string full =
      R"({"format":"roundtable/2","game":"chess","players":2,"options":{"a":[1]},"seats":["ann","bot:x"],"seed":")" +
      std::string(64, 'a') + R"(","log":["* x","0 y"],"legal":[null,["y","z"]],"result":{"scores":[1,2]}})";
  const auto record = Record::from_json(full);
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->json(), full);
  EXPECT_EQ(record->players, 2);
  EXPECT_TRUE(record->numbers.empty());
  EXPECT_FALSE(record->legal[0]);
  EXPECT_EQ(record->legal[1]->size(), 2U);
}

TEST(Record, SaysWhatItsSeedWasMadeOf) {
  const std::string digits(64, 'a');
  const std::string seed = R"("seed":")" + digits + "\"";
  const auto numbers = [&](const std::string& list) { return with(seed + R"(,"numbers":[)" + list + "]"); };
  const std::string one = "\"" + digits + "\"";
  const auto record = Record::from_json(numbers(one + ",null," + one + ",null"));
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_THAT(record->numbers, testing::ElementsAre(digits, "", digits, ""));
  EXPECT_THAT(record->json(), HasSubstr(seed + R"(,"numbers":[)" + one + ",null," + one + ",null],"));
  for (const std::string& bad :
       {std::string(), one + ",null,null", "null,null,null," + one, one + ",null,null,null,null"}) {
    EXPECT_THAT(complaint(numbers(bad)), HasSubstr("numbers: expected with a seed")) << bad;
  }
  EXPECT_THAT(complaint(numbers(one + R"(,null,7,null)")), HasSubstr("numbers: expected 64"));
  EXPECT_THAT(complaint(with(R"("numbers":7)")), HasSubstr("numbers: expected with a seed"));
}

TEST(Record, EveryFieldIsChecked) {
  EXPECT_THAT(complaint("[]"), HasSubstr("an object"));
  EXPECT_THAT(complaint("{"), HasSubstr("not valid JSON"));
  EXPECT_THAT(complaint(with(R"("colour":1)")), HasSubstr("colour: unknown field, allowed: format, game"));
  for (const char* bad : {R"("format":"roundtable/3")", R"("format":"roundtable/")", R"("format":2)"})
    EXPECT_THAT(complaint(with(bad)), HasSubstr("format: expected \"roundtable/2\""));
  EXPECT_THAT(complaint(R"({"game":"chess","players":3,"log":[]})"), HasSubstr("format: expected"));
  EXPECT_THAT(complaint(with(R"("format":"roundtable/1")")),
              AllOf(HasSubstr("format: \"roundtable/1\""), HasSubstr("never released"), HasSubstr("cannot be read")));
  EXPECT_THAT(complaint(with(R"("game":7)")), HasSubstr("game: expected"));
  for (const char* bad : {"1", "6", "-3", "\"3\"", "null", "4294967299"}) {
    EXPECT_THAT(complaint(with(R"("players":)" + std::string(bad))),
                HasSubstr("players: expected a number from 2 to 5"))
        << bad;
  }
  EXPECT_THAT(complaint(with(R"("options":[])")), HasSubstr("options: expected an object"));
  EXPECT_THAT(complaint(with(R"("seats":["a","b"])")), HasSubstr("seats: expected one name per player"));
  EXPECT_THAT(complaint(with(R"("seats":["a","b",3])")), HasSubstr("seats[2]: expected a text"));
  for (const char* bad : {"\"12\"", "12", "null"})
    EXPECT_THAT(complaint(with(R"("seed":)" + std::string(bad))), HasSubstr("seed: expected 64"));
  EXPECT_THAT(complaint(with(R"("seed":")" + std::string(64, 'A') + "\"")), HasSubstr("seed: expected 64"));
  EXPECT_THAT(complaint(with(R"("log":"x")")), HasSubstr("log: expected a list"));
  EXPECT_THAT(complaint(with(R"("log":["a",null])")), HasSubstr("log[1]: expected a text"));
  EXPECT_THAT(complaint(with(R"("legal":{})")), HasSubstr("legal: expected a list"));
  EXPECT_THAT(complaint(with(R"("legal":[])")), HasSubstr("legal: has 0 lists, expected one for each of the 1"));
  EXPECT_THAT(complaint(with(R"("legal":[[1]])")), HasSubstr("legal[0][0]: expected a text"));
  EXPECT_THAT(complaint(with(R"("result":[])")), HasSubstr("result: expected an object"));
}

TEST(Entry, WhoAndWhat) {
  const auto chance = Entry::from_text("* deal A B", 3);
  ASSERT_TRUE(chance);
  EXPECT_TRUE(chance->chance);
  EXPECT_EQ(chance->what, "deal A B");
  const auto forced = Entry::from_text("2! pick Q5", 3);
  ASSERT_TRUE(forced);
  EXPECT_TRUE(forced->forced);
  EXPECT_EQ(forced->seat, Seat{2});
  EXPECT_EQ(forced->what, "pick Q5");
  for (const char* bad :
       {"", "*", "0", "3 pick", "-1 pick", "x pick", "00 pick", "*! deal", "2!pick", "2!! pick", " 2 pick"}) {
    const auto entry = Entry::from_text(bad, 3);
    ASSERT_FALSE(entry) << bad;
    EXPECT_THAT(entry.error().message, HasSubstr("a seat from 0 to 2"));
  }
}

TEST(HexOf, IsSixtyFourDigits) {
  EXPECT_EQ(hex_of({0x0123456789abcdefULL, 0, 1, 0xffffffffffffffffULL}),
            "0123456789abcdef"
            "0000000000000000"
            "0000000000000001"
            "ffffffffffffffff");
}

}  // namespace

}  // namespace roundtable
