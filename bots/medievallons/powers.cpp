#include <algorithm>
#include <limits>

#include "bots/medievallons/judgement.h"

namespace roundtable::medievallons {

namespace {

constexpr float kWorst = std::numeric_limits<float>::lowest();

}  // namespace

// Best value over the possible targets.
template <class Value>
float Judgement::best_rival(Value value) const {
  float best = kWorst;
  for (const Seat seat : rivals()) best = std::max(best, value(seat));
  return best;
}

float Judgement::power(CardKind kind, const Prospect& mine, const Change& change) const {
  switch (kind) {
    case CardKind::Assassin:
    case CardKind::Ranger: return best_member(kind, mine, change);
    case CardKind::Beggar: return beg(mine);
    case CardKind::Knight: return ask_any(mine);
    case CardKind::Merchant: {
      const float least = least_loss(mine);
      return best_rival([&](Seat seat) { return trade(seat, mine, least); });
    }
    case CardKind::Noble: return receive(mine);
    case CardKind::Monk: return draw(mine, 2);
    case CardKind::Priest: {
      const float least = least_loss(mine);
      return best_rival([&](Seat seat) { return pray(seat, mine, least); });
    }
    case CardKind::Artisan: return seen_.table.pile.empty() ? 0 : mine.gain(seen_.table.pile.top(), weights_);
    case CardKind::Star: {
      float others = 0;
      for (const Seat seat : rivals()) others += rivals_[seat].focus * rivals_[seat].card;
      return mine.mean_gain() - others + push(seen_.players());
    }
    case CardKind::Witch: return copy(mine, change);
    case CardKind::Wizard: return mine.best_gain(3) + push(3);
    default: return 0;
  }
}

// Value of a target.
float Judgement::target(Seat seat, const Prospect& mine) const {
  switch (seen_.table.power) {
    case CardKind::Knight: return best_name(seat, mine);
    case CardKind::Priest: return pray(seat, mine, least_loss(mine));
    case CardKind::Merchant: return trade(seat, mine, least_loss(mine));
    default: return beg_from(seat, mine);
  }
}

// An existing or future guild used by this seat: Rangers and Assassins do not raid themselves (M31).
float Judgement::power_of_guild(GuildAt at, const Guild& guild, const Prospect& mine, const Change& change) const {
  if (raids_nothing(laid_with(change), at, guild.kind, seen_.seat)) return draw(mine, 1);
  return power(guild.kind, mine, change);
}

GuildSet Judgement::laid_with(const Change& change) const {
  GuildSet laid = seen_.table.laid;
  if (change.at != kNoGuild) laid.add(change.at);
  return laid;
}

float Judgement::draw(const Prospect& mine, int cards) const {
  return static_cast<float>(cards) * mine.mean_gain() + push(cards);
}

// Assassin, Ranger --------------------------------------------------------------------------------------------------

float Judgement::best_member(CardKind power, const Prospect& mine, const Change& change) const {
  const GuildSet laid = laid_with(change);
  if (laid.empty()) return draw(mine, 1);
  float best = kWorst;
  for (const GuildAt at : laid) {
    const Guild& guild = at == change.at ? change.guild : seen_.table.guilds[at];
    if (guild.members > 0) best = std::max(best, member(power, at, guild, guild.kind, mine));
    if (guild.jesters > 0) best = std::max(best, member(power, at, guild, kWild, mine));
  }
  return best;
}

// The owner loses a part of their guild, or all of it and gets the rest back (M7).
float Judgement::member(CardKind power, GuildAt at, const Guild& guild, CardKind taken, const Prospect& mine) const {
  const Seat owner = owner_of(at);
  const bool own = owner == seen_.seat;
  const int guilds = own ? mine.guilds() : rivals_[owner].guilds;
  const Cards hand = own ? mine.hand() : rivals_[owner].known;
  Guild left = guild;
  --(taken == kWild ? left.jesters : left.members);
  if (left.members == 0) left.kind = kWild;
  const bool dissolved = left.size() < kGuildNeeds;
  const bool to_me = power == CardKind::Ranger;
  Cards back = dissolved ? left.cards() : Cards();
  if (own && to_me) back.add(taken);
  const float of_table =
      dissolved ? guilds_worth(guilds - 1) - guilds_worth(guilds) - guild_worth(guild) - end_ * weights_.end_guild
                : grown(guild, left);
  const float of_hand = back.empty() ? 0
                                     : cards_worth(back, weights_) +
                                           worth_of(Shape::of(hand + back), guilds - (dissolved ? 1 : 0), weights_) -
                                           worth_of(Shape::of(hand), guilds, weights_);
  if (own) return of_table + of_hand;
  return (to_me ? mine.gain(taken, weights_) : 0) - rivals_[owner].focus * (of_table + of_hand);
}

// Beggar ------------------------------------------------------------------------------------------------------------

float Judgement::beg(const Prospect& mine) const {
  int most = std::max(1, mine.hand().size());
  for (const Seat seat : rivals()) most = std::max<int>(most, seen_.hand_sizes[seat]);
  float best = kWorst;
  for (const Seat seat : rivals()) {
    if (seen_.hand_sizes[seat] == most) best = std::max(best, beg_from(seat, mine));
  }
  return best == kWorst ? draw(mine, 1) : best;
}

float Judgement::beg_from(Seat seat, const Prospect& mine) const {
  const Rival& rival = rivals_[seat];
  float sum = static_cast<float>(rival.hidden) * mine.mean_gain();
  for (const CardKind kind : rival.known.kinds()) {
    sum += static_cast<float>(rival.known.count(kind)) * mine.gain(kind, weights_);
  }
  return sum / static_cast<float>(std::max<int>(1, seen_.hand_sizes[seat])) + rival.focus * rival.card;
}

// Knight ------------------------------------------------------------------------------------------------------------

float Judgement::ask_any(const Prospect& mine) const {
  return best_rival([&](Seat seat) { return best_name(seat, mine); });
}

// Only kinds that a player has: others gain nothing.
float Judgement::best_name(Seat seat, const Prospect& mine) const {
  float best = 0;
  for (const CardKind kind : mine.hand().kinds() | rivals_[seat].known.kinds() | CardKinds::of(kWild)) {
    best = std::max(best, ask_for(seat, kind, mine));
  }
  return best;
}

float Judgement::ask_for(Seat seat, CardKind kind, const Prospect& mine) const {
  const Rival& rival = rivals_[seat];
  const float gain = mine.gain(kind, weights_);
  if (rival.known.has(kind)) return gain + rival.focus * loss_of(Cards::of(kind), known_of(rival), weights_);
  if (seen_.notes[seat].is_exact(kind)) return 0;
  return pool_.chance_among(kind, rival.hidden) * (gain + rival.focus * rival.card);
}

// Noble, Priest, Merchant -------------------------------------------------------------------------------------------

// The next two give their least needed cards; with two players one gives, and one card is drawn.
float Judgement::receive(const Prospect& mine) const {
  const bool alone = seen_.players() == 2;
  const float each = weights_.given * mine.mean_gain();
  float sum = alone ? each + draw(mine, 1) : 2 * each;
  for (int steps = 1; steps <= (alone ? 1 : 2); ++steps) {
    const Seat giver = clockwise(seen_.table, seen_.seat, steps);
    if (seen_.hand_sizes[giver] > 0) sum += weights_.given * rivals_[giver].focus * rivals_[giver].card;
  }
  return sum;
}

// The best card of the other hand for the least needed own one; an empty hand draws first.
float Judgement::pray(Seat seat, const Prospect& mine, float least) const {
  const Rival& rival = rivals_[seat];
  float best = rival.known.empty() || rival.hidden > 0 ? mine.best_gain(std::max(1, rival.hidden)) : kWorst;
  for (const CardKind kind : rival.known.kinds()) best = std::max(best, mine.gain(kind, weights_));
  return mine.hand().empty() ? best + push(1) : (best - least) * (1 + weights_.robbed * rival.focus);
}

// Both give their two least needed cards; a player with too few draws first.
float Judgement::trade(Seat seat, const Prospect& mine, float least) const {
  const int draws = std::max(0, 2 - mine.hand().size());
  const int draws_of_rival = std::max(0, 2 - int{seen_.hand_sizes[seat]});
  const float gain = 2 * weights_.given * mine.mean_gain();
  return gain - 2 * least + draw(mine, draws) + push(draws_of_rival) -
         rivals_[seat].focus * rivals_[seat].card * static_cast<float>(draws_of_rival);
}

// Loss of the least needed card: a single one if there is one.
float Judgement::least_loss(const Prospect& mine) const {
  float least = -kWorst;
  for (const CardKind kind : mine.hand().kinds()) least = std::min(least, mine.loss(kind, weights_));
  return mine.hand().empty() ? 0 : least;
}

// Witch -------------------------------------------------------------------------------------------------------------

float Judgement::copy(const Prospect& mine, const Change& change) const {
  const GuildSet guilds = copyable(seen_.table);
  if (guilds.empty()) return weights_.reveal + push(1);
  float best = kWorst;
  for (const GuildAt at : guilds) best = std::max(best, power_of_guild(at, seen_.table.guilds[at], mine, change));
  return best;
}

}  // namespace roundtable::medievallons
