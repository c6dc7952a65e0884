#include "cli/hint.h"

#include <gtest/gtest.h>

namespace roundtable::cli {

namespace {

const std::vector<Offer> kHintOffers = {{.key = "1", .text = "play Q5", .name = "Q5"},
                                        {.key = "2", .text = "play S4 jousts", .name = "S4 jousts"},
                                        {.key = "", .text = "play S4 tournaments", .name = "S4 tournaments"},
                                        {.key = "4", .text = "play K2", .name = "K2"}};

TEST(AHint, NamesTheThreeBestAsTheMenuDoes) {
  EXPECT_EQ(hint_of(kHintOffers, {{"play S4 jousts", 0.414, 20, 900, {}},
                                  {"play S4 tournaments", 0.3, 19, 50, {}},
                                  {"play Q5", 0.256, 18, 30, {}},
                                  {"play K2", 0.1, 5, 20, {}}}),
            "2 (S4 jousts) looks best: about 41 % to win. Then `play S4 tournaments` "
            "with 30 % and 1 (Q5) with 26 %.");
}

TEST(AHint, LeavesOutWhatWasNeverTried) {
  EXPECT_EQ(hint_of(kHintOffers, {{"play Q5", 0.5, 20, 900, {}}, {"play K2", 0, 0, 0, {}}}),
            "1 (Q5) looks best: about 50 % to win.");
}

TEST(AHint, SaysWhatTheBestChoiceChanges) {
  EXPECT_EQ(hint_of(kHintOffers, {{"play Q5", 0.5, 20, 900, {{"king", -60}, {"quests", 210}}},
                                  {"play K2", 0.25, 0, 90, {{"king", 100}}}}),
            "1 (Q5) looks best: about 50 % to win. Then 4 (K2) with 25 %. Effects of 1 (Q5) "
            "compared with the other choices: quests +2.10, king -0.60.");
  EXPECT_EQ(told({{"rival-third-guild", -5}}), "rival third guild -0.05");
  EXPECT_EQ(told({{"a", 1}, {"b", 2}, {"c", -3}, {"d", 4}, {"e", 5}}), "e +0.05, d +0.04, c -0.03, b +0.02");
}

TEST(AHint, IsShortWhereNothingIsToChoose) {
  EXPECT_EQ(hint_of(kHintOffers, {{"play Q5", 0.5, 20, 900, {}}}), "There is only one choice.");
}

}  // namespace

}  // namespace roundtable::cli
