// Lancelot: the playing order of the four squires.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

Numbers playing_order(const TestGame& game) {
  Numbers order;
  for (std::uint8_t place = 0; place < 4; ++place) order.push_back(index(game.state.table.order[Squire{place}]));
  return order;
}

// For a game with that first player in round 1.
Numbers playing_order(int round, int first_of_round_one) {
  const int first = (first_of_round_one + round - 1) % 2;
  const auto game = TestPosition(2, "lancelot").round(round).first(first).playing();
  EXPECT_EQ(game.asks(), std::to_string(first) + " play");
  return playing_order(game);
}

TEST(Ruling, A8_PlayingOrderTurnsOneStepEachRound) {
  const std::vector<Numbers> turns = {{kBlue, kYellow, kGreen, kRed},
                                      {kYellow, kGreen, kRed, kBlue},
                                      {kGreen, kRed, kBlue, kYellow},
                                      {kRed, kBlue, kYellow, kGreen}};
  for (int round = 1; round <= 6; ++round) {
    EXPECT_EQ(playing_order(round, kAnn), turns[static_cast<std::size_t>((round - 1) % 4)]) << round;
    EXPECT_EQ(playing_order(round, kBert), turns[static_cast<std::size_t>(round % 4)]) << round;
  }
}

// Rows outside any cycle: one player's squires in succession, and a first squire that is not the first player's.
constexpr std::string_view kCard =
    R"({"lancelotOrder":[["blue","green","yellow","red"],["red","yellow","green","blue"],)"
    R"(["yellow","blue","red","green"],["blue","yellow","green","red"],["green","red","blue","yellow"],)"
    R"(["red","green","yellow","blue"]]})";

TEST(HouseValues, LancelotOrderIsPlayedRowByRowWhoeverIsFirst) {
  const std::vector<Numbers> rows = {{kBlue, kGreen, kYellow, kRed}, {kRed, kYellow, kGreen, kBlue},
                                     {kYellow, kBlue, kRed, kGreen}, {kBlue, kYellow, kGreen, kRed},
                                     {kGreen, kRed, kBlue, kYellow}, {kRed, kGreen, kYellow, kBlue}};
  for (int round = 1; round <= 6; ++round) {
    for (const int first : {kAnn, kBert}) {
      const Numbers& row = rows[static_cast<std::size_t>(round - 1)];
      EXPECT_EQ(playing_order(TestPosition(2, "lancelot", kCard).round(round).first(first).playing()), row) << round;
    }
  }
}

TEST(HouseValues, LancelotOrderMayGiveOnePlayerTwoTurnsInSuccession) {
  auto game = TestPosition(2, "lancelot", kCard)
                  .first(kBert)
                  .hand(kBlue, "C2,C3,C4")
                  .hand(kGreen, "E2,E3,E4")
                  .hand(kYellow, "G2,G3,G4")
                  .hand(kRed, "K2,K3,K4")
                  .playing();
  EXPECT_EQ(game.asks(), "0 play");
  game.then({"0 play C2", "0 play C3", "0 play C4", "0 play E2", "0 play E3", "0 play E4"});
  EXPECT_EQ(game.squares(Charity), (Numbers{9, 0, 0, 0}));
  EXPECT_EQ(game.squares(Education), (Numbers{0, 0, 9, 0}));
  game.then({"1 play G2", "1 play G3", "1 play G4", "1 play K2", "1 play K3", "1 play K4"});
  EXPECT_EQ(game.squares(King), (Numbers{0, 0, 0, 9}));
}

TEST(HouseValues, LancelotOrderRulesBetsAndTheCodexButNotWhoIsFirst) {
  auto game = TestPosition(2, "lancelot bet codex", kCard).first(kBert).dealing();
  game.then({"* deal C2,C3,G3,G4,S3,S4 E2,E3,K2,K4,Q4,S5", "* codex 0,-3,0,-1", "0 bet king", "0 bet quests",
             "1 bet charity", "1 bet jousts"});
  EXPECT_EQ(game.state.table.bets[squire_number(kGreen)], Quests);
  EXPECT_EQ(game.state.table.bets[squire_number(kYellow)], Charity);
  auto scored = TestPosition(2, "lancelot codex", kCard).first(kBert).tokens("0,-3,0,-1").row(Education, {0, 0, 0, 5});
  auto taking = scored.scoring().then({"1 codex 1", "0 codex 2", "0 codex 3"});
  EXPECT_EQ(taking.log().back(), "1! codex 4");
  EXPECT_EQ(taking.paid(Education), (Numbers{-3, -1, 0, 0}));
  auto lifting =
      TestPosition(2, "lancelot lift", kCard).first(kBert).disc(Jousts, kRed, 5).disc(Jousts, kBlue, 5).scoring();
  EXPECT_EQ(lifting.asks(), "1 lift");
}

}  // namespace
}  // namespace roundtable::academy
