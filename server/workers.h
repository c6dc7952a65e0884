#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace roundtable::server {

// Threads that do one piece of work after the other, in the order in which they were asked to.
class Workers {
 public:
  explicit Workers(int threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers() { stop(Rest::Dropped); }

  void add(std::function<void()> work);
  std::size_t waiting() const;

  // What has not been begun is done, or dropped; then the threads end.
  enum class Rest : bool { Dropped, Done };
  void stop(Rest rest);

 private:
  void work();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace roundtable::server
