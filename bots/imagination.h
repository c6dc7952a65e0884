#pragma once

#include <optional>

#include "bots/belief.h"
#include "bots/policy.h"

namespace roundtable {

// Without support by the policy nothing is forgotten.
template <Game G>
typename G::State imagine(const typename G::View& view, Belief belief, Rng& rng) {
  if constexpr (requires { PolicyOf<G>::imagine_forgetfully(view, rng); }) {
    if (belief == Belief::Forgetful) return PolicyOf<G>::imagine_forgetfully(view, rng);
  }
  return G::imagine(view, rng);
}

// Without support by the policy all states of a view are equally likely.
template <Game G>
struct AllAlike {
  explicit AllAlike(const typename G::View& /*view*/) {}
  static bool tells() { return false; }
  float operator()(const typename G::State& /*state*/) const { return 1; }
};
template <Game G>
struct LikelihoodOf {
  using Type = AllAlike<G>;
};
template <Game G>
  requires requires { typename PolicyOf<G>::Likelihood; }
struct LikelihoodOf<G> {
  using Type = typename PolicyOf<G>::Likelihood;
};

// States for the playouts of one decision.
template <Game G>
class Imagination {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Likelihood = typename LikelihoodOf<G>::Type;

  explicit Imagination(Belief belief) : belief_(belief) {}

  void begin(const View& view) {
    likelihood_.reset();
    if (belief_ == Belief::Likely) likelihood_.emplace(view);
  }

  State draw(const View& view, Rng& rng) const {
    State state = imagine<G>(view, belief_, rng);
    if (likelihood_ && likelihood_->tells()) choose_among_more(*likelihood_, state, view, rng);
    return state;
  }

 private:
  static constexpr int kDraws = 8;

  // Picks one of several states, weighted by likelihood.
  static void choose_among_more(const Likelihood& likelihood, State& state, const View& view, Rng& rng) {
    float sum = likelihood(state);
    for (int i = 1; i < kDraws; ++i) {
      const State other = G::imagine(view, rng);
      const float weight = likelihood(other);
      sum += weight;
      if (fraction(rng) * sum < weight) state = other;
    }
  }

  Belief belief_;
  std::optional<Likelihood> likelihood_;
};

}  // namespace roundtable
