#include "server/net/households.h"

namespace roundtable::server::net {

Households::Ticket Households::connect(const Household& household) {
  Use& use = known_[household];
  if (most_ > 0 && use.connections >= most_) return {};
  ++use.connections;
  return {*this, household};
}

void Households::forget(Micros at) {
  std::erase_if(known_,
                [&](const auto& entry) { return entry.second.connections == 0 && entry.second.requests.is_full(at); });
}

}  // namespace roundtable::server::net
