#pragma once

#include <memory>
#include <string>

#include "server/store/cluster.h"
#include "server/store/postgres_address.h"
#include "server/store/ring_seal.h"

namespace roundtable::server::postgres {

// Receives messages of other nodes from now on. Opens a new connection whenever the old one is lost or does not answer.
std::unique_ptr<Bell> open_bell(const Address& address, std::string node, RingSeal seal, Bell::Hearers hearers);

}  // namespace roundtable::server::postgres
