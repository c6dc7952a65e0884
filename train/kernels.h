#pragma once

#include "bots/soft.h"
#include "train/slot.h"

// The work of GPU threads during training, for any game with a net: they start games, ask the net, play its answers,
// and compute the returns. train/NAME/kernels.cpp makes kernels of these.

namespace roundtable::train {

// A move sampled from a net's row, or its favourite if `firmly`, and the logarithm of its probability.
struct Drawn {
  int move;
  float log_chance;
};

inline float exp_fast(float x) {
#ifdef __NVPTX__
  return __nvvm_ex2_approx_f(x * 1.44269504F);
#else
  return exponential(x);
#endif
}
inline float log_fast(float x) {
#ifdef __NVPTX__
  return __nvvm_lg2_approx_f(x) * 0.693147181F;
#else
  return __builtin_logf(x);
#endif
}

template <class Do>
void each_move(const std::uint32_t* legal, int words, Do act) {
  for (int word = 0; word < words; ++word) {
    for (std::uint32_t bits = legal[word]; bits != 0; bits &= bits - 1) act(32 * word + std::countr_zero(bits));
  }
}

template <Game G>
Drawn draw_move(const float* row, const std::uint32_t* legal, Rng& rng, bool firmly) {
  constexpr int kWords = Sizes<G>::kWords;
  float best = -1e30F;
  int favourite = 0;
  each_move(legal, kWords, [&](int move) {
    if (row[move] > best) {
      best = row[move];
      favourite = move;
    }
  });
  if (firmly) return {favourite, 0};
  float sum = 0;
  each_move(legal, kWords, [&](int move) { sum += exp_fast(row[move] - best); });
  float left = fraction(rng) * sum;
  int drawn = favourite;
  bool found = false;
  each_move(legal, kWords, [&](int move) {
    if (found) return;
    left -= exp_fast(row[move] - best);
    drawn = move;
    found = left < 0;
  });
  return {drawn, row[drawn] - best - log_fast(sum)};
}

// Starts games, each with a random number of random decisions below `scatter`, so that not all are at the same point.
template <Game G>
void begin(Slot<G>* slots, int table_number, std::uint64_t seed, int scatter) {
  const int id = gpu::thread_number();
  Slot<G>& slot = slots[id];
  Rng rng(seed, static_cast<std::uint64_t>(id));
  slot.table = table_number;
  slot.games = 0;
  begin_game(slot, rng);
  NullSink nobody;
  for (int n = scatter > 0 ? static_cast<int>(below(rng, static_cast<std::uint32_t>(scatter))) : 0; n > 0; --n) {
    const Seat seat = G::deciders(slot.state).seats().lowest();
    G::take(slot.state, seat, G::legal(slot.state, seat).pick(rng), nobody);
    go_to_next_question<G>(slot.state, rng);
    if (G::deciders(slot.state).over()) begin_game(slot, rng);
  }
  slot.rng = rng;
}

template <Game G>
void observe(const Slot<G>* slots, Question<G> question) {
  const int id = gpu::thread_number();
  if (G::deciders(slots[id].state).over()) return;
  ask<G>(slots[id].state, id, question);
}

// The stored data of a decision, all [thread].
template <Game G>
struct Decision {
  std::uint16_t* move;
  float* log_chance;
  float* values;         // [kValues]: shares, lead, and all of each reason, got and to come
  std::int16_t* so_far;  // [kReasons]
  std::uint8_t* learns;  // whether this player is the learner
  Outcomes<G>* end;      // of the game, if this decision ended it
};

// The choice of the heuristic evaluation.
template <Game G>
int hand_made_move(const typename G::State& state, Seat seat, Rng& rng) {
  constexpr int kRoom = 256;
  const auto choices = G::legal(state, seat);
  float values[kRoom];
  const std::span<float> found(values, static_cast<std::size_t>(choices.size() < kRoom ? choices.size() : kRoom));
  constexpr typename PolicyOf<G>::Weights kWeights{};
  PolicyOf<G>::judge(state, seat, choices, kWeights, found);
  return NetOf<G>::move(NetOf<G>::seen(state, seat), choices[highest(found, rng)]);
}

// The players by thread: the net in all seats; from `older` on one seat learns and an older net has the others;
// from `judged` on the heuristic evaluation has the others.
struct League {
  std::int32_t older;
  std::int32_t judged;
};

// Plays one decision by the net's row and goes on to the next; after the end starts a new game.
template <Game G>
void step(Slot<G>* slots, const float* rows, const float* older, League league, Question<G> now, Decision<G> made,
          Question<G> next) {
  using S = Sizes<G>;
  using Net = NetOf<G>;
  const int id = gpu::thread_number();
  const auto at = static_cast<std::size_t>(id);
  Slot<G>& slot = slots[id];
  Rng rng = slot.rng;
  const float* row = rows + at * S::kRow;
  const Seat seat{now.seat[at]};
  const int players = now.players[at];
  const bool learns = id < league.older || slot.games % players == index(seat);
  Drawn drawn{};
  if (!learns && id >= league.judged) {
    drawn.move = hand_made_move<G>(slot.state, seat, rng);
  } else {
    const float* judge = learns ? row : older + static_cast<std::size_t>(id - league.older) * S::kRow;
    drawn = draw_move<G>(judge, now.legal + at * S::kWords, rng, false);
  }
  made.move[at] = static_cast<std::uint16_t>(drawn.move);
  made.log_chance[at] = drawn.log_chance;
  made.learns[at] = learns ? 1 : 0;

  float* values = made.values + at * S::kValues;
  float top = -1e30F;
  float sum = 0;
  for (int i = 0; i < players; ++i) top = row[S::kShares + i] > top ? row[S::kShares + i] : top;
  for (int i = 0; i < players; ++i) sum += exp_fast(row[S::kShares + i] - top);
  for (int i = 0; i < kMaxSeats; ++i) values[i] = i < players ? exp_fast(row[S::kShares + i] - top) / sum : 0;
  values[kMaxSeats] = row[S::kMargin];
  const auto so_far = Net::reasons(slot.state, seat);
  for (int i = 0; i < Net::kReasons; ++i) {
    const auto reason = static_cast<std::size_t>(i);
    made.so_far[at * Net::kReasons + reason] = so_far[reason];
    values[kMaxSeats + 1 + i] = row[S::kReasons + i] + static_cast<float>(so_far[reason]);
  }

  NullSink nobody;
  G::take(slot.state, seat, action_of<G>(slot.state, seat, drawn.move), nobody);
  go_to_next_question<G>(slot.state, rng);
  if (G::deciders(slot.state).over()) {
    made.end[at] = outcomes<G>(slot.state);
    begin_game(slot, rng);
  } else {
    made.end[at].winners = 0;
  }
  slot.rng = rng;
  ask<G>(slot.state, id, next);
}

// Goes backwards through each seat's own decisions: the return of each, a mixture (lambda) of a later expectation and
// the result, and its advantage over the expectation.
template <Game G>
void look_back(Decision<G> made, const std::uint8_t* seats, const std::uint8_t* players, float* returns, float* gains,
               float* weights, int decisions, int threads, float lambda, float margin_scale) {
  using S = Sizes<G>;
  constexpr int kReasons = NetOf<G>::kReasons;
  const int id = gpu::thread_number();
  float value[kMaxSeats][S::kValues];
  float gain[kMaxSeats][S::kValues];
  bool known[kMaxSeats] = {};
  for (int t = decisions - 1; t >= 0; --t) {
    const std::size_t at =
        static_cast<std::size_t>(t) * static_cast<std::size_t>(threads) + static_cast<std::size_t>(id);
    const int count = players[at];
    const Outcomes<G>& end = made.end[at];
    if (end.winners != 0) {
      const float share = 1.0F / static_cast<float>(std::popcount(static_cast<unsigned>(end.winners)));
      float total = 0;
      for (int i = 0; i < count; ++i) total += static_cast<float>(end.scores[i]);
      for (int i = 0; i < count; ++i) {
        known[i] = true;
        for (int r = 0; r < kMaxSeats; ++r) {
          value[i][r] = r < count && ((static_cast<unsigned>(end.winners) >> ((i + r) % count)) & 1U) != 0 ? share : 0;
        }
        const auto own = static_cast<float>(end.scores[i]);
        value[i][kMaxSeats] = (own - (total - own) / static_cast<float>(count - 1)) * margin_scale;
        for (int r = 0; r < kReasons; ++r) value[i][kMaxSeats + 1 + r] = static_cast<float>(end.reasons[i][r]);
        for (int c = 0; c < S::kValues; ++c) gain[i][c] = 0;
      }
    }
    const int seat = seats[at];
    const float* expected = made.values + at * S::kValues;
    for (int c = 0; c < S::kValues; ++c) {
      const float more = known[seat] ? value[seat][c] - expected[c] + lambda * gain[seat][c] : 0;
      returns[at * S::kValues + static_cast<std::size_t>(c)] = expected[c] + more;
      if (c == 0) gains[at * 2] = more;
      if (c == kMaxSeats) gains[at * 2 + 1] = more;
      value[seat][c] = expected[c];
      gain[seat][c] = more;
    }
    for (int r = 0; r < kReasons; ++r) {
      const auto reason = static_cast<std::size_t>(r);
      returns[at * S::kValues + kMaxSeats + 1 + reason] -= static_cast<float>(made.so_far[at * kReasons + reason]);
    }
    weights[at] = known[seat] && made.learns[at] != 0 ? 1.0F : 0.0F;
    known[seat] = true;
  }
}

// How a seat plays in a match.
enum class Player : std::int32_t { Net, Other, Greedy, Random };

// One decision in a match: the hero, in a different seat in each thread, plays by the first rows, the others as told.
// Finished games stay finished, unless `again`. With `noise` a move is sometimes replaced by a random one; the intended
// move is stored all the same.
template <Game G>
void match(Slot<G>* slots, const float* rows, const float* others_rows, Player hero, Player others, float temperature,
           float noise, int again, Question<G> now, std::uint16_t* move, Outcomes<G>* end, Question<G> next) {
  using S = Sizes<G>;
  const int id = gpu::thread_number();
  const auto at = static_cast<std::size_t>(id);
  Slot<G>& slot = slots[id];
  if (G::deciders(slot.state).over()) return;
  Rng rng = slot.rng;
  const Seat seat{now.seat[at]};
  const Player player = id % now.players[at] == index(seat) ? hero : others;
  const std::uint32_t* legal = now.legal + at * S::kWords;
  int chosen = 0;
  if (player == Player::Greedy) chosen = hand_made_move<G>(slot.state, seat, rng);
  if (player == Player::Net) chosen = draw_move<G>(rows + at * S::kRow, legal, rng, temperature <= 0).move;
  if (player == Player::Other) chosen = draw_move<G>(others_rows + at * S::kRow, legal, rng, temperature <= 0).move;
  if (player == Player::Random) {
    chosen = NetOf<G>::move(NetOf<G>::seen(slot.state, seat), G::legal(slot.state, seat).pick(rng));
  }
  move[at] = static_cast<std::uint16_t>(chosen);
  NullSink nobody;
  const bool strays = noise > 0 && fraction(rng) < noise;
  G::take(slot.state, seat, strays ? G::legal(slot.state, seat).pick(rng) : action_of<G>(slot.state, seat, chosen),
          nobody);
  go_to_next_question<G>(slot.state, rng);
  if (G::deciders(slot.state).over()) {
    end[at] = outcomes<G>(slot.state);
    if (again != 0) begin_game(slot, rng);
  }
  slot.rng = rng;
  if (!G::deciders(slot.state).over()) ask<G>(slot.state, id, next);
}

}  // namespace roundtable::train
