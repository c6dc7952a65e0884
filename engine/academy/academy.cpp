#include "engine/academy/academy.h"

#include <algorithm>

namespace roundtable::academy {

State start(const Options& options) {
  State state{};
  state.table.options = options;
  state.table.squires = static_cast<std::uint8_t>(options.squires());
  clear_round(state);
  if (options.first < 0) {
    ask_chance(state.table, Phase::First);
  } else {
    state.table.first = Seat{static_cast<std::uint8_t>(options.first)};
    NullSink nobody;
    begin_round(state, nobody);
  }
  return state;
}

namespace {

bool is_possible_deal(const State& state, const PerSquire<CardSet>& hands) {
  const Options& options = state.table.options;
  const int groups = options.lancelot() ? 2 : options.squires();
  const int cards = options.lancelot() ? kLancelotDealt : kDealt;
  CardSet left = CardSet::full();
  for (int i = 0; i < kMaxSquires; ++i) {
    const CardSet hand = hands.items[i];
    if (hand.size() != (i < groups ? cards : 0) || !left.contains(hand)) return false;
    left.remove(hand);
  }
  return true;
}

}  // namespace

bool is_possible(const State& state, const Outcome& outcome) {
  const Options& options = state.table.options;
  if (!state.table.waiting.is_chance() || outcome.phase != state.table.phase) return false;
  switch (outcome.phase) {
    case Phase::First: return index(outcome.first) < options.players;
    case Phase::Deal: return is_possible_deal(state, outcome.hands);
    case Phase::NeutralKeep: return outcome.card != kNoCard && neutral_candidates(state).has(outcome.card);
    case Phase::NeutralPlay:
      return outcome.card != kNoCard && state.secrets.hands[options.neutral()].cards().has(outcome.card);
    default: return variations::is_possible(state, outcome);
  }
}

// Most points; a tie goes to the better disc on Gallantry (Lancelot: the better of two, A9); all tied on square 0 share
// the victory (A1). The neutral cannot win (A7).
Score result(const State& state) {
  const OpenTable& table = state.table;
  const int players = table.options.players;
  Score score;
  const auto points = table.ledger.points();
  std::array<Disc, kMaxSeats> gallantry{};
  each_squire(table, [&](Squire squire) {
    if (squire == table.options.neutral()) return;
    const auto seat = static_cast<std::size_t>(table.options.owner(squire));
    score.scores[seat] += points[squire];
    const Disc disc = table.tracks[Track::Gallantry][squire];
    if (disc.ahead_of(gallantry[seat])) gallantry[seat] = disc;
  });
  const int best = *std::max_element(score.scores.begin(), score.scores.begin() + players);
  Disc foremost;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    if (score.scores[seat] != best) continue;
    score.winners.add(Seat{static_cast<std::uint8_t>(i)});
    if (gallantry[seat].ahead_of(foremost)) foremost = gallantry[seat];
  }
  if (score.winners.size() == 1) return score;
  score.why = foremost.at_start() ? Score::Why::Shared : Score::Why::Gallantry;
  for (const Seat seat : score.winners) {
    if (gallantry[static_cast<std::size_t>(seat)] != foremost) score.winners.remove(seat);
  }
  return score;
}

}  // namespace roundtable::academy
