#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/cluster.h"

namespace roundtable::server {

// The message to peers about a batch.
PeerMessage message_of(const BatchPlan& plan, const std::string& node, std::int64_t at);

// Splits a message into texts of limited size, each a message of its own; empty if there is nothing to tell.
std::vector<std::string> texts_of(const PeerMessage& message, std::size_t most);
// Empty if the text is not such a message.
std::optional<PeerMessage> read_peer_message(std::string_view text);

}  // namespace roundtable::server
