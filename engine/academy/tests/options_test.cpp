#include "engine/academy/options.h"

#include <gmock/gmock.h>

namespace roundtable::academy {

namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string error(int players, std::string_view text) {
  const auto options = Options::from_json(players, *Json::parse(text));
  return options ? "no error" : options.error().message;
}

std::string written_again(int players, std::string_view text) {
  const auto options = Options::from_json(players, *Json::parse(text));
  if (!options) return options.error().message;
  JsonWriter out;
  options->write_json(out);
  return out.take();
}

TEST(Options, Players) {
  for (const int players : {3, 4, 5}) EXPECT_EQ(written_again(players, "{}"), "{}");
  for (const int players : {-1, 0, 1, 6, 100}) {
    EXPECT_THAT(error(players, "{}"),
                AllOf(HasSubstr("players"), HasSubstr(std::to_string(players)), HasSubstr("2 to 5")));
  }
}

TEST(Options, TwoPlayersNeedAMode) {
  EXPECT_THAT(error(2, "{}"), AllOf(HasSubstr("two"), HasSubstr("missing"), HasSubstr("karadoc, lancelot")));
  EXPECT_EQ(written_again(2, R"({"two":"karadoc"})"), R"({"two":"karadoc"})");
  EXPECT_EQ(written_again(2, R"({"two":"lancelot"})"), R"({"two":"lancelot"})");
  for (const int players : {3, 4, 5}) {
    EXPECT_THAT(error(players, R"({"two":"lancelot"})"),
                AllOf(HasSubstr("two"), HasSubstr("lancelot"), HasSubstr("only with 2 players")));
    EXPECT_THAT(error(players, R"({"two":"karadoc"})"), HasSubstr("only with 2 players"));
  }
  for (const char* bad :
       {R"({"two":"merlin"})", R"({"two":""})", R"({"two":1})", R"({"two":null})", R"({"two":["karadoc"]})"}) {
    EXPECT_THAT(error(2, bad), AllOf(HasSubstr("two: found"), HasSubstr("karadoc, lancelot"))) << bad;
  }
}

TEST(Options, Lists) {
  EXPECT_EQ(written_again(4, R"({"variations":["alms","knights"],"advanced":["orderedreset","lift"]})"),
            R"({"advanced":["lift","orderedreset"],"variations":["knights","alms"]})");
  EXPECT_EQ(written_again(4, R"({"variations":[],"advanced":[]})"), "{}");
  for (const char* bad : {R"("dice")", R"("")", "1", "null", R"(["bet"])", R"("Bet")"}) {
    EXPECT_THAT(error(4, R"({"variations":["codex",)" + std::string(bad) + "]}"),
                AllOf(HasSubstr("variations: found"), HasSubstr("knights, bet, codex, scrolls, dragon, alms")))
        << bad;
    EXPECT_THAT(error(4, R"({"advanced":[)" + std::string(bad) + "]}"),
                AllOf(HasSubstr("advanced: found"), HasSubstr("lift, stepback, orderedreset")));
  }
  EXPECT_THAT(error(4, R"({"variations":["bet","bet"]})"),
              AllOf(HasSubstr("variations"), HasSubstr("bet"), HasSubstr("at most once")));
  EXPECT_THAT(error(4, R"({"advanced":["lift","lift"]})"), AllOf(HasSubstr("advanced"), HasSubstr("at most once")));
  EXPECT_THAT(error(4, R"({"variations":"bet"})"), HasSubstr("variations: found \"bet\", allowed: a list of"));
  EXPECT_THAT(error(4, R"({"advanced":{}})"), HasSubstr("advanced: found {}, allowed: a list of"));
}

TEST(Options, First) {
  EXPECT_EQ(written_again(3, R"({"first":0})"), R"({"first":0})");
  EXPECT_EQ(written_again(5, R"({"first":4})"), R"({"first":4})");
  for (const char* bad : {"-1", "3", "99999999999", "\"0\"", "null", "[0]"}) {
    EXPECT_THAT(error(3, R"({"first":)" + std::string(bad) + "}"),
                AllOf(HasSubstr("first: found"), HasSubstr("0 to 2")))
        << bad;
  }
}

TEST(Options, Names) {
  EXPECT_THAT(error(4, R"({"color":"red"})"),
              AllOf(HasSubstr("color"), HasSubstr("two, advanced, variations, edition, first, values")));
  EXPECT_THAT(
      error(4, R"({"values":{"queen":1}})"),
      AllOf(HasSubstr("values.queen"), HasSubstr("quests, charity, kingSquares, cupReach, cupMiddle, lancelotOrder")));
  for (const char* bad : {"[]", "null", "1", "\"x\""}) {
    EXPECT_THAT(error(4, bad), AllOf(HasSubstr("options: found"), HasSubstr("an object"))) << bad;
    EXPECT_THAT(error(4, R"({"values":)" + std::string(bad) + "}"),
                AllOf(HasSubstr("values: found"), HasSubstr("an object")))
        << bad;
  }
}

// Blue's player twice in succession; red first; and so on.
const std::string kRows =
    R"([["blue","green","yellow","red"],["red","yellow","green","blue"],["green","red","blue","yellow"],)"
    R"(["blue","yellow","green","red"],["yellow","blue","red","green"],["red","green","yellow","blue"]])";

TEST(Options, ValuesThatAreUsualAreNotWritten) {
  EXPECT_EQ(written_again(4, R"({"values":{}})"), "{}");
  EXPECT_EQ(written_again(4, R"({"values":{"quests":[17,10,4],"charity":[-10,-5],"cupReach":6,"cupMiddle":false,
                      "kingSquares":[0,1,1,1,2,2,3,3,3,4,4,4,6]}})"),
            "{}");
  const std::string other =
      R"({"values":{"quests":[99,0,5],"charity":[-99,0],"kingSquares":[0,9,9,9,9,9,9,9,9,9,9,9,99],"cupReach":99,)"
      R"("cupMiddle":true,"lancelotOrder":)" +
      kRows + "}}";
  EXPECT_EQ(written_again(4, other), other);
}

std::string value_error(const std::string& name, const std::string& value) {
  return error(4, R"({"values":{")" + name + "\":" + value + "}}");
}

TEST(Options, ValuesOutOfRange) {
  for (const char* bad : {"[1,2]", "[1,2,3,4]", "17", "{}", "null", "[]"}) {
    EXPECT_THAT(value_error("quests", bad),
                AllOf(HasSubstr("values.quests: found"), HasSubstr("3 whole numbers from 0 to 99")))
        << bad;
  }
  for (const char* bad :
       {"[1,-1,3]", "[1,100,3]", "[1,\"2\",3]", "[1,null,3]", "[1,[2],3]", "[1,9223372036854775807,3]"}) {
    EXPECT_THAT(value_error("quests", bad), AllOf(HasSubstr("values.quests[1]: found"), HasSubstr("0 to 99"))) << bad;
  }
  EXPECT_THAT(value_error("charity", "[-1]"),
              AllOf(HasSubstr("values.charity"), HasSubstr("2 whole numbers from -99 to 0")));
  EXPECT_THAT(value_error("charity", "[-100,0]"), AllOf(HasSubstr("values.charity[0]"), HasSubstr("-99 to 0")));
  EXPECT_THAT(value_error("charity", "[-1,1]"), HasSubstr("values.charity[1]"));
  EXPECT_THAT(value_error("kingSquares", "[0,1,2]"),
              AllOf(HasSubstr("values.kingSquares"), HasSubstr("13 whole numbers")));
  EXPECT_THAT(value_error("kingSquares", "[1,1,1,1,1,1,1,1,1,1,1,1,1]"), HasSubstr("values.kingSquares[0]"));
  EXPECT_THAT(value_error("kingSquares", "[0,1,1,1,1,1,1,1,1,1,1,1,100]"), HasSubstr("values.kingSquares[12]"));
  for (const char* bad : {"0", "-6", "100", "\"6\"", "[6]", "null"}) {
    EXPECT_THAT(value_error("cupReach", bad), AllOf(HasSubstr("values.cupReach: found"), HasSubstr("1 to 99"))) << bad;
  }
}

TEST(Options, CupMiddle) {
  for (const char* bad : {"0", "1", "\"true\"", "[]", "null"}) {
    EXPECT_THAT(value_error("cupMiddle", bad), AllOf(HasSubstr("values.cupMiddle: found"), HasSubstr("true, false")))
        << bad;
  }
}

TEST(Options, LancelotOrderHasSixRows) {
  for (const char* bad :
       {"[]", "null", "\"blue\"", R"(["blue","yellow","green","red"])", R"([["blue"],[],[],[],[]])"}) {
    EXPECT_THAT(value_error("lancelotOrder", bad), AllOf(HasSubstr("values.lancelotOrder: found"), HasSubstr("6 rows")))
        << bad;
  }
}

TEST(Options, RowsOfLancelotOrderHaveEachColourOnce) {
  const std::string good = R"(["blue","yellow","green","red"])";
  for (const char* bad :
       {R"(["blue","yellow","green"])", R"(["blue","yellow","green","red","blue"])", R"(["blue","blue","blue","blue"])",
        R"(["blue","yellow","blue","red"])", R"(["blue","yellow","green","black"])",
        R"(["blue","yellow","green","grey"])", R"(["blue","yellow","green",1])", "\"blue\"", "null", "[]"}) {
    for (int row = 0; row < kRounds; ++row) {
      std::string rows;
      for (int i = 0; i < kRounds; ++i) rows += (i == 0 ? "[" : ",") + (i == row ? std::string(bad) : good);
      EXPECT_THAT(value_error("lancelotOrder", rows + "]"),
                  AllOf(HasSubstr("values.lancelotOrder[" + std::to_string(row) + "]: found " + bad),
                        HasSubstr("blue, yellow, green and red, once each, in any order")))
          << bad;
    }
  }
}

TEST(Options, Edition) {
  EXPECT_EQ(written_again(4, R"({"edition":"common"})"), "{}");
  for (const char* name : {"english", "french", "russian"}) {
    const std::string options = R"({"edition":")" + std::string(name) + "\"}";
    EXPECT_EQ(written_again(4, options), options);
  }
  for (const char* bad : {"\"German\"", "\"\"", "1", "null", "[]"}) {
    EXPECT_THAT(error(4, R"({"edition":)" + std::string(bad) + "}"),
                AllOf(HasSubstr("edition: found"), HasSubstr("common, english, french, russian")))
        << bad;
  }
}

TEST(Options, LongValuesAreShortenedInErrors) {
  EXPECT_LT(error(4, R"({"two":")" + std::string(5000, 'x') + "\"}").size(), 300U);
}

}  // namespace

}  // namespace roundtable::academy
