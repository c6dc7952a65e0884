#pragma once

#include <optional>

#include "engine/academy/state.h"
#include "engine/core/sink.h"

namespace roundtable::academy {

// Squires by place on a track, without those on square 0: kNoSquire.
using Order = PerSquire<Squire>;
constexpr Order kNobodyRanked = {{kNoSquire, kNoSquire, kNoSquire, kNoSquire, kNoSquire}};
inline Order order_of(const Row& row) {
  const Ranking ranking = row.ranking();
  Order order{};
  for (int place = 0; place < kMaxSquires; ++place) order.items[place] = ranking.at(place);
  return order;
}

// Each squire's points, and for each viewer which of them are hidden.
class PointsTold {
 public:
  PointsTold() = default;
  explicit PointsTold(const OpenTable& table);

  // Nothing for hidden points.
  std::optional<int> operator[](Squire squire) const;
  PointsTold seen_by(Viewer viewer) const;
  friend bool operator==(const PointsTold&, const PointsTold&) = default;

 private:
  PerSquire<std::int16_t> points_{};
  std::array<Squires, kMaxSeats + 1> hidden_{};  // by seat; the last for spectators
};

// Something that happened, for logs and animation. The kind decides which fields are used. seen_by removes fields a
// viewer may not see (`card`, `cards`, `value`, `coats`, `points`).
struct Event {
  enum class Kind : std::uint8_t {
    RoundBegins,    // value: the round; squire: the first to play; other: in Lancelot, one of the first player's
    Dealt,          // squire (Lancelot: of the player), cards
    CodexLaid,      //
    BetMade,        // squire, track
    Kept,           // squire, card
    Passed,         // squire, other: to whom, cards
    PilesShown,     // squire: the maker's first, other: pile 1 or 2 as value, cards
    PileTaken,      // squire: the taker's first, value: 1 or 2, cards
    Assigned,       // squire, cards
    Played,         // squire, card, track
    Moved,          // squire, track, from, to, why, ranking
    CupMoved,       // value: its square, as in OpenTable
    ScrollTaken,    // squire, value: 6 or 12
    Peeked,         // squire, from: the place, value
    Lifted,         // squire, track, ranking
    Ranked,         // Gallantry: squire, value: the place from 1
    CoatEarned,     // squire, track, value, points: after all coats of the track
    TokenTaken,     // squire, from: the place, value
    TokenReturned,  // squire: it was a 0, points; the last has the coats that the other tokens become
    CoatGiven,      // squire, other: to whom, track, value, points
    CoatTaken,      // squire, other: from whom, track, value, points
    TrackEmptied,   // track, ranking
    CupReset,       //
    ScrollsBack,    //
    Ended,          //
  };
  static constexpr std::size_t kKinds = static_cast<std::size_t>(Kind::Ended) + 1;
  enum class Why : std::uint8_t { Card, Bonus, Bet, StepBack, OrderedReset };
  static constexpr std::size_t kWhys = static_cast<std::size_t>(Why::OrderedReset) + 1;

  Kind kind = Kind::Ended;
  Squire squire = kNoSquire;
  Squire other = kNoSquire;
  Track track = kNoTrack;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  Why why = Why::Card;
  Card card = kNoCard;
  std::int8_t value = 0;
  CardSet cards;
  Order ranking = kNobodyRanked;   // of the track, after the event
  PerSquire<std::int8_t> coats{};  // of Education; 0: none
  PointsTold points;               // after the event
  bool secret = false;             // card, cards, value and coats are for `sees` only
  Seats sees;

  friend bool operator==(const Event&, const Event&) = default;
};

// The event as the viewer may know it.
Event seen_by(const Event& event, Viewer viewer);

// Tells a change on a track, with the ranking after it.
template <class S>
void tell_on_track(const OpenTable& table, Event::Kind kind, Squire squire, Track track, S& sink) {
  if constexpr (S::kListens) {
    tell(sink, Event{.kind = kind, .squire = squire, .track = track, .ranking = order_of(table.tracks[track])});
  }
}
template <class S>
void tell_moved(const OpenTable& table, Squire squire, Track track, int from, int to, Event::Why why, S& sink) {
  if constexpr (S::kListens) {
    tell(sink, Event{.kind = Event::Kind::Moved,
                     .squire = squire,
                     .track = track,
                     .from = static_cast<std::uint8_t>(from),
                     .to = static_cast<std::uint8_t>(to),
                     .why = why,
                     .ranking = order_of(table.tracks[track])});
  }
}

}  // namespace roundtable::academy
