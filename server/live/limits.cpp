#include "server/live/limits.h"

#include <algorithm>
#include <vector>

namespace roundtable::server {

namespace {

constexpr int kToldFrom = 4;  // a quarter of the limit is used

}  // namespace

void Limits::receive_spent(const std::string& what, net::Micros debt, net::Micros at) {
  if (known_.size() >= most_known_) forget(at);
  known_[what].owe(debt, at);
}

void Limits::expect(const Limit& limit, const std::string& whom, net::Micros at) {
  if (limit.most <= 0) return;
  const auto rate = net::Rate::of(limit.most, limit.seconds * net::kSecond);
  if (known_.size() >= most_known_) forget(at);
  const std::string what = std::string(limit.what) + ' ' + whom;
  net::Bucket& bucket = known_[what];
  if (bucket.take(rate, at)) {
    const net::Micros debt = bucket.earned() - at;
    if (tell_ && debt * kToldFrom > rate.each * rate.burst) tell_(what, debt);
    return;
  }
  throw Refused("too-many", std::string(limit.message)).because(limit.reason);
}

// Forgets full buckets, and if that is not enough, the half with the smallest debts. So an attacker with many names
// cannot make the server forget large debts.
void Limits::forget(net::Micros at) {
  std::erase_if(known_, [&](const auto& one) { return one.second.is_full(at); });
  if (known_.size() * 2 < most_known_) return;
  std::vector<net::Micros> debts;
  debts.reserve(known_.size());
  for (const auto& [whom, bucket] : known_) debts.push_back(bucket.earned());
  const auto middle = debts.begin() + static_cast<std::ptrdiff_t>(debts.size() / 2);
  std::nth_element(debts.begin(), middle, debts.end());
  std::erase_if(known_, [&](const auto& one) { return one.second.earned() <= *middle; });
}

}  // namespace roundtable::server
