#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include "engine/core/bits.h"
#include "engine/core/chi_square.h"
#include "engine/core/fixed.h"
#include "engine/core/seat.h"

namespace roundtable {

namespace {

TEST(Rng, SameSeedSameNumbers) {
  Rng one(5, 1);
  Rng same(5, 1);
  Rng other_stream(5, 2);
  Rng other_seed(6, 1);
  const auto first = one();
  EXPECT_EQ(first, same());
  EXPECT_NE(first, other_stream());
  EXPECT_NE(first, other_seed());
}

TEST(Rng, BelowIsEven) {
  for (const unsigned n : {2U, 3U, 7U, 20U, 52U}) {
    Rng rng(n);
    Weights drawn;
    Weights even;
    for (unsigned i = 0; i < n; ++i) even[std::to_string(i)] = 1;
    for (int i = 0; i < 100'000; ++i) ++drawn[std::to_string(below(rng, n))];
    expect_drawn_by_weight(drawn, even);
  }
}

// Five cards drawn from one number must be as random as five numbers.
TEST(Draws, SeveralFromOneNumberAreIndependent) {
  Rng rng(9);
  Weights drawn;
  Weights even;
  for (unsigned i = 0; i < 7; ++i) {
    for (unsigned j = 0; j < 11; ++j) even[std::to_string(i) + " " + std::to_string(j)] = 1;
  }
  for (int i = 0; i < 200'000; ++i) {
    Draws draws(rng());
    draws.below(52);
    const auto one = draws.below(7);
    draws.below(49);
    ++drawn[std::to_string(one) + " " + std::to_string(draws.below(11))];
  }
  expect_drawn_by_weight(drawn, even);
}

TEST(Bits, NthAndWalk) {
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t set = rng() & (i % 2 == 0 ? rng() : ~std::uint64_t{0});
    unsigned n = 0;
    for (const int bit : Bits(set)) {
      EXPECT_EQ((set >> static_cast<unsigned>(bit)) & 1U, 1U);
      EXPECT_EQ(nth_bit(set, n++), bit);
    }
    EXPECT_EQ(static_cast<int>(n), std::popcount(set));
  }
}

TEST(FixedVector, FillsAndClears) {
  FixedVector<int, 2> list;
  EXPECT_TRUE(list.empty());
  list.push_back(4);
  list.push_back(5);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list[1], 5);
  list.clear();
  EXPECT_EQ(list, (FixedVector<int, 2>()));
}

TEST(Seats, Sets) {
  Seats seats = Seats::first(3);
  seats.remove(Seat{1});
  EXPECT_EQ(seats.size(), 2);
  EXPECT_FALSE(seats.has(Seat{1}));
  EXPECT_EQ(seats.lowest(), Seat{0});
  EXPECT_EQ((seats | Seats::of(Seat{4})).size(), 3);
  EXPECT_EQ((seats - Seats::of(Seat{0})).lowest(), Seat{2});
  EXPECT_FALSE(Viewer::spectator().among(Seats(0xFF)));
  EXPECT_TRUE(Viewer(Seat{2}).among(seats));
}

TEST(Deciders, SeatsChanceOrNobody) {
  EXPECT_TRUE(Deciders::nobody().over());
  EXPECT_TRUE(Deciders::chance().is_chance());
  EXPECT_TRUE(Deciders::chance().seats().empty());
  Deciders all = Deciders::all(3);
  all.answered(Seat{1});
  EXPECT_EQ(all.seats().size(), 2);
  EXPECT_FALSE(all.has(Seat{1}));
}

}  // namespace

}  // namespace roundtable
