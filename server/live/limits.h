#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/base/refusal.h"
#include "server/net/bucket.h"

namespace roundtable::server {

// A rate limit: so many actions in so many seconds, in a burst or spread. `most` of 0 means no limit.
struct Limit {
  std::string_view what;  // name of the counter
  int most = 0;
  int seconds = 0;
  ErrorReason reason;        // for programs
  std::string_view message;  // for people
};

// Rate limits per person, table or rate-limit key. They use a monotonic clock.
class Limits {
 public:
  explicit Limits(std::size_t most_known = 100'000) : most_known_(most_known) {}

  // Counts an action. Throws Refused `too-many`.
  void expect(const Limit& limit, const std::string& whom, net::Micros at = net::now());
  // Peers are told when a quarter of a limit is used, and tell us: the time until it is available in full again.
  using Tell = std::function<void(const std::string& what, net::Micros debt)>;
  void on_spent(Tell tell) { tell_ = std::move(tell); }
  void receive_spent(const std::string& what, net::Micros debt, net::Micros at = net::now());
  std::size_t known() const { return known_.size(); }

 private:
  void forget(net::Micros at);

  Tell tell_;
  std::size_t most_known_;
  std::unordered_map<std::string, net::Bucket> known_;
};

}  // namespace roundtable::server
