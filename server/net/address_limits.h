#pragma once

#include <unordered_map>
#include <utility>

#include "server/net/address.h"
#include "server/net/bucket.h"

namespace roundtable::server::net {

// What each household holds and asks: how many connections, how many requests a second.
class AddressLimits {
 public:
  AddressLimits(int connections, int requests_per_second)
      : most_(connections), rate_(Rate::per_second(requests_per_second)) {}

  // One connection, given back when it goes out of scope. An empty one counts nothing.
  class Ticket {
   public:
    Ticket() = default;
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;
    Ticket(Ticket&& other) noexcept : of_(std::exchange(other.of_, nullptr)), household_(other.household_) {}
    Ticket& operator=(Ticket&& other) noexcept {
      std::swap(of_, other.of_);
      std::swap(household_, other.household_);
      return *this;
    }
    ~Ticket() {
      if (of_ != nullptr) of_->give_back(household_);
    }
    explicit operator bool() const { return of_ != nullptr; }

   private:
    friend AddressLimits;
    Ticket(AddressLimits& of, const Household& household) : of_(&of), household_(household) {}
    AddressLimits* of_ = nullptr;
    Household household_;
  };

  // Empty when it has enough already.
  Ticket connect(const Household& household);
  bool request(const Household& household, Micros at) { return known_[household].requests.take(rate_, at); }
  // Forgets those of whom there is nothing to remember.
  void forget(Micros at);
  std::size_t known() const { return known_.size(); }

 private:
  struct Use {
    int connections = 0;
    Bucket requests;
  };

  void give_back(const Household& household) { --known_[household].connections; }

  int most_;
  Rate rate_;
  std::unordered_map<Household, Use, HouseholdHash> known_;
};

}  // namespace roundtable::server::net
