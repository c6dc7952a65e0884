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

// Hashes of what people remember or wrote down. They take long by design, so they are made on a thread of their own,
// one after the other. The queue is bounded and served in fair turns, one address (rate-limit key) after the other.
// Addresses with an earlier login have a queue of their own, so strangers cannot crowd them out.
// Used on the loop's thread.
class SlowHashes {
 public:
  static constexpr std::size_t kMost = 16;  // in each queue: half a second of work, and then some
  explicit SlowHashes(Loop& loop, std::size_t most = kMost) : loop_(loop), most_(most), thread_(1) {}

  using Failed = std::function<void(const Refused&)>;
  // Throws Refused `too-many` if one more from that address would be refused at once.
  void expect_room(const std::string& address) const;
  // Calls `done`, with an empty text if there was not enough memory; or `failed` if there is no room, or another
  // address with fewer that wait needs it.
  using Hashed = std::function<void(const std::string& hash)>;
  void make(const std::string& address, const std::string& secret, Hashed done, Failed failed);
  // Whether the secret is the hash's. Takes as long for a hash that is none: so nobody learns whether there is one.
  void check(const std::string& address, const std::string& hash, const std::string& secret,
             std::function<void(bool)> done, Failed failed);
  // A further step of the same request comes first, and is never refused.
  void make_next(const std::string& secret, Hashed done);

  // A login from there succeeded.
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
  std::unordered_set<std::string> addresses_;  // that are known
  std::deque<std::string> oldest_;             // in the order in which they came
  Workers thread_;
};

}  // namespace roundtable::server
