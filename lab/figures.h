#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/seat.h"

namespace roundtable {

// A figure of one game, such as the points of a seat. It is stored as a whole number of 1/unit, so that sums are exact.
struct Figure {
  enum class Kind : std::uint8_t {
    SeatShare,   // of the victory, by seat
    SeatPoints,  // by seat
    Game,        // of the whole game: its length, the lead
    Source,      // points a seat from one source
    Edge,        // points from one source: the winner's minus those of all seats
    Ending,      // share of games that end so
  };
  Kind kind = Kind::Game;
  std::string key;   // in JSON
  std::string name;  // in words
  int unit = 1;
  bool is_share = false;  // from 0 to 1, shown in per cent
};

// All figures of a game with that many players, in the order of a FigureRow. Those of seats come first: a share and the
// points of each. `with_history` adds comebacks.
std::vector<Figure> figures_of(const std::string& game, int players, bool with_history = false);

// The first figure of that kind, or all of them together, as indices.
struct FigureRange {
  std::size_t first = 0;
  std::size_t last = 0;  // exclusive
};
FigureRange figures_of_kind(const std::vector<Figure>& figures, Figure::Kind kind);

// Shares of a victory are counted in sixtieths: up to five seats may share one.
constexpr int kVictoryParts = 60;

}  // namespace roundtable
