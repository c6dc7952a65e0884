#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

#include "server/net/net.h"

namespace roundtable::server {

// An event loop that the test advances by hand, so nothing depends on the speed of the machine.
class HandLoop : public Loop {
 public:
  std::uint16_t listen(const NetOptions&, Service&) override { return 0; }
  void run(std::function<void()>) override {}
  void stop(std::int64_t) override {}
  NetCounts counts() const override { return {}; }
  std::string admin_door() const override { return {}; }

  void post(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
    came_.notify_all();
  }
  void after(std::int64_t, std::function<void()> work) override { timers_.push_back(std::move(work)); }

  void wait_for_work(std::size_t pieces) {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return posted_.size() >= pieces; });
  }
  // Runs all posted work, including work that it posts itself.
  void do_work() {
    while (const auto work = next()) work();
  }
  void let_time_pass() {
    for (const auto& work : std::exchange(timers_, {})) work();
  }

 private:
  std::function<void()> next() {
    const std::lock_guard lock(mutex_);
    if (posted_.empty()) return {};
    const std::function<void()> first = std::move(posted_.front());
    posted_.pop_front();
    return first;
  }

  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<std::function<void()>> posted_;
  std::vector<std::function<void()>> timers_;
};

}  // namespace roundtable::server
