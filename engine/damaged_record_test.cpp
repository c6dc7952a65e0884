#include <gmock/gmock.h>

#include "engine/games.h"

// A record is accepted only if every word is what the rules would have written. Otherwise the error names the entry and
// the expected text.

namespace roundtable {

namespace {

using testing::AllOf;
using testing::HasSubstr;

Record recorded_game(int players, std::string_view options, std::uint64_t seed) {
  auto game = make_game("academy", players, *Json::parse(options));
  Rng rng(seed);
  while (!(*game)->deciders().over()) {
    const Deciders asked = (*game)->deciders();
    if (asked.is_chance()) {
      (*game)->chance(rng);
      continue;
    }
    const Seat seat = asked.seats().lowest();
    const auto legal = (*game)->legal(seat);
    EXPECT_TRUE((*game)->apply(seat, legal[below(rng, static_cast<unsigned>(legal.size()))]));
  }
  return (*game)->record();
}

std::string error(const Record& record) {
  const auto game = replay_game(record);
  return game ? "no error" : game.error().message;
}

std::string entry(std::size_t number) { return "log entry " + std::to_string(number) + ","; }

std::size_t find(const Record& record, std::string_view what) {
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    if (record.log[i].find(what) != std::string::npos) return i;
  }
  ADD_FAILURE() << "no " << what;
  return 0;
}

class DamagedRecord : public testing::Test {
 protected:
  Record record = recorded_game(3, "{}", 1);
  std::size_t play = find(record, " play ");
  std::size_t forced = find(record, "! pick");
};

TEST_F(DamagedRecord, TheWholeOneIsRight) { EXPECT_EQ(error(record), "no error"); }

TEST_F(DamagedRecord, EntryChanged) {
  record.log[play] = "0 play X9";
  EXPECT_THAT(error(record), AllOf(HasSubstr(entry(play)), HasSubstr("a card such as")));
  record.log[play] = record.log[play].substr(0, 1) + " bet quests";
  EXPECT_THAT(error(record),
              AllOf(HasSubstr(entry(play)), HasSubstr("not legal, expected one of seat"), HasSubstr("play ")));
  record.log[play] = "nonsense";
  EXPECT_THAT(error(record), AllOf(HasSubstr(entry(play)), HasSubstr("WHO VERB ARGUMENTS")));
  record.log[play] = "";
  EXPECT_THAT(error(record), HasSubstr(entry(play)));
}

TEST_F(DamagedRecord, WrongSeat) {
  record.log[play][0] = record.log[play][0] == '0' ? '1' : '0';
  EXPECT_THAT(error(record), AllOf(HasSubstr(entry(play)), HasSubstr("not the turn of this seat")));
}

TEST_F(DamagedRecord, ChanceChanged) {
  const std::size_t deal = find(record, "* deal");
  record.log[deal] = "* deal E5,E5,G2,K2,Q2 C2,C2,C3,C3,C4 S3,S3,S3,S3,S3";
  EXPECT_THAT(error(record), HasSubstr(entry(deal)));
  record.log[deal] = "* first 1";
  EXPECT_THAT(error(record), AllOf(HasSubstr(entry(deal)), HasSubstr("expected chance, such as `* deal")));
  record.log[deal] = "0 play C2";
  EXPECT_THAT(error(record), AllOf(HasSubstr(entry(deal)), HasSubstr("expected chance")));
}

TEST_F(DamagedRecord, EntryRemoved) {
  record.log.erase(record.log.begin() + static_cast<std::ptrdiff_t>(play));
  EXPECT_THAT(error(record), HasSubstr(entry(play)));
}

TEST_F(DamagedRecord, EntryAdded) {
  Record more = record;
  more.log.insert(more.log.begin() + static_cast<std::ptrdiff_t>(play), more.log[play]);
  EXPECT_THAT(error(more), HasSubstr("log entry"));
  more = record;
  more.log.push_back("0 play C2");
  EXPECT_THAT(error(more), AllOf(HasSubstr(entry(record.log.size())), HasSubstr("the game is over")));
  more.log.back() = "0! pick C2";
  EXPECT_THAT(error(more), AllOf(HasSubstr(entry(record.log.size())), HasSubstr("this choice is not forced")));
}

TEST_F(DamagedRecord, EntriesReordered) {
  const std::size_t pick = find(record, "0 pick");
  std::swap(record.log[pick], record.log[pick + 1]);
  EXPECT_THAT(error(record), AllOf(HasSubstr(entry(pick)), HasSubstr("expected `0 pick")));
}

TEST_F(DamagedRecord, ForcedMark) {
  Record other = record;
  other.log[play].insert(1, "!");
  EXPECT_THAT(error(other), AllOf(HasSubstr(entry(play)), HasSubstr("this choice is not forced")));
  other = record;
  other.log[forced].erase(1, 1);
  EXPECT_THAT(error(other), HasSubstr(entry(forced)));
  other = record;
  other.log[forced] = "0! pick X1";
  EXPECT_THAT(error(other), AllOf(HasSubstr(entry(forced)), HasSubstr("expected `0! pick")));
}

TEST_F(DamagedRecord, Truncated) {
  // A truncated record is valid without a result and invalid with one.
  for (std::size_t length = 0; length < record.log.size(); length += 7) {
    Record shorter = record;
    shorter.log.resize(length);
    EXPECT_THAT(error(shorter), AllOf(HasSubstr("result: present"), HasSubstr("expected"))) << length;
    shorter.result.clear();
    EXPECT_EQ(error(shorter), "no error") << length;
  }
}

TEST_F(DamagedRecord, WrongResult) {
  Record other = record;
  other.result.clear();
  EXPECT_EQ(error(other), "result: missing, but the game is over");
  other.result = record.result;
  other.result[other.result.find("\"winners\":[") + 11] = '9';
  EXPECT_THAT(error(other), AllOf(HasSubstr("result: found"), HasSubstr(record.result)));
}

TEST_F(DamagedRecord, WrongLegalList) {
  record.with_legal = true;
  record.legal.resize(record.log.size());
  EXPECT_THAT(error(record), AllOf(HasSubstr("log entry"), HasSubstr("legal: expected [\"pick ")));
}

TEST_F(DamagedRecord, WrongHead) {
  Record other = record;
  other.game = "chess";
  EXPECT_THAT(error(other), AllOf(HasSubstr("game"), HasSubstr("chess"), HasSubstr("academy")));
  other = record;
  other.options = R"({"variations":["dice"]})";
  EXPECT_THAT(error(other), HasSubstr("variations"));
  other.options = "{";
  EXPECT_THAT(error(other), HasSubstr("JSON"));
  other = record;
  other.players = 4;
  EXPECT_THAT(error(other), HasSubstr("log entry"));
}

TEST(DamagedRecordOfEveryMode, IsFoundWhereverItIs) {
  for (const auto& [players, options] :
       {std::pair(5, R"({"variations":["codex","alms","bet"],"advanced":["lift"]})"),
        std::pair(2, R"({"two":"karadoc","variations":["codex"]})"), std::pair(2, R"({"two":"lancelot"})")}) {
    const Record record = recorded_game(players, options, 5);
    ASSERT_EQ(error(record), "no error");
    for (std::size_t i = 0; i < record.log.size(); i += 5) {
      Record other = record;
      other.log[i] += "x";
      EXPECT_THAT(error(other), HasSubstr("log entry")) << record.log[i];
      other = record;
      other.log.erase(other.log.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_NE(error(other), "no error") << record.log[i];
    }
  }
}

}  // namespace

}  // namespace roundtable
