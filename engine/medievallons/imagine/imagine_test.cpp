#include <gtest/gtest.h>

#include "engine/core/chi_square.h"
#include "engine/core/sanitized.h"
#include "engine/medievallons/tests/test_position.h"

// Every arrangement of the unseen cards that fits the viewer's claims must be equally likely.

namespace roundtable::medievallons {

namespace {

constexpr int kDraws = 40'000 / kReduction;

struct Hidden {
  int size;
  Cards known;
  CardKinds none;
};

// Enumerates all arrangements card by card, except those that break a claim.
class Enumeration {
 public:
  Enumeration(std::vector<CardKind> cards, std::vector<Hidden> places)
      : cards_(std::move(cards)), places_(std::move(places)), filled_(places_.size()) {
    lay(0);
  }
  const Weights& weights() const { return weights_; }

 private:
  void lay(std::size_t card) {
    if (card == cards_.size()) return count();
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const bool full = filled_[i].size() + places_[i].known.size() == places_[i].size;
      if (full || places_[i].none.has(cards_[card])) continue;
      filled_[i].add(cards_[card]);
      lay(card + 1);
      filled_[i].remove(cards_[card]);
    }
  }
  void count() {
    std::string key;
    for (std::size_t i = 0; i < places_.size(); ++i) key += text_of(filled_[i] + places_[i].known) + "/";
    ++weights_[key];
  }

  std::vector<CardKind> cards_;
  std::vector<Hidden> places_;
  std::vector<Cards> filled_;
  Weights weights_;
};

Weights imagined(const TestGame& game) {
  const View seen = game.seen_from(0);
  Rng rng(11);
  Weights drawn;
  for (int i = 0; i < kDraws; ++i) {
    const State state = imagine(seen, rng);
    ++drawn[text_of(state.secrets.hands[Seat{1}]) + "/" + text_of(state.secrets.hands[Seat{2}]) + "/" +
            text_of(state.secrets.deck) + "/"];
  }
  return drawn;
}

TEST(Imagine, WithoutNotesAllIsOnePool) {
  const auto game = TestPosition(3).hand(0, "S,S").hand(1, "A,A").hand(2, "B,K").deck("M,O,K").turn(0).playing();
  const Enumeration all(kinds_in("A,A,B,K,K,M,O"), {{2, {}, {}}, {2, {}, {}}, {3, {}, {}}});
  expect_drawn_by_weight(imagined(game), all.weights());
}

TEST(Imagine, EveryPlaceMayExcludeSomething) {
  const auto game = TestPosition(3)
                        .hand(0, "S,S")
                        .hand(1, "A,A,O")
                        .hand(2, "B,K")
                        .deck("M,O,K")
                        .knows(0, 1, "", "K")
                        .knows(0, 2, "", "A,M")
                        .knows(0, 0, "", "B")
                        .turn(0)
                        .playing();
  const Enumeration all(
      kinds_in("A,A,B,K,K,M,O,O"),
      {{3, {}, cards_in("K").kinds()}, {2, {}, cards_in("A,M").kinds()}, {3, {}, cards_in("B").kinds()}});
  expect_drawn_by_weight(imagined(game), all.weights());
}

TEST(Imagine, KnownCardsStay) {
  const auto game = TestPosition(3)
                        .hand(0, "S,S")
                        .hand(1, "A,A,O")
                        .hand(2, "B,K")
                        .deck("M,O,K,R")
                        .knows(0, 1, "A", "M")
                        .knows(0, 2, "K")
                        .turn(0)
                        .playing();
  const Enumeration all(kinds_in("A,B,K,M,O,O,R"),
                        {{3, cards_in("A"), cards_in("M").kinds()}, {2, cards_in("K"), {}}, {4, {}, {}}});
  expect_drawn_by_weight(imagined(game), all.weights());
}

}  // namespace

}  // namespace roundtable::medievallons
