#pragma once

#include "bots/medievallons/net_seen.h"

// Meaning of the net's move outputs. Choices that share one: guilds of one kind laid with five or more members, or with
// Jesters and more than three cards; extending one guild by two or more members, any number of Jesters, or both;
// everything that a Jester guild may get of one kind; extending or using two guilds of one kind. Questions that never
// occur together share outputs with similar meaning: using a power, getting a card, parting with one.

namespace roundtable::medievallons::net {

constexpr int kPlainKinds = kKinds - 1;  // all but Jesters
constexpr int kWaysToLay = 6;
constexpr int kWaysToExtend = 4;
constexpr int kPairs = kKinds * (kKinds + 1) / 2;

constexpr int kPlay = 0;
constexpr int kLay = kPlay + kKinds;
constexpr int kLayJesters = kLay + kPlainKinds * kWaysToLay;  // three, or more
constexpr int kUse = kLayJesters + 2;  // activate or copy; for Jesters: the draw that replaces an action
constexpr int kExtend = kUse + kKinds;
constexpr int kRecruit = kExtend + kPlainKinds * kWaysToExtend;  // into a Jester guild
constexpr int kAim = kRecruit + kKinds;
constexpr int kName = kAim + kRivals;
constexpr int kRaid = kName + kKinds;                    // by owner and place; a member or a Jester
constexpr int kGet = kRaid + kMaxSeats * kStanding * 2;  // take, keep
constexpr int kPart = kGet + kKinds;                     // give, leave on top
constexpr int kSwap = kPart + kKinds;
constexpr int kMoves = kSwap + kPairs;

// Without Jesters.
constexpr int plain(int kind) { return kind < index(kWild) ? kind : kind - 1; }

constexpr int way_to_lay(int members, int jesters) {
  if (jesters == 0) return members == kGuildNeeds ? 0 : members == kGuildNeeds + 1 ? 1 : 2;
  if (members + jesters > kGuildNeeds) return 5;
  return jesters == 1 ? 3 : 4;
}

constexpr int way_to_extend(int members, int jesters) {
  if (jesters == 0) return members == 1 ? 0 : 1;
  return members == 0 ? 2 : 3;
}

// Index of a pair of kinds, in order.
constexpr int pair(int one, int two) { return one * kKinds - one * (one - 1) / 2 + two - one; }

inline int lay(Action action) {
  if (action.kind() == kWild) return kLayJesters + (action.jesters() > kGuildNeeds ? 1 : 0);
  return kLay + plain(action.card) * kWaysToLay + way_to_lay(action.members(), action.jesters());
}

inline int extend(const NetSeen& seen, Action action) {
  if (seen.table.guilds[action.guild()].kind == kWild) return kRecruit + action.card;
  return kExtend + plain(action.card) * kWaysToExtend + way_to_extend(action.members(), action.jesters());
}

inline int raid(const NetSeen& seen, Action action) {
  const Seat owner = owner_of(action.guild());
  const int place = GuildRow::of(seen, owner).place_of(action.guild());
  return kRaid + 2 * (seen.relative(owner) * kStanding + place) + (action.kind() == kWild ? 1 : 0);
}

inline int move(const NetSeen& seen, Action action) {
  switch (action.verb) {
    case Verb::Play: return kPlay + action.card;
    case Verb::Guild: return lay(action);
    case Verb::Activate:
    case Verb::Copy: return kUse + index(seen.table.guilds[action.guild()].kind);
    case Verb::Extend: return extend(seen, action);
    case Verb::Draw: return kUse + index(kWild);
    case Verb::Target: return kAim + seen.relative(action.seat()) - 1;
    case Verb::Name: return kName + action.card;
    case Verb::Card: return raid(seen, action);
    case Verb::Take:
    case Verb::Keep: return kGet + action.card;
    case Verb::Give:
    case Verb::Top: return kPart + action.card;
    case Verb::Swap: break;
  }
  return kSwap + pair(action.card, action.more);
}

}  // namespace roundtable::medievallons::net
