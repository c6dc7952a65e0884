#include "server/workers.h"

#include <utility>

namespace roundtable::server {

Workers::Workers(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void Workers::add(std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.push_back(std::move(work));
  }
  changed_.notify_one();
}

std::size_t Workers::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

void Workers::stop(Rest rest) {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    if (rest == Rest::Dropped) queue_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Workers::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
    if (queue_.empty()) return;
    const auto next = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    next();
    lock.lock();
  }
}

}  // namespace roundtable::server
