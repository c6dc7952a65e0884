#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

// Numbered pieces of work for several threads, whose results come back in the order of the numbers. So whatever is made
// of them, sums of fractions and early ends included, does not depend on the number of threads.

namespace roundtable {

// Pieces handed to a thread at a time.
struct Bunch {
  std::int64_t first = 0;
  std::int64_t last = 0;  // not included

  bool empty() const { return first >= last; }
};

// Gives bunches to threads and takes what they made of each back in order.
template <class Made>
class Queue {
 public:
  // false: enough, nothing more is taken.
  using Take = std::function<bool(Bunch bunch, Made& made)>;

  Queue(std::int64_t count, int threads, Take take)
      : count_(count),
        size_(size_for(count, threads)),
        ahead_(std::int64_t{4} * threads * size_),
        take_(std::move(take)) {}

  // An empty one when there is nothing left to do.
  Bunch next() {
    const std::int64_t first = next_.fetch_add(size_);
    return stopped_ ? Bunch{} : Bunch{first, std::min(first + size_, count_)};
  }

  void done(Bunch bunch, Made made) {
    std::unique_lock lock(mutex_);
    // What waits for one slow bunch has its bounds.
    room_.wait(lock, [&] { return bunch.first <= taken_ + ahead_ || stopped_; });
    waiting_.emplace(bunch.first, std::pair(bunch, std::move(made)));
    while (!stopped_ && !waiting_.empty() && waiting_.begin()->first == taken_) {
      auto& [due, content] = waiting_.begin()->second;
      taken_ = due.last;
      if (!take_(due, content)) stopped_ = true;
      waiting_.erase(waiting_.begin());
    }
    room_.notify_all();
  }
  bool stopped() const { return stopped_; }

 private:
  // Large enough that handing out costs nothing, small enough that all threads end together.
  static std::int64_t size_for(std::int64_t count, int threads) {
    return std::clamp<std::int64_t>(count / (std::int64_t{64} * threads), 1, 256);
  }

  std::int64_t count_;
  std::int64_t size_;
  std::int64_t ahead_;
  Take take_;
  std::atomic<std::int64_t> next_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;
  std::condition_variable room_;
  std::int64_t taken_ = 0;
  std::map<std::int64_t, std::pair<Bunch, Made>> waiting_;
};

// Calls work(0), work(1), ... on a thread each.
template <class Work>
void on_threads(int threads, Work work) {
  std::vector<std::jthread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work, i);
  work(0);
}

// Each thread gets a worker of its own from make_worker(), which makes piece number n by worker(n); take(n, piece) gets
// them in order, and ends it all by returning false.
template <class MakeWorker, class Take>
void in_order(std::int64_t count, int threads, MakeWorker make_worker, Take take) {
  using Piece = decltype(make_worker()(std::int64_t{0}));
  Queue<std::vector<Piece>> queue(count, threads, [&](Bunch bunch, std::vector<Piece>& pieces) {
    for (std::int64_t n = bunch.first; n < bunch.last; ++n) {
      if (!take(n, pieces[static_cast<std::size_t>(n - bunch.first)])) return false;
    }
    return true;
  });
  on_threads(threads, [&](int) {
    auto worker = make_worker();
    for (Bunch bunch = queue.next(); !bunch.empty(); bunch = queue.next()) {
      std::vector<Piece> pieces;
      for (std::int64_t n = bunch.first; n < bunch.last; ++n) pieces.push_back(worker(n));
      queue.done(bunch, std::move(pieces));
    }
  });
}

}  // namespace roundtable
