#pragma once

#include "engine/academy/actions.h"

namespace roundtable::academy {

// A card to keep or play that remembers its copy in the hand: removing it is one subtraction.
class Picked : public Action {
 public:
  Picked(Verb verb, unsigned copy) : Action(verb, deck::kTables.name[copy]), copy_(copy) {}
  unsigned copy() const { return copy_; }

 private:
  unsigned copy_;
};
inline void take_out(Hand& hand, const Picked& picked) { hand.remove_copy(picked.copy()); }
inline void take_out(Hand& hand, const Action& action) { hand.remove(Play{action.answer()}); }

// Choices that offer Picked, for a rollout. Picking from a few cards, `Most`, is cheaper.
template <unsigned Most>
class CardsToKeep : public Choices {
 public:
  explicit CardsToKeep(Hand pack) : Choices(to_keep(pack)) {}

  Picked operator[](int n) const { return {Verb::Pick, hand().template copy_to_keep<Most>(static_cast<unsigned>(n))}; }
  template <class Generator>
  Picked pick(Generator& rng) const {
    return (*this)[random_place(rng)];
  }
};
class CardsToPlay : public Choices {
 public:
  explicit CardsToPlay(Hand hand) : Choices(to_play(hand)) {}

  Picked operator[](int n) const { return {Verb::Play, hand().copy_to_play(static_cast<unsigned>(n))}; }
  template <class Generator>
  Picked pick(Generator& rng) const {
    return (*this)[random_place(rng)];
  }
};

}  // namespace roundtable::academy
