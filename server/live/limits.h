#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/base/refusal.h"
#include "server/net/bucket.h"

namespace roundtable::server {

// How often something may be done: so often in so many seconds, all at once or spread. None means any number.
struct Limit {
  std::string_view what;  // is counted
  int most = 0;
  int seconds = 0;
  std::string_view reason;   // for programs, and
  std::string_view message;  // for people, why it is refused
};

// Whatever is limited, by whom it is limited: a person, a table, a household. Counted by a clock that is never set.
class Limits {
 public:
  explicit Limits(std::size_t most_known = 100'000) : most_known_(most_known) {}

  // Throws Refused `too-many`.
  void expect(const Limit& limit, const std::string& whom, net::Micros at = net::now());
  // What was spent of a limit that is used up to a part is told to other servers, and heard from them: so long it takes
  // to earn it again.
  using Tell = std::function<void(const std::string& what, net::Micros debt)>;
  void on_spent(Tell tell) { tell_ = std::move(tell); }
  void hear_spent(const std::string& what, net::Micros debt, net::Micros at = net::now());
  std::size_t known() const { return known_.size(); }

 private:
  void forget(net::Micros at);

  Tell tell_;
  std::size_t most_known_;
  std::unordered_map<std::string, net::Bucket> known_;
};

}  // namespace roundtable::server
