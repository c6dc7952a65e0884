#pragma once

#include "bots/academy/weights.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

// How likely it is that the others kept in the draft what they keep in an imagined state: each of them prefers what the
// judgement would, and the packs they chose from are all there.
class Likelihood {
 public:
  explicit Likelihood(const View& view);

  // Whether anything was kept that the viewer may not know. In Lancelot all cards are shown.
  bool tells() const { return tells_; }
  // In proportion to others imagined from the same view.
  float operator()(const State& state) const;

 private:
  bool judges(const OpenTable& table, Squire squire) const {
    return squire != mine_ && squire != table.options.neutral();
  }

  Squire mine_;
  bool tells_;
  PerSquire<std::array<float, deck::kCards>> odds_{};  // by card: how much they would like it
};

}  // namespace roundtable::academy
