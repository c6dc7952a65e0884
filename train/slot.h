#pragma once

#include <bit>
#include <cstdint>

#include "bots/net/net_of.h"
#include "bots/next_question.h"
#include "bots/policy.h"
#include "gpu/kernel.h"
#include "train/tables.h"

// A game in progress in one thread, and the stored data of its decisions. Each thread writes at the index of its own
// number, one decision after the other: [decision][thread][...].

namespace roundtable::train {

template <Game G>
struct Slot {
  typename G::State state;
  Rng rng;
  std::int32_t table;  // the tables played here (tables.h)
  std::int32_t games;  // number of started games
};

template <Game G>
struct Sizes {
  using Net = NetOf<G>;
  static constexpr int kInputs = (Net::kInputs + 63) / 64 * 64;  // padded with zeros, for the tensor cores
  static constexpr int kWords = (Net::kMoves + 31) / 32;         // of the set of legal moves
  static constexpr int kShares = Net::kMoves;                    // where in a row the shares of the victory begin,
  static constexpr int kMargin = kShares + kMaxSeats;            // the lead in points,
  static constexpr int kReasons = kMargin + 1;                   // and the reasons
  static constexpr int kOutputs = kReasons + Net::kReasons;
  static constexpr int kRow = (kOutputs + 31) / 32 * 32;         // padded
  static constexpr int kValues = kMaxSeats + 1 + Net::kReasons;  // all of a row but the moves
};

constexpr std::uint16_t kOne = 0x3F80;  // 1 in bfloat16
inline std::uint16_t bfloat16(int value) {
  const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(value));
  return static_cast<std::uint16_t>((bits + 0x7FFFU + ((bits >> 16U) & 1U)) >> 16U);
}

template <Game G>
void begin_game(Slot<G>& slot, Rng& rng) {
  slot.state = G::start(table<G>(slot.table, rng));
  ++slot.games;
  go_to_next_question<G>(slot.state, rng);
}

// A question to the net: inputs and legal moves of the seat whose decision it is.
template <Game G>
struct Question {
  std::uint16_t* inputs;  // 0 before
  std::uint32_t* legal;
  std::uint8_t* seat;
  std::uint8_t* players;
  std::uint8_t* part;  // of the net
};

template <Game G>
void ask(const typename G::State& state, int thread, const Question<G>& question) {
  using Net = NetOf<G>;
  using S = Sizes<G>;
  const auto at = static_cast<std::size_t>(thread);
  const Seat seat = G::deciders(state).seats().lowest();
  const auto seen = Net::seen(state, seat);
  std::uint16_t* inputs = question.inputs + at * S::kInputs;
  Net::show(seen, [inputs](int input, int value) { inputs[input] = value == 1 ? kOne : bfloat16(value); });
  std::uint32_t legal[S::kWords] = {};
  for (const auto action : G::legal(state, seat)) {
    const auto move = static_cast<unsigned>(Net::move(seen, action));
    legal[move / 32] |= 1U << (move % 32);
  }
  for (int i = 0; i < S::kWords; ++i) question.legal[at * S::kWords + static_cast<std::size_t>(i)] = legal[i];
  question.seat[at] = static_cast<std::uint8_t>(index(seat));
  question.players[at] = static_cast<std::uint8_t>(G::players(G::options(state)));
  question.part[at] = static_cast<std::uint8_t>(Net::part(seen));
}

// The choice that a move stands for; the first, if several share it.
template <Game G>
typename G::Action action_of(const typename G::State& state, Seat seat, int move) {
  const auto seen = NetOf<G>::seen(state, seat);
  const auto choices = G::legal(state, seat);
  for (const auto action : choices) {
    if (NetOf<G>::move(seen, action) == move) return action;
  }
  return choices[0];
}

// The result of a game from each seat's view, in the net's terms: shares by relative seat, the lead over the others'
// mean, reasons in all.
template <Game G>
struct Outcomes {
  std::uint8_t winners;  // 0: the game goes on
  std::int16_t scores[kMaxSeats];
  std::int16_t reasons[kMaxSeats][NetOf<G>::kReasons];
};

template <Game G>
Outcomes<G> outcomes(const typename G::State& state) {
  Outcomes<G> told{};
  const Standing standing = G::standing(state);
  told.winners = static_cast<std::uint8_t>(standing.winners.bits());
  for (int i = 0; i < G::players(G::options(state)); ++i) {
    told.scores[i] = static_cast<std::int16_t>(standing.scores[static_cast<std::size_t>(i)]);
    const auto reasons = NetOf<G>::reasons(state, Seat{static_cast<std::uint8_t>(i)});
    for (int r = 0; r < NetOf<G>::kReasons; ++r) told.reasons[i][r] = reasons[static_cast<std::size_t>(r)];
  }
  return told;
}

}  // namespace roundtable::train
