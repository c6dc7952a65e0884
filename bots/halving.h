#pragma once

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace roundtable {

// Sequential halving of candidates: all are tried equally often, and after each part of the budget the worse half is
// dropped (Karnin, Koren and Somekh 2013; for the root of a search with a net Danihelka and others 2022, here without
// chance).
class Halving {
 public:
  // Starts with the indices of the highest values, at most `most`.
  void begin(std::span<const float> values, int most) {
    left_.resize(values.size());
    std::iota(left_.begin(), left_.end(), 0);
    order([&](int place) { return static_cast<double>(values[static_cast<std::size_t>(place)]); });
    left_.resize(std::min(left_.size(), static_cast<std::size_t>(most)));
    parts_ = 0;
    while (1U << static_cast<unsigned>(parts_) < left_.size()) ++parts_;
    halved_ = 0;
  }

  std::span<const int> left() const { return left_; }
  bool is_decided() const { return left_.size() == 1; }
  // Whether that share of the budget, at most 1, is enough to drop the next half.
  bool is_due(double spent) const { return !is_decided() && spent * parts_ >= halved_ + 1; }
  // Keeps the candidates with the highest merit(place); ties keep the earlier.
  template <class Merit>
  void halve(Merit merit) {
    order(merit);
    left_.resize((left_.size() + 1) / 2);
    ++halved_;
  }

 private:
  template <class Merit>
  void order(Merit merit) {
    ranked_.clear();
    for (const int place : left_) ranked_.push_back({merit(place), static_cast<int>(ranked_.size()), place});
    std::ranges::sort(ranked_, Better());
    std::ranges::transform(ranked_, left_.begin(), &Ranked::place);
  }

  struct Ranked {
    double merit;
    int rank;  // previous rank
    int place;
  };
  struct Better {
    bool operator()(const Ranked& a, const Ranked& b) const {
      return a.merit != b.merit ? a.merit > b.merit : a.rank < b.rank;
    }
  };
  std::vector<int> left_;
  std::vector<Ranked> ranked_;
  int parts_ = 0;   // of the budget
  int halved_ = 0;  // times
};

}  // namespace roundtable
