#pragma once

#include "bots/medievallons/net_seen.h"

// What the net's answers mean. Choices that share one: guilds laid with five members or more, or with Jesters and more
// than three cards, of one kind; two or more members, any number of Jesters, or both, that extend one guild; all that a
// Jester guild may get of one kind; and two guilds of one kind that are extended, or used, which makes no difference.
// Questions that are never put together share those that mean much the same: to use a power, to get a card, to part
// with one.

namespace roundtable::medievallons::net {

constexpr int kPlainKinds = kKinds - 1;  // all but Jesters
constexpr int kWaysToLay = 6;
constexpr int kWaysToExtend = 4;
constexpr int kPairs = kKinds * (kKinds + 1) / 2;

constexpr int kPlay = 0;
constexpr int kLay = kPlay + kKinds;
constexpr int kLayJesters = kLay + kPlainKinds * kWaysToLay;  // three, or more
constexpr int kUse = kLayJesters + 2;                         // activate or copy; of Jesters: the draw that stands in
constexpr int kExtend = kUse + kKinds;
constexpr int kRecruit = kExtend + kPlainKinds * kWaysToExtend;  // into a Jester guild
constexpr int kAim = kRecruit + kKinds;
constexpr int kName = kAim + kRivals;
constexpr int kRaid = kName + kKinds;                    // by owner and place; a member or a Jester
constexpr int kGet = kRaid + kMaxSeats * kStanding * 2;  // take, keep
constexpr int kPart = kGet + kKinds;                     // give, leave on top
constexpr int kSwap = kPart + kKinds;
constexpr int kMoves = kSwap + kPairs;

// Jesters apart.
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

// One of two cards, in order.
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
