#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/cluster.h"

namespace roundtable::server {

// What others are to hear of a batch.
Ring ring_of(const BatchPlan& plan, const std::string& node, std::int64_t at);

// A ring in texts of at most so many bytes, of which each is a ring by itself; none if there is nothing to tell.
std::vector<std::string> texts_of(const Ring& ring, std::size_t most);
// Nothing if it is none of ours.
std::optional<Ring> read_ring(std::string_view text);

}  // namespace roundtable::server
