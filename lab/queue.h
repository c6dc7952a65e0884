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

// Distributes numbered work to threads and delivers the results in the order of the numbers. So anything computed from
// them, such as sums of fractions and early stops, is the same for any number of threads.

namespace roundtable {

// Consecutive pieces that a thread takes at once.
struct Bunch {
  std::int64_t first = 0;
  std::int64_t last = 0;  // exclusive

  bool empty() const { return first >= last; }
};

// Hands bunches to threads and delivers their results in order.
template <class Made>
class Queue {
 public:
  // Returns false to stop.
  using Take = std::function<bool(Bunch bunch, Made& made)>;

  Queue(std::int64_t count, int threads, Take take)
      : count_(count),
        size_(size_for(count, threads)),
        ahead_(std::int64_t{4} * threads * size_),
        take_(std::move(take)) {}

  // Returns an empty bunch when no work is left.
  Bunch next() {
    const std::int64_t first = next_.fetch_add(size_);
    return stopped_ ? Bunch{} : Bunch{first, std::min(first + size_, count_)};
  }

  void done(Bunch bunch, Made made) {
    std::unique_lock lock(mutex_);
    // Limits the number of results that wait for one slow bunch.
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
  // Hands out no more work. The bunches handed out so far, the first ones, are still delivered.
  void close() { next_ = count_; }

 private:
  // Large enough to make the overhead negligible, small enough that all threads finish together.
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

// Each thread gets its own worker from make_worker(); worker(n) makes piece n. take(n, piece) receives the pieces in
// order, and stops everything by returning false.
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
