#include "engine/academy/tests/test_position.h"

// Illegal choices by reason and ruling.

namespace roundtable::academy {

namespace {

// `CHOICE: REASON RULING` of each, except plain cards.
Texts refused(const TestGame& game, int seat) {
  Texts texts;
  for (const Refusal& one : refusals(game.state, seat_number(seat))) {
    EXPECT_FALSE(one.message.empty());
    if (one.reason == "pack" || one.reason == "hand") continue;
    texts.push_back(one.choice + ": " + one.reason + (one.rule.empty() ? "" : " " + one.rule));
  }
  return texts;
}
int refused_as(const TestGame& game, int seat, std::string_view reason) {
  const auto all = refusals(game.state, seat_number(seat));
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](const Refusal& one) { return one.reason == reason; }));
}

TEST(Refusals, NobodyWhoIsNotAskedIsRefusedAnything) {
  const auto game = TestPosition(4).disc(Gallantry, kBert, 3).scoring();
  EXPECT_EQ(game.asks(), "1 bonus");
  EXPECT_EQ(refused(game, kAnn), Texts());
}

TEST(Refusals, ABonusMustMoveADisc) {
  const auto game = TestPosition(4).disc(Gallantry, kBert, 3).disc(King, kBert, 12).scoring();
  EXPECT_EQ(refused(game, kBert), (Texts{"bonus king: stuck A2", "bonus none: must A2"}));
}

TEST(Refusals, OnlyCardsInHandArePlayed) {
  const auto game = TestPosition(4).hand(kAnn, "G5,Q2,S3,S3").played(kAnn, "Q3").playing();
  EXPECT_EQ(refused(game, kAnn), (Texts{"play Q3: played", "play none: must"}));
  EXPECT_EQ(refused_as(game, kAnn, "hand"), 26 - 1 - 4);  // a sword is two of 26: G5, Q2, S3 twice; Q3
}

TEST(Refusals, SixCardsAreMadeIntoTwoPilesOfThree) {
  const auto game = TestPosition(2, "lancelot").dealing().then({"* deal G5,K3,K3,Q2,S3,S3 C5,E5,G4,K4,Q4,S5"});
  const Texts all = refused(game, kAnn);
  // 23 kinds of cards, of which the box has no second G5.
  EXPECT_EQ(refused_as(game, kAnn, "six"), 23 - 1);
  EXPECT_EQ(all.front(), "split C2,G5,K3: six");
  EXPECT_NE(std::find(all.begin(), all.end(), "split K3,K3,K3: six"), all.end());
  EXPECT_EQ(Texts(all.end() - 2, all.end()), (Texts{"split G5,K3: three", "split none: must"}));
}

TEST(Refusals, OnlyWhatLiesUnderAnotherIsLifted) {
  const auto game =
      TestPosition(3, "lift").disc(Jousts, kAnn, 4).disc(Jousts, kBert, 4).disc(Quests, kAnn, 2).scoring();
  EXPECT_EQ(game.asks(), "0 lift");
  const Texts all = refused(game, kAnn);
  EXPECT_EQ(all.size(), 6U);
  EXPECT_EQ(all[0], "lift gallantry: start A3");
  EXPECT_NE(std::find(all.begin(), all.end(), "lift quests: top A3"), all.end());
}

TEST(Refusals, ATokenIsTakenOnce) {
  auto game = TestPosition(3, "codex").tokens("-3,0,-1").row(Education, {5, 3, 1}).scoring();
  game.then({"0 codex 2"});
  EXPECT_EQ(refused(game, kBert), (Texts{"codex 2: taken A15", "codex none: must"}));
}

TEST(Refusals, AlmsAreAskedOfTheLastAndOnlyForSmallCoats) {
  auto game = TestPosition(4, "alms french")
                  .round(6)
                  .first(kDov)
                  .row(Charity, {5, 3, 0, 0})
                  .coat(kAnn, Education, -1, 2)
                  .coat(kAnn, Education, -3, 3)
                  .coat(kDov, Jousts, 3)
                  .coat(kDov, Tournaments, 2)
                  .coat(kDov, King, 6, 3)
                  .scoring();
  EXPECT_EQ(refused(game, kAnn), (Texts{"from 0: self A23", "from 1: above A23", "from none: must A23"}));
  game.then({"0 from 3"});
  EXPECT_EQ(refused(game, kAnn), Texts{"give none: must A22"});
  game.then({"0 give -3"});
  EXPECT_EQ(refused(game, kAnn), (Texts{"take 6: large", "take none: must A40"}));
}

}  // namespace

}  // namespace roundtable::academy
