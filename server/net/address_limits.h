#pragma once

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "server/net/address.h"
#include "server/net/bucket.h"

namespace roundtable::server::net {

// Counts by rate-limit key: open connections, requests per second, and files of the page per second. Files have a limit
// of their own: a first visit fetches hundreds, which must not use up the requests of other players behind the same
// address.
class AddressLimits {
 public:
  // Files allowed for each request.
  static constexpr int kFilesForARequest = 10;

  AddressLimits(int connections, int requests_per_second)
      : most_(connections),
        rate_(Rate::per_second(requests_per_second)),
        rate_of_files_(Rate::per_second(kFilesForARequest * std::min(requests_per_second, kMostCounted))) {}

  // One connection, given back when it goes out of scope. An empty ticket counts nothing.
  class Ticket {
   public:
    Ticket() = default;
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;
    Ticket(Ticket&& other) noexcept : of_(std::exchange(other.of_, nullptr)), rate_limit_key_(other.rate_limit_key_) {}
    Ticket& operator=(Ticket&& other) noexcept {
      std::swap(of_, other.of_);
      std::swap(rate_limit_key_, other.rate_limit_key_);
      return *this;
    }
    ~Ticket() {
      if (of_ != nullptr) of_->give_back(rate_limit_key_);
    }
    explicit operator bool() const { return of_ != nullptr; }

   private:
    friend AddressLimits;
    Ticket(AddressLimits& of, const RateLimitKey& rate_limit_key) : of_(&of), rate_limit_key_(rate_limit_key) {}
    AddressLimits* of_ = nullptr;
    RateLimitKey rate_limit_key_;
  };

  // Empty if the key has reached its limit.
  Ticket connect(const RateLimitKey& rate_limit_key);
  bool request(const RateLimitKey& rate_limit_key, Micros at) {
    return known_[rate_limit_key].requests.take(rate_, at);
  }
  bool file(const RateLimitKey& rate_limit_key, Micros at) {
    return known_[rate_limit_key].files.take(rate_of_files_, at);
  }
  // Forgets keys that have neither connections nor recent requests.
  void forget(Micros at);
  std::size_t known() const { return known_.size(); }

 private:
  struct Use {
    int connections = 0;
    Bucket requests, files;
  };

  void give_back(const RateLimitKey& rate_limit_key) { --known_[rate_limit_key].connections; }

  static constexpr int kMostCounted = 1'000'000;  // per second; higher rates are not limited

  int most_;
  Rate rate_, rate_of_files_;
  std::unordered_map<RateLimitKey, Use, RateLimitKeyHash> known_;
};

}  // namespace roundtable::server::net
