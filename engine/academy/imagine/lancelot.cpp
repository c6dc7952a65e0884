#include "engine/academy/academy.h"
#include "engine/academy/imagine/imagine.h"

namespace roundtable::academy {

namespace {

CardSet random_cards(CardSet from, int count, Rng& rng) {
  CardSet result;
  for (int i = 0; i < count; ++i) {
    const Card card = random_card(from, rng);
    from.remove(card);
    result.add(card);
  }
  return result;
}

// Lancelot: the other player's six cards are unknown until the piles are shown; afterwards only their assignment is.
class LancelotImagination {
 public:
  LancelotImagination(const View& view, State& state, Rng& rng)
      : view_(view), table_(view.table), state_(state), rng_(rng) {}

  void run() {
    CardSet unseen = CardSet::full();
    for (const Seat seat : Seats::first(2)) {
      if (view_.viewer.is(seat)) unseen.remove(view_.hands[first_squire(seat)]);
    }
    for (const Seat seat : Seats::first(2)) {
      const auto i = static_cast<std::size_t>(seat);
      const bool own = view_.viewer.is(seat);
      CardSet first;
      CardSet second;
      if (own) {
        first = view_.hands[first_squire(seat)];
        second = view_.hands[second_squire(seat)];
        state_.secrets.chosen[i] = view_.chosen;
      } else if (table_.piles[i][0].empty()) {
        first = random_cards(unseen, kLancelotDealt, rng_);
        unseen.remove(first);
      } else {
        first = shown_cards(table_, seat);
        if (table_.phase > Phase::Assign) {
          const CardSet mine = random_cards(first, kLancelotPlayed - table_.played[first_squire(seat)].size(), rng_);
          second = first;
          second.remove(mine);
          first = mine;
        }
      }
      state_.secrets.hands[first_squire(seat)] = Hand(first);
      state_.secrets.hands[second_squire(seat)] = Hand(second);
      const bool has_chosen = simultaneous(table_.phase) && !table_.waiting.has(seat);
      if (!own && has_chosen) state_.secrets.chosen[i] = random_cards(first, kLancelotPlayed, rng_);
    }
  }

 private:
  const View& view_;
  const OpenTable& table_;
  State& state_;
  Rng& rng_;
};

}  // namespace

CardSet shown_cards(const OpenTable& table, Seat seat) {
  const auto me = static_cast<std::size_t>(seat);
  const auto other = 1 - me;
  CardSet cards;
  if (table.pile_taken[me] != 0) cards.add(table.piles[other][table.pile_taken[me] - 1U]);
  if (table.pile_taken[other] != 0) cards.add(table.piles[me][2U - table.pile_taken[other]]);
  for (const Squire squire : {first_squire(seat), second_squire(seat)}) {
    for (const Play play : table.played[squire]) cards.remove(card_of(play));
  }
  return cards;
}

void imagine_lancelot(const View& view, State& state, Rng& rng) { LancelotImagination(view, state, rng).run(); }

}  // namespace roundtable::academy
