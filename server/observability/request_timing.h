#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/observability/span.h"

namespace roundtable::server {

// Times at which a batch of changes passed each station on its way to the store and back.
struct BatchTiming {
  net::Micros handed_over = 0;
  net::Micros viewed = 0;  // the messages to clients were written; this overlaps with the store's work
  net::Micros begun = 0, written = 0, saved = 0;
  std::int64_t entries = 0;  // in the batch
};

// Times at which an action at a table passed each station before the store. The log and the traces report them.
struct RequestTiming {
  std::string what;   // the message's name, as in docs/protocol.md
  std::string table;  // its id
  std::string game;
  int seats = 0;
  net::Micros arrived = 0, begun = 0, decided = 0;
  std::optional<TraceParent> parent;
  bool forwarded = false;  // a peer was asked to write it
};

// The whole action as a span. `before` holds the parts before its begin, `told` is the time of the messages to clients.
Span span_of(const RequestTiming& timing, const BatchTiming& batch, std::vector<Span> before, net::Micros told);

// Attributes that distinguish tables without revealing ids, which would let the reader of a trace join.
std::vector<Attribute> table_attributes(const std::string& table, const std::string& game, int seats);

}  // namespace roundtable::server
