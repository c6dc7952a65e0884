#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>

namespace roundtable::server {

// A thread pool that starts work in the order of its arrival.
class Workers {
 public:
  explicit Workers(int threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  void add(std::function<void()> work);
  // Work that has not started.
  std::size_t waiting() const { return waiting_; }

  // Completes or drops work that has not started, then joins the threads.
  enum class Rest : bool { Dropped, Done };
  void stop(Rest rest);

 private:
  struct Pool;  // hides Boost.Asio, which takes long to compile

  std::atomic<std::size_t> waiting_ = 0;
  std::unique_ptr<Pool> pool_;
};

}  // namespace roundtable::server
