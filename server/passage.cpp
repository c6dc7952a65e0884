#include "server/passage.h"

#include <utility>

#include "server/hash.h"
#include "server/table.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMarkLength = 12;

// Tells tables apart; whoever has an id may come in, and nobody finds it by this.
std::string mark_of(const std::string& table) {
  return sha256_of({reinterpret_cast<const unsigned char*>(table.data()), table.size()}).substr(0, kMarkLength);
}

std::vector<Attribute> about(const std::string& table, const std::string& game, int seats) {
  return {{"roundtable.game", game}, {"roundtable.seats", std::int64_t{seats}}, {"roundtable.table", mark_of(table)}};
}

}  // namespace

Passage passage_at(const Table& table, std::string_view what, net::Micros arrived, net::Micros begun) {
  return {.what = std::string(what),
          .table = table.id(),
          .game = table.plan().game,
          .seats = table.plan().players(),
          .arrived = arrived,
          .begun = begun};
}

Span span_of(const Passage& passage, const SaveQueue::Journey& journey, std::vector<Span> before, net::Micros told) {
  Span store{.name = "store", .begin = passage.decided, .end = journey.saved};
  store.parts = {{.name = "wait", .begin = passage.decided, .end = journey.begun},
                 {.name = "views", .begin = journey.handed_over, .end = journey.viewed},
                 {.name = "write",
                  .begin = journey.begun,
                  .end = journey.written,
                  .attributes = {{"roundtable.batch.entries", journey.entries}}}};
  Span span{.name = passage.what, .begin = passage.arrived, .end = told, .kind = Span::Kind::Server};
  span.attributes = about(passage.table, passage.game, passage.seats);
  span.parts = std::move(before);
  span.parts.push_back({.name = "decide", .begin = passage.begun, .end = passage.decided});
  span.parts.push_back(std::move(store));
  span.parts.push_back({.name = "tell", .begin = journey.saved, .end = told});
  return span;
}

Span takeover_span(const Table& table, net::Micros since, net::Micros now) {
  return {.name = "take over",
          .begin = since,
          .end = now,
          .attributes = about(table.id(), table.plan().game, table.plan().players())};
}

}  // namespace roundtable::server
