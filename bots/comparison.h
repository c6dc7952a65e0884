#pragma once

#include <span>
#include <vector>

namespace roundtable {

// Choices compared by what comes of them in the same imagined games: each with the mean of the others, which count by
// how much they are preferred, and each of them a little.
class Comparison {
 public:
  // Preferences are chances, together 1; of each choice so many things are compared.
  Comparison(std::span<const float> preferences, std::size_t things);

  // What came of one game: all things of the first choice, then of the second...
  void add(std::span<const double> values);
  // How much more than of the others came of a choice, in hundredths; 0 if the games do not agree, and it may be
  // chance.
  int difference(std::size_t choice, std::size_t thing) const;

 private:
  struct Sums {
    double sum = 0;
    double squares = 0;
  };

  std::size_t things_;
  std::vector<double> weights_;
  std::vector<Sums> sums_;  // as values
  int games_ = 0;
};

}  // namespace roundtable
