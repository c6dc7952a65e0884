#pragma once

#include <memory>
#include <string>

#include "server/store/cluster.h"
#include "server/store/message_seal.h"
#include "server/store/postgres_address.h"

namespace roundtable::server::postgres {

// Receives messages of other nodes from now on. Opens a new connection whenever the old one is lost or does not answer.
std::unique_ptr<PeerChannel> open_channel(const Address& address, std::string node, MessageSeal seal,
                                          PeerChannel::Handlers handlers);

}  // namespace roundtable::server::postgres
