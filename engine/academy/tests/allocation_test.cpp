#include <gtest/gtest.h>

#include "engine/academy/tests/test_options.h"
#include "engine/core/allocations.h"

namespace roundtable::academy {

namespace {

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);
static_assert(std::is_trivially_copyable_v<View>);

// A game without listeners allocates no memory.

TEST(Allocation, TheCounterCounts) {
  std::string text;
  EXPECT_GT(allocations_in([&] { text.assign(1000, 'x'); }), 0);
}

class Allocation : public testing::TestWithParam<int> {};

TEST_P(Allocation, NoneInAGame) {
  for (unsigned set = 0; set < kVariationSets; ++set) {
    const Options options = options_of(GetParam(), set % kAdvancedSets, set);
    Rng rng(set);
    int known = 0;
    const long count = allocations_in([&] {
      for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
        const Seat seat{static_cast<std::uint8_t>(below(rng, options.players))};
        const Viewer viewer = below(rng, 8) == 0 ? Viewer::spectator() : Viewer(seat);
        const View seen = view(state, viewer);
        const State imagined = imagine(seen, rng);
        known += legal(seen).size() + legal(imagined, seat).size() + result(imagined).winners.size();
      }
    });
    EXPECT_EQ(count, 0);
    EXPECT_GT(known, 0);
  }
}

TEST_P(Allocation, NoneInARollout) {
  const Options options = options_of(GetParam(), kAdvancedSets - 1, kVariationSets - 1);
  Rng rng(7);
  const long count = allocations_in([&] {
    for (int game = 0; game < 20; ++game) {
      State state = start(options);
      rollout(state, [&](const State&, Seat, const Choices& choices) { return choices.pick(rng); }, rng);
    }
  });
  EXPECT_EQ(count, 0);
}

INSTANTIATE_TEST_SUITE_P(Academy, Allocation, testing::Range(0, 5));

}  // namespace

}  // namespace roundtable::academy
