#include "engine/medievallons/actions.h"

#include <algorithm>

namespace roundtable::medievallons {

// Counts the ways to lay or extend guilds without listing them, because every turn needs the number.

namespace {

// Number of pairs (members, Jesters) with at least one member and three or more cards in all.
struct Ways {
  std::uint8_t count[kOfEach + 1][kOfEach + 1];
};
consteval Ways make_ways() {
  Ways ways{};
  for (int members = 0; members <= kOfEach; ++members) {
    for (int jesters = 0; jesters <= kOfEach; ++jesters) {
      for (int used = 1; used <= members; ++used) {
        const int least = used < kGuildNeeds ? kGuildNeeds - used : 0;
        if (jesters >= least) ways.count[members][jesters] += static_cast<std::uint8_t>(jesters - least + 1);
      }
    }
  }
  return ways;
}
constexpr Ways kWays = make_ways();

// Kinds of which a guild can be laid, filled up with Jesters.
CardKinds layable(Cards hand) {
  const int jesters = hand.count(kWild);
  if (jesters >= kGuildNeeds) return hand.kinds();
  return hand.at_least(kGuildNeeds - jesters) - CardKinds::of(kWild);
}

}  // namespace

int Choices::ways_to_lay(CardKind kind) const {
  const int jesters = cards_.count(kWild);
  if (kind == kWild) return jesters >= kGuildNeeds ? jesters - kGuildNeeds + 1 : 0;
  return kWays.count[cards_.count(kind)][jesters];
}

// A guild takes its kind and Jesters; a Jester guild takes Jesters, or one kind and Jesters.
int Choices::ways_to_extend(GuildAt at) const {
  const int jesters = cards_.count(kWild);
  const CardKind kind = kind_at(at);
  if (kind != kWild) return (cards_.count(kind) + 1) * (jesters + 1) - 1;
  return jesters + (cards_.size() - jesters) * (jesters + 1);
}

Choices::WithGuilds Choices::with_guilds(const OpenTable& table, GuildSet own, Cards hand) {
  Choices choices;
  choices.cards_ = hand;
  choices.remember(table, own);
  int ways = 0;
  for (const GuildAt at : own) ways += choices.ways_to_extend(at) + (choices.kind_at(at) == kWild ? 0 : 1);
  return {choices.guild_kinds_, ways};
}

Action Choices::other(Shape shape, Verb verb, std::uint64_t set, std::uint64_t guild_kinds, Cards cards, int n) {
  Choices choices(verb, set);
  choices.guild_kinds_ = guild_kinds;
  choices.cards_ = cards;
  switch (shape) {
    case Shape::Set: return choices.in_set(nth_bit(set, static_cast<unsigned>(n)));
    case Shape::Turn: return choices.in_turn(n);
    case Shape::Swap: return choices.in_swaps(n);
    default: return {};
  }
}

Choices Choices::of_members(const OpenTable& table) {
  std::uint64_t set = 0;
  for (const GuildAt at : table.laid) {
    const Guild& guild = table.guilds[at];
    const unsigned has = (guild.members > 0 ? 1U : 0U) | (guild.jesters > 0 ? 2U : 0U);
    set |= std::uint64_t{has} << (2U * static_cast<unsigned>(at));
  }
  Choices choices(Verb::Card, set);
  choices.remember(table, table.laid);
  return choices;
}

Action Choices::in_set(int number) const {
  switch (verb_) {
    case Verb::Target: return Action::of_seat(verb_, static_cast<Seat>(number));
    case Verb::Copy: return Action::of_guild(verb_, static_cast<GuildAt>(number));
    case Verb::Card: {
      const auto at = static_cast<GuildAt>(number / 2);
      return Action::from_guild(at, number % 2 == 0 ? kind_at(at) : kWild);
    }
    default: return {};
  }
}

// Order: plays, guilds to activate, guilds to lay, guilds to extend.
Action Choices::in_turn(int n) const {
  const GuildSet own(static_cast<unsigned>(set_));
  for (const GuildAt at : own) {
    if (kind_at(at) != kWild && n-- == 0) return Action::of_guild(Verb::Activate, at);
  }
  for (const CardKind kind : layable(cards_)) {
    const int ways = ways_to_lay(kind);
    if (n < ways) return nth_to_lay(kind, n);
    n -= ways;
  }
  for (const GuildAt at : own) {
    const int ways = ways_to_extend(at);
    if (n < ways) return nth_to_extend(at, n);
    n -= ways;
  }
  return {};
}

// Ordered by members, then by Jesters.
Action Choices::nth_to_lay(CardKind kind, int n) const {
  if (kind == kWild) return Action::lay(kind, 0, kGuildNeeds + n);
  for (int members = 1;; ++members) {
    const int least = members < kGuildNeeds ? kGuildNeeds - members : 0;
    const int with = std::max(0, cards_.count(kWild) - least + 1);
    if (n < with) return Action::lay(kind, members, least + n);
    n -= with;
  }
}

// A Jester guild: Jesters alone, then each kind with any number of them.
Action Choices::nth_to_extend(GuildAt at, int n) const {
  const int jesters = cards_.count(kWild);
  const int row = jesters + 1;
  const CardKind own_kind = kind_at(at);
  if (own_kind != kWild) return Action::extend(at, own_kind, (n + 1) / row, (n + 1) % row);
  if (n < jesters) return Action::extend(at, kWild, 0, n + 1);
  n -= jesters;
  for (const CardKind kind : cards_.kinds() - CardKinds::of(kWild)) {
    const int with = cards_.count(kind) * row;
    if (n < with) return Action::extend(at, kind, 1 + n / row, n % row);
    n -= with;
  }
  return {};
}

// For each kind: two of it, then one with each later kind.
Action Choices::in_swaps(int n) const {
  const CardKinds twice = cards_.at_least(2);
  const CardKinds kinds = cards_.kinds();
  int later = kinds.size();
  for (const CardKind one : kinds) {
    --later;
    if (twice.has(one) && n-- == 0) return Action::swap(one, one);
    if (n < later) return Action::swap(one, kinds.at(kinds.size() - later + n));
    n -= later;
  }
  return {};
}

bool Choices::turn_contains(Action wanted) const {
  const GuildSet own(static_cast<unsigned>(set_));
  const bool is_own = wanted.place < kGuildPlaces && own.has(wanted.guild());
  const bool is_kind = wanted.card < kKinds;
  const int members = wanted.members();
  const int jesters = wanted.jesters();
  switch (wanted.verb) {
    case Verb::Play:
      return is_kind && cards_.has(wanted.kind()) && wanted == Action::of_kind(Verb::Play, wanted.kind());
    case Verb::Activate:
      return is_own && kind_at(wanted.guild()) != kWild && wanted == Action::of_guild(Verb::Activate, wanted.guild());
    case Verb::Guild:
    case Verb::Extend: break;
    default: return false;
  }
  if (!is_kind || jesters > cards_.count(kWild)) return false;
  const CardKind kind = wanted.kind();
  if (kind == kWild ? members != 0 : members > cards_.count(kind)) return false;
  if (wanted.verb == Verb::Guild) {
    return wanted.place == 0 && members + jesters >= kGuildNeeds && (kind == kWild || members > 0);
  }
  if (!is_own || members + jesters == 0) return false;
  const CardKind of_guild = kind_at(wanted.guild());
  return of_guild == kWild ? kind == kWild || members > 0 : kind == of_guild;
}

bool Choices::contains(Action wanted) const {
  if (empty()) return false;
  if (shape_ == Shape::Turn) return turn_contains(wanted);
  if (wanted.verb != verb_) return false;
  if (shape_ == Shape::OneKind) {
    return wanted.card < kKinds && cards_.has(wanted.kind()) && wanted == Action::of_kind(verb_, wanted.kind());
  }
  if (shape_ == Shape::Swap) {
    if (wanted.place != 0 || wanted.card > wanted.more || wanted.more >= kKinds) return false;
    return wanted.card == wanted.more ? cards_.count(wanted.kind()) >= 2
                                      : cards_.has(wanted.kind()) && cards_.has(wanted.second());
  }
  unsigned number = wanted.place;
  if (verb_ == Verb::Card) number = wanted.place * 2U + (wanted.kind() == kWild ? 1U : 0U);
  return number < 64 && ((set_ >> number) & 1U) != 0 && in_set(static_cast<int>(number)) == wanted;
}

}  // namespace roundtable::medievallons
