#include "lab/seatings.h"

#include <algorithm>

namespace roundtable {

namespace {

// A selection of bots for one table, in the order of their names in the list.
using Group = std::vector<std::uint8_t>;

void name_once(const std::vector<std::string>& names, Seatings& seatings) {
  for (const auto& name : names) {
    const auto found = std::ranges::find(seatings.bots, name);
    if (found == seatings.bots.end()) {
      seatings.bots.push_back(name);
      seatings.copies.push_back(1);
    } else {
      ++seatings.copies[static_cast<std::size_t>(found - seatings.bots.begin())];
    }
  }
}

// Adds all groups that begin with `group` and continue with bots from number `from`.
void add_groups(const Seatings& seatings, std::size_t from, Group& group, std::vector<Group>& groups) {
  if (static_cast<int>(group.size()) == seatings.players) {
    groups.push_back(group);
    return;
  }
  for (std::size_t bot = from; bot < seatings.bots.size(); ++bot) {
    const auto number = static_cast<std::uint8_t>(bot);
    if (std::ranges::count(group, number) == seatings.copies[bot]) continue;
    group.push_back(number);
    add_groups(seatings, bot, group, groups);
    group.pop_back();
  }
}

Seating seated(const Group& group) {
  Seating seating{};
  std::ranges::copy(group, seating.begin());
  return seating;
}

void add_orders(Group group, std::vector<Seating>& all) {
  do all.push_back(seated(group));
  while (std::next_permutation(group.begin(), group.end()));
}

void add_rotations(Group group, std::vector<Seating>& all) {
  const Group first = group;
  do {
    all.push_back(seated(group));
    std::ranges::rotate(group, group.begin() + 1);
  } while (group != first);
}

std::int64_t factorial(std::int64_t n) { return n <= 1 ? 1 : n * factorial(n - 1); }

std::int64_t orders_of(const Group& group) {
  std::int64_t orders = factorial(static_cast<std::int64_t>(group.size()));
  for (std::size_t i = 0; i < group.size(); ++i) {
    // The n-th copy of a name divides by n, so all copies together divide by n!.
    orders /= std::count(group.begin(), group.begin() + static_cast<std::ptrdiff_t>(i) + 1, group[i]);
  }
  return orders;
}

}  // namespace

Result<Seatings> seat_bots(const std::vector<std::string>& names, int players, std::int64_t at_most) {
  const auto count = static_cast<int>(names.size());
  if (count < players || count > kMostBots) {
    return Error{"bots: found " + std::to_string(count) + ", allowed: " + std::to_string(players) + " to " +
                 std::to_string(kMostBots) + " names, one per seat or more to rotate; names may repeat"};
  }
  Seatings seatings{.players = players};
  name_once(names, seatings);
  std::vector<Group> groups;
  Group empty;
  add_groups(seatings, 0, empty, groups);
  for (const Group& group : groups) seatings.orders += orders_of(group);
  const auto add = seatings.orders > at_most ? add_rotations : add_orders;
  for (const Group& group : groups) add(group, seatings.all);
  return seatings;
}

}  // namespace roundtable
