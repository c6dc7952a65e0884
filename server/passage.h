#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/save_queue.h"
#include "server/span.h"

namespace roundtable::server {

class Table;

// The way of something that is done at a table, up to the store: the log and the traces tell of it.
struct Passage {
  std::string what;   // a word of ours
  std::string table;  // its id
  std::string game;
  int seats = 0;
  net::Micros arrived = 0, begun = 0, decided = 0;
  std::optional<TraceParent> parent;
  bool passed_on = false;  // another server was asked to write it
};
Passage passage_at(const Table& table, std::string_view what, net::Micros arrived, net::Micros begun);

// The same with its way to the store and back, and what went on before it was `begun`.
Span span_of(const Passage& passage, const SaveQueue::Journey& journey, std::vector<Span> before, net::Micros told);

// A table that another server looked after, from the lease until it goes on here.
Span takeover_span(const Table& table, net::Micros since, net::Micros now);

}  // namespace roundtable::server
