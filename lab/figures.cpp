#include "lab/figures.h"

#include <algorithm>
#include <cctype>

#include "engine/with_game.h"
#include "game_list/figures.h"

namespace roundtable {

namespace {

// `king-s-service`, for JSON
std::string key_of(std::string_view name) {
  std::string key;
  for (const char c : name) {
    const auto letter = static_cast<unsigned char>(c);
    key += std::isalnum(letter) != 0 ? static_cast<char>(std::tolower(letter)) : '-';
  }
  return key;
}

template <class Own>
std::vector<Figure> listed(int players, bool with_history) {
  using Kind = Figure::Kind;
  std::vector<Figure> list;
  for (int i = 0; i < players; ++i) {
    const std::string seat = std::to_string(i);
    list.push_back({Kind::SeatShare, "share-" + seat, "victories of seat " + seat, kVictoryParts, true});
  }
  for (int i = 0; i < players; ++i) {
    const std::string seat = std::to_string(i);
    list.push_back({Kind::SeatPoints, "points-" + seat, "points of seat " + seat, 1, false});
  }
  list.push_back({Kind::Game, "points", "points a seat", players, false});
  list.push_back({Kind::Game, "best", "most points", 1, false});
  list.push_back({Kind::Game, "lead", "points between first and second", 1, false});
  list.push_back({Kind::Game, "tied", "ties on points for first place", 1, true});
  list.push_back({Kind::Game, "shared", "shared victories", 1, true});
  list.push_back({Kind::Game, "decisions", "decisions", 1, false});
  if (!Own::kChapters.empty()) list.push_back({Kind::Game, "length", std::string(Own::kChapters), 1, false});
  if (with_history) list.push_back({Kind::Game, "comebacks", "winners who were behind at half-time", 1, true});
  for (const auto name : Own::kSources) {
    list.push_back({Kind::Source, "from-" + key_of(name), std::string(name), players, false});
  }
  for (const auto name : Own::kSources) {
    const int unit = kVictoryParts * players;
    list.push_back({Kind::Edge, "edge-" + key_of(name), std::string(name) + " of winners", unit, false});
  }
  for (const auto name : Own::kEndings) {
    list.push_back({Kind::Ending, "end-" + key_of(name), "ended by " + std::string(name), 1, true});
  }
  return list;
}

}  // namespace

std::vector<Figure> figures_of(const std::string& game, int players, bool with_history) {
  std::vector<Figure> list;
  with_game(game, [&]<class G>() { list = listed<FiguresOf<G>>(players, with_history); });
  return list;
}

FigureRange figures_of_kind(const std::vector<Figure>& figures, Figure::Kind kind) {
  const auto found = std::ranges::equal_range(figures, kind, {}, &Figure::kind);
  return {static_cast<std::size_t>(found.begin() - figures.begin()),
          static_cast<std::size_t>(found.end() - figures.begin())};
}

}  // namespace roundtable
