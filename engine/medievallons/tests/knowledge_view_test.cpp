// M24 and M25 for a viewer: audiences of events, deductions at a reshuffle, and the view's JSON.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// A member of the view's JSON such as `seats`, or a nested one such as `known` of `1`.
std::string shown(const TestGame& game, Viewer viewer, std::string_view member, std::string_view of = "") {
  JsonWriter out;
  write_view(out, view(game.state, viewer));
  const auto json = Json::parse(out.text());
  const Json* found = json ? json->find(member) : nullptr;
  if (found != nullptr && !of.empty()) found = found->find(of);
  return found == nullptr ? "missing" : found->text();
}
std::string shown(const TestGame& game, int seat, std::string_view member, std::string_view of = "") {
  return shown(game, Viewer(seat_number(seat)), member, of);
}

// Public and secret -------------------------------------------------------------------------------------------------

TEST(Ruling, M24_TheTableIsPublicAndHandsAreNot) {
  const auto game =
      TestPosition(2).hand(0, "A,K").hand(1, "M,N,N").guild("1.2 O 2+1").pile("W,S").yellow().turn(0, 7).playing();
  const std::string guilds =
      R"("guilds":[{"guild":"1.2","kind":"O","members":2,"jesters":1,"size":3,"cards":["J","O","O"]}]}])";
  EXPECT_EQ(shown(game, Viewer::spectator(), "seats"),
            R"([{"seat":0,"colour":"blue","hand":{"count":2,"cards":null},"guilds":[]},)"
            R"({"seat":1,"colour":"yellow","hand":{"count":3,"cards":null},)" +
                guilds);
  EXPECT_EQ(shown(game, kAnn, "seats"),
            R"([{"seat":0,"colour":"blue","hand":{"count":2,"cards":["A","K"]},"guilds":[]},)"
            R"({"seat":1,"colour":"yellow","hand":{"count":3,"cards":null},)" +
                guilds);
  EXPECT_EQ(shown(game, kBert, "pile"), R"({"count":2,"top":"S","cards":["W","S"]})");
  EXPECT_EQ(shown(game, kBert, "deck"), std::to_string(104 - 2 - 3 - 3 - 2));
  EXPECT_EQ(shown(game, Viewer::spectator(), "breaker"), R"("yellow")");
  EXPECT_EQ(shown(game, Viewer::spectator(), "active"), "0");
  EXPECT_EQ(shown(game, Viewer::spectator(), "turn"), "7");
  EXPECT_EQ(shown(game, kBert, "legal"), "[]");
}

TEST(Ruling, M24_DrawsAreSeenByTheDrawerOnly) {
  auto game = TestPosition(2).hand(0, "O,S").hand(1, "A,B").playing().then({"0 play O", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.story(seat_number(kAnn)),
            (Texts{"Blue plays a Monk.", "Blue draws a Knight.", "Blue draws a Merchant."}));
  EXPECT_EQ(game.story(seat_number(kBert)), (Texts{"Blue plays a Monk.", "Blue draws a card.", "Blue draws a card."}));
}

TEST(Ruling, M24_GiftsAreSeenByTheTwoConcernedOnly) {
  auto game = TestPosition(3).hand(0, "N,S").hand(1, "A,B,B").hand(2, "K,M,M").playing();
  game.then({"0 play N", "1 give A", "2 give K"});
  EXPECT_EQ(game.story(seat_number(kAnn)),
            (Texts{"Blue plays a Noble.", "Yellow gives an Assassin to Blue.", "Green gives a Knight to Blue."}));
  EXPECT_EQ(game.story(seat_number(kChloe)),
            (Texts{"Blue plays a Noble.", "Yellow gives a card to Blue.", "Green gives a Knight to Blue."}));
  EXPECT_EQ(game.story(Viewer::spectator()),
            (Texts{"Blue plays a Noble.", "Yellow gives a card to Blue.", "Green gives a card to Blue."}));
}

TEST(Ruling, M24_SoAreSwapsBeggedCardsAndAPriestsCards) {
  auto merchant = TestPosition(3).hand(0, "K,M,N,S").hand(1, "A,B,O").hand(2, "J,J").playing();
  merchant.then({"0 play M", "0 target 1", "0 swap K,N", "1 swap A,B"});
  EXPECT_EQ(merchant.story(seat_number(kChloe)),
            (Texts{"Blue plays a Merchant.", "Blue trades with Yellow.", "Blue gives two cards to Yellow.",
                   "Yellow gives two cards to Blue."}));
  EXPECT_EQ(merchant.story(seat_number(kBert)).back(), "Yellow gives an Assassin and a Beggar to Blue.");
  auto beggar =
      TestPosition(3).hand(0, "B,M").hand(1, "A,K,O").hand(2, "J,J").playing().then({"0 play B", "* beg 1 K"});
  EXPECT_EQ(beggar.story(seat_number(kChloe)).back(), "Blue takes a card from Yellow.");
  EXPECT_EQ(beggar.story(seat_number(kBert)).back(), "Blue takes a Knight from Yellow.");
  EXPECT_EQ(beggar.story(seat_number(kAnn)).back(), "Blue takes a Knight from Yellow.");
  auto priest = TestPosition(3).hand(0, "M,O,P").hand(1, "A,B,K").hand(2, "A,B").playing();
  priest.then({"0 play P", "0 target 1", "0 take K", "0 give M"});
  EXPECT_EQ(priest.story(seat_number(kChloe)),
            (Texts{"Blue plays a Priest.", "Blue turns to Yellow.", "Blue looks at Yellow's hand.",
                   "Blue takes a card from Yellow.", "Blue gives a card to Yellow."}));
}

TEST(Ruling, M24_WhatArtisansRangersAndAssassinsTakeIsPublic) {
  auto artisan = TestPosition(2).hand(0, "M,R").hand(1, "J,J").pile("W,N").playing().then({"0 play R"});
  EXPECT_EQ(artisan.story(Viewer::spectator()).back(), "Blue takes a Noble from the pile.");
  auto ranger = TestPosition(2).hand(0, "G,M").hand(1, "J,J").guild("1.1 K 4+0").playing().then({"0 play G"});
  EXPECT_EQ(ranger.story(Viewer::spectator()).back(), "Blue takes a Knight from Yellow's guild.");
  auto assassin = TestPosition(2).hand(0, "A,M").hand(1, "J,J").guild("1.1 K 4+0").playing().then({"0 play A"});
  EXPECT_EQ(assassin.story(Viewer::spectator()).back(), "Blue kills a Knight in Yellow's guild.");
}

TEST(Ruling, M24_AWizardsCardsAreHisOwnUntilTheyLieOnThePile) {
  auto game = TestPosition(2).hand(0, "S,Z").hand(1, "A,B").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M", "* draw 0 A"});
  EXPECT_EQ(shown(game, kAnn, "drawn"), R"({"count":3,"cards":["A","K","M"]})");
  EXPECT_EQ(shown(game, kBert, "drawn"), R"({"count":3,"cards":null})");
  game.then({"0 keep A"});
  EXPECT_EQ(shown(game, kBert, "held"), "null");
  game.then({"0 top K"});
  const Texts told = game.story(seat_number(kBert));
  EXPECT_EQ(Texts(told.end() - 3, told.end()),
            (Texts{"Blue keeps a card.", "Blue lays a Merchant on the pile.", "Blue lays a Knight on the pile."}));
}

// The reshuffle -----------------------------------------------------------------------------------------------------

TEST(Ruling, M25_WithTwoPlayersTheReshuffleMakesTheOtherHandFullyKnown) {
  auto game = TestPosition(2).hand(0, "O,S").hand(1, "A,B").deck("K").pile("P").playing().then({"0 play O"});
  EXPECT_EQ(game.certainly(kAnn, kBert), "");
  game.then({"* draw 0 K"});
  EXPECT_EQ(game.certainly(kAnn, kBert), "A,B");
  EXPECT_EQ(game.certainly(kBert, kAnn), "K,S");
  EXPECT_EQ(game.certainly(kAnn, kAnn), game.deck());
  EXPECT_EQ(game.certainly(kBert, kBert), game.deck());
  game.then({"* draw 0 M"});
  EXPECT_EQ(game.certainly(kBert, kAnn), "K,S");  // the third card is hidden again
  EXPECT_EQ(game.certainly(kAnn, kBert), "A,B");
}

TEST(Ruling, M25_TheJsonSaysWhatTheReshuffleGaveAway) {
  auto game = TestPosition(2).hand(0, "O,S").rest_in_hand(kBert).deck("K").pile("M,N,P").playing();
  game.then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":["K","S"],"deck":["M","N"]})");
  EXPECT_EQ(shown(game, kBert, "exact"), R"({"0":["K","S"],"deck":["M","N"]})");
  EXPECT_EQ(shown(game, kBert, "none"), R"({"0":["A","B","G","J","M","N","O","P","R","W","Z"],)"
                                        R"("deck":["A","B","G","J","K","O","P","R","S","W","Z"]})");
  game.then({"* draw 0 M"});  // Bert does not see whether it is the Merchant or the Noble
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":["K","S"],"deck":[]})");
  EXPECT_EQ(shown(game, kBert, "exact"), R"({"0":["K","S"],"deck":[]})");
  EXPECT_EQ(shown(game, kBert, "none"), R"({"0":["A","B","G","J","O","P","R","W","Z"],)"
                                        R"("deck":["A","B","G","J","K","O","P","R","S","W","Z"]})");
  EXPECT_EQ(game.certainly(kAnn, kAnn), "N");  // Ann does
}

TEST(Ruling, M25_TheLastKindInAKnownDeckIsKnownWhenDrawn) {
  auto game = TestPosition(2).hand(0, "O,S").rest_in_hand(kBert).deck("K").pile("M,M,P").playing();
  game.then({"0 play O", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":["K","M","S"],"deck":["M"]})");
}

TEST(Ruling, M25_AWizardLaysDownWhatTheDeckWasKnownToHold) {
  auto game = TestPosition(2).hand(0, "S,Z").rest_in_hand(kBert).deck("K").pile("A,B,M,N,P").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 A", "* draw 0 B", "0 keep A", "0 top K"});
  // Of A, B, K, M, N Bert saw B and K: Ann kept one of A, M, N and the others are in the deck.
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":["S"],"deck":[]})");
  EXPECT_EQ(shown(game, kBert, "none"), R"({"0":["B","G","J","K","O","P","R","W","Z"],)"
                                        R"("deck":["B","G","J","K","O","P","R","S","W","Z"]})");
  EXPECT_EQ(shown(game, kAnn, "known").substr(0, 18), R"({"deck":["M","N"],)");
}

TEST(Ruling, M25_WhatAWizardHoldsBackMayBeTheCardOfHisHand) {
  auto game = TestPosition(2).hand(0, "S,Z").rest_in_hand(kBert).deck("K,M").pile("A,B,P").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M"});
  // Bert misses K, M and S: one is in her hand, two were drawn; A and B lie beside them.
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":[],"deck":["A","B"]})");
  game.then({"* draw 0 A", "0 keep M", "0 top K"});
  // A and K are open. Of B, M and S she has two.
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":[],"deck":[]})");
  EXPECT_EQ(shown(game, kBert, "none", "0"), R"(["A","G","J","K","N","O","P","R","W","Z"])");
}

TEST(Ruling, M25_ARevealedCardLeavesAKnownDeck) {
  auto game = TestPosition(2).hand(0, "N,W").rest_in_hand(kBert).deck("W").pile("J,M").playing();
  game.then({"0 play W", "* reveal W"});
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":["N"],"deck":["J","M"]})");
  game.then({"* reveal J"});
  EXPECT_EQ(shown(game, kBert, "known"), R"({"0":["N"],"deck":["M"]})");
}

TEST(Ruling, M25_WhatTheReshuffleExcludedStaysExcludedWhenAnotherDraws) {
  auto game = TestPosition(3).hand(0, "G,J,N,O,R,S,W,Z").hand(1, "A,B").hand(2, "A,K").deck("M").pile("P").playing();
  game.then({"0 play O", "* draw 0 M"});
  // Chloe knows that all Knights, Monks and Priests are in the deck, except her own and those on the table.
  EXPECT_EQ(game.none(kChloe, kBert), "K,O,P");
  EXPECT_EQ(game.none(kChloe, kAnn), "K,O,P");
  game.then({"* draw 0 K"});
  EXPECT_EQ(game.none(kChloe, kBert), "K,O,P");
  EXPECT_EQ(game.none(kChloe, kAnn), "");
}

TEST(Ruling, M20_AtTheEndNobodyIsSureAnyMoreOfWhatTheWizardHasNot) {
  auto game = TestPosition(2).hand(0, "O,S,Z").hand(1, "A,B").knows(1, 0, "S", "K").deck("K,M").yellow().playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M"});
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.hand(kAnn), "K,M,O,S");
  EXPECT_EQ(game.none(kBert, kAnn), "");
  EXPECT_EQ(game.known(kBert, kAnn), "S");
}

TEST(Ruling, M25_WithThreePlayersTwoHandsAreKnownOnlyTogether) {
  auto game = TestPosition(3).hand(0, "G,J,N,O,R,S,W,Z").hand(1, "A,B").hand(2, "A,K").deck("M").pile("P").playing();
  game.then({"0 play O", "* draw 0 M"});
  EXPECT_EQ(game.certainly(kAnn, kAnn), game.deck());
  // Two Assassins, a Beggar and a Knight, of which Bert may hold any two.
  for (const char* other : {"1", "2"}) {
    EXPECT_EQ(shown(game, kAnn, "known", other), "[]");
    EXPECT_EQ(shown(game, kAnn, "none", other), R"(["G","J","M","N","O","P","R","S","W","Z"])");
  }
  auto alike = TestPosition(3).hand(0, "O,S").hand(1, "A,A").hand(2, "A,A,A").deck("M").pile("P").playing();
  alike.then({"0 play O", "* draw 0 M"});
  EXPECT_EQ(alike.certainly(kAnn, kBert), "A,A");
  EXPECT_EQ(alike.certainly(kAnn, kChloe), "A,A,A");
}

TEST(Ruling, M25_WhenAllEightOfATypeAreShuffledInNobodyHoldsOne) {
  auto game =
      TestPosition(3).hand(0, "B,O").hand(1, "A,B").hand(2, "A,K").deck("M,N").pile("S,S,S,S,S,S,S,S,P").playing();
  game.then({"0 play O", "* draw 0 M", "* draw 0 N"});
  for (const int observer : {kAnn, kBert, kChloe}) {
    for (const int other : {kAnn, kBert, kChloe}) {
      if (other == observer) continue;
      EXPECT_NE(shown(game, observer, "none", std::to_string(other)).find("\"S\""), std::string::npos);
    }
  }
  game.then({"1 play B", "* beg 0 B", "2 play A", "* draw 2 S"});  // no guild to strike: a card instead
  EXPECT_EQ(shown(game, kAnn, "none", "2").find("\"S\""), std::string::npos);
  EXPECT_NE(shown(game, kAnn, "none", "1").find("\"S\""), std::string::npos);
}

// Other words of the JSON -------------------------------------------------------------------------------------------

TEST(Ruling, M25_TheJsonOfARefusalAndOfAnOpenCard) {
  auto game = TestPosition(3).hand(0, "K,M,N,S").hand(1, "A,B,O").hand(2, "J,J").guild("1.1 R 3+0").playing();
  game.then({"0 play K", "0 target 1", "0 name S", "1 activate 1.1"});
  EXPECT_EQ(shown(game, kAnn, "known", "1"), R"(["K"])");
  EXPECT_EQ(shown(game, kAnn, "none", "1"), R"(["S"])");
  EXPECT_EQ(shown(game, kAnn, "exact", "1"), "[]");
  EXPECT_EQ(shown(game, kAnn, "known", "2"), "[]");
  EXPECT_EQ(shown(game, kAnn, "known", "0"), "missing");  // the own hand has no claims
  EXPECT_EQ(shown(game, kBert, "known", "0"), "[]");
  EXPECT_EQ(shown(game, kBert, "none", "0"), "[]");
  EXPECT_EQ(shown(game, kChloe, "known", "1"), R"(["K"])");
  EXPECT_EQ(shown(game, kChloe, "none", "1"), R"(["S"])");
}

TEST(Ruling, M25_ATypeRefusedAndThenTakenOpenlyIsThereExactlyOnce) {
  auto game = TestPosition(2).hand(0, "K,M,N").hand(1, "A,R,R").pile("S").playing();
  game.then({"0 play K", "0 name K", "1 play R"});
  EXPECT_EQ(shown(game, kAnn, "known", "1"), R"(["K"])");
  EXPECT_EQ(shown(game, kAnn, "exact", "1"), R"(["K"])");
  EXPECT_EQ(shown(game, kAnn, "none", "1"), "[]");
}

TEST(Ruling, M25_WhatDoesNotFitIntoTheHandsIsInTheDeck) {
  // Ann misses eight Knights, of which Bert's three cards can be three, and seven Assassins, Beggars and Merchants.
  const auto game = TestPosition(2)
                        .hand(0, "A,B,M")
                        .hand(1, "K,K,A")
                        .guild("0.1 G 8+0")
                        .guild("0.2 N 8+0")
                        .guild("1.1 R 8+0")
                        .guild("1.2 S 5+2")
                        .deck("A,A,A,A,A,A,B,B,B,B,B,B,B,K,K,K,K,K,K,M,M,M,M,M,M,M")
                        .playing();
  EXPECT_EQ(game.certainly(kAnn, kAnn), "A,A,A,A,B,B,B,B,K,K,K,K,K,M,M,M,M");
  EXPECT_EQ(shown(game, kAnn, "none", "1"), R"(["G","J","N","O","P","R","S","W","Z"])");
  EXPECT_EQ(shown(game, kAnn, "known", "1"), "[]");
}

TEST(Ruling, M25_OfATypeSeenEightTimesNobodyElseHasAny) {
  const auto game = TestPosition(2).hand(0, "K,K").hand(1, "A,B").guild("1.1 K 4+0").pile("K,K").playing();
  EXPECT_EQ(shown(game, kAnn, "none"), R"({"deck":["K"],"1":["K"]})");
  EXPECT_EQ(shown(game, kBert, "none"), R"({"0":[],"deck":[]})");
}

TEST(Ruling, M25_AHandThatAPriestSeesIsShownToHimAlone) {
  auto game =
      TestPosition(3).hand(0, "M,O,P").hand(1, "A,B,K").hand(2, "A,B").playing().then({"0 play P", "0 target 1"});
  EXPECT_EQ(shown(game, kAnn, "known", "1"), R"(["A","B","K"])");
  EXPECT_EQ(shown(game, kAnn, "exact", "1"), R"(["A","B","K"])");
  EXPECT_EQ(shown(game, kAnn, "none", "1"), R"(["G","J","M","N","O","P","R","S","W","Z"])");
  EXPECT_EQ(shown(game, kChloe, "known", "1"), "[]");
  EXPECT_EQ(shown(game, kChloe, "none", "1"), "[]");
  EXPECT_EQ(shown(game, Viewer::spectator(), "known"), "{}");
  EXPECT_EQ(shown(game, Viewer::spectator(), "none"), "{}");
  game.then({"0 take K"});
  EXPECT_EQ(shown(game, kAnn, "held"), R"("K")");
  EXPECT_EQ(shown(game, kBert, "held"), R"("K")");
  EXPECT_EQ(shown(game, kChloe, "held"), "null");
}

}  // namespace

}  // namespace roundtable::medievallons
