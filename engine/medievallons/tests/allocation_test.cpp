#include <gtest/gtest.h>

#include "engine/core/allocations.h"
#include "engine/core/rollout.h"
#include "engine/medievallons/game.h"

namespace roundtable::medievallons {

namespace {

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);
static_assert(std::is_trivially_copyable_v<View>);

// A game without listeners allocates no memory.

TEST(Allocation, TheCounterCounts) {
  std::string text;
  EXPECT_GT(allocations_in([&] { text.assign(1000, 'x'); }), 0);
}

class Allocation : public testing::TestWithParam<int> {
 protected:
  static Options options() {
    Options options;
    options.players = static_cast<std::uint8_t>(GetParam());
    return options;
  }
};

TEST_P(Allocation, NoneInAGame) {
  for (std::uint64_t game = 0; game < 20; ++game) {
    Rng rng(game);
    int known = 0;
    const long count = allocations_in([&] {
      NullSink nobody;
      State state = start(options());
      while (!state.table.waiting.over()) {
        const Seat seat{static_cast<std::uint8_t>(below(rng, options().players))};
        const Viewer viewer = below(rng, 8) == 0 ? Viewer::spectator() : Viewer(seat);
        const View seen = view(state, viewer);
        const State imagined = imagine(seen, rng);
        known += legal(seen).size() + legal(imagined, seat).size() + result(imagined).winners.size();
        if (state.table.waiting.is_chance()) {
          settle(state, draw(state, rng), nobody);
        } else {
          const Seat asked = state.table.waiting.seats().lowest();
          apply(state, asked, legal(state, asked).pick(rng), nobody);
        }
      }
    });
    EXPECT_EQ(count, 0);
    EXPECT_GT(known, 0);
  }
}

TEST_P(Allocation, NoneInARollout) {
  Rng rng(7);
  const long count = allocations_in([&] {
    for (int game = 0; game < 20; ++game) {
      State state = start(options());
      rollout<Medievallons>(state, [&](const State&, Seat, const Choices& choices) { return choices.pick(rng); }, rng);
    }
  });
  EXPECT_EQ(count, 0);
}

INSTANTIATE_TEST_SUITE_P(Medievallons, Allocation, testing::Range(2, 6));

}  // namespace

}  // namespace roundtable::medievallons
