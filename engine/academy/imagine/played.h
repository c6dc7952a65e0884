#pragma once

// Draws the origins of the played cards: each combination of one way per squire is weighted by the number of
// arrangements it leaves.

#include "engine/academy/imagine/ways.h"

namespace roundtable::academy {

class PlayedCards {
 public:
  explicit PlayedCards(const Places& places);

  void choose(Rng& rng);

  // The chosen origin of a squire's played cards: from groups (four bits a group) and from the pool.
  std::uint64_t out_of_groups(int other) const { return ways_.cards(chosen_[static_cast<std::size_t>(other)]); }
  CardSet drawn(int other) const { return ways_.drawn(chosen_[static_cast<std::size_t>(other)]); }
  std::uint32_t neutral_places() const {
    return ways_.neutral_places(chosen_[static_cast<std::size_t>(places_.neutral)]);
  }

 private:
  using Choice = std::array<std::uint16_t, kMaxSquires>;  // a way for each squire

  // Sum of ways: group cards in the lower half; in the upper half counts of contested kinds, four bits each. For
  // Karadoc's neutral: filled places in the lowest byte, then the numbers of pool cards used that would fit its two
  // places.
  struct Sum {
    std::uint64_t used;
    double weight;
    std::uint32_t neutral;
  };
  static constexpr unsigned kCounts = 32;
  static constexpr int kMostContested = 8;  // each was played by at least two squires
  static constexpr int kMostCopies = 8;

  void count_contested();
  Sum sum_of(std::size_t other, std::size_t way) const;
  std::uint32_t neutral_sum(int other, std::size_t way) const;
  void weigh(int level, const Sum& sum);
  double completions(const Sum& sum) const;
  double neutral_completions(const Sum& sum, int left) const;

  const Places& places_;
  Ways ways_;
  std::array<Ways::List, kMaxSquires> lists_{};
  FixedVector<std::uint8_t, kMaxSquires> open_;     // squires with several ways
  Sum base_{.used = 0, .weight = 1, .neutral = 0};  // of the others
  int pool_left_ = 0;                               // if all played cards came from it
  CardSet pool_;                                    // without cards drawn in every way
  unsigned group_sizes_ = 0;                        // four bits each
  std::size_t contested_kinds_ = 0;
  std::uint64_t contested_ = 0;                                          // kinds that several squires may have drawn
  std::array<std::array<double, kMostCopies>, kMostContested> choices_;  // for contested kinds, by number drawn
  std::array<Sum, Ways::kMost> sums_;                                    // by way
  std::array<int, 2> good_{};                                            // pool cards that fit the neutral's places

  Rng* rng_ = nullptr;
  double total_ = 0;
  double next_ = 0;
  Choice trial_{};
  Choice chosen_{};
};

}  // namespace roundtable::academy
