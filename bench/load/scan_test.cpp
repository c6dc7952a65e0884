#include "bench/load/scan.h"

#include <gmock/gmock.h>

namespace roundtable::load {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Scan, FindsNumbersAndTexts) {
  const std::string_view json = R"({"type":"news","table":"abc","n":58,"decision":13,"view":{}})";
  EXPECT_EQ(number_of(json, "decision"), 13);
  EXPECT_EQ(number_of(json, "n"), 58);
  EXPECT_EQ(number_of(json, "re"), std::nullopt);
  EXPECT_EQ(text_of(json, "table"), "abc");
  EXPECT_EQ(text_of(json, "view"), "");
}

TEST(Scan, QuotedNamesAreNoNames) { EXPECT_EQ(number_of(R"({"text":"the \"n\":1","n":2})", "n"), 2); }

TEST(Scan, TakesAWholeList) {
  std::vector<std::string> legal = {"old"};
  update_legal(R"({"view":{"legal":[{"text":"pick K2","to":[{"a":"]"}]},{"text":"pick Q5"}],"ending":null}})", legal);
  EXPECT_THAT(legal, ElementsAre("pick K2", "pick Q5"));
  update_legal(R"({"view":{"round":2}})", legal);
  EXPECT_THAT(legal, ElementsAre("pick K2", "pick Q5"));
  update_legal(R"({"view":{"legal":[]}})", legal);
  EXPECT_THAT(legal, IsEmpty());
}

TEST(Scan, TakesChangedItems) {
  std::vector<std::string> legal = {"a", "b", "c"};
  update_legal(R"({"view":{"legal":{"length":2,"1":{"text":"B","x":{"y":1}},"2":{"text":"d"}}}})", legal);
  EXPECT_THAT(legal, ElementsAre("a", "B", "d"));
}

}  // namespace
}  // namespace roundtable::load
