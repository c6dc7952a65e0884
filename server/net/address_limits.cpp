#include "server/net/address_limits.h"

namespace roundtable::server::net {

AddressLimits::Ticket AddressLimits::connect(const RateLimitKey& rate_limit_key) {
  Use& use = known_[rate_limit_key];
  if (most_ > 0 && use.connections >= most_) return {};
  ++use.connections;
  return {*this, rate_limit_key};
}

void AddressLimits::forget(Micros at) {
  std::erase_if(known_, [&](const auto& entry) {
    const Use& use = entry.second;
    return use.connections == 0 && use.requests.is_full(at) && use.files.is_full(at);
  });
}

}  // namespace roundtable::server::net
