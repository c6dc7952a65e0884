#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>

namespace roundtable::server {

// Threads that do one piece of work after the other, in the order in which they were asked to.
class Workers {
 public:
  explicit Workers(int threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  void add(std::function<void()> work);
  // What has not been begun.
  std::size_t waiting() const { return waiting_; }

  // What has not been begun is done, or dropped; then the threads end.
  enum class Rest : bool { Dropped, Done };
  void stop(Rest rest);

 private:
  struct Pool;  // of the library that the network is made of, which takes long to compile

  std::atomic<std::size_t> waiting_ = 0;
  std::unique_ptr<Pool> pool_;
};

}  // namespace roundtable::server
