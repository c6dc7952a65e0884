#include "engine/medievallons/tests/test_position.h"

// Illegal choices by reason and ruling.

namespace roundtable::medievallons {

namespace {

// `CHOICE: REASON RULING` of each, except cards that are not in the hand.
Texts refused(const TestGame& game, int seat) {
  Texts texts;
  for (const Refusal& one : refusals(game.state, seat_number(seat))) {
    EXPECT_FALSE(one.message.empty());
    if (one.reason == "hand" || one.reason == "there" || one.reason == "drawn" || one.reason == "member") continue;
    texts.push_back(one.choice + ": " + one.reason + (one.rule.empty() ? "" : " " + one.rule));
  }
  return texts;
}

auto refused_as(const TestGame& game, int seat, std::string_view reason) {
  const auto all = refusals(game.state, seat_number(seat));
  return std::count_if(all.begin(), all.end(), [&](const Refusal& one) { return one.reason == reason; });
}

TEST(MedievallonsRefusals, OfATurn) {
  const auto game =
      TestPosition(3).hand(kAnn, "K,K,M").guild("0.1 J 0+3").guild("0.2 A 3+0").guild("1.1 S 3+0").playing();
  EXPECT_EQ(refused(game, kAnn),
            (Texts{"guild K 2+0: few", "guild M 1+0: few", "activate 0.1: powerless M6", "extend 0.2 K 1+0: mixed",
                   "extend 0.2 M 1+0: mixed", "extend 0.2 A 1+0: nothing", "activate 1.1: other",
                   "extend 1.1 S 1+0: other", "draw 1: draw", "play none: idle"}));
  EXPECT_EQ(refused(game, kBert), Texts());
}

TEST(MedievallonsRefusals, ATargetIsAnotherWithTheMostCards) {
  auto knight = TestPosition(3).hand(kAnn, "K,M").playing();
  knight.then({"0 play K"});
  EXPECT_EQ(refused(knight, kAnn), (Texts{"target 0: self M27", "target none: must"}));
  auto beggar = TestPosition(4).hand(kAnn, "B,M").hand(kBert, "K,K,K").hand(kChloe, "K").hand(kDov, "A,A,A").playing();
  beggar.then({"0 play B"});
  EXPECT_EQ(refused(beggar, kAnn), (Texts{"target 0: self M27", "target 2: fewer M11", "target none: must"}));
}

TEST(MedievallonsRefusals, APriestDoesNotGiveTheCardBack) {
  auto game = TestPosition(2).hand(kAnn, "P,M,M").hand(kBert, "K,S").playing();
  game.then({"0 play P", "0! target 1", "0 take K"});
  EXPECT_EQ(refused(game, kAnn), (Texts{"give K: same M14", "give none: must"}));
}

TEST(MedievallonsRefusals, AWizardDoesNotLayDownWhatTheyKeep) {
  auto game = TestPosition(2).hand(kAnn, "Z,M").hand(kBert, "K").playing();
  game.then({"0 play Z", "* draw 0 A", "* draw 0 B", "* draw 0 S", "0 keep B"});
  EXPECT_EQ(refused(game, kAnn), (Texts{"top B: kept M15", "top none: must"}));
}

TEST(MedievallonsRefusals, ExactlyTwoCardsInHandAreSwapped) {
  auto game = TestPosition(2).hand(kAnn, "M,K,K,S").hand(kBert, "A,B").playing();
  game.then({"0 play M", "0! target 1"});
  EXPECT_EQ(refused(game, kAnn), (Texts{"swap S,S: twice", "swap K: two", "swap none: must"}));
  // Of 13 * 14 / 2 pairs two are legal and one asks for a Star twice.
  EXPECT_EQ(refused_as(game, kAnn, "hand"), 91 - 3);
}

TEST(MedievallonsRefusals, OnlyWhatLiesInAGuildIsTakenFromIt) {
  auto game = TestPosition(2).hand(kAnn, "A,M").guild("0.1 K 2+1").guild("1.1 S 3+0").playing();
  game.then({"0 play A"});
  EXPECT_EQ(refused_as(game, kAnn, "member"), 11 + 12);
}

}  // namespace

}  // namespace roundtable::medievallons
