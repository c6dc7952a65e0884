#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <functional>

namespace roundtable::server {

// Threads that do one piece of work after the other, in the order in which they were asked to.
class Workers {
 public:
  explicit Workers(int threads) : pool_(static_cast<std::size_t>(threads)) {}
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers() { stop(Rest::Dropped); }

  void add(std::function<void()> work);
  // What has not been begun.
  std::size_t waiting() const { return waiting_; }

  // What has not been begun is done, or dropped; then the threads end.
  enum class Rest : bool { Dropped, Done };
  void stop(Rest rest);

 private:
  std::atomic<std::size_t> waiting_ = 0;
  boost::asio::thread_pool pool_;
};

}  // namespace roundtable::server
