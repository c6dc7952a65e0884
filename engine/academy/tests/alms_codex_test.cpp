// `alms` with `codex`: the kinds of Education coats are secret, and trading must not reveal them.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

// Round 6 with four squires ranked Ann, Bert, Chloe, Dov on Charity and on Education.
TestPosition ranked_with_codex() {
  return TestPosition(4, "alms codex").round(6).row(Charity, {8, 6, 4, 1}).row(Education, {9, 8, 4, 1});
}

TEST(Ruling, A37_WithCodexAGivenCoatIsSeenByGiverAndReceiverOnly) {
  auto game = ranked_with_codex().tokens("0,0,-3,-1").coat(kAnn, Education, -3, 2).coat(kDov, Jousts, 2, 1).scoring();
  game.then({"0 codex 1", "1 codex 2", "2 codex 3", "0 take 2"});
  const Event given = game.events(Kind::CoatGiven)[0];
  EXPECT_EQ(seen_by(given, Seat{kAnn}).value, -3);
  EXPECT_EQ(seen_by(given, Seat{kDov}).value, -3);
  EXPECT_EQ(seen_by(given, Seat{kBert}).value, kHiddenValue);
  EXPECT_EQ(seen_by(given, Viewer::spectator()).value, kHiddenValue);
  EXPECT_EQ(game.seen_from(kDov).table.ledger.trades()[0].value, -3);
  EXPECT_EQ(game.seen_from(kBert).table.ledger.trades()[0].value, kHiddenValue);
  EXPECT_EQ(seen_by(game.events(Kind::CoatTaken)[0], Seat{kBert}).value, 2);
  EXPECT_EQ(game.seen_from(kBert).table.ledger.trades()[1].value, 2);
}

TEST(Ruling, A37_AGivenCoatLeavesItsGiverAlsoForThoseWhoHadNotSeenIt) {
  auto game = ranked_with_codex().tokens("0,0,-3,-1").coat(kAnn, Education, -3, 2).coat(kDov, Jousts, 2, 1).scoring();
  game.then({"0 codex 1", "1 codex 2", "2 codex 3", "0 take 2"});
  for (const int seat : {kAnn, kBert, kDov}) {
    EXPECT_EQ(game.coats(kAnn, game.seen_from(seat).table), "jousts 2") << seat;
  }
  EXPECT_EQ(game.coats(kAnn, game.seen_by_spectator().table), "jousts 2");
}

// Ann and Bert get zeros this round.
TestGame traded(const TestPosition& position) {
  auto game = TestPosition(position).tokens("0,0,-3,-1").scoring();
  return game.then({"0 codex 1", "1 codex 2", "2 codex 3"});
}

TEST(Ruling, A39_TwoCoatsOfOneKindAreAskedAsTwoKindsAre) {
  auto alike = traded(ranked_with_codex().coat(kAnn, Education, -3, 2).coat(kAnn, Education, -3, 4));
  auto different = traded(ranked_with_codex().coat(kAnn, Education, -3, 2).coat(kAnn, Education, -1, 4));
  EXPECT_EQ(alike.asks(), "0 give");
  EXPECT_EQ(alike.legal(kAnn), (Texts{"give -3"}));
  EXPECT_EQ(different.asks(), "0 give");
  EXPECT_EQ(different.legal(kAnn), (Texts{"give -1", "give -3"}));
  EXPECT_EQ(alike.attempt("0 give -1"), Legality::NotLegal);
  for (const int seat : {kBert, kChloe, kDov}) {
    EXPECT_EQ(alike.seen_from(seat), different.seen_from(seat)) << seat;
  }
  EXPECT_EQ(alike.seen_by_spectator(), different.seen_by_spectator());
  alike.then({"0 give -3"});
  EXPECT_EQ(alike.coats(kAnn), "education -3");
}

TEST(Ruling, A39_OneCoatIsGivenWithoutAQuestion) {
  const auto game = traded(ranked_with_codex().coat(kAnn, Education, -1, 2));
  EXPECT_EQ(game.coats(kAnn), "");
  EXPECT_EQ(game.coats(kDov), "education -1, education -1");
  EXPECT_EQ(game.asks(), "");
}

TEST(Ruling, A39_TheSecondIsAskedLikewise) {
  auto game = traded(ranked_with_codex().coat(kBert, Education, -1, 2).coat(kBert, Education, -1, 4));
  EXPECT_EQ(game.asks(), "1 give");
  EXPECT_EQ(game.legal(kBert), (Texts{"give -1"}));
}

TEST(Ruling, A39_WithoutCodexOneKindIsNoQuestion) {
  const auto game = TestPosition(4, "alms")
                        .round(6)
                        .row(Charity, {8, 6, 4, 1})
                        .row(Education, {9, 8, 4, 1})
                        .coat(kAnn, Education, -3, 2)
                        .coat(kAnn, Education, -3, 4)
                        .scoring();
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kAnn), "education -3");
}

// The player who chooses for the neutral sees its coats and no others.
TEST(Ruling, A39_TheNeutralsCoatsAreSeenByWhoeverChoosesForIt) {
  auto game = TestPosition(2, "karadoc alms codex")
                  .round(6)
                  .first(kBert)
                  .row(Charity, {1, 4, 8})
                  .row(Education, {4, 1, 9})
                  .coat(kNeutral, Education, -3, 1)
                  .coat(kAnn, Education, -1, 1)
                  .coat(kNeutral, Education, -3, 2)
                  .coat(kBert, Education, -1, 2)
                  .coat(kAnn, Education, -3, 3)
                  .tokens("-3,-1,0")
                  .scoring();
  game.then({"1 neutral codex 3", "0 codex 1"});
  EXPECT_EQ(game.asks(), "1 neutral give");
  EXPECT_EQ(game.legal(kBert), (Texts{"neutral give -3"}));
  EXPECT_EQ(legal(game.seen_from(kBert)).size(), 1);
  EXPECT_EQ(game.coats(kNeutral, game.seen_from(kBert).table), "education -3, education -3");
  EXPECT_EQ(game.seen_from(kAnn).table.ledger.paid(Education, 2)[squire_number(kNeutral)], kHiddenValue);
  EXPECT_EQ(game.seen_from(kBert).table.ledger.paid(Education, 3)[squire_number(kAnn)], kHiddenValue);
  Rng rng(1);
  for (int i = 0; i < 20; ++i) {
    // Only the coats: nothing was dealt in this position, so hands cannot be imagined.
    State imagined = game.state;
    imagined.table = game.seen_from(kBert).table;
    imagine_coats(imagined.table, rng);
    EXPECT_EQ(view(imagined, Seat{kBert}).table, game.seen_from(kBert).table);
    EXPECT_EQ(legal(imagined, Seat{kBert}).size(), 1);
  }
}

}  // namespace
}  // namespace roundtable::academy
