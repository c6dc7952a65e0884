// A seat's last choice, judged in a running game.

#include "study/advice.h"

#include <gmock/gmock.h>

#include "study/review_test.h"

namespace roundtable {

namespace {

// A record cut after that many entries.
Record begun(const Record& record, std::size_t entries) {
  Record part = record;
  part.log.resize(entries);
  part.result.clear();
  return part;
}

Json judged(const Record& record, Seat seat) {
  const auto json = last_choice_json(record, seat, {.games = 1});
  EXPECT_TRUE(json && *json);
  return json && *json ? *Json::parse(**json) : Json();
}

const std::string& action_made(const Json& last) {
  const Json& moment = *last.find("moment");
  return moment.find("choices")
      ->items()[static_cast<std::size_t>(moment.find("chosen")->number())]
      .find("action")
      ->string();
}

TEST(LastChoice, IsTheLatestOfThatSeatAsItWasSeenThen) {
  const Record whole = played(kTables[3], "greedy", 1);
  const Record record = begun(whole, 20);
  for (const Seat seat : Seats::first(4)) {
    const auto latest = std::find_if(record.log.rbegin(), record.log.rend(), [&](const std::string& entry) {
      return entry.starts_with(std::to_string(index(seat)) + " ");
    });
    const Json last = judged(record, seat);
    EXPECT_EQ(std::to_string(index(seat)) + " " + action_made(last), *latest);
    EXPECT_EQ(last.find("moment")->find("seat")->number(), index(seat));
    const auto& legal = last.find("view")->find("legal")->items();
    EXPECT_EQ(legal.size(), last.find("moment")->find("choices")->items().size());
    EXPECT_EQ(last.find("view")->find("seat")->number(), index(seat));
  }
}

// Independent of hidden information: swaps hands that the seat has not seen.
TEST(LastChoice, TellsNothingOfWhatWasHidden) {
  Record record = played(kTables[3], "greedy", 1);
  ASSERT_TRUE(record.log[1].starts_with("* deal ")) << record.log[1];
  ASSERT_TRUE(record.log[2].starts_with("0 pick ")) << record.log[2];
  record = begun(record, 3);
  Record other = record;
  std::string& dealt = other.log[1];
  const std::size_t last = dealt.rfind(' ');
  const std::size_t third = dealt.rfind(' ', last - 1);
  dealt = dealt.substr(0, third) + dealt.substr(last) + dealt.substr(third, last - third);
  ASSERT_NE(record.log, other.log);
  EXPECT_EQ(**last_choice_json(record, Seat{0}, {.games = 16}), **last_choice_json(other, Seat{0}, {.games = 16}));
}

TEST(LastChoice, IsNotThereBeforeAnythingWasChosen) {
  const Record record = begun(played(kTables[3], "greedy", 1), 2);
  const auto none = last_choice_json(record, Seat{1});
  ASSERT_TRUE(none);
  EXPECT_FALSE(*none);
}

// Forced entries and decisions with a single choice are skipped.
TEST(LastChoice, IsOneWithSomethingElseToChoose) {
  for (const TableOf& table : kTables) {
    const Record record = played(table, "random", 3);
    for (const Seat seat : Seats::first(table.players)) {
      const Json last = judged(begun(record, record.log.size() - 1), seat);
      EXPECT_GT(last.find("moment")->find("choices")->items().size(), 1U) << table.game << table.players;
    }
  }
}

TEST(LastChoice, SaysWhatIsWrongWithARecord) {
  Record record = begun(played(kTables[3], "greedy", 1), 20);
  record.log[5] = "1 pick Z9";
  EXPECT_FALSE(last_choice_json(record, Seat{1}));
}

}  // namespace

}  // namespace roundtable
