#include "cli/terminal.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/terminal_offers.h"

namespace roundtable::cli {
namespace {

const std::vector<Offer> kPlays = {{.key = "1", .text = "play Q5", .name = "Q5"},
                                   {.key = "2", .text = "play S4 jousts", .name = "S4 jousts"},
                                   {.key = "3", .text = "play S4 tournaments", .name = "S4 tournaments"},
                                   {.key = "0", .text = "peek none", .name = "none"}};

TEST(Match, ByKeyRecordTextOrShortForm) {
  for (const char* typed : {"2", " 2 ", "play S4 jousts", "PLAY s4 JOUSTS", "S4 j", "s4,jousts", "play s4 j"}) {
    EXPECT_EQ(match(kPlays, typed).index, 1) << typed;
  }
  EXPECT_EQ(match(kPlays, "q5").index, 0);
  EXPECT_EQ(match(kPlays, "0").index, 3);
  EXPECT_EQ(match(kPlays, "n").index, 3);
}

TEST(Match, SeveralFitOrNone) {
  EXPECT_EQ(match(kPlays, "S4").index, -1);
  EXPECT_EQ(match(kPlays, "S4").why, "`S4` could be `S4 jousts` or `S4 tournaments`. Which one?");
  for (const char* typed :
       {"", "   ", "q", "Q", "5", "4", "-1", "play", "S", "S9 j", "99999999999999999999", "\x01\x7f"}) {
    const Match found = match(kPlays, typed);
    EXPECT_EQ(found.index, -1) << typed;
    EXPECT_FALSE(found.why.empty()) << typed;
  }
}

TEST(Match, SuggestsChoicesAndCommands) {
  EXPECT_EQ(match(kPlays, "S4 josts").why, "`S4 josts` is not a choice (did you mean `S4 jousts`?).");
  EXPECT_EQ(match(kPlays, "hnit").why, "`hnit` is not a choice (did you mean `hint`?).");
  EXPECT_EQ(match(kPlays, "dance").why, "`dance` is not a choice.");
}

TEST(Match, ThreeCardsInAnyOrder) {
  const std::vector<Offer> piles = {{.key = "1", .text = "split G5,Q2,S3", .name = "G5 Q2 S3"},
                                    {.key = "2", .text = "split G5,Q2,S4", .name = "G5 Q2 S4"}};
  for (const char* typed : {"G5 Q2 S3", "s3 g5 q2", "S3,Q2,G5", "split q2 s3 g5", "split G5,Q2,S3"}) {
    EXPECT_EQ(match(piles, typed).index, 0) << typed;
  }
  EXPECT_EQ(match(piles, "G5 Q2").index, -1);
  EXPECT_EQ(match(piles, "G5 Q2 Q2").index, -1);
}

// W is the Witch's letter and begins two names. The text of a record is always unambiguous; a letter may not be.
TEST(Match, TheRecordsTextIsAlwaysClear) {
  const std::vector<Offer> cards = {
      {.key = "1", .text = "play W", .name = "Witch", .also = {"W", "play Witch"}},
      {.key = "2", .text = "play Z", .name = "Wizard", .also = {"Z", "play Wizard"}},
      {.text = "guild W 2+1", .name = "guild W 2+1"},
  };
  EXPECT_EQ(match(cards, "play w").index, 0);
  EXPECT_EQ(match(cards, "wiz").index, 1);
  EXPECT_EQ(match(cards, "z").index, 1);
  EXPECT_EQ(match(cards, "w").why, "`w` could be `Witch` or `Wizard`. Which one?");
  EXPECT_EQ(match(cards, "guild W 2+1").index, 2) << "can be typed, though it has no number";
  EXPECT_EQ(reminder_of(cards), "Type the number of a choice (1 2), or ? for help.");
}

TEST(Menu, SectionsAndWhatHasNoNumber) {
  const std::vector<Offer> offers = {{.key = "1", .name = "Monk", .effect = "draw two cards", .section = "Play"},
                                     {.key = "2", .name = "Star", .effect = "all draw", .section = "Play"},
                                     {.key = "3", .name = "guild O 3+0", .section = "Lay"},
                                     {.name = "guild O 2+1", .section = "Lay"}};
  EXPECT_EQ(menu_of(offers, Style{}),
            " Play\n"
            "  1  Monk         draw two cards\n"
            "  2  Star         all draw\n"
            " Lay\n"
            "  3  guild O 3+0\n");
  EXPECT_EQ(reminder_of(offers), "Type the number of a choice (1 to 3), or ? for help.");
}

TEST(Menu, ManyShortOnesStandInColumns) {
  std::vector<Offer> offers(25, Offer{.name = "Monk"});
  for (std::size_t i = 0; i < offers.size(); ++i) offers[i].key = std::to_string(i + 1);
  const std::string menu = menu_of(offers, Style{});
  EXPECT_EQ(std::count(menu.begin(), menu.end(), '\n'), 9);
  EXPECT_EQ(menu.substr(0, menu.find('\n')), "   1  Monk    10  Monk    19  Monk");
}

TEST(Menu, LongEffectsGoOnUnderThemselves) {
  const std::vector<Offer> offers = {{.key = "1", .name = "Monk", .effect = "one two three"}};
  EXPECT_EQ(menu_of(offers, Style{.width = 20}), "  1  Monk  one two\n           three\n");
}

TEST(Text, CodesAndLongLettersTakeTheirColumns) {
  EXPECT_EQ(columns_of("\x1b[1;34mB\x1b[0m"), 1);
  EXPECT_EQ(columns_of("é"), 1);
  EXPECT_EQ(padded("é", 3), "é  ");
  EXPECT_EQ(padded_left("12", 4), "  12");
  EXPECT_EQ(cut("ééé", 2), "éé");
  EXPECT_EQ(cut("ab", 5), "ab");
}

TEST(Text, IsWrappedAtSpaces) {
  EXPECT_EQ(wrapped("one two three", 8, 2), "one two\n  three");
  EXPECT_EQ(wrapped("  one", 8, 2), "  one");
  EXPECT_EQ(wrapped("", 8, 2), "");
  EXPECT_EQ(wrapped("muchtoolongaword b", 8, 2), "muchtoolongaword\n  b");
}

TEST(Text, WhatIsTypedIsShownWithoutHarm) {
  EXPECT_EQ(shown("\x1b[2J"), "?[2J");
  EXPECT_EQ(shown(std::string(50, 'x')), std::string(40, 'x') + "...");
}

TEST(Text, NamesAreShortenedAndCapitalised) {
  EXPECT_EQ(shortened("Anneliese", 9), "Anneliese");
  EXPECT_EQ(shortened("Anneliese", 6), "Anne..");
  EXPECT_EQ(shortened("Anneliese", 3), "");
  EXPECT_EQ(capitalised("blue"), "Blue");
  EXPECT_EQ(capitalised(""), "");
  EXPECT_EQ(paragraphs({"one two three", "four"}, 10), "  one two\n    three\n  four\n");
}

TEST(Text, Lists) {
  EXPECT_EQ(listed({}), "");
  EXPECT_EQ(listed({"a"}), "a");
  EXPECT_EQ(listed({"a", "b", "c"}), "a, b and c");
}

TEST(Style, PaintsOnlyWithColours) {
  EXPECT_EQ((Style{.colour = false}.paint("1", "x")), "x");
  EXPECT_EQ((Style{.colour = true}.paint("1", "x")), "\x1b[1mx\x1b[0m");
}

}  // namespace
}  // namespace roundtable::cli
