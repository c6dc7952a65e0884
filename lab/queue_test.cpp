#include "lab/queue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>

namespace roundtable {
namespace {

// The pieces in the order of delivery; stops after `enough`.
std::vector<std::int64_t> squares_in_order(std::int64_t count, int threads, std::int64_t enough) {
  std::vector<std::int64_t> taken;
  in_order(
      count, threads, [] { return [](std::int64_t n) { return n * n; }; },
      [&](std::int64_t n, std::int64_t square) {
        EXPECT_EQ(square, n * n);
        taken.push_back(n);
        return n + 1 < enough;
      });
  return taken;
}

std::vector<std::int64_t> up_to(std::int64_t count) {
  std::vector<std::int64_t> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

TEST(Queue, PiecesComeInOrderOnAnyNumberOfThreads) {
  for (const int threads : {1, 2, 3, 7}) {
    for (const std::int64_t count : {0, 1, 2, 5, 1000, 40'000}) {
      EXPECT_EQ(squares_in_order(count, threads, count + 1), up_to(count)) << threads << " threads, " << count;
    }
  }
}

TEST(Queue, NothingIsTakenAfterEnough) {
  for (const int threads : {1, 2, 3, 7}) EXPECT_EQ(squares_in_order(40'000, threads, 12'345), up_to(12'345));
}

TEST(Queue, AClosedQueueDeliversWhatItHasHandedOut) {
  for (const int threads : {1, 2, 3, 7}) {
    std::vector<std::int64_t> delivered;
    std::atomic<std::int64_t> made = 0;
    Queue<int> queue(40'000, threads, [&](Bunch bunch, int) {
      for (std::int64_t n = bunch.first; n < bunch.last; ++n) delivered.push_back(n);
      if (bunch.last > 5'000) queue.close();
      return true;
    });
    on_threads(threads, [&](int) {
      for (Bunch bunch = queue.next(); !bunch.empty(); bunch = queue.next()) {
        made += bunch.last - bunch.first;
        queue.done(bunch, 0);
      }
    });
    EXPECT_EQ(delivered, up_to(made));
    EXPECT_GT(made, 5'000);
    EXPECT_LT(made, 40'000);
  }
}

TEST(Queue, ASlowPieceDoesNotChangeTheOrder) {
  std::vector<std::int64_t> taken;
  in_order(
      500, 3,
      [] {
        return [](std::int64_t n) {
          if (n == 1) std::this_thread::sleep_for(std::chrono::milliseconds(20));
          return n;
        };
      },
      [&](std::int64_t, std::int64_t n) {
        taken.push_back(n);
        return true;
      });
  EXPECT_EQ(taken, up_to(500));
}

}  // namespace
}  // namespace roundtable
