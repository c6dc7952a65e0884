#pragma once

#include <span>
#include <vector>

namespace roundtable {

// Compares choices by their results in the same imagined games: each with the mean of the others, weighted by
// preference plus a small equal part.
class Comparison {
 public:
  // Preferences are probabilities with sum 1; `things` values are compared for each choice.
  Comparison(std::span<const float> preferences, std::size_t things);

  // Results of one game: all values of the first choice, then of the second...
  void add(std::span<const double> values);
  // Difference of a choice to the others in hundredths; 0 if it may be chance.
  int difference(std::size_t choice, std::size_t thing) const;

 private:
  struct Sums {
    double sum = 0;
    double squares = 0;
  };

  std::size_t things_;
  std::vector<double> weights_;
  std::vector<Sums> sums_;  // ordered as values
  int games_ = 0;
};

}  // namespace roundtable
