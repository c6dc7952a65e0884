#pragma once

#include "engine/academy/game.h"
#include "lab/figures_of.h"

namespace roundtable {

template <>
struct FiguresOf<academy::Academy> {
  static constexpr std::string_view kChapters{};  // always six rounds
  // Every track that pays points, in scoring order.
  static constexpr std::array<std::string_view, academy::kTracks - 1> kSources = {
      "Jousts", "Tournaments", "Education", "King's Service", "Quests", "Charity"};
  static constexpr std::array<std::string_view, 0> kEndings{};

  static void count(const academy::State& state, SourcePoints<kSources.size()>& points) {
    const academy::OpenTable& table = state.table;
    const auto held = held_by_track(table.ledger);
    each_squire(table, [&](academy::Squire squire) {
      if (squire == table.options.neutral()) return;
      const auto seat = static_cast<std::size_t>(table.options.owner(squire));
      for (std::size_t i = 0; i < kSources.size(); ++i) points[i][seat] += held.items[i + 1][squire];
    });
  }

 private:
  using Points = academy::PerTrack<academy::PerSquire<int>>;

  // The coats that each squire holds at the end.
  static Points held_by_track(const academy::Ledger& ledger) {
    using academy::Track;
    Points sums{};
    const auto add = [&](Track track, int round) {
      const auto& row = ledger.paid(track, round);
      for (int i = 0; i < academy::kMaxSquires; ++i) sums[track].items[i] += row.items[i];
    };
    for (int round = 1; round <= academy::kRounds; ++round) {
      for (const Track track : {Track::Jousts, Track::Tournaments, Track::Education, Track::King}) add(track, round);
      if (ledger.king_paid_twice(round)) add(Track::King, round);
    }
    add(Track::Quests, academy::kRounds);
    add(Track::Charity, academy::kRounds);
    for (const academy::Trade& trade : ledger.trades()) {
      sums[trade.track][trade.from] -= trade.value;
      sums[trade.track][trade.to] += trade.value;
    }
    return sums;
  }
};

}  // namespace roundtable
