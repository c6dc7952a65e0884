// The examples and explained pictures of the rulebooks, in our own words.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

// Number of cards of each value, in swords and in every other suit.
TEST(Rulebook, NumbersOfCardsOfEachValue) {
  const CardSet box = CardSet::full();
  EXPECT_EQ(box.size(), 52);
  EXPECT_EQ(box.count(card_from("S5")), 2);
  EXPECT_EQ(box.count(card_from("S4")), 4);
  EXPECT_EQ(box.count(card_from("S3")), 6);
  EXPECT_EQ(card_from("S2"), kNoCard);
  for (const std::string suit : {"G", "E", "K", "Q", "C"}) {
    EXPECT_EQ(box.count(card_from(suit + "5")), 1) << suit;
    EXPECT_EQ(box.count(card_from(suit + "4")), 2) << suit;
    EXPECT_EQ(box.count(card_from(suit + "3")), 3) << suit;
    EXPECT_EQ(box.count(card_from(suit + "2")), 2) << suit;
  }
}

// The set-up for five: a disc of each colour on the start of all seven boards.
TEST(Rulebook, SetupForFive) {
  const auto game = TestPosition(5).dealing();
  for (const Track track : kAllTracks) EXPECT_EQ(game.squares(track), (Numbers{0, 0, 0, 0, 0}));
  EXPECT_EQ(game.points(), (Numbers{0, 0, 0, 0, 0}));
  EXPECT_EQ(game.round(), 1);
  EXPECT_EQ(game.options().colour(squire_number(kElin)), "black");
}

// Yellow plays a Gallantry card of 3: the yellow disc there goes 3 squares up.
TEST(Rulebook, YellowPlaysAThreeOfGallantry) {
  auto game = TestPosition(4).first(kYellow).hand(kYellow, "C2,G3").playing().then({"1 play G3"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{0, 3, 0, 0}));
}

// Turn I goes to the left, turn II to the right.
TEST(Rulebook, DirectionOfTheDraft) {
  EXPECT_TRUE(passes_left(1));
  EXPECT_FALSE(passes_left(2));
}

// A disc that has gone round once, 20 squares, is a lap ahead; King's Service stops at 12.
TEST(Rulebook, FullTurnOfATrack) {
  auto game = TestPosition(3)
                  .row(Quests, {16, 19, 0})
                  .row(King, {8, 0, 0})
                  .hand(kAnn, "K5,Q5,C2")
                  .hand(kBert, "C3,C3,C4")
                  .hand(kChloe, "E2,E2,E3")
                  .playing();
  game.then({"0 play Q5", "1 play C3", "2 play E2", "0 play K5"});
  EXPECT_EQ(game.squares(Quests), (Numbers{21, 19, 0}));
  EXPECT_EQ(game.square(King, kAnn), 12);
  EXPECT_EQ(TestPosition(3).round(6).row(Quests, {21, 19, 0}).scoring().paid(Quests), (Numbers{17, 10, 0}));
}

// Some boards score each turn, one in turns III and VI, others in turn VI only.
TEST(Rulebook, BoardsAndTheirTurns) {
  for (int round = 1; round <= 6; ++round) {
    auto game = TestPosition(3)
                    .round(round)
                    .row(Gallantry, {1, 0, 0})
                    .row(Jousts, {1, 0, 0})
                    .row(Tournaments, {1, 0, 0})
                    .row(Education, {3, 2, 1})
                    .row(King, {6, 0, 0})
                    .row(Quests, {1, 0, 0})
                    .row(Charity, {3, 2, 1})
                    .scoring();
    ASSERT_EQ(game.asks(), "0 bonus") << round;
    game.then({"0 bonus gallantry"});
    EXPECT_EQ(game.paid(Jousts)[kAnn], 3) << round;
    EXPECT_EQ(game.paid(Tournaments)[kAnn], 3) << round;
    EXPECT_EQ(game.paid(Education)[kChloe], -3) << round;
    EXPECT_EQ(game.paid(King)[kAnn], round == 3 || round == 6 ? 6 : 0) << round;
    EXPECT_EQ(game.paid(Quests)[kAnn], round == 6 ? 17 : 0) << round;
    EXPECT_EQ(game.paid(Charity)[kChloe], round == 6 ? -10 : 0) << round;
  }
}

// The reminder on the Gallantry board: 1, 2, 3 squares for third, second, first.
TEST(Rulebook, GallantryReminder) {
  auto game =
      TestPosition(4).row(Gallantry, {3, 2, 1, 0}).scoring().then({"2 bonus king", "1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.squares(King), (Numbers{3, 2, 1, 0}));
}

// A Gallantry bonus spent on Gallantry does not change the ranks of this scoring.
TEST(Rulebook, BonusOnGallantryKeepsTheRanks) {
  auto game = TestPosition(3).row(Gallantry, {4, 3, 0}).scoring().then({"1 bonus gallantry"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{4, 5, 0}));
  EXPECT_EQ(game.asks(), "0 bonus");
  game.then({"0 bonus king"});
  EXPECT_EQ(game.square(King, kAnn), 3);
}

// With three players the third gets nothing from Gallantry, Jousts, Tournaments and Quests.
TEST(Rulebook, RuleForThreePlayers) {
  auto game = TestPosition(3)
                  .round(6)
                  .row(Gallantry, {3, 2, 1})
                  .row(Jousts, {3, 2, 1})
                  .row(Tournaments, {3, 2, 1})
                  .row(Quests, {3, 2, 1})
                  .scoring();
  game.then({"1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0}));
  EXPECT_EQ(game.paid(Tournaments), (Numbers{3, 2, 0}));
  EXPECT_EQ(game.paid(Quests), (Numbers{17, 10, 0}));
}

// A disc that never moved earns nothing positive; on a negative track it is last, equal with all others that never
// moved.
TEST(Rulebook, SpecialCaseSquareZero) {
  const auto game = TestPosition(4)
                        .round(6)
                        .row(Education, {0, 0, 5, 3})
                        .row(Charity, {0, 5, 3, 1})
                        .row(Quests, {0, 0, 0, 2})
                        .scoring();
  EXPECT_EQ(game.paid(Education), (Numbers{-3, -3, 0, 0}));
  EXPECT_EQ(game.paid(Charity), (Numbers{-10, 0, 0, -5}));
  EXPECT_EQ(game.paid(Quests), (Numbers{0, 0, 0, 17}));
}

// King's Service: 5 or below nothing, 6 to 11 six points, 12 twelve points.
TEST(Rulebook, KingsServiceSquares) {
  EXPECT_EQ(TestPosition(5).round(3).row(King, {5, 6, 9, 11, 12}).scoring().paid(King), (Numbers{0, 6, 6, 6, 12}));
}

// The picture of the advanced reset: last to 0, second to last to 1, third to last to 2; of two stacked discs the upper
// goes back one square less.
TEST(Rulebook, AdvancedReset) {
  const auto game = TestPosition(4, "orderedreset")
                        .round(3)
                        .disc(Jousts, kAnn, 11)
                        .disc(Jousts, kBert, 8)
                        .disc(Jousts, kChloe, 8)
                        .disc(Jousts, kDov, 3)
                        .scoring();
  EXPECT_EQ(game.squares(Jousts), (Numbers{3, 1, 2, 0}));
}

// The advanced rule for the first player: a disc under others goes to the top, one tie only.
TEST(Rulebook, FirstPlayerWinsASingleTie) {
  auto game =
      TestPosition(3, "lift").row(Jousts, {6, 6, 6}).row(Tournaments, {6, 6, 6}).scoring().then({"0 lift tournaments"});
  EXPECT_EQ(game.paid(Tournaments), (Numbers{3, 0, 2}));
  EXPECT_EQ(game.paid(Jousts), (Numbers{0, 2, 3}));
}

// Karadoc: for the neutral's Jousts/Tournaments card the first player chooses the track.
TEST(Rulebook, KaradocsSwordIsTheFirstPlayersChoice) {
  auto game = TestPosition(2, "karadoc").first(kAnn).turn(kNeutral).hand(kNeutral, "C4,S5").playing();
  game.then({"* neutral play S5"});
  EXPECT_EQ(game.asks(), "0 neutral sword");
  game.then({"0 neutral jousts"});
  EXPECT_EQ(game.square(Jousts, kNeutral), 5);
}

// Karadoc: the first player also chooses where the neutral's Gallantry bonus goes.
TEST(Rulebook, KaradocsBonusIsTheFirstPlayersChoice) {
  auto game =
      TestPosition(2, "karadoc").first(kBert).row(Gallantry, {0, 0, 3}).scoring().then({"1 neutral bonus education"});
  EXPECT_EQ(game.square(Education, kNeutral), 3);
}

// A bet on Quests, three Quests cards played, second on Gallantry: 3 x 2 = 6 squares.
TEST(Rulebook, BetOnQuests) {
  auto game = TestPosition(3, "bet")
                  .bet(kAnn, Quests)
                  .bet(kBert, Charity)
                  .bet(kChloe, King)
                  .hand(kAnn, "G2,Q2,Q3,Q4,C2")
                  .hand(kBert, "G5,E2,E3,E4,C5")
                  .hand(kChloe, "K2,K3,K4,K5,C4")
                  .playing();
  game.then({"0 play G2", "1 play G5", "2 play K2", "0 play Q2", "1 play E2", "2 play K3"});
  game.then({"0 play Q3", "1 play E3", "2 play K4", "0 play Q4"});
  EXPECT_EQ(game.square(Quests, kAnn), 9);
  game.then({"1 play E4", "2 play K5"});
  EXPECT_EQ(game.square(Quests, kAnn), 9 + 6);
  EXPECT_EQ(game.square(Charity, kBert), 0);
}

// The Codex for four: one -1, one -3 and zeros until there is a token for each player.
TEST(Rulebook, CodexTokensForFour) {
  const auto game =
      TestPosition(4, "codex").dealing().then({"* deal C2,C2,C3,C3,C3 E2,E2,E3,E3,E3 G2,G2,G3,G3,G3 K2,K2,K3,K3,K3"});
  EXPECT_TRUE(game.possible("codex 0,0,-1,-3"));
  EXPECT_FALSE(game.possible("codex 0,-1,-3"));
  EXPECT_FALSE(game.possible("codex 0,-1,-1,-3"));
}

// White against Black Knight: the Cup's side pays 8, 5, 2, the other 5, 3, 1; then discs and Cup go back.
TEST(Rulebook, KnightsInTurnTwo) {
  const auto game =
      TestPosition(4, "knights").round(2).cup(-2).row(Jousts, {4, 3, 2, 0}).row(Tournaments, {0, 3, 4, 5}).scoring();
  EXPECT_EQ(game.points(), (Numbers{5 - 3, 3 + 2 - 3, 1 + 5 - 3, 8 - 3}));
  EXPECT_EQ(game.squares(Tournaments), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(game.state.table.cup, 0);
}

// Dragon, the reminder: all squires that never moved are last and lose a point for each pair.
TEST(Rulebook, DragonOnSquareZero) {
  const auto game = TestPosition(3, "dragon")
                        .round(6)
                        .coat(kAnn, Jousts, 3, 1)
                        .coat(kAnn, King, 6, 3)
                        .coat(kBert, Jousts, 2, 1)
                        .coat(kBert, Tournaments, 3, 1)
                        .scoring();
  EXPECT_EQ(game.paid(Quests), (Numbers{-1, -1, 0}));
}

// Lancelot: one plays blue and green, the other yellow and red; the score is the sum.
TEST(Rulebook, LancelotsColours) {
  const auto game = TestPosition(2, "lancelot")
                        .coat(kBlue, Jousts, 3)
                        .coat(kYellow, Jousts, 2)
                        .coat(kGreen, Tournaments, 3)
                        .coat(kRed, Tournaments, 1)
                        .playing();
  EXPECT_EQ(game.scores(), (Numbers{6, 3}));
}

}  // namespace
}  // namespace roundtable::academy
