#pragma once

#include <memory>
#include <string>

#include "server/store/cluster.h"
#include "server/store/postgres_address.h"
#include "server/store/ring_seal.h"

namespace roundtable::server::postgres {

// Hears what nodes other than this one ring, from now on. A connection that is lost, or does not answer any more, is
// opened anew until the bell is gone.
std::unique_ptr<Bell> open_bell(const Address& address, std::string node, RingSeal seal, Bell::Hearers hearers);

}  // namespace roundtable::server::postgres
