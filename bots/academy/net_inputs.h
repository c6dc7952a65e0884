#pragma once

// The net's inputs by group. Weights are trained for exactly this list; changing it invalidates them.

#include "bots/academy/variations.h"

namespace roundtable::academy::inputs {

constexpr int kRaces = 6;  // every track except King's Service, which pays by square
constexpr std::array<Track, kRaces> kRaceTracks = {Track::Gallantry, Track::Jousts, Track::Tournaments,
                                                   Track::Education, Track::Quests, Track::Charity};
constexpr int kKinds = static_cast<int>(deck::kGroups.size());
constexpr int kSuits = 6;

constexpr int kDistances =
    16;  // seven behind or more, ..., level and below, level and on top, ..., seven ahead or more
constexpr int kMostDistance = 7;
constexpr int kGaps = 15;  // differences of points, finer near 0
constexpr int kOthersService = 8;
constexpr int kPhases = 15;
constexpr int kSteps = 4;
constexpr int kFour = 4;    // Lancelot's squires
constexpr int kPaid = 5;    // pay that house values change: three places on Quests, two on Charity
constexpr int kValues = 4;  // of cards: 2 to 5
constexpr int kPasses = kDealt - 1;

// Tracks
constexpr Group kDistance = {0, kRaces* kOthers* kDistances};      // to each other squire; none if both are on square 0
constexpr Group kAhead = after(kDistance, kRaces* kMostDistance);  // squares needed to pass the next one
constexpr Group kBehind = after(kAhead, kRaces* kMostDistance);    // squares the next one needs to pass
constexpr Group kAtStart = after(kBehind, kRaces * 3);             // itself, another, two others
constexpr Group kPlace = after(kAtStart, kRaces* kMaxSquires);
constexpr Group kPlaceOfOther = after(kPlace, kRaces* kFour);  // of the neutral, of its own other squire
constexpr Group kStake = after(kPlaceOfOther, kRaces * 2);     // gain of a place up, loss of a place down
constexpr Group kDue = after(kStake, kTracks);                 // to be scored this round
constexpr Group kService = after(kDue, kKingEnd + 1);
constexpr Group kServiceOfOthers = after(kService, kOthers* kOthersService);
constexpr Group kServicePay = after(kServiceOfOthers, 1 + kValues);  // now; gain of each card value
// Points: each rival's relative to one's own
constexpr Group kGap = after(kServicePay, kOthers* kGaps);
constexpr Group kProspect = after(kGap, kOthers* kGaps);  // the same if everything were scored as it lies
// Time
constexpr Group kPhase = after(kProspect, kPhases);
constexpr Group kWhen = after(kPhase, kRounds * 3);
constexpr Group kDraftStep = after(kWhen, kSteps);
constexpr Group kLap = after(kDraftStep, kPlayed);
constexpr Group kTurn = after(kLap, kMaxSquires);
constexpr Group kOrder = after(kTurn, 2 * kFour);  // Lancelot: of its other squire, of the rival's first
constexpr Group kBonus = after(kOrder, 3);
constexpr Group kProgress = after(kBonus, kOfProgress);  // of a question, see variations.h
// The table's rules
constexpr Group kSquires = after(kProgress, 3);
constexpr Group kTwo = after(kSquires, 2);
constexpr Group kToNeutral = after(kTwo, 1);  // Karadoc: it passes its packs to the neutral
constexpr Group kForNeutral = after(kToNeutral, 1);
constexpr Group kAdvanced = after(kForNeutral, 3);
constexpr Group kVariations = after(kAdvanced, 6);
constexpr Group kEdition = after(kVariations, 3);
constexpr Group kPay = after(kEdition, kPaid * 2);    // house values: how much more, how much less than the default
constexpr Group kRules = after(kPay, kOfVariations);  // see variations.h
constexpr Group kNeutralSword = after(kRules, 3);
// Cards
constexpr Group kPack = after(kNeutralSword, 2 * kKinds);  // one, two of a kind
constexpr Group kOwn = after(kPack, 2 * kKinds);
constexpr Group kOtherHand = after(kOwn, kKinds);                                // Lancelot: of its other squire
constexpr Group kSorted = after(kOtherHand, kLancelotDealt*(kSuits + kValues));  // Lancelot: suit and value by position
constexpr Group kPassed = after(kSorted, kPasses* kKinds);                       // see NetSeen
constexpr Group kLaid = after(kPassed, kOthers* kKinds);  // played by each other squire this round
constexpr int kAll = kLaid.at + kLaid.size;

}  // namespace roundtable::academy::inputs
