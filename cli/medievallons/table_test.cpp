#include "cli/medievallons/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::cli {
namespace {

using medievallons::TestGame;
using medievallons::TestPosition;
using testing::HasSubstr;
using testing::Not;

const Names kNames = {"Ann", "Bert", "Chloe"};

std::string effect(const TestGame& game, std::string_view text) {
  for (const Offer& offer : offers_for(game.seen_from(kAnn))) {
    if (offer.text == text) return offer.effect;
  }
  return "not offered";
}

std::string last_line(const TestGame& game, int viewer) {
  std::vector<medievallons::Event> seen;
  const Viewer who = seat_number(viewer);
  for (const auto& event : game.told.events) seen.push_back(medievallons::seen_by(event, who));
  const auto lines = told(game.options(), seen, who);
  return lines.empty() ? "" : lines.back();
}

TEST(MedievallonsTable, SaysWhatIsKnownOfAHand) {
  const auto game =
      TestPosition(3).hand(0, "O,O").hand(1, "K,K,K,M,N,P").hand(2, "A,B").knows(0, 1, "K,K", "O").playing();
  const std::string table = draw_players(game.seen_from(kAnn), kNames, Style{});
  EXPECT_THAT(table, HasSubstr("you know: 2 Knights; no Monks\n"));
  EXPECT_THAT(table, Not(HasSubstr("of the deck")));
}

TEST(MedievallonsTable, WhatIsAllInSightIsSaidOnce) {
  const auto game = TestPosition(3).hand(0, "S,S,S,S,S,S,S,S").hand(1, "K,K,K,M,N,P").hand(2, "A,B").playing();
  const std::string table = draw_players(game.seen_from(kAnn), kNames, Style{});
  EXPECT_THAT(table, HasSubstr("you know where all Stars are\n"));
  EXPECT_THAT(table, Not(HasSubstr("no Stars")));
}

TEST(MedievallonsOffers, SayWhatHappensAsThingsStand) {
  const auto game = TestPosition(3).hand(0, "B,G,J,K,K,N,R,W").hand(1, "A,A,A,B").hand(2, "A,B").pile("S,Z").playing();
  EXPECT_EQ(effect(game, "play B"), "draw a card: you have the most");
  EXPECT_EQ(effect(game, "play G"), "draw a card: there is no guild");
  EXPECT_EQ(effect(game, "play N"), "Yellow and Green give you a card each");
  EXPECT_EQ(effect(game, "play R"), "take a Wizard from the discard pile");
  EXPECT_EQ(effect(game, "play W"), "turn over a card of the deck and use its power");
  EXPECT_EQ(effect(game, "guild K 2+1"),
            "2 Knights and a Jester: ask a player for a type: they give one if they have it");
}

TEST(MedievallonsOffers, AThirdGuildWins) {
  const auto game = TestPosition(2).hand(0, "K,K,K").guild("0.1 O 3+0").guild("0.2 S 3+0").hand(1, "A,B").playing();
  EXPECT_EQ(effect(game, "guild K 3+0"), "3 Knights: your third guild, you win");
}

TEST(MedievallonsOffers, GuildsThatWouldBeDissolved) {
  auto game = TestPosition(2).hand(0, "A,B").guild("1.1 O 3+0").guild("0.1 S 3+1").hand(1, "A,B").playing();
  game.then({"0 play A"});
  EXPECT_EQ(effect(game, "card 1.1 O"), "Yellow's Monk guild: dissolved, 2 Monks back to Yellow");
  EXPECT_EQ(effect(game, "card 0.1 J"), "your Star guild: 3 Stars stay");
}

// With many Jesters a guild can be laid in many ways: the plain ones are numbered, the others can be typed.
TEST(MedievallonsOffers, ManyWaysAreNotAllNumbered) {
  const auto game = TestPosition(2).hand(0, "J,J,J,J,K,K,K,K,O,O,O").hand(1, "A,B").playing();
  const auto offers = offers_for(game.seen_from(kAnn));
  const auto keys = std::count_if(offers.begin(), offers.end(), [](const Offer& offer) { return !offer.key.empty(); });
  EXPECT_EQ(static_cast<int>(offers.size()), static_cast<int>(game.legal(kAnn).size()));
  EXPECT_GT(offers.size(), 30U);
  EXPECT_LE(keys, 14);
  for (const Offer& offer : offers) EXPECT_GE(match(offers, offer.text).index, 0) << offer.text;
  EXPECT_THAT(menu_of(offers, Style{}), HasSubstr("more ways, such as `guild K 1+2`"));
}

TEST(MedievallonsQuestion, SaysWhichPowerAsks) {
  auto game =
      TestPosition(3).hand(0, "W,B").guild("2.1 N 3+0").hand(1, "A,B").hand(2, "A,B").guild("2.2 K 3+0").playing();
  game.then({"0 play W"});
  EXPECT_EQ(question_for(game.seen_from(kAnn)), "Your Witch: which guild's power do you use?");
  game.then({"0 copy 2.1"});
  EXPECT_EQ(question_for(game.seen_from(kBert)), "Blue's Witch as a Noble: give Blue one of your cards.");
}

TEST(MedievallonsNews, OnePlayersDeedsAreOneSentence) {
  auto game = TestPosition(3).hand(0, "P,B,O").hand(1, "A,K").hand(2, "A,B").playing();
  game.then({"0 play P", "0 target 1", "0 take K", "0 give B"});
  EXPECT_EQ(last_line(game, kAnn),
            "Blue plays a Priest and looks at Yellow's hand: an Assassin and a Knight. Blue takes a Knight from Yellow "
            "and gives a Beggar to Yellow.");
  EXPECT_EQ(last_line(game, 2),
            "Blue plays a Priest, looks at Yellow's hand, takes a card from Yellow and gives a card to Yellow.");
}

TEST(MedievallonsNews, WhoDrawsAlikeSharesASentence) {
  auto game = TestPosition(3).hand(0, "S,B,O").hand(1, "A,K").hand(2, "A,B").playing();
  game.then({"0 play S", "* draw 0 K", "* draw 1 M", "* draw 2 M"});
  EXPECT_EQ(last_line(game, kAnn), "Blue plays a Star and draws a Knight. Yellow and Green draw a card each.");
  EXPECT_EQ(last_line(game, kBert), "Blue plays a Star and draws a card. Yellow draws a Merchant. Green draws a card.");
}

TEST(MedievallonsNews, WhatFindsNothingDraws) {
  auto game = TestPosition(3).hand(0, "G,B,O").hand(1, "A,K").hand(2, "A,B").playing();
  game.then({"0 play G", "* draw 0 K"});
  EXPECT_EQ(last_line(game, kBert), "Blue plays a Ranger, finds nothing to raid and draws a card.");
}

TEST(MedievallonsResult, SaysWhatDecided) {
  auto game = TestPosition(2, R"({"maxTurns":1})")
                  .hand(0, "J,B,O")
                  .guild("0.1 O 3+0")
                  .hand(1, "A,K")
                  .guild("1.1 S 4+0")
                  .playing();
  game.then({"0 play J"});
  EXPECT_THAT(draw_result(game.state, kNames, Style{}),
              HasSubstr("Bert (Yellow) won: as many guilds as others, but most cards in"));
}

TEST(MedievallonsPile, IsShownOnRequest) {
  const auto game = TestPosition(2).hand(0, "J,B").hand(1, "A,K").pile("S,Z,Z").playing();
  EXPECT_EQ(shown_on_request(game.seen_from(kAnn), "pile", Style{}),
            "The discard pile from the top: Wizard, Wizard, Star\n");
  EXPECT_EQ(shown_on_request(game.seen_from(kAnn), "deck", Style{}), "");
}

}  // namespace
}  // namespace roundtable::cli
