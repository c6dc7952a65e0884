#include <gtest/gtest.h>

#include "engine/medievallons/powers.h"
#include "engine/medievallons/text/sentences.h"

// Compares operations on all kinds at once with counting kind by kind.

namespace roundtable::medievallons {
namespace {

Cards some_cards(Rng& rng) {
  Cards cards;
  for (const CardKind kind : kAllKinds) {
    const int copies = below(rng, 2) == 0 ? 0 : static_cast<int>(below(rng, kOfEach + 1));
    for (int i = 0; i < copies; ++i) cards.add(kind);
  }
  return cards;
}

TEST(Cards, AreCountedForAllKindsAtOnceAsOneByOne) {
  Rng rng(5);
  for (int round = 0; round < 500; ++round) {
    const Cards cards = round == 0 ? Cards::box() : some_cards(rng);
    for (int copies = 1; copies <= kOfEach; ++copies) {
      CardKinds enough;
      for (const CardKind kind : kAllKinds) {
        if (cards.count(kind) >= copies) enough.add(kind);
      }
      EXPECT_EQ(cards.at_least(copies), enough);
      EXPECT_EQ(cards.number_of_kinds(copies), enough.size());
    }
    int nth_kind = 0;
    int nth_card = 0;
    for (const CardKind kind : kAllKinds) {
      if (cards.has(kind)) EXPECT_EQ(cards.nth_kind(nth_kind++), kind);
      for (int i = 0; i < cards.count(kind); ++i) EXPECT_EQ(cards.at(nth_card++), kind);
      EXPECT_EQ(cards.but(kind).size(), cards.size() - cards.count(kind));
      EXPECT_FALSE(cards.but(kind).has(kind));
    }
    EXPECT_EQ(cards.size(), nth_card);
    const CardKinds some(rng() & kAllKinds.bits());
    Cards only;
    each_card(cards, [&](CardKind kind) {
      if (some.has(kind)) only.add(kind);
    });
    EXPECT_EQ(cards.only(some), only);
  }
}

TEST(Cards, WaysToLayAGuildAreThoseWithThreeCards) {
  Rng rng(6);
  for (int round = 0; round < 500; ++round) {
    const Cards hand = some_cards(rng);
    int ways = 0;
    for (const CardKind kind : kAllKinds) {
      for (int members = kind == CardKind::Jester ? 0 : 1; members <= (kind == CardKind::Jester ? 0 : hand.count(kind));
           ++members) {
        for (int jesters = 0; jesters <= hand.count(CardKind::Jester); ++jesters) {
          ways += members + jesters >= kGuildNeeds ? 1 : 0;
        }
      }
    }
    EXPECT_EQ(ways_to_lay_any(hand), ways) << text_of(hand);
  }
}

// A new kind needs its row and its words.
TEST(CardKinds, StandInTheTableUnderTheirNumberAndHaveWords) {
  char before = 0;
  for (const CardKind kind : kAllKinds) {
    EXPECT_EQ(name_of(kind).kind, kind);
    EXPECT_EQ(kind_from(text_of(Cards::of(kind))), kind);
    EXPECT_FALSE(words_of(kind).does.empty()) << name_of(kind).id;
    EXPECT_LT(before, letter_of(kind));
    before = letter_of(kind);
  }
  EXPECT_EQ(kRaiders, CardKinds::of(CardKind::Assassin) | CardKinds::of(CardKind::Ranger));
  EXPECT_EQ(kAllKinds - kCopied, CardKinds::of(CardKind::Jester) | CardKinds::of(CardKind::Witch));
}

}  // namespace
}  // namespace roundtable::medievallons
