#pragma once

#include "bots/academy/weights.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

// Likelihood of the others' draft choices in an imagined state, if each prefers cards as the heuristic does.
class Likelihood {
 public:
  explicit Likelihood(const View& view);

  // Whether other squires kept cards that the viewer does not know. In Lancelot all cards are shown.
  bool tells() const { return tells_; }
  // Relative to other states imagined from the same view.
  float operator()(const State& state) const;

 private:
  bool judges(const OpenTable& table, Squire squire) const {
    return squire != mine_ && squire != table.options.neutral();
  }

  Squire mine_;
  bool tells_;
  PerSquire<std::array<float, deck::kCards>> odds_{};  // by card: its attraction for the squire
};

}  // namespace roundtable::academy
