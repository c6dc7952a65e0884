#include "engine/academy/events.h"

#include <limits>

#include "engine/academy/variations/points.h"

namespace roundtable::academy {

namespace {

constexpr std::int16_t kHiddenPoints = std::numeric_limits<std::int16_t>::min();
constexpr std::size_t kSpectators = kMaxSeats;

}  // namespace

PointsTold::PointsTold(const OpenTable& table) : points_(table.ledger.points()) {
  if (!variations::secret_coats(table.options)) return;
  const auto hide_from = [&](Viewer viewer, Squires& hidden) {
    OpenTable seen = table;
    variations::hide_coats(seen, viewer);
    each_squire(table, [&](Squire squire) {
      if (!seen.ledger.known_points(squire)) hidden.add(squire);
    });
  };
  for (const Seat seat : Seats::first(table.options.players)) hide_from(seat, hidden_[static_cast<std::size_t>(seat)]);
  hide_from(Viewer::spectator(), hidden_[kSpectators]);
}

std::optional<int> PointsTold::operator[](Squire squire) const {
  const int points = points_[squire];
  return points == kHiddenPoints ? std::nullopt : std::optional(points);
}

PointsTold PointsTold::seen_by(Viewer viewer) const {
  PointsTold seen;
  seen.points_ = points_;
  const auto who = viewer.is_spectator() ? kSpectators : static_cast<std::size_t>(viewer.seat());
  for (const Squire squire : hidden_[who]) seen.points_[squire] = kHiddenPoints;
  return seen;
}

Event seen_by(const Event& event, Viewer viewer) {
  Event seen = event;
  if (event.secret && !viewer.among(event.sees)) {
    seen.card = kNoCard;
    seen.cards = CardSet();
    seen.value = kHiddenValue;
    for (std::int8_t& coat : seen.coats.items) coat = coat == 0 ? std::int8_t{0} : kHiddenValue;
  }
  seen.points = event.points.seen_by(viewer);
  seen.secret = false;
  seen.sees = Seats();
  return seen;
}

}  // namespace roundtable::academy
