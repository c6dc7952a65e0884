#pragma once

#include <array>
#include <cstdint>

#include "bots/medievallons/net_seen.h"

// The net's inputs, group by group: where each begins. One of a row of steps is set, the last that is reached or the
// first that is not passed; none, if there is no such step.

namespace roundtable::medievallons::net {

using Step = std::uint8_t;
constexpr std::array<Step, 2> kFew = {1, 2};            // cards of one kind, at least
constexpr std::array<Step, 3> kLarge = {4, 5, 6};       // cards in a guild, at least
constexpr std::array<Step, 4> kUnknown = {1, 2, 4, 6};  // cards in it, at least
constexpr std::array<Step, 12> kDecks = {1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, kAllCards};  // cards left, at most
constexpr std::array<Step, 10> kTurns = {0, 1, 2, 3, 5, 8, 12, 18, 30, 60};                 // turns to come, at most
constexpr std::array<Step, 4> kOwnTurns = {0, 1, 2, 3};                                     // of them their own
constexpr std::array<Step, 8> kEnds = {1, 2, 3, 5, 8, 12, 20, 32};  // cards or turns before the end, at most
constexpr int kLacks = kGuildNeeds + 1;                             // 0 to 3 cards short of the next guild
constexpr int kShort = 8;                     // 0 to 7 short of all that are left to lay, while several are
constexpr int kCopies = 4;                    // of one kind in the own hand: 1 to 4 or more
constexpr int kSure = 2;                      // in another's: 1, 2 or more
constexpr int kSizes = 10;                    // of a hand: 0 to 9 or more
constexpr int kOdds = 8;                      // sixteenths, half and more as one
constexpr int kFinds = 4;                     // none, less than a quarter, more, certainly
constexpr int kCertain = 16;                  // sixteenths
constexpr int kSides = 3;                     // behind, level, ahead
constexpr int kFarAhead = 2;                  // cards in guilds; more makes no difference
constexpr int kByGuilds = kSlots;             // none, one or two
constexpr int kRows = kMaxSeats * kStanding;  // places of guilds
constexpr int kFirstAsked = static_cast<int>(Question::Turn);
constexpr int kAsked = static_cast<int>(Question::Top) - kFirstAsked + 1;

constexpr int steps(const auto& row) { return static_cast<int>(row.size()); }
// How many steps are reached, and how many are passed.
constexpr int reached(const auto& row, int number) {
  int count = 0;
  for (const int step : row) count += number >= step ? 1 : 0;
  return count;
}
constexpr int passed(const auto& row, int number) { return reached(row, number - 1); }

// Their own cards.
constexpr int kHand = 0;                                     // of each kind
constexpr int kLayable = kHand + kKinds * kCopies;           // a guild of it could be laid now
constexpr int kCompletes = kLayable + kKinds;                // or with one card more of it
constexpr int kNext = kCompletes + kKinds;                   // what the next guild lacks, by the number of own guilds
constexpr int kWin = kNext + kByGuilds * kLacks;             // and all that are left to lay
constexpr int kOuts = kWin + (kByGuilds - 1) * kShort;       // how many of the unseen cards complete one
constexpr int kMatching = kOuts + kByGuilds * kOdds;         // cards that would extend an own guild
constexpr int kDrawn = kMatching + kStanding * steps(kFew);  // by a Wizard: how many
constexpr int kOffered = kDrawn + kKinds;  // drawn, or known to be in the target's hand, and completes one
// The table.
constexpr int kPlayers = kOffered + kKinds;
constexpr int kActive = kPlayers + kRivals;     // whose turn it is
constexpr int kQuestion = kActive + kMaxSeats;  // the last: they are not asked
constexpr int kPower = kQuestion + kAsked + 1;  // in use
constexpr int kTarget = kPower + kKinds;
constexpr int kDeck = kTarget + kMaxSeats;  // red, yellow
constexpr int kTurn = kDeck + 2 * steps(kDecks);
constexpr int kOwnTurn = kTurn + steps(kTurns);
constexpr int kTop = kOwnTurn + steps(kOwnTurns);           // of the pile
constexpr int kTopCompletes = kTop + kKinds;                // a guild of their own, by number of guilds; of each other
constexpr int kSeen = kTopCompletes + kByGuilds + kRivals;  // how many lie open or are set aside
constexpr int kGone = kSeen + kKinds;                       // none is unseen
constexpr int kInDeck = kGone + kKinds;                     // how many are certainly in the deck
// Everybody's guilds and hands.
constexpr int kGuild = kInDeck + kKinds;  // its kind, by owner and place
constexpr int kSize = kGuild + kRows * kKinds;
constexpr int kJesters = kSize + kRows * steps(kLarge);
constexpr int kTempting = kJesters + kRows * steps(kFew);  // one of its members, or of its Jesters, completes a guild
constexpr int kHandSize = kTempting + kRows * 2;
constexpr int kMost = kHandSize + kMaxSeats * kSizes;  // holds the most of all others
constexpr int kOwnMost = kMost + kRivals;              // they hold more; and if they play one of those
// Against each other.
constexpr int kAhead = kOwnMost + 2;                                // if the game ended now
constexpr int kMembers = kAhead + kRivals * kSides;                 // cards in guilds, how many more or less
constexpr int kOutcome = kMembers + kRivals * (2 * kFarAhead + 1);  // if it ended now, by how near the end is
constexpr int kKnown = kOutcome + (steps(kEnds) + 1) * kSides;      // cards of each kind, for certain
constexpr int kReach = kKnown + kRivals * kKinds * kSure;           // what their next guild lacks, by their guilds
constexpr int kHidden = kReach + kRivals * kByGuilds * kLacks;      // cards that are not known; if two guilds lie there
constexpr int kFind = kHidden + kRivals * 2 * steps(kUnknown);      // whether they hold a card that completes a guild
// Whoever is concerned by what they do, or does it to them.
constexpr int kTheirs = kFind + kRivals * kFinds;  // cards of each kind, for certain
constexpr int kTheirGuild = kTheirs + kKinds * kSure;
constexpr int kTheirGuilds = kTheirGuild + kKinds;
constexpr int kTheirOdds = kTheirGuilds + kByGuilds;  // that they hold one, in eighths
constexpr int kTheyComplete = kTheirOdds + kKinds;    // one more of it completes a guild; if two lie there
constexpr int kInputs = kTheyComplete + 2 * kKinds;

}  // namespace roundtable::medievallons::net
