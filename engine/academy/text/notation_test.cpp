#include "engine/academy/text/notation.h"

#include <gmock/gmock.h>

#include "engine/academy/tests/test_options.h"

namespace roundtable::academy {

namespace {

using testing::HasSubstr;

constexpr int kFour = 1;
constexpr int kKaradoc = 3;
constexpr int kLancelot = 4;

std::string again(int mode, std::string_view text, int seat = 0) {
  const Options options = options_of(mode);
  const auto action = action_from(options, Seat{static_cast<std::uint8_t>(seat)}, text);
  return action ? text_of(options, *action) : "error: " + action.error().message;
}

std::string outcome_again(int mode, std::string_view text) {
  const Options options = options_of(mode);
  const auto outcome = outcome_from(options, text);
  return outcome ? text_of(options, *outcome) : "error: " + outcome.error().message;
}

TEST(Notation, EveryCard) {
  int kinds = 0;
  for (const Card card : CardSet(deck::kTables.lowest)) {
    EXPECT_EQ(card_from(text_of(card)), card);
    EXPECT_EQ(again(kFour, "pick " + text_of(card)), "pick " + text_of(card));
    ++kinds;
  }
  EXPECT_EQ(kinds, 23);
  for (const char* bad : {"", "S", "S2", "S6", "C1", "C6", "X3", "c3", "C33", " C3", "3C"})
    EXPECT_EQ(card_from(bad), kNoCard) << bad;
}

TEST(Notation, EveryFormOfAnAction) {
  for (const char* text : {"bet quests", "bet gallantry", "pick Q5", "play Q5", "play S4 jousts", "play S3 tournaments",
                           "peek 3", "peek none", "lift jousts", "lift none", "bonus charity", "codex 2", "from 1",
                           "give -3", "give -1", "take 2", "take none"}) {
    EXPECT_EQ(again(kFour, text), text);
  }
  for (const char* text :
       {"neutral jousts", "neutral tournaments", "neutral bonus charity", "neutral codex 2", "neutral bet king",
        "neutral from 1", "neutral give -1", "neutral take 3", "neutral take none", "from neutral"}) {
    EXPECT_EQ(again(kKaradoc, text), text);
  }
  for (const char* text : {"split G5,Q2,S3", "choose 2", "choose 1", "assign G5,K4,S3", "assign S3,S3,S3",
                           "lift green jousts", "lift red king", "lift none", "from blue"}) {
    EXPECT_EQ(again(kLancelot, text), text);
  }
}

TEST(Notation, LiftConcernsTheSeatsOwnSquire) {
  const Options options = options_of(kFour);
  EXPECT_EQ(action_from(options, Seat{2}, "lift king")->lifted(), Squire{2});
  EXPECT_EQ(action_from(options_of(kLancelot), Seat{0}, "lift green king")->lifted(), Squire{2});
}

TEST(Notation, NonsenseIsRefused) {
  for (const char* text : {"",
                           " ",
                           "bet",
                           "bet ",
                           "bet quest",
                           "bet Quests",
                           "bet quests ",
                           " bet quests",
                           "bet  quests",
                           "bet quests king",
                           "pick",
                           "pick S2",
                           "pick q5",
                           "pick Q5 ",
                           "play",
                           "play Q5 quests",
                           "play S4",
                           "play S4 king",
                           "play S4 jousts ",
                           "play S4 jousts jousts",
                           "play S4  jousts",
                           "peek",
                           "peek 0",
                           "peek 5",
                           "peek -1",
                           "peek 03",
                           "peek +3",
                           "peek 3x",
                           "peek None",
                           "peek 99999999999",
                           "lift",
                           "lift green jousts",
                           "lift 1 jousts",
                           "bonus",
                           "bonus 3",
                           "codex",
                           "codex none",
                           "codex 0",
                           "codex 5",
                           "from",
                           "from 4",
                           "from blue",
                           "from neutral",
                           "give",
                           "give 1",
                           "give 3",
                           "give -2",
                           "give none",
                           "take",
                           "take 0",
                           "take 4",
                           "take -1",
                           "jousts",
                           "none",
                           "neutral",
                           "neutral ",
                           "neutral none",
                           "neutral neutral jousts",
                           "skip",
                           "choose 0",
                           "choose 3",
                           "split G5,Q2",
                           "split G5,Q2,S3,S3",
                           "split Q2,G5,S3",
                           "split G5,G5,S3",
                           "split G5, Q2,S3",
                           "split G5,Q2,S3,",
                           "split ,G5,Q2",
                           "assign",
                           "neutral split G5,Q2,S3",
                           "neutral lift jousts"}) {
    EXPECT_THAT(again(kFour, text), HasSubstr("error: expected")) << text;
  }
  EXPECT_THAT(again(kLancelot, "lift jousts"), HasSubstr("a colour"));
  EXPECT_THAT(again(kLancelot, "lift black jousts"), HasSubstr("a colour"));
  EXPECT_LT(again(kFour, "pick " + std::string(10'000, 'x')).size(), 300U);
}

TEST(Notation, EveryFormOfAnOutcome) {
  EXPECT_EQ(outcome_again(kFour, "first 2"), "first 2");
  EXPECT_EQ(outcome_again(kFour, "codex 0,-3,0,-1"), "codex 0,-3,0,-1");
  EXPECT_EQ(outcome_again(kKaradoc, "codex -1,0,-3"), "codex -1,0,-3");
  EXPECT_EQ(outcome_again(kKaradoc, "neutral pick Q5"), "neutral pick Q5");
  EXPECT_EQ(outcome_again(kKaradoc, "neutral play S4"), "neutral play S4");
  const char* const deal = "deal C2,C3,E3,G5,S3 C2,C5,K4,Q2,S3 E2,E3,G2,S3,S4";
  EXPECT_EQ(outcome_again(kKaradoc, deal), deal);
  const char* const two = "deal C2,C3,E3,G5,S3,S4 C2,C5,K4,Q2,S3,S5";
  EXPECT_EQ(outcome_again(kLancelot, two), two);
}

TEST(Notation, NonsenseFromChanceIsRefused) {
  for (const char* text : {"",
                           "first",
                           "first 3",
                           "first -1",
                           "first x",
                           "first 1 ",
                           "codex",
                           "codex 0,-3",
                           "codex 0,-3,-1,0",
                           "codex 0,-3,-3",
                           "codex -3,-1,-1",
                           "codex 0,-3,1",
                           "codex 0,-3,-1,",
                           "codex 0, -3,-1",
                           "neutral",
                           "neutral pick",
                           "neutral pick S2",
                           "neutral keep Q5",
                           "neutral pick Q5 ",
                           "deal",
                           "deal ",
                           "deal C2,C3,E3,G5,S3 C2,C5,K4,Q2,S3",
                           "deal C2,C3,E3,G5,S3 C2,C5,K4,Q2,S3 E2,E3,G2,S3",
                           "deal C2,C3,E3,G5,S3 C2,C5,K4,Q2,S3 E2,E3,G2,S3,S4 E2,E3,G2,S3,S4",
                           "deal C3,C2,E3,G5,S3 C2,C5,K4,Q2,S3 E2,E3,G2,S3,S4",
                           "deal C5,C5,E3,G5,S3 C2,C5,K4,Q2,S3 E2,E3,G2,S3,S4",
                           "shuffle",
                           "pick Q5"}) {
    EXPECT_THAT(outcome_again(kKaradoc, text), HasSubstr("error: expected")) << text;
  }
}

// Parsing accepts them; the rules reject a card that is dealt twice.
TEST(Notation, ImpossibleDealsAreRead) {
  const Options options = options_of(0);
  const auto outcome = outcome_from(options, "deal C5,E2,E3,G5,S3 C5,K4,Q2,S3,S4 E2,E3,G2,S3,S4");
  ASSERT_TRUE(outcome);
  State state = random_position(options, 1, [](const OpenTable& table) { return table.phase == Phase::Deal; });
  EXPECT_FALSE(is_possible(state, *outcome));
}

}  // namespace

}  // namespace roundtable::academy
