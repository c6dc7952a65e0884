#pragma once

#include <algorithm>
#include <climits>
#include <vector>

#include "engine/core/game.h"
#include "game_list/figures.h"
#include "lab/figure_sums.h"

namespace roundtable {

// Computes the figures of a game (figures_of), in that order, without allocation once its memory has grown.
template <Game G>
class GameFigures {
  using Own = FiguresOf<G>;
  static constexpr std::size_t kSources = Own::kSources.size();

 public:
  explicit GameFigures(int players, bool with_history = false) : players_(players), with_history_(with_history) {}

  void begin() { leaders_.clear(); }
  // For comebacks: call before every choice.
  void watch(const typename G::State& state) {
    const int chapter = G::chapter(state);
    if (!leaders_.empty() && chapter == chapter_) return;
    chapter_ = chapter;
    leaders_.push_back(leaders(G::standing(state)));
  }

  const FigureRow& finish(const typename G::State& state, std::int64_t decisions) {
    const Standing standing = G::standing(state);
    size_ = 0;
    seats(standing);
    whole_game(state, standing, decisions);
    if constexpr (kSources > 0) sources(state, standing.winners);
    if constexpr (!Own::kEndings.empty()) {
      for (std::size_t i = 0; i < Own::kEndings.size(); ++i) put(Own::ending(state) == i ? 1 : 0);
    }
    return row_;
  }
  std::size_t size() const { return size_; }

 private:
  static_assert(2 * kMaxSeats + 8 + 2 * kSources + Own::kEndings.size() <= kMostFigures);

  void put(std::int64_t value) { row_[size_++] = static_cast<std::int32_t>(value); }

  void seats(const Standing& standing) {
    const int share = kVictoryParts / standing.winners.size();
    for (int i = 0; i < players_; ++i) put(standing.winners.has(Seat{static_cast<std::uint8_t>(i)}) ? share : 0);
    for (int i = 0; i < players_; ++i) put(standing.scores[static_cast<std::size_t>(i)]);
  }

  void whole_game(const typename G::State& state, const Standing& standing, std::int64_t decisions) {
    int sum = 0;
    int best = INT_MIN;
    int second = INT_MIN;
    for (int i = 0; i < players_; ++i) {
      const int score = standing.scores[static_cast<std::size_t>(i)];
      sum += score;
      second = std::max(second, std::min(best, score));
      best = std::max(best, score);
    }
    put(sum);
    put(best);
    put(best - second);
    put(best == second ? 1 : 0);
    put(standing.winners.several() ? 1 : 0);
    put(decisions);
    if (!Own::kChapters.empty()) put(G::chapter(state));
    if (with_history_) put((leaders_[leaders_.size() / 2] & standing.winners).empty() ? 1 : 0);
  }

  void sources(const typename G::State& state, Seats winners) {
    SourcePoints<kSources> points{};
    Own::count(state, points);
    std::array<int, kSources> all{};
    for (std::size_t source = 0; source < kSources; ++source) {
      for (int i = 0; i < players_; ++i) all[source] += points[source][static_cast<std::size_t>(i)];
      put(all[source]);
    }
    const int share = kVictoryParts / winners.size();
    for (std::size_t source = 0; source < kSources; ++source) {
      int won = 0;
      for (const Seat seat : winners) won += points[source][static_cast<std::size_t>(seat)] * share;
      put(won * players_ - all[source] * kVictoryParts);
    }
  }

  Seats leaders(const Standing& standing) const {
    const int best = *std::max_element(standing.scores.begin(), standing.scores.begin() + players_);
    Seats found;
    for (int i = 0; i < players_; ++i) {
      if (standing.scores[static_cast<std::size_t>(i)] == best) found.add(Seat{static_cast<std::uint8_t>(i)});
    }
    return found;
  }

  int players_;
  bool with_history_;
  int chapter_ = 0;
  std::vector<Seats> leaders_;  // at the start of each chapter
  FigureRow row_{};
  std::size_t size_ = 0;
};

}  // namespace roundtable
