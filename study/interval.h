#pragma once

#include <cstdint>

namespace roundtable {

// A value with its 95 % confidence interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// Half the width of a 95 % interval in standard errors, if they were estimated with that many degrees of freedom
// (Student's t; 1.96 for many).
double reach_of_95(std::int64_t freedom);

// The confidence interval of a measured share with that squared standard error, from `clusters` groups of observations,
// `count` in all. This is Wilson's interval for the number of independent observations with the same error: it stays
// between 0 and 1, and has a width even if nothing or everything was won.
Estimate share_interval(double share, double squared_error, std::int64_t count, std::int64_t clusters);

}  // namespace roundtable
