#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// Damaged rows of a store: they are refused, and nothing worse happens.

namespace roundtable::server {

namespace {

using testing::HasSubstr;

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto place = text.find(what);
  EXPECT_NE(place, std::string::npos) << what;
  return text.replace(place, what.size(), by);
}

std::string good_head() {
  return table_of(R"({"game":"academy","seats":["me","open",{"bot":"page"}],"clock":60})")->plan().head();
}

bool can_be_read(const std::string& head, const std::vector<std::string>& journal = {}) {
  StoredTable table{{"t", 1000, head}, {}};
  for (const std::string& text : journal) {
    table.entries.push_back({"t", static_cast<std::int64_t>(table.entries.size()), 2000, text});
  }
  try {
    const Table read(table);
    info_of(read);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

TEST(DamageTest, OfAHeadIsFound) {
  const std::string head = good_head();
  ASSERT_TRUE(can_be_read(head));
  for (const auto& [what, by] : std::initializer_list<std::pair<std::string, std::string>>{
           {R"("game":"academy")", R"("game":"chess")"},
           {R"("game":"academy")", R"("game":7)"},
           {R"("game":"academy",)", ""},
           {R"("options":{})", R"("options":{"first":9})"},
           {R"("options":{})", R"("options":[])"},
           {R"("options":{},)", ""},
           {R"("kind":"person")", R"("kind":"king")"},
           {R"("kind":"person")", R"("kind":7)"},
           {R"("kind":"person",)", ""},
           {R"("name":"Ann")", R"("name":null)"},
           {R"("user":"ua")", R"("user":[])"},
           {R"("name":"page")", R"("name":"exec:rm")"},
           {R"("seats":[)", R"("seats":["me",)"},
           {R"("seats":[)", R"("seats":[[],[],[],)"},
           {R"("clock":60)", R"("clock":-1)"},
           {R"("public":false)", R"("public":7)"},
           {R"("secret":")", R"("secret":"x)"},
           {R"("secret":")", R"("secrets":")"},
           {R"({)", R"([)"},
           {R"("})", "\""},
       }) {
    EXPECT_FALSE(can_be_read(replaced(head, what, by))) << what << " -> " << by;
  }
  EXPECT_FALSE(can_be_read(""));
  EXPECT_FALSE(can_be_read("null"));
  EXPECT_FALSE(can_be_read(head + std::string(1, '\0')));
  EXPECT_FALSE(can_be_read(head.substr(0, head.size() / 2)));
}

TEST(DamageTest, OfAnEntryIsFound) {
  const std::string head = good_head();
  ASSERT_TRUE(can_be_read(head, {"sit 1 ub Bert"}));
  for (const char* entry : {"",
                            " ",
                            "0",
                            "9",
                            "0 ",
                            "0 pick",
                            "undo 0",
                            "undo",
                            "undo 7",
                            "sit",
                            "sit 9 ub Bert",
                            "start",
                            "fill 1 king",
                            "fill 1",
                            "fill",
                            "leave 8",
                            "dance 1",
                            "bot",
                            "bot x",
                            "back 44",
                            "chat",
                            "chat 8 hello",
                            "decline",
                            "\x01\xff",
                            "chat 0 \xff",
                            "sit 1 u \xff",
                            "null",
                            "{}"}) {
    EXPECT_FALSE(can_be_read(head, {entry})) << entry;
  }
  for (const char* entry :
       {"sit 1 ub Bert", "leave 1", "fill 1 page", "decline 1", "start", "0 pick Z9", "1 pick C2 C2"}) {
    EXPECT_FALSE(can_be_read(head, {"sit 1 ub Bert", entry})) << entry << " after the start";
  }
  EXPECT_FALSE(can_be_read(head, {"close", "0 pick C2"}));
}

TEST(DamageTest, OfTheNumberingIsFound) {
  auto table = drafting();
  StoredTable good = stored(*table);
  ASSERT_EQ(good.entries.size(), 2U);
  StoredTable twice = good;
  twice.entries[1].number = 0;
  EXPECT_THROW(Table{twice}, std::runtime_error);
  StoredTable gap = good;
  gap.entries[1].number = 2;
  EXPECT_THROW(Table{gap}, std::runtime_error);
  StoredTable late = good;
  late.entries.erase(late.entries.begin());
  EXPECT_THROW(Table{late}, std::runtime_error);
}

// Changes a random word, byte or part of a good journal, which is then read or refused.
TEST(DamageTest, OfAnyKindDoesNoHarm) {
  auto table = table_of(R"({"game":"medievallons","options":{"maxTurns":20},"seats":["me","open"],"clock":30})");
  table->sit(kBert, std::nullopt, 2000);
  while (table->phase() == Phase::Playing) {
    const Seat seat = table->game()->deciders().seats().lowest();
    table->choose(seat, table->decision(), table->game()->legal(seat).back(), 3000);
  }
  const StoredTable good = stored(*table);
  Rng rng(4);
  int refused = 0;
  for (int i = 0; i < 300; ++i) {
    StoredTable bad = good;
    std::string& text = below(rng, 4) == 0 ? bad.head.head : bad.entries[below(rng, bad.entries.size())].text;
    const auto place = below(rng, text.size());
    switch (below(rng, 3)) {
      case 0: text[place] = static_cast<char>(below(rng, 256)); break;
      case 1: text.erase(place); break;
      default: text.insert(place, std::string(1, static_cast<char>(below(rng, 128)))); break;
    }
    try {
      info_of(Table(bad));
    } catch (const std::exception&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, 100);
}

}  // namespace

}  // namespace roundtable::server
