#pragma once

#include <array>
#include <cstdint>

#include "bots/medievallons/net_seen.h"

// Offsets of the net's groups of inputs. In a row of steps one input is set: the last step reached, or the first not
// passed; none without such a step.

namespace roundtable::medievallons::net {

using Step = std::uint8_t;
constexpr std::array<Step, 2> kFew = {1, 2};            // cards of one kind, at least
constexpr std::array<Step, 3> kLarge = {4, 5, 6};       // cards in a guild, at least
constexpr std::array<Step, 4> kUnknown = {1, 2, 4, 6};  // unknown cards in a hand, at least
constexpr std::array<Step, 12> kDecks = {1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, kAllCards};  // cards left, at most
constexpr std::array<Step, 10> kTurns = {0, 1, 2, 3, 5, 8, 12, 18, 30, 60};                 // turns to come, at most
constexpr std::array<Step, 4> kOwnTurns = {0, 1, 2, 3};                                     // own turns among them
constexpr std::array<Step, 8> kEnds = {1, 2, 3, 5, 8, 12, 20, 32};  // cards or turns before the end, at most
constexpr int kLacks = kGuildNeeds + 1;                             // 0 to 3 cards short of the next guild
constexpr int kShort = 8;                     // 0 to 7 short of all missing guilds, while there are several
constexpr int kCopies = 4;                    // of one kind in the own hand: 1 to 4 or more
constexpr int kSure = 2;                      // in another hand: 1, 2 or more
constexpr int kSizes = 10;                    // of a hand: 0 to 9 or more
constexpr int kOdds = 8;                      // sixteenths, half and more as one
constexpr int kFinds = 4;                     // none, less than a quarter, more, certainly
constexpr int kCertain = 16;                  // one, in sixteenths
constexpr int kSides = 3;                     // behind, level, ahead
constexpr int kFarAhead = 2;                  // difference of cards in guilds; more is equal
constexpr int kByGuilds = kSlots;             // no, one or two guilds
constexpr int kRows = kMaxSeats * kStanding;  // places of guilds
constexpr int kFirstAsked = static_cast<int>(Question::Turn);
constexpr int kAsked = static_cast<int>(Question::Top) - kFirstAsked + 1;

constexpr int steps(const auto& row) { return static_cast<int>(row.size()); }
// Number of steps reached, and number of steps passed.
constexpr int reached(const auto& row, int number) {
  int count = 0;
  for (const int step : row) count += number >= step ? 1 : 0;
  return count;
}
constexpr int passed(const auto& row, int number) { return reached(row, number - 1); }

// Own cards.
constexpr int kHand = 0;                                // of each kind
constexpr int kLayable = kHand + kKinds * kCopies;      // a guild of it could be laid now
constexpr int kCompletes = kLayable + kKinds;           // or with one card more of it
constexpr int kNext = kCompletes + kKinds;              // cards missing for the next guild, by the number of own guilds
constexpr int kWin = kNext + kByGuilds * kLacks;        // cards missing for all guilds
constexpr int kOuts = kWin + (kByGuilds - 1) * kShort;  // share of the unseen cards that complete one
constexpr int kMatching = kOuts + kByGuilds * kOdds;    // cards that would extend an own guild
constexpr int kDrawn = kMatching + kStanding * steps(kFew);  // by a Wizard: how many
constexpr int kOffered = kDrawn + kKinds;  // drawn, or known to be in the target's hand, and completes one
// The table.
constexpr int kPlayers = kOffered + kKinds;
constexpr int kActive = kPlayers + kRivals;     // the active seat
constexpr int kQuestion = kActive + kMaxSeats;  // the last: not asked
constexpr int kPower = kQuestion + kAsked + 1;  // in use
constexpr int kTarget = kPower + kKinds;
constexpr int kDeck = kTarget + kMaxSeats;  // red, yellow
constexpr int kTurn = kDeck + 2 * steps(kDecks);
constexpr int kOwnTurn = kTurn + steps(kTurns);
constexpr int kTop = kOwnTurn + steps(kOwnTurns);           // of the pile
constexpr int kTopCompletes = kTop + kKinds;                // a guild of their own, by number of guilds; of each other
constexpr int kSeen = kTopCompletes + kByGuilds + kRivals;  // number of open cards and cards set aside
constexpr int kGone = kSeen + kKinds;                       // none is unseen
constexpr int kInDeck = kGone + kKinds;                     // number certainly in the deck
// All guilds and hands.
constexpr int kGuild = kInDeck + kKinds;  // its kind, by owner and place
constexpr int kSize = kGuild + kRows * kKinds;
constexpr int kJesters = kSize + kRows * steps(kLarge);
constexpr int kTempting = kJesters + kRows * steps(kFew);  // one of its members, or of its Jesters, completes a guild
constexpr int kHandSize = kTempting + kRows * 2;
constexpr int kMost = kHandSize + kMaxSeats * kSizes;  // has the most of all others
constexpr int kOwnMost = kMost + kRivals;              // the seat has more; also after playing one
// Comparison with each other player.
constexpr int kAhead = kOwnMost + 2;                                // ranking if the game ended now
constexpr int kMembers = kAhead + kRivals * kSides;                 // difference of cards in guilds
constexpr int kOutcome = kMembers + kRivals * (2 * kFarAhead + 1);  // result if it ended now, by nearness of the end
constexpr int kKnown = kOutcome + (steps(kEnds) + 1) * kSides;      // certain cards of each kind
constexpr int kReach = kKnown + kRivals * kKinds * kSure;  // cards missing for their next guild, by their guilds
constexpr int kHidden =
    kReach + kRivals * kByGuilds * kLacks;  // number of unknown cards; separately if they have two guilds
constexpr int kFind = kHidden + kRivals * 2 * steps(kUnknown);  // whether they hold a card that completes a guild
// The target of the seat's power, or the user of a power against it.
constexpr int kTheirs = kFind + kRivals * kFinds;  // certain cards of each kind
constexpr int kTheirGuild = kTheirs + kKinds * kSure;
constexpr int kTheirGuilds = kTheirGuild + kKinds;
constexpr int kTheirOdds = kTheirGuilds + kByGuilds;  // probability that they hold one, in eighths
constexpr int kTheyComplete = kTheirOdds + kKinds;    // one more of it completes a guild; separately if they have two
constexpr int kInputs = kTheyComplete + 2 * kKinds;

}  // namespace roundtable::medievallons::net
