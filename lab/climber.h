#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "lab/interval.h"
#include "lab/sprt.h"

namespace roundtable {

// What is played for: the share of the victory that `one` wins among `others` in that deal, 1 being fair. The same for
// the same deal; called from several threads at once.
using Contest = std::function<double(std::span<const float> one, std::span<const float> others, std::int64_t deal)>;

// Finds better weights by playing.
//
// A step first looks around: many deals, each with all weights turned a little up or down at random, and once more with
// all of them turned the other way; the difference tells for each weight which way is up (simultaneous perturbation).
// Then the weights go that way together, and stay there only if a sequential test says that one who plays by them wins
// more among others who play as before. A step that fails is tried shorter the next time, by all that was seen since
// the last that went well.
class Climber {
 public:
  struct Effort {
    std::int64_t deals = 1000;  // a step plays them to look around, and at most as many again to test
    std::uint64_t seed = 1;
    int threads = 1;
  };
  struct Step {
    double length = 0;        // by how much of its scale a weight may have moved
    double share = 0;         // that the candidate won
    std::int64_t tested = 0;  // deals
    bool taken = false;
  };

  Climber(std::vector<float> start, Contest contest, Effort effort);

  Step step();
  const std::vector<float>& weights() const { return now_; }
  // What they win among those of the start, in deals not used before.
  Estimate against_the_start();

 private:
  using Numbers = std::vector<float>;
  static constexpr float kFirstLength = 0.1F;

  void measure();
  void look_around();
  Numbers signs_for(std::int64_t deal) const;
  Numbers uphill() const;
  Numbers moved(const Numbers& direction, float length) const;
  Sprt test_of(const Numbers& candidate);
  void learn_from(bool taken);

  Contest contest_;
  Effort effort_;
  Numbers start_;
  Numbers now_;
  Numbers scale_;
  std::vector<double> slope_;
  double gains_squared_ = 0;  // the sum of what the slope was made of
  float length_ = kFirstLength;
  std::int64_t next_deal_ = 0;  // no deal is used twice
};

}  // namespace roundtable
