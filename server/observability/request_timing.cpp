#include "server/observability/request_timing.h"

#include <utility>

#include "server/base/hash.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMarkLength = 12;

// Distinguishes tables. The id itself is a secret, since it lets people join; the hash does not reveal it.
std::string mark_of(const std::string& table) {
  return sha256_of({reinterpret_cast<const unsigned char*>(table.data()), table.size()}).substr(0, kMarkLength);
}

}  // namespace

std::vector<Attribute> table_attributes(const std::string& table, const std::string& game, int seats) {
  return {{"roundtable.game", game}, {"roundtable.seats", std::int64_t{seats}}, {"roundtable.table", mark_of(table)}};
}

Span span_of(const RequestTiming& timing, const BatchTiming& batch, std::vector<Span> before, net::Micros told) {
  Span store{.name = "store", .begin = timing.decided, .end = batch.saved};
  store.parts = {{.name = "wait", .begin = timing.decided, .end = batch.begun},
                 {.name = "views", .begin = batch.handed_over, .end = batch.viewed},
                 {.name = "write",
                  .begin = batch.begun,
                  .end = batch.written,
                  .attributes = {{"roundtable.batch.entries", batch.entries}}}};
  Span span{.name = timing.what, .begin = timing.arrived, .end = told, .kind = Span::Kind::Server};
  span.attributes = table_attributes(timing.table, timing.game, timing.seats);
  span.parts = std::move(before);
  span.parts.push_back({.name = "decide", .begin = timing.begun, .end = timing.decided});
  span.parts.push_back(std::move(store));
  span.parts.push_back({.name = "tell", .begin = batch.saved, .end = told});
  return span;
}

}  // namespace roundtable::server
