#pragma once

#include <deque>
#include <functional>
#include <string>
#include <unordered_set>

#include "server/base/fair_queue.h"
#include "server/base/refusal.h"
#include "server/base/workers.h"
#include "server/net/net.h"

namespace roundtable::server {

// Hashes of passphrases and recovery codes. They are slow by design, so a thread of its own computes them one at a
// time. The queue is bounded and served in fair turns, one address (rate-limit key) after the other. Addresses with an
// earlier login have a queue of their own, so strangers cannot crowd them out.
// Call from the event loop only.
class SlowHashes {
 public:
  static constexpr std::size_t kMost = 16;  // in each queue; somewhat more than half a second of work
  explicit SlowHashes(Loop& loop, std::size_t most = kMost) : loop_(loop), most_(most), thread_(1) {}

  using Failed = std::function<void(const Refused&)>;
  // Throws Refused `too-many` if another request from this address would be refused at once.
  void expect_room(const std::string& address) const;
  // Calls `done`, with an empty text if memory is short. Calls `failed` if the queue is full, or if the request gives
  // way to an address with fewer waiting requests.
  using Hashed = std::function<void(const std::string& hash)>;
  void make(const std::string& address, const std::string& secret, Hashed done, Failed failed);
  // Compares a secret with a hash. Takes as long if there is no hash, so that the time does not reveal whether one
  // exists.
  void check(const std::string& address, const std::string& hash, const std::string& secret,
             std::function<void(bool)> done, Failed failed);
  // The next step of a request that was already accepted: it goes first and is never refused.
  void make_next(const std::string& secret, Hashed done);

  // Records a successful login from this address.
  void know(const std::string& address);

  std::size_t waiting() const { return next_.size() + known_.size() + others_.size(); }
  void stop() { thread_.stop(Workers::Rest::Dropped); }

 private:
  struct Job {
    std::function<std::function<void()>()> work;  // runs on the thread; returns the callback with its result
    Failed failed;
  };

  bool is_known(const std::string& address) const { return addresses_.contains(address); }
  void add(const std::string& address, Job job);
  void start_next();
  std::optional<Job> take();

  Loop& loop_;
  std::size_t most_;
  std::deque<Job> next_;
  FairQueue<Job> known_, others_;
  bool busy_ = false, turn_of_known_ = true;
  std::unordered_set<std::string> addresses_;  // known addresses
  std::deque<std::string> oldest_;             // the same in order of arrival
  Workers thread_;
};

}  // namespace roundtable::server
