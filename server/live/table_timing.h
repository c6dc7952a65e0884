#pragma once

#include <string_view>

#include "server/observability/request_timing.h"
#include "server/table/table.h"

namespace roundtable::server {

// The timing of an action at this table, so far.
RequestTiming timing_at(const Table& table, std::string_view what, net::Micros arrived, net::Micros begun);

// The takeover of a table from another server, from the lease until the game continues here.
Span takeover_span(const Table& table, net::Micros since, net::Micros now);

}  // namespace roundtable::server
