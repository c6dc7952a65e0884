#include "server/live/table_timing.h"

namespace roundtable::server {

RequestTiming timing_at(const Table& table, std::string_view what, net::Micros arrived, net::Micros begun) {
  return {.what = std::string(what),
          .table = table.id(),
          .game = table.plan().game,
          .seats = table.plan().players(),
          .arrived = arrived,
          .begun = begun};
}

Span takeover_span(const Table& table, net::Micros since, net::Micros now) {
  return {.name = "take over",
          .begin = since,
          .end = now,
          .attributes = table_attributes(table.id(), table.plan().game, table.plan().players())};
}

}  // namespace roundtable::server
