#include "train/kernels.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "bots/academy/net.h"
#include "bots/academy/policy.h"
#include "bots/medievallons/net.h"
#include "bots/medievallons/policy.h"
#include "train/academy/tables.h"
#include "train/medievallons/tables.h"

namespace roundtable::train {
namespace {

// The output of the kernels, for several decisions of several threads.
template <Game G>
struct Memory {
  using S = Sizes<G>;

  Memory(int decisions, std::size_t width) : threads(width) {
    const std::size_t all = static_cast<std::size_t>(decisions + 1) * threads;
    inputs.resize(all * S::kInputs);
    legal.resize(all * S::kWords);
    seat.resize(all);
    players.resize(all);
    part.resize(all);
    move.resize(all);
    log_chance.resize(all);
    values.resize(all * S::kValues);
    so_far.resize(all * NetOf<G>::kReasons);
    learns.resize(all);
    end.resize(all);
  }
  Question<G> question(int decision) {
    const std::size_t at = static_cast<std::size_t>(decision) * threads;
    return {&inputs[at * S::kInputs], &legal[at * S::kWords], &seat[at], &players[at], &part[at]};
  }
  Decision<G> made(int decision) {
    const std::size_t at = static_cast<std::size_t>(decision) * threads;
    return {&move[at],   &log_chance[at], &values[at * S::kValues], &so_far[at * NetOf<G>::kReasons],
            &learns[at], &end[at]};
  }

  std::size_t threads;
  std::vector<std::uint16_t> inputs;
  std::vector<std::uint32_t> legal;
  std::vector<std::uint8_t> seat;
  std::vector<std::uint8_t> players;
  std::vector<std::uint8_t> part;
  std::vector<std::uint16_t> move;
  std::vector<float> log_chance;
  std::vector<float> values;
  std::vector<std::int16_t> so_far;
  std::vector<std::uint8_t> learns;
  std::vector<Outcomes<G>> end;
};

std::vector<float> any_rows(std::size_t size, Rng& rng) {
  std::vector<float> rows(size);
  for (float& value : rows) value = 4 * fraction(rng) - 2;
  return rows;
}

template <Game G>
class Kernels : public testing::Test {};
using BothGames = testing::Types<academy::Academy, medievallons::Medievallons>;
TYPED_TEST_SUITE(Kernels, BothGames);

constexpr int kThreads = 40;
constexpr League kAlone{kThreads, kThreads};
constexpr int kDecisions = 400;

// Whatever the net answers, every played move is legal, game after game, and the question to the net is that of the
// seat whose decision it is.
TYPED_TEST(Kernels, PlayWhatTheEngineOffers) {
  using G = TypeParam;
  using S = Sizes<G>;
  std::vector<Slot<G>> slots(kThreads, Slot<G>{{}, Rng(0), 0, 0});
  Memory<G> memory(kDecisions, kThreads);
  Rng rng(5);
  gpu::run_kernel(kThreads, begin<G>, slots.data(), kMixed, std::uint64_t{3}, 50);
  gpu::run_kernel(kThreads, observe<G>, slots.data(), memory.question(0));
  int ended = 0;
  for (int i = 0; i < kDecisions; ++i) {
    const auto before = slots;
    const auto rows = any_rows(kThreads * S::kRow, rng);
    gpu::run_kernel(kThreads, step<G>, slots.data(), rows.data(), rows.data(), kAlone, memory.question(i),
                    memory.made(i), memory.question(i + 1));
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
      auto state = before[thread].state;
      const std::size_t at = static_cast<std::size_t>(i) * kThreads + thread;
      const Seat seat = G::deciders(state).seats().lowest();
      ASSERT_EQ(memory.seat[at], index(seat));
      const auto view = G::view(state, seat);
      const auto seen = NetOf<G>::seen(view);
      ASSERT_EQ(memory.part[at], NetOf<G>::part(seen));
      int inputs = 0;
      NetOf<G>::show(seen, [&](int input, int value) {
        ASSERT_EQ(memory.inputs[at * S::kInputs + static_cast<std::size_t>(input)], bfloat16(value)) << input;
        ++inputs;
      });
      const auto* shown = &memory.inputs[at * S::kInputs];
      ASSERT_EQ(std::count_if(shown, shown + S::kInputs, [](auto value) { return value != 0; }), inputs);
      int moves = 0;
      each_move(&memory.legal[at * S::kWords], S::kWords, [&](int) { ++moves; });
      ASSERT_GT(moves, 0);
      ASSERT_LE(moves, G::legal(state, seat).size());
      bool offered = false;
      for (const auto action : G::legal(state, seat)) {
        offered = offered || NetOf<G>::move(seen, action) == memory.move[at];
      }
      ASSERT_TRUE(offered);
      ASSERT_LE(memory.log_chance[at], 1e-4F);
      const float* values = &memory.values[at * S::kValues];
      ASSERT_NEAR(std::accumulate(values, values + kMaxSeats, 0.0F), 1.0F, 1e-3F);
      ended += memory.end[at].winners != 0 ? 1 : 0;
    }
  }
  EXPECT_GT(ended, kThreads / 2);
}

// With lambda 1 the return of each decision in a finished game is the game's result, from its seat's view.
TYPED_TEST(Kernels, LookBackFromTheEnd) {
  using G = TypeParam;
  using S = Sizes<G>;
  constexpr int kReasons = NetOf<G>::kReasons;
  std::vector<Slot<G>> slots(kThreads, Slot<G>{{}, Rng(0), 0, 0});
  Memory<G> memory(kDecisions, kThreads);
  Rng rng(6);
  gpu::run_kernel(kThreads, begin<G>, slots.data(), kMixed, std::uint64_t{4}, 0);
  gpu::run_kernel(kThreads, observe<G>, slots.data(), memory.question(0));
  for (int i = 0; i < kDecisions; ++i) {
    const auto rows = any_rows(kThreads * S::kRow, rng);
    gpu::run_kernel(kThreads, step<G>, slots.data(), rows.data(), rows.data(), kAlone, memory.question(i),
                    memory.made(i), memory.question(i + 1));
  }
  const std::size_t all = static_cast<std::size_t>(kDecisions) * kThreads;
  std::vector<float> returns(all * S::kValues);
  std::vector<float> gains(all * 2);
  std::vector<float> weights(all);
  gpu::run_kernel(kThreads, look_back<G>, memory.made(0), memory.seat.data(), memory.players.data(), returns.data(),
                  gains.data(), weights.data(), kDecisions, kThreads, 1.0F, TablesOf<G>::kPoint);
  int told = 0;
  for (std::size_t thread = 0; thread < kThreads; ++thread) {
    const Outcomes<G>* end = nullptr;
    for (std::size_t i = kDecisions; i-- > 0;) {
      const std::size_t at = i * kThreads + thread;
      if (memory.end[at].winners != 0) end = &memory.end[at];
      if (end == nullptr) continue;
      const int seat = memory.seat[at];
      const int players = memory.players[at];
      const float* got = &returns[at * S::kValues];
      for (int r = 0; r < players; ++r) {
        const bool won = ((end->winners >> ((seat + r) % players)) & 1) != 0;
        const int winners = std::popcount(static_cast<unsigned>(end->winners));
        ASSERT_NEAR(got[r], won ? 1.0F / static_cast<float>(winners) : 0.0F, 1e-3F);
      }
      for (int r = 0; r < kReasons; ++r) {
        const int to_come = end->reasons[seat][r] - memory.so_far[at * kReasons + static_cast<std::size_t>(r)];
        ASSERT_NEAR(got[kMaxSeats + 1 + r], static_cast<float>(to_come), 1e-2F);
      }
      ASSERT_EQ(weights[at], 1.0F);
      ++told;
    }
  }
  EXPECT_GT(told, kDecisions * kThreads / 3);
}

// Whether the heuristic evaluation rates no other move higher.
template <Game G>
bool is_judged_best(const typename G::State& state, Seat seat, int move) {
  const auto choices = G::legal(state, seat);
  std::vector<float> values(static_cast<std::size_t>(choices.size()));
  PolicyOf<G>::judge(state, seat, choices, typename PolicyOf<G>::Weights(), values);
  const float best = *std::ranges::max_element(values);
  for (int i = 0; i < choices.size(); ++i) {
    if (values[static_cast<std::size_t>(i)] == best && NetOf<G>::move(NetOf<G>::seen(state, seat), choices[i]) == move)
      return true;
  }
  return false;
}

// In the league one seat of each game learns; the others play by the older rows, or by the heuristic evaluation.
TYPED_TEST(Kernels, OneSeatOfALeaguesGameLearns) {
  using G = TypeParam;
  using S = Sizes<G>;
  std::vector<Slot<G>> slots(kThreads, Slot<G>{{}, Rng(0), 0, 0});
  Memory<G> memory(100, kThreads);
  gpu::run_kernel(kThreads, begin<G>, slots.data(), 2, std::uint64_t{4}, 0);
  gpu::run_kernel(kThreads, observe<G>, slots.data(), memory.question(0));
  std::vector<float> first(kThreads * S::kRow);
  std::vector<float> last(kThreads * S::kRow);
  for (std::size_t i = 0; i < first.size(); ++i) {  // sure of the lowest move, sure of the highest
    first[i] = -50.0F * static_cast<float>(i % S::kRow);
    last[i] = -first[i];
  }
  std::array<int, 2> learning{};
  for (int i = 0; i < 100; ++i) {
    const auto before = slots;
    gpu::run_kernel(kThreads, step<G>, slots.data(), first.data(), last.data(), League{kThreads / 2, 3 * kThreads / 4},
                    memory.question(i), memory.made(i), memory.question(i + 1));
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
      const std::size_t at = static_cast<std::size_t>(i) * kThreads + thread;
      int lowest = -1;
      int highest = -1;
      each_move(&memory.legal[at * S::kWords], S::kWords, [&](int move) {
        lowest = lowest < 0 ? move : lowest;
        highest = move;
      });
      if (memory.learns[at] == 0 && thread >= 3 * kThreads / 4) {
        ASSERT_TRUE(is_judged_best<G>(before[thread].state, Seat{memory.seat[at]}, memory.move[at]));
      } else {
        ASSERT_EQ(memory.move[at], memory.learns[at] != 0 ? lowest : highest);
      }
      learning[thread < kThreads / 2 ? 0 : 1] += memory.learns[at];
    }
  }
  EXPECT_EQ(learning[0], 100 * kThreads / 2);
  EXPECT_GT(learning[1], 100 * kThreads / 2 / 8);
  EXPECT_LT(learning[1], 100 * kThreads / 2 / 2);
}

// In a match finished games stay finished; the heuristic evaluation beats random moves.
TYPED_TEST(Kernels, MatchesEnd) {
  using G = TypeParam;
  using S = Sizes<G>;
  std::vector<Slot<G>> slots(kThreads, Slot<G>{{}, Rng(0), 0, 0});
  Memory<G> memory(0, kThreads);
  const std::vector<float> rows(kThreads * S::kRow);
  gpu::run_kernel(kThreads, begin<G>, slots.data(), 0, std::uint64_t{9}, 0);
  gpu::run_kernel(kThreads, observe<G>, slots.data(), memory.question(0));
  for (int i = 0; i < 2000; ++i) {
    gpu::run_kernel(kThreads, match<G>, slots.data(), rows.data(), rows.data(), Player::Greedy, Player::Random, 0.0F,
                    0.0F, 0, memory.question(0), memory.move.data(), memory.end.data(), memory.question(0));
  }
  int won = 0;
  for (std::size_t thread = 0; thread < kThreads; ++thread) {
    ASSERT_TRUE(G::deciders(slots[thread].state).over());
    ASSERT_NE(memory.end[thread].winners, 0);
    won += (memory.end[thread].winners >> (thread % memory.players[thread])) & 1;
  }
  EXPECT_GT(won, kThreads * 8 / 10);
}

}  // namespace
}  // namespace roundtable::train
