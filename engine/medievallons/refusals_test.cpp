#include "engine/medievallons/position.h"

// What cannot be chosen, each by its reason and ruling.

namespace roundtable::medievallons {

namespace {

// `CHOICE: REASON RULING` of each, cards that are simply not there left out.
Texts refused(const TestGame& game, int seat) {
  Texts texts;
  for (const Refusal& one : refusals(game.state, seat_number(seat))) {
    EXPECT_FALSE(one.message.empty());
    if (one.reason == "hand" || one.reason == "there" || one.reason == "drawn") continue;
    texts.push_back(one.choice + ": " + one.reason + (one.rule.empty() ? "" : " " + one.rule));
  }
  return texts;
}

TEST(MedievallonsRefusals, OfATurn) {
  const auto game = Position(3).hand(kAnn, "K,K,M").guild("0.1 J 0+3").guild("0.2 A 3+0").guild("1.1 S 3+0").playing();
  EXPECT_EQ(refused(game, kAnn),
            (Texts{"guild K 2+0: few", "guild M 1+0: few", "activate 0.1: powerless M6", "extend 0.2 A 1+0: nothing",
                   "activate 1.1: other", "extend 1.1 S 1+0: other", "draw 1: draw"}));
  EXPECT_EQ(refused(game, kBert), Texts());
}

TEST(MedievallonsRefusals, ATargetIsAnotherWithTheMostCards) {
  auto knight = Position(3).hand(kAnn, "K,M").playing();
  knight.then({"0 play K"});
  EXPECT_EQ(refused(knight, kAnn), Texts{"target 0: self M27"});
  auto beggar = Position(4).hand(kAnn, "B,M").hand(kBert, "K,K,K").hand(kChloe, "K").hand(kDov, "A,A,A").playing();
  beggar.then({"0 play B"});
  EXPECT_EQ(refused(beggar, kAnn), (Texts{"target 0: self M27", "target 2: fewer M11"}));
}

TEST(MedievallonsRefusals, APriestDoesNotGiveTheCardBack) {
  auto game = Position(2).hand(kAnn, "P,M,M").hand(kBert, "K,S").playing();
  game.then({"0 play P", "0! target 1", "0 take K"});
  EXPECT_EQ(refused(game, kAnn), Texts{"give K: same M14"});
}

TEST(MedievallonsRefusals, AWizardDoesNotLayDownWhatTheyKeep) {
  auto game = Position(2).hand(kAnn, "Z,M").hand(kBert, "K").playing();
  game.then({"0 play Z", "* draw 0 A", "* draw 0 B", "* draw 0 S", "0 keep B"});
  EXPECT_EQ(refused(game, kAnn), Texts{"top B: kept M15"});
}

}  // namespace

}  // namespace roundtable::medievallons
