#pragma once

#include <span>

#include "bots/medievallons/pool.h"
#include "bots/medievallons/seen.h"

namespace roundtable::medievallons {

// Another player, as far as the judging seat knows.
struct Rival {
  Cards known;      // certainly in their hand
  int hidden = 0;   // number of other cards
  int guilds = 0;   // on the table
  float card = 0;   // value of an average card of their hand to them
  float focus = 0;  // weight of their loss for the seat; sum over rivals 1
};

// A guild that will exist, or will have grown, before its power is used.
struct Change {
  GuildAt at = kNoGuild;
  Guild guild;
};

// One seat's evaluation of one question: the effect of each answer on its own strength and its rivals'.
class Judgement {
 public:
  Judgement(const Seen& seen, const JudgementWeights& weights);

  void judge(const Choices& choices, std::span<float> values) const;

 private:
  // The turn (turn.cpp).
  float act(Action action, const Prospect& mine) const;
  float play(CardKind kind, const Prospect& mine) const;
  float lay(Action action, const Prospect& mine) const;
  float extend(Action action, const Prospect& mine) const;

  // Value of a power for its user with those hand cards (powers.cpp).
  float power(CardKind kind, const Prospect& mine, const Change& change = {}) const;
  float power_of_guild(GuildAt at, const Guild& guild, const Prospect& mine, const Change& change = {}) const;
  float draw(const Prospect& mine, int cards) const;
  GuildSet laid_with(const Change& change) const;
  float best_member(CardKind power, const Prospect& mine, const Change& change) const;
  float member(CardKind power, GuildAt at, const Guild& guild, CardKind taken, const Prospect& mine) const;
  float beg(const Prospect& mine) const;
  float beg_from(Seat seat, const Prospect& mine) const;
  float ask_any(const Prospect& mine) const;
  float ask_for(Seat seat, CardKind kind, const Prospect& mine) const;
  float best_name(Seat seat, const Prospect& mine) const;
  float receive(const Prospect& mine) const;
  float pray(Seat seat, const Prospect& mine, float least) const;
  float trade(Seat seat, const Prospect& mine, float least) const;
  float least_loss(const Prospect& mine) const;
  float copy(const Prospect& mine, const Change& change) const;
  template <class Value>
  float best_rival(Value value) const;

  // Answers that a power asks for (answers.cpp).
  float answer(Action action, const Prospect& mine) const;
  float target(Seat seat, const Prospect& mine) const;
  float take(CardKind kind, const Prospect& mine) const;
  Seat receiver() const;
  float give(Cards cards, Seat to, const Prospect& mine) const;

  // Knowledge about the table (judgement.cpp).
  void look_at_pool();
  void look_at_rivals();
  void look_at_end();
  float table_worth(Seat seat) const;
  float guilds_worth(int guilds) const;
  float guild_worth(const Guild& guild) const;
  float grown(const Guild& before, const Guild& after) const;
  float end_worth(Seat seat) const;
  float push(int cards) const;
  float whim(Action action) const;
  Holding known_of(const Rival& rival) const { return {rival.known, rival.guilds, weights_}; }
  Seats rivals() const { return all_but(seen_.table, seen_.seat); }

  const Seen& seen_;
  const JudgementWeights& weights_;
  int own_guilds_;
  float fourth_;  // current value of a guild's spare card
  Pool pool_;     // unseen cards that may come up
  Per<Seat, Rival, kMaxSeats> rivals_{};
  float end_ = 0;       // nearness of the end, 0 to 1
  float lead_ = 0;      // the seat's lead if it comes
  float restless_ = 0;  // grows in a long game
};

}  // namespace roundtable::medievallons
