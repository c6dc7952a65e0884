#pragma once

// Coats paid by rank, and the announcement of coats.

#include "engine/academy/events.h"
#include "engine/core/sink.h"

namespace roundtable::academy {

struct Podium {
  int first;
  int second;
  int third;  // in games of four or more
};

using Pay = PerSquire<std::int8_t>;
// The coat of each square of King's Service.
using ServiceCoats = std::array<std::int8_t, kKingEnd + 1>;

constexpr unsigned rounds(std::initializer_list<int> list) {
  unsigned mask = 0;
  for (const int round : list) mask |= 1U << static_cast<unsigned>(round);
  return mask;
}

template <class S>
void tell_coats(const OpenTable& table, Track track, S& sink, int times = 1) {
  if constexpr (S::kListens) {
    const PointsTold points(table);
    for (int i = 0; i < times; ++i) {
      each_squire(table, [&](Squire squire) {
        const auto value = table.ledger.paid(track, table.round)[squire];
        if (value != 0)
          tell(
              sink,
              Event{
                  .kind = Event::Kind::CoatEarned, .squire = squire, .track = track, .value = value, .points = points});
      });
    }
  }
}

inline void podium_pay(const OpenTable& table, Track track, Podium podium, Pay& pay) {
  table.tracks[track].ranking().pay(podium.first, podium.second, table.options.four_or_more() ? podium.third : 0,
                                    pay.items);
}

template <class S>
inline void pay_podium(OpenTable& table, Track track, Podium podium, S& sink) {
  podium_pay(table, track, podium, table.ledger.paid(track, table.round));
  tell_coats(table, track, sink);
}

inline void last_pay(const OpenTable& table, Track track, int last, int above, Pay& pay) {
  table.tracks[track].ranking().charge(last, above, table.squires, pay.items);
}

template <class S>
inline void charge_last(OpenTable& table, Track track, int last, int above, S& sink) {
  last_pay(table, track, last, above, table.ledger.paid(track, table.round));
  tell_coats(table, track, sink);
}

}  // namespace roundtable::academy
