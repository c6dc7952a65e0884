#pragma once

// The rows of all variations and advanced rules, in the order of the fields of views and positions.

#include "engine/academy/variations/parts.h"
#include "engine/academy/variations/position_parts.h"

namespace roundtable::academy {

extern const Parts kBaseGame, kLift, kStepBack, kOrderedReset, kKnights, kScrolls, kBet, kCodex, kAlms;
inline constexpr std::array kAllParts = {&kBaseGame, &kLift, &kStepBack, &kOrderedReset, &kKnights,
                                         &kScrolls,  &kBet,  &kCodex,    &kAlms};

extern const PositionParts kBaseGamePositions, kLiftPositions, kOrderedResetPositions, kKnightsPositions,
    kScrollsPositions, kBetPositions, kCodexPositions, kAlmsPositions;
inline constexpr std::array kAllPositionParts = {&kBaseGamePositions, &kLiftPositions,    &kOrderedResetPositions,
                                                 &kKnightsPositions,  &kScrollsPositions, &kBetPositions,
                                                 &kCodexPositions,    &kAlmsPositions};

}  // namespace roundtable::academy
