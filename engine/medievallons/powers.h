#pragma once

#include "engine/core/fast/inline.h"
#include "engine/medievallons/powers/artisan.h"
#include "engine/medievallons/powers/assassin.h"
#include "engine/medievallons/powers/beggar.h"
#include "engine/medievallons/powers/jester.h"
#include "engine/medievallons/powers/knight.h"
#include "engine/medievallons/powers/merchant.h"
#include "engine/medievallons/powers/monk.h"
#include "engine/medievallons/powers/noble.h"
#include "engine/medievallons/powers/priest.h"
#include "engine/medievallons/powers/ranger.h"
#include "engine/medievallons/powers/star.h"
#include "engine/medievallons/powers/witch.h"
#include "engine/medievallons/powers/wizard.h"

namespace roundtable::medievallons {

// Which power belongs to which kind: a new one is a file, a name in kinds.h and a line here. Calls act.operator()<P>().
template <class Do>
ALWAYS_INLINE constexpr void with_power(Kind kind, Do&& act) {
  switch (kind) {
    case Kind::Assassin: return act.template operator()<Assassin>();
    case Kind::Beggar: return act.template operator()<Beggar>();
    case Kind::Ranger: return act.template operator()<Ranger>();
    case Kind::Jester: return act.template operator()<Jester>();
    case Kind::Knight: return act.template operator()<Knight>();
    case Kind::Merchant: return act.template operator()<Merchant>();
    case Kind::Noble: return act.template operator()<Noble>();
    case Kind::Monk: return act.template operator()<Monk>();
    case Kind::Priest: return act.template operator()<Priest>();
    case Kind::Artisan: return act.template operator()<Artisan>();
    case Kind::Star: return act.template operator()<Star>();
    case Kind::Witch: return act.template operator()<Witch>();
    case Kind::Wizard: return act.template operator()<Wizard>();
  }
}

// The kinds whose power is so: `kinds_where([]<class P>() { return P::kRaids; })`.
template <class Is>
constexpr Kinds kinds_where(Is is) {
  Kinds kinds;
  for (const Kind kind : kAllKinds) {
    with_power(kind, [&]<class P>() {
      if (is.template operator()<P>()) kinds.add(kind);
    });
  }
  return kinds;
}
constexpr Kinds kRaiders = kinds_where([]<class P>() { return P::kRaids; });
constexpr Kinds kCopied = kinds_where([]<class P>() { return P::kCopied; });

inline GuildSet copyable(const Table& table) {
  GuildSet guilds;
  for (const GuildAt at : table.laid) {
    if (kCopied.has(table.guilds[at].kind)) guilds.add(at);
  }
  return guilds;
}

// A guild that raids, used by its owner while no other is on the table: a card is drawn instead (M9, M31).
inline bool raids_nothing(GuildSet laid, GuildAt at, Kind kind, Seat user) {
  return kRaiders.has(kind) && alone(laid, at, user);
}

// What is said of that kind's power, and what it would do for the viewer as things stand.
const PowerWords& words_of(Kind power);
std::string effect_of(const View& view, Kind power, Spent spent = {});

}  // namespace roundtable::medievallons
