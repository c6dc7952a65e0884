#include "bots/tree.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace roundtable {

namespace {

using NumberTree = Tree<std::uint32_t>;

TEST(Tree, KeepsWhatCameOfEveryChoice) {
  NumberTree tree;
  std::map<std::pair<Sight, std::uint32_t>, int> visits;
  for (std::uint32_t i = 0; i < 20'000; ++i) {  // enough to make it grow several times
    const Sight node = next_sight(first_sight(Seat{static_cast<std::uint8_t>(i % 5)}), Seat{1}, i % 3001);
    const std::uint32_t action = i % 7;
    tree.add(tree.find_or_add(node, action), 0.5);
    ++visits[{node, action}];
  }
  for (const auto& [where, count] : visits) {
    const Edge& edge = tree.edge(where.first, where.second);
    ASSERT_EQ(edge.visits, count);
    ASSERT_DOUBLE_EQ(edge.win, 0.5 * count);
    ASSERT_TRUE(tree.has(where.first));
  }
  EXPECT_EQ(tree.edge(first_sight(Seat{0}), 3).visits, 0);
  EXPECT_FALSE(tree.has(first_sight(Seat{0})));
  tree.clear();
  EXPECT_FALSE(tree.has(visits.begin()->first.first));
}

TEST(Tree, TheFavouriteWasTriedMostAndOfEqualsDidBetter) {
  NumberTree tree;
  const Sight root = first_sight(Seat{2});
  const std::array<std::uint32_t, 4> choices = {10, 11, 12, 13};
  EXPECT_EQ(tree.favourite(root, choices), 10U);
  tree.add(tree.find_or_add(root, 12), 0.25);
  EXPECT_EQ(tree.favourite(root, choices), 12U);
  tree.add(tree.find_or_add(root, 13), 0.75);
  EXPECT_EQ(tree.favourite(root, choices), 13U);
  tree.add(tree.find_or_add(root, 11), 0);
  tree.add(tree.find_or_add(root, 11), 0);
  EXPECT_EQ(tree.favourite(root, choices), 11U);
}

TEST(Tree, WhatSeatsSeeIsToldApart) {
  EXPECT_NE(first_sight(Seat{0}), first_sight(Seat{1}));
  const Sight start = first_sight(Seat{0});
  EXPECT_NE(next_sight(start, Seat{1}, 5), next_sight(start, Seat{2}, 5));
  EXPECT_NE(next_sight(start, Seat{1}, 5), next_sight(start, Seat{1}, 6));
  EXPECT_NE(next_sight(next_sight(start, Seat{1}, 5), Seat{1}, 6),
            next_sight(next_sight(start, Seat{1}, 6), Seat{1}, 5));
}

}  // namespace

}  // namespace roundtable
