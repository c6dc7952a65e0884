#pragma once

#include "bots/academy/net_cards.h"
#include "bots/academy/net_moves.h"
#include "bots/academy/net_piles.h"
#include "bots/academy/net_round.h"
#include "bots/academy/net_tracks.h"
#include "bots/net/net_of.h"

namespace roundtable {

// One net for all tables of Medieval Academy: players, options and house values are inputs.
template <>
struct NetOf<academy::Academy> {
  using Seen = academy::NetSeen;

  static constexpr int kInputs = academy::inputs::kAll;
  static constexpr int kMoves = academy::outputs::kAll;
  static constexpr int kMore = academy::outputs::kBalances;
  static constexpr int kParts = 4;
  // Playing a round on with the heuristic is fast, and at its end nothing is hidden.
  static constexpr NetSearchSettings kSearch = {.leaf = NetSearchSettings::Leaf::Round,
                                                .others = NetSearchSettings::Others::Hand,
                                                .beyond = NetSearchSettings::Beyond::Hand,
                                                .trust = 0.4F};
  static constexpr int kReasons = academy::kTracks;  // points by track
  static constexpr bool kReasonsAreShares = false;
  static constexpr std::array<std::string_view, kReasons> kReasonNames = academy::kTrackNames;

  static Seen seen(const academy::View& view) { return academy::net_seen(view); }
  static Seen seen(const academy::State& state, Seat seat) { return academy::net_seen(state, seat); }

  template <class Put>
  static void show(const Seen& seen, Put put) {
    academy::show_tracks(seen, put);
    academy::show_points(seen, put);
    academy::show_round(seen, put);
    academy::show_cards(seen, put);
  }

  // Parts: getting cards, and playing them; in Lancelot two others, because all cards are open.
  static int part(const Seen& seen) {
    return (seen.table.options.lancelot() ? 2 : 0) + (seen.table.phase < academy::Phase::Play ? 0 : 1);
  }
  static int move(const Seen& seen, academy::Action action) { return academy::net_move(seen, action); }
  template <class Answer>
  static auto more(const Seen& seen, Answer answer) {
    return academy::PileBalances(seen, answer);
  }

  // Points paid to the seat's squires by track. Gallantry pays squares, no points; trades of `alms` count for Charity.
  static std::array<std::int16_t, kReasons> reasons(const academy::State& state, Seat seat) {
    using namespace academy;
    const NetTable& table = state.table;
    std::array<std::int16_t, kReasons> points{};
    const auto add = [&](Track track, int more) {
      auto& sum = points[static_cast<std::size_t>(track)];
      sum = static_cast<std::int16_t>(sum + more);
    };
    each_squire(table, [&](Squire squire) {
      if (!academy::detail::is_own(table, squire, seat)) return;
      for (int round = 1; round <= kRounds; ++round) {
        for (const Track track : {Track::Jousts, Track::Tournaments, Track::Education, Track::King})
          add(track, table.ledger.paid(track, round)[squire]);
        if (table.ledger.king_paid_twice(round)) add(Track::King, table.ledger.paid(Track::King, round)[squire]);
      }
      for (const Track track : {Track::Quests, Track::Charity}) add(track, table.ledger.paid(track, kRounds)[squire]);
      for (const Trade& trade : table.ledger.trades()) {
        if (trade.to == squire) add(Track::Charity, trade.value);
        if (trade.from == squire) add(Track::Charity, -trade.value);
      }
    });
    return points;
  }
};

static_assert(GameNet<NetOf<academy::Academy>, academy::Academy>);

}  // namespace roundtable
