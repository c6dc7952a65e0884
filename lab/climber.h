#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "lab/sprt.h"
#include "study/interval.h"

namespace roundtable {

// The objective: the share of the victory that `one` wins among `others` in that deal; 1 is fair. Must be deterministic
// and safe to call from several threads.
using Contest = std::function<double(std::span<const float> one, std::span<const float> others, std::int64_t deal)>;

// Improves weights by hill climbing.
//
// A step first measures the slope (simultaneous perturbation): in many deals all weights change a little up or down at
// random, once that way and once the other way, and the difference shows which direction is better for each weight.
// Then all weights move in the better direction together. The move is kept only if a sequential test says that the new
// weights win more among players with the old ones. After a failure the next step is shorter, and uses all
// measurements since the last success.
class Climber {
 public:
  struct Effort {
    std::int64_t deals = 1000;  // for the slope; the test may take as many again
    std::uint64_t seed = 1;
    int threads = 1;
  };
  struct Step {
    double length = 0;        // how far a weight may have moved, as a part of its scale
    double share = 0;         // won by the candidate
    std::int64_t tested = 0;  // deals
    bool taken = false;
  };

  Climber(std::vector<float> start, Contest contest, Effort effort);

  Step step();
  const std::vector<float>& weights() const { return now_; }
  // The share that the weights win among those of the start, in unused deals.
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
  double gains_squared_ = 0;  // sum of the squared measurements in the slope
  float length_ = kFirstLength;
  std::int64_t next_deal_ = 0;  // no deal is used twice
};

}  // namespace roundtable
