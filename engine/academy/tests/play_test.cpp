// Playing cards: turns, moves, stacks, laps, the end of King's Service.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

TEST(Play, FirstPlayerStartsAndTurnsGoClockwiseFourTimesRound) {
  auto game = TestPosition(4)
                  .first(kChloe)
                  .hand(kAnn, "C2,C2,C3,C3,G5")
                  .hand(kBert, "E2,E2,E3,E3,S3")
                  .hand(kChloe, "K2,K2,K3,K3,S4")
                  .hand(kDov, "Q2,Q2,Q3,Q3,S5")
                  .playing();
  for (const std::string value : {"2", "2", "3", "3"}) {
    EXPECT_EQ(game.asks(), "2 play");
    game.then({"2 play K" + value});
    EXPECT_EQ(game.asks(), "3 play");
    game.then({"3 play Q" + value});
    EXPECT_EQ(game.asks(), "0 play");
    game.then({"0 play C" + value});
    EXPECT_EQ(game.asks(), "1 play");
    game.then({"1 play E" + value});
  }
  EXPECT_EQ(game.asks(), "* deal");
  EXPECT_EQ(game.squares(King), (Numbers{0, 0, 10, 0}));
  EXPECT_EQ(game.squares(Quests), (Numbers{0, 0, 0, 10}));
  EXPECT_EQ(game.squares(Charity), (Numbers{10, 0, 0, 0}));
  EXPECT_EQ(game.squares(Education), (Numbers{0, 10, 0, 0}));
}

TEST(Play, WhoWaitsCanChooseAheadFromTheirHand) {
  auto game = TestPosition(3)
                  .hand(kAnn, "C2,C3,C4,G5,K2")
                  .hand(kBert, "E2,E3,E4,E5,S4")
                  .hand(kChloe, "Q2,Q3,Q4,Q5,K3")
                  .playing();
  EXPECT_EQ(game.ahead(kBert),
            (Texts{"play E2", "play E3", "play E4", "play E5", "play S4 jousts", "play S4 tournaments"}));
  game.then({"0 play C2"});
  EXPECT_EQ(game.ahead(kBert), game.legal(kBert)) << "nothing has changed in their hand";
  game.then({"1 play E2", "2 play Q2"}).then({"0 play C3", "1 play E3", "2 play Q3"});
  game.then({"0 play C4", "1 play E4", "2 play Q4"}).then({"0 play G5"});
  EXPECT_EQ(game.ahead(kAnn), Texts{}) << "their last turn of the round is over";
  EXPECT_EQ(game.ahead(kChloe), (Texts{"play K3", "play Q5"}));
  EXPECT_FALSE(ahead(game.seen_by_spectator()));
}

TEST(Play, NothingIsChosenAheadInTheDraft) {
  const auto game =
      TestPosition(3).dealing().then({"* deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4", "0 pick C2"});
  for (const int seat : {kAnn, kBert, kChloe}) EXPECT_EQ(game.ahead(seat), Texts{}) << seat;
}

TEST(Play, EachSuitMovesOnItsOwnTrack) {
  struct Case {
    std::string_view entry;
    Track track;
    int squares;
  };
  for (const Case& one : {Case{"0 play G2", Gallantry, 2}, Case{"0 play E3", Education, 3}, Case{"0 play K4", King, 4},
                          Case{"0 play Q5", Quests, 5}, Case{"0 play C4", Charity, 4}}) {
    auto game = TestPosition(3).hand(kAnn, "C4,E3,G2,K4,Q5").playing().then({one.entry});
    for (const Track track : kAllTracks) {
      EXPECT_EQ(game.squares(track), (Numbers{track == one.track ? one.squares : 0, 0, 0})) << one.entry;
    }
  }
}

TEST(Play, SwordMovesOnJoustsOrTournamentsUnsplit) {
  const auto before = TestPosition(3).hand(kAnn, "C2,S4").playing();
  EXPECT_EQ(before.legal(kAnn), (Texts{"play C2", "play S4 jousts", "play S4 tournaments"}));
  auto jousts = before;
  jousts.then({"0 play S4 jousts"});
  EXPECT_EQ(jousts.square(Jousts, kAnn), 4);
  EXPECT_EQ(jousts.square(Tournaments, kAnn), 0);
  auto tournaments = before;
  tournaments.then({"0 play S4 tournaments"});
  EXPECT_EQ(tournaments.square(Jousts, kAnn), 0);
  EXPECT_EQ(tournaments.square(Tournaments, kAnn), 4);
}

TEST(Play, SwordMustNameItsTrackAndOthersMustNot) {
  const auto game = TestPosition(3).hand(kAnn, "C2,S4").playing();
  EXPECT_FALSE(game.understands("0 play S4"));
  EXPECT_FALSE(game.understands("0 play S4 quests"));
  EXPECT_FALSE(game.understands("0 play C2 charity"));
}

TEST(Play, RefusesWhatIsNotInTheHandAndWhoIsNotAsked) {
  auto game = TestPosition(3).hand(kAnn, "C2,S4").hand(kBert, "C3,S5").playing();
  EXPECT_EQ(game.attempt("0 play C3"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 play S5 jousts"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 bonus king"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("1 play C3"), Legality::NotAsked);
}

TEST(Ruling, A25_UnplayedCardIsShownToNobody) {
  auto game = TestPosition(3)
                  .row(Gallantry, {3, 0, 0})
                  .hand(kAnn, "G5,K5")
                  .hand(kBert, "E2,S3")
                  .hand(kChloe, "Q2,S4")
                  .playing()
                  .then({"0 play K5", "1 play E2", "2 play Q2"});
  ASSERT_EQ(game.asks(), "0 bonus");
  EXPECT_EQ(text_of(game.seen_from(kBert).hands[squire_number(kAnn)]), "");
  EXPECT_EQ(text_of(game.seen_by_spectator().hands[squire_number(kAnn)]), "");
  game.then({"0 bonus quests"});
  EXPECT_EQ(game.asks(), "* deal");
  for (int squire = 0; squire < 3; ++squire) EXPECT_EQ(game.hand(squire), "");
  for (const Event& event : game.told.events) {
    for (const char* card : {"G5", "S3", "S4"}) EXPECT_NE(event.card, card_from(card));
  }
}

TEST(Stack, LaterDiscLiesOnTop) {
  auto game = TestPosition(3).row(Jousts, {4, 1, 4}).hand(kBert, "S3,S4").turn(kBert).playing();
  EXPECT_EQ(game.stack(Jousts, 4), (Numbers{kAnn, kChloe}));
  game.then({"1 play S3 jousts"});
  EXPECT_EQ(game.stack(Jousts, 4), (Numbers{kAnn, kChloe, kBert}));
}

TEST(Stack, DiscThatLeavesKeepsTheOthersInOrder) {
  auto game = TestPosition(3).row(Quests, {6, 6, 6}).hand(kBert, "Q3,S4").turn(kBert).playing().then({"1 play Q3"});
  EXPECT_EQ(game.stack(Quests, 6), (Numbers{kAnn, kChloe}));
  EXPECT_EQ(game.stack(Quests, 9), (Numbers{kBert}));
}

TEST(Stack, HigherSquareComesBeforeHigherInTheStack) {
  const auto game = TestPosition(4).disc(Jousts, kBert, 7).disc(Jousts, kAnn, 7).disc(Jousts, kChloe, 4).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 1, 0}));
}

TEST(Ruling, A34_LapsDoNotTouch) {
  auto game = TestPosition(3).row(Jousts, {17, 2, 1}).hand(kAnn, "C2,S5").playing().then({"0 play S5 jousts"});
  EXPECT_EQ(game.squares(Jousts), (Numbers{22, 2, 1}));
  EXPECT_EQ(game.stack(Jousts, 2), (Numbers{kBert}));
  EXPECT_EQ(game.stack(Jousts, 22), (Numbers{kAnn}));
  // A lap further is ahead, and no disc lies above another, so none can be lifted.
  const auto scored = TestPosition(3, "lift").first(kBert).row(Jousts, {22, 2, 1}).scoring();
  EXPECT_EQ(scored.asks(), "* deal");
  EXPECT_EQ(scored.paid(Jousts), (Numbers{3, 2, 0}));
}

TEST(Ruling, A34_TwentyIsNotSquareZero) {
  auto game = TestPosition(3).row(Education, {15, 3, 0}).hand(kAnn, "C2,E5").playing().then({"0 play E5"});
  EXPECT_EQ(game.square(Education, kAnn), 20);
  EXPECT_EQ(TestPosition(3).row(Education, {20, 3, 0}).scoring().paid(Education), (Numbers{0, -1, -3}));
  EXPECT_EQ(TestPosition(3).row(Jousts, {20, 19, 0}).scoring().paid(Jousts), (Numbers{3, 2, 0}));
}

TEST(KingsService, DiscsStopAtTwelve) {
  auto game = TestPosition(3).row(King, {10, 12, 0}).hand(kAnn, "C2,K5").playing().then({"0 play K5"});
  EXPECT_EQ(game.squares(King), (Numbers{12, 12, 0}));
  EXPECT_EQ(game.stack(King, 12), (Numbers{kBert, kAnn}));
}

TEST(Ruling, A33_KingCardOnTwelveMovesNothingAndKeepsTheStack) {
  auto game = TestPosition(3).row(King, {12, 12, 0}).hand(kAnn, "C2,K5").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"play C2", "play K5"}));
  game.then({"0 play K5"});
  EXPECT_EQ(game.squares(King), (Numbers{12, 12, 0}));
  EXPECT_EQ(game.stack(King, 12), (Numbers{kAnn, kBert}));
  EXPECT_EQ(game.hand(kAnn), "C2");
  EXPECT_EQ(game.asks(), "1 play");
}

TEST(Ruling, A26_PlayedCardsPositionsAndFirstPlayerArePublic) {
  auto game = TestPosition(3).first(kBert).hand(kBert, "C2,E2,K4,Q2,S4").playing().then({"1 play S4 jousts"});
  const View spectator = game.seen_by_spectator();
  EXPECT_EQ(spectator.table.first, Seat{kBert});
  EXPECT_EQ(spectator.table.tracks[Jousts][squire_number(kBert)].square(), 4);
  ASSERT_EQ(spectator.table.played[squire_number(kBert)].size(), 1);
  EXPECT_EQ(text_of(card_of(spectator.table.played[squire_number(kBert)][0])), "S4");
  const Event played = game.events(Kind::Played)[0];
  EXPECT_EQ(text_of(seen_by(played, Viewer::spectator()).card), "S4");
  EXPECT_EQ(played.track, Jousts);
}

}  // namespace
}  // namespace roundtable::academy
