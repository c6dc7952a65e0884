#include "bots/medievallons/judgement.h"

namespace roundtable::medievallons {

namespace {

constexpr float kOnTop = 0.2F;  // of a card's value, since others could take it from the pile

}  // namespace

float Judgement::answer(Action action, const Prospect& mine) const {
  const OpenTable& table = seen_.table;
  switch (action.verb) {
    case Verb::Target: return target(action.seat(), mine);
    case Verb::Name: return ask_for(table.target, action.kind(), mine);
    case Verb::Card: return member(table.power, action.guild(), table.guilds[action.guild()], action.kind(), mine);
    case Verb::Copy: return power_of_guild(action.guild(), table.guilds[action.guild()], mine);
    case Verb::Take: return take(action.kind(), mine);
    case Verb::Give: return give(Cards::of(action.kind()), receiver(), mine);
    case Verb::Swap: return give(Cards::of(action.kind()) + Cards::of(action.second()), receiver(), mine);
    case Verb::Keep: return mine.gain(action.kind(), weights_);
    case Verb::Top: return -kOnTop * weights_.card[static_cast<std::size_t>(action.kind())];
    default: return 0;
  }
}

// A player who looks at a hand knows all of it.
float Judgement::take(CardKind kind, const Prospect& mine) const {
  const Rival& rival = rivals_[seen_.table.target];
  const float their_loss = rival.known.has(kind) ? loss_of(Cards::of(kind), known_of(rival), weights_) : rival.card;
  return mine.gain(kind, weights_) + rival.focus * their_loss;
}

// The player who gets the cards this seat gives away.
Seat Judgement::receiver() const { return seen_.seat == seen_.table.active ? seen_.table.target : seen_.table.active; }

float Judgement::give(Cards cards, Seat to, const Prospect& mine) const {
  const Rival& rival = rivals_[to];
  const float their_gain = cards_worth(cards, weights_) +
                           worth_of(Shape::of(rival.known + cards), rival.guilds, weights_) -
                           worth_of(Shape::of(rival.known), rival.guilds, weights_);
  return -loss_of(cards, mine, weights_) - rival.focus * their_gain;
}

}  // namespace roundtable::medievallons
