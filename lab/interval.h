#pragma once

#include <cstdint>

namespace roundtable {

// A figure with its 95 % interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// How many standard errors a 95 % interval reaches to either side if they were estimated with that many degrees of
// freedom (Student's t; 1.96 for many).
double reach_of_95(std::int64_t freedom);

// The interval of a share that was measured as `share` with that squared standard error, found from `clusters` groups
// of observations, `count` in all. It is Wilson's, for as many independent observations as would give this error: so it
// stays between 0 and 1 and has a width where nothing or everything was won.
Estimate share_interval(double share, double squared_error, std::int64_t count, std::int64_t clusters);

}  // namespace roundtable
