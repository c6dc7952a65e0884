#include "bots/medievallons_judgement.h"

#include "bots/soft.h"

namespace roundtable::medievallons {

namespace {

Cards unseen_by(const Seen& seen) {
  const Table& table = seen.table;
  Cards rest = Cards::box() - seen.hand - seen.drawn - table.pile.cards();
  for (const GuildAt at : table.laid) rest = rest - table.guilds[at].cards();
  return table.aside == kNoKind ? rest : rest - Cards::of(table.aside);
}

// Other questions are about cards that he sees.
bool needs_hidden(Question question) {
  return question == Question::Turn || question == Question::Target || question == Question::Name ||
         question == Question::Copy;
}

}  // namespace

Judgement::Judgement(const Seen& seen, const JudgementWeights& weights)
    : seen_(seen), weights_(weights), own_guilds_(seen.guilds(seen.seat)) {
  if (needs_hidden(seen.table.question)) look_at_hidden();
  look_at_rivals();
  look_at_end();
}

void Judgement::look_at_hidden() {
  const Cards of_deck = seen_.notes[seen_.seat].known();
  Cards hidden = unseen_by(seen_) - of_deck;
  for (const Seat seat : rivals()) hidden = hidden - seen_.notes[seat].known();
  hidden_ = Pool(hidden, weights_);
  deck_ = of_deck.size() * 2 > seen_.deck_size || hidden.empty() ? Pool(of_deck, weights_) : hidden_;
}

// A rival who is likely to win matters most: the chance of winning changes with a rival's strength in proportion to his
// own chance.
void Judgement::look_at_rivals() {
  Per<Seat, float, kMaxSeats> strength{};
  float strongest = 0;
  for (const Seat seat : rivals()) {
    Rival& rival = rivals_[seat];
    rival.known = seen_.notes[seat].known();
    rival.hidden = seen_.hand_sizes[seat] - rival.known.size();
    rival.guilds = seen_.guilds(seat);
    rival.card = weights_.rival_card + (rival.guilds == kSlots - 1 ? weights_.rival_third : 0);
    rival.focus = 1;
    if (seen_.players() == 2) return;
    strength[seat] = table_worth(seat) + worth_of(Shape::of(rival.known), rival.guilds, weights_) +
                     static_cast<float>(seen_.hand_sizes[seat]) * rival.card;
    strongest = std::max(strongest, strength[seat]);
  }
  float sum = 0;
  for (const Seat seat : rivals()) {
    sum += rivals_[seat].focus = exponential((strength[seat] - strongest) * weights_.focus);
  }
  for (const Seat seat : rivals()) rivals_[seat].focus /= sum;
}

// The end comes with the last card of the second deck, or with the last turn.
void Judgement::look_at_end() {
  const Table& table = seen_.table;
  const int turns = table.options.max_turns - table.turn;
  const int left = table.yellow ? std::min(seen_.deck_size, turns) : turns;
  end_ = std::max(0.0F, 1 - static_cast<float>(left) / weights_.end_near);
  if (!table.yellow) return;
  lead_ = end_worth(seen_.seat);
  for (const Seat seat : rivals()) lead_ -= rivals_[seat].focus * end_worth(seat);
}

float Judgement::guilds_worth(int guilds) const {
  return guilds == 0 ? 0 : guilds == 1 ? weights_.one_guild : weights_.two_guilds;
}

// But for its being a guild.
float Judgement::guild_worth(const Guild& guild) const {
  const int spare = guild.size() - kGuildNeeds;
  const float safe = spare == 0 ? 0 : weights_.fourth + static_cast<float>(spare - 1) * weights_.member;
  return weights_.guild[static_cast<std::size_t>(guild.kind)] + safe +
         end_ * weights_.end_member * static_cast<float>(guild.size());
}

float Judgement::grown(const Guild& before, const Guild& after) const {
  return guild_worth(after) - guild_worth(before);
}

float Judgement::table_worth(Seat seat) const {
  const GuildSet guilds = guilds_of(seen_.table, seat);
  float sum = guilds_worth(guilds.size());
  for (const GuildAt at : guilds) sum += guild_worth(seen_.table.guilds[at]);
  return sum;
}

float Judgement::end_worth(Seat seat) const {
  const GuildSet guilds = guilds_of(seen_.table, seat);
  float sum = static_cast<float>(guilds.size()) * weights_.end_guild +
              static_cast<float>(seen_.hand_sizes[seat]) * weights_.end_card;
  for (const GuildAt at : guilds) sum += static_cast<float>(seen_.table.guilds[at].size()) * weights_.end_member;
  return sum;
}

// Drawing so many cards brings the end nearer: well for who is ahead. And the longer a game takes the better is
// whatever brings it on, or two players could take the same card from each other for ever.
float Judgement::push(int cards) const {
  const float drawn = static_cast<float>(cards);
  const float restless = weights_.restless * static_cast<float>(seen_.table.turn) * 0.01F * drawn;
  if (!seen_.table.yellow) return restless;
  return restless + lead_ * (cards >= seen_.deck_size ? 1 : drawn / weights_.end_near);
}

void Judgement::judge(const Choices& choices, std::span<float> values) const {
  if (seen_.table.question == Question::Turn) return judge_turn(choices, values);
  const Holding mine(seen_.hand, own_guilds_, weights_);
  for (int i = 0; i < choices.size(); ++i) values[static_cast<std::size_t>(i)] = answer(choices[i], mine);
}

}  // namespace roundtable::medievallons
