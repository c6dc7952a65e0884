#include "bots/medievallons/judgement.h"

namespace roundtable::medievallons {

namespace {

constexpr float kWins = 30.0F;

}  // namespace

float Judgement::act(Action action, const Prospect& mine) const {
  switch (action.verb) {
    case Verb::Play: return play(action.kind(), mine);
    case Verb::Guild: return lay(action, mine);
    case Verb::Extend: return extend(action, mine);
    case Verb::Activate: return power_of_guild(action.guild(), seen_.table.guilds[action.guild()], mine);
    default: return draw(mine, action.place);
  }
}

// Without a single card of its kind the hand is equally good for all effects of a power.
float Judgement::play(CardKind kind, const Prospect& mine) const {
  const float loss = mine.loss(kind, weights_);
  if (kind == kWild) return -loss;
  if (mine.hand().count(kind) == 1) return power(kind, mine) - loss;
  return power(kind, Prospect(mine.hand() - Cards::of(kind), own_guilds_, pool_, weights_)) - loss;
}

float Judgement::lay(Action action, const Prospect& mine) const {
  if (own_guilds_ == kSlots - 1) return kWins;
  const Guild guild{action.kind(), static_cast<std::uint8_t>(action.members()),
                    static_cast<std::uint8_t>(action.jesters())};
  int slot = 0;
  while (seen_.table.laid.has(guild_at(seen_.seat, slot))) ++slot;
  const GuildAt at = guild_at(seen_.seat, slot);
  const Prospect left(mine.hand() - guild.cards(), own_guilds_ + 1, pool_, weights_);
  return guilds_worth(own_guilds_ + 1) - guilds_worth(own_guilds_) + end_ * weights_.end_guild + guild_worth(guild) +
         left.worth() - mine.worth() - cards_worth(guild.cards(), weights_) +
         power_of_guild(at, guild, left, {at, guild});
}

float Judgement::extend(Action action, const Prospect& mine) const {
  const Guild& before = seen_.table.guilds[action.guild()];
  const Guild added{action.kind(), static_cast<std::uint8_t>(action.members()),
                    static_cast<std::uint8_t>(action.jesters())};
  const Guild after{added.kind, static_cast<std::uint8_t>(before.members + added.members),
                    static_cast<std::uint8_t>(before.jesters + added.jesters)};
  const Prospect left(mine.hand() - added.cards(), own_guilds_, pool_, weights_);
  return grown(before, after) + left.worth() - mine.worth() - cards_worth(added.cards(), weights_) +
         power_of_guild(action.guild(), after, left, {action.guild(), after});
}

}  // namespace roundtable::medievallons
