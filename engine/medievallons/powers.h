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

// The power of each kind. A new one is a file, a name in card_kinds.h and a line here. Calls act.operator()<P>().
template <class Do>
ALWAYS_INLINE constexpr void with_power(CardKind kind, Do&& act) {
  switch (kind) {
    case CardKind::Assassin: return act.template operator()<Assassin>();
    case CardKind::Beggar: return act.template operator()<Beggar>();
    case CardKind::Ranger: return act.template operator()<Ranger>();
    case CardKind::Jester: return act.template operator()<Jester>();
    case CardKind::Knight: return act.template operator()<Knight>();
    case CardKind::Merchant: return act.template operator()<Merchant>();
    case CardKind::Noble: return act.template operator()<Noble>();
    case CardKind::Monk: return act.template operator()<Monk>();
    case CardKind::Priest: return act.template operator()<Priest>();
    case CardKind::Artisan: return act.template operator()<Artisan>();
    case CardKind::Star: return act.template operator()<Star>();
    case CardKind::Witch: return act.template operator()<Witch>();
    case CardKind::Wizard: return act.template operator()<Wizard>();
  }
}

// Kinds whose power has a property: `kinds_where([]<class P>() { return P::kRaids; })`.
template <class Is>
constexpr CardKinds kinds_where(Is is) {
  CardKinds kinds;
  for (const CardKind kind : kAllKinds) {
    with_power(kind, [&]<class P>() {
      if (is.template operator()<P>()) kinds.add(kind);
    });
  }
  return kinds;
}
constexpr CardKinds kRaiders = kinds_where([]<class P>() { return P::kRaids; });
constexpr CardKinds kCopied = kinds_where([]<class P>() { return P::kCopied; });

inline GuildSet copyable(const OpenTable& table) {
  GuildSet guilds;
  for (const GuildAt at : table.laid) {
    if (kCopied.has(table.guilds[at].kind)) guilds.add(at);
  }
  return guilds;
}

// Whether a raiding guild is used by its owner while no other is on the table: a card is drawn instead (M9, M31).
inline bool raids_nothing(GuildSet laid, GuildAt at, CardKind kind, Seat user) {
  return kRaiders.has(kind) && alone(laid, at, user);
}

}  // namespace roundtable::medievallons
