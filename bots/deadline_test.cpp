#include "bots/deadline.h"

#include <gtest/gtest.h>

namespace roundtable {

namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

// A thread that works in pieces of a tenth of a millisecond, with pauses after some of them.
class WorkedThread {
 public:
  explicit WorkedThread(Deadline& deadline) : deadline_(deadline) { deadline_.begin(); }

  // The time after which it stops.
  milliseconds work(microseconds wait, int every) {
    auto now = start_ = Deadline::Clock::now();
    int pieces = 0;
    do {
      now += microseconds(100);
      if (++pieces % every == 0) now += wait;
    } while (deadline_.allows_more(now));
    return std::chrono::duration_cast<milliseconds>(now - start_);
  }

 private:
  Deadline& deadline_;
  Deadline::Clock::time_point start_;
};

TEST(Deadline, UsesAlmostAllOfItsTime) {
  Deadline deadline(milliseconds(100));
  const auto spent = WorkedThread(deadline).work(microseconds(0), 1);
  EXPECT_GE(spent.count(), 85);
  EXPECT_LE(spent.count(), 88);
}

TEST(Deadline, StopsEarlierWhenItIsKeptWaiting) {
  Deadline deadline(milliseconds(100));
  const auto spent = WorkedThread(deadline).work(milliseconds(8), 40);  // eight of every twelve milliseconds
  EXPECT_GE(spent.count(), 65);
  EXPECT_LE(spent.count(), 88);
}

TEST(Deadline, RemembersTheWaitForAWhile) {
  Deadline deadline(milliseconds(20));
  WorkedThread(deadline).work(milliseconds(8), 40);
  EXPECT_LE(WorkedThread(deadline).work(microseconds(0), 1).count(), 13);
  for (int i = 0; i < 100; ++i) WorkedThread(deadline).work(microseconds(0), 1);
  EXPECT_GE(WorkedThread(deadline).work(microseconds(0), 1).count(), 16);
}

}  // namespace

}  // namespace roundtable
