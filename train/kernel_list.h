#pragma once

#include "train/kernels.h"

// The kernels of one game, with plain names: one file of them is one module. GAME must be defined.

using namespace roundtable;
using namespace roundtable::train;
using TrainedSlot = Slot<GAME>;
using Asked = Question<GAME>;
using Made = Decision<GAME>;
using Ended = Outcomes<GAME>;

KERNEL sizes(int* out, float* scales) {
  using S = Sizes<GAME>;
  using Tables = TablesOf<GAME>;
  const int all[] = {sizeof(TrainedSlot), sizeof(Ended),      NetOf<GAME>::kInputs,  S::kInputs,
                     NetOf<GAME>::kMoves, S::kWords,          NetOf<GAME>::kReasons, S::kRow,
                     Tables::kNamed,      NetOf<GAME>::kParts};
  for (int i = 0; i < 10; ++i) out[i] = all[i];
  for (int i = 0; i < 3; ++i) out[10 + i] = Tables::kPiles[static_cast<std::size_t>(i)];
  scales[0] = Tables::kPoint;
  scales[1] = Tables::kReason;
}
KERNEL begin_games(TrainedSlot* slots, int table, std::uint64_t seed, int scatter) {
  begin<GAME>(slots, table, seed, scatter);
}
KERNEL ask_net(const TrainedSlot* slots, const Asked* question) { observe<GAME>(slots, *question); }
KERNEL step_games(TrainedSlot* slots, const float* rows, const float* older, int first_older, int first_judged,
                  const Asked* now, const Made* made, const Asked* next) {
  step<GAME>(slots, rows, older, {first_older, first_judged}, *now, *made, *next);
}
KERNEL look_back_on(const Made* made, const std::uint8_t* seats, const std::uint8_t* players, float* returns,
                    float* gains, float* weights, int decisions, int threads, float lambda, float margin_scale) {
  look_back<GAME>(*made, seats, players, returns, gains, weights, decisions, threads, lambda, margin_scale);
}
KERNEL play_match(TrainedSlot* slots, const float* rows, const float* others_rows, int hero, int others,
                  float temperature, float noise, int again, const Asked* now, std::uint16_t* move, Ended* end,
                  const Asked* next) {
  match<GAME>(slots, rows, others_rows, static_cast<Player>(hero), static_cast<Player>(others), temperature, noise,
              again, *now, move, end, *next);
}
