#include <gtest/gtest.h>

#include "engine/academy/tests/test_position.h"

// Compares the vectorised ranking with the rule: the higher square first, on a square the later arrival; all on square
// 0 share the last place.

namespace roundtable::academy {
namespace {

Squire numbered(int i) { return Squire{static_cast<std::uint8_t>(i)}; }

Row random_row(int squires, Rng& rng) {
  Row row;
  for (int i = 0; i < squires; ++i) row[numbered(i)] = Disc(static_cast<int>(below(rng, 4)), i + 1);
  return row;
}

int plain_place(const Row& row, int squire, int squires) {
  int before = 0;
  for (int other = 0; other < squires; ++other) before += row[numbered(other)].ahead_of(row[numbered(squire)]) ? 1 : 0;
  return before;
}

TEST(Ranking, OfAllDiscsAtOnceIsThatOfOneByOne) {
  Rng rng(4);
  for (int round = 0; round < 1000; ++round) {
    const int squires = 3 + round % 3;
    const Row row = random_row(squires, rng);
    const Ranking ranking = row.ranking();
    const PerSquire<int> pays = {{5, 3, 1, 0, 0}};
    PerSquire<std::int8_t> paid{};
    PerSquire<std::int8_t> charged{};
    ranking.pay(5, 3, 1, paid.items);
    ranking.charge(-3, -1, squires, charged.items);
    int started = 0;
    for (int i = 0; i < squires; ++i) started += row[numbered(i)].at_start() ? 0 : 1;
    EXPECT_EQ(ranking.started(), started);
    EXPECT_EQ(ranking.starters(squires).size(), squires - started);
    for (int i = 0; i < squires; ++i) {
      const Squire squire = numbered(i);
      const int place = plain_place(row, i, squires);
      const bool at_start = row[squire].at_start();
      const bool last = at_start || place == squires - 1;
      EXPECT_EQ(ranking.place(squire), place);
      EXPECT_EQ(ranking.at_start(squire), at_start);
      if (!at_start) EXPECT_EQ(ranking.at(place), squire);
      EXPECT_EQ(paid[squire], at_start ? 0 : pays.items[place]);
      EXPECT_EQ(charged[squire], last ? -3 : place == squires - 2 ? -1 : 0);
    }
    for (int place = started; place < squires; ++place) EXPECT_EQ(ranking.at(place), kNoSquire);
  }
}

}  // namespace
}  // namespace roundtable::academy
