#include "bots/medievallons/judgement.h"

#include "bots/soft.h"

namespace roundtable::medievallons {

namespace {

constexpr int kLongGame = 40;      // rounds, twice the usual number
constexpr float kRestless = 0.5F;  // in a game twice as long: bonus for a drawn card, and size of the whim

// Other questions concern cards that the seat sees.
bool needs_pool(Question question) {
  return question == Question::Turn || question == Question::Target || question == Question::Name ||
         question == Question::Copy;
}

}  // namespace

Judgement::Judgement(const Seen& seen, const JudgementWeights& weights)
    : seen_(seen), weights_(weights), own_guilds_(seen.guilds(seen.seat)), fourth_(weights.fourth) {
  for (const GuildAt at : seen.table.laid) {
    const CardKind kind = seen.table.guilds[at].kind;
    if (!kRaiders.has(kind)) continue;
    fourth_ += weights.hunted;
    break;
  }
  if (needs_pool(seen.table.question)) look_at_pool();
  look_at_rivals();
  look_at_end();
  const int rounds = seen.table.turn / seen.players();
  if (rounds > kLongGame) restless_ = kRestless * (static_cast<float>(rounds) / kLongGame - 1);
}

void Judgement::look_at_pool() {
  Cards cards = seen_.unseen;
  for (const Seat seat : rivals()) cards = cards - seen_.notes[seat].known();
  pool_ = Pool(cards, weights_);
}

// A rival who is likely to win matters most: the probability of winning changes with a rival's strength in proportion
// to their own probability.
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

// The game ends with the last card of the second deck, or with the last turn.
void Judgement::look_at_end() {
  const OpenTable& table = seen_.table;
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

// Without the value of being a guild.
float Judgement::guild_worth(const Guild& guild) const {
  const int spare = guild.size() - kGuildNeeds;
  const float safe = spare == 0 ? 0 : fourth_ + static_cast<float>(spare - 1) * weights_.member;
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

// Drawing brings the end nearer: good for the leader, and in a long game.
float Judgement::push(int cards) const {
  const auto drawn = static_cast<float>(cards);
  if (!seen_.table.yellow) return restless_ * drawn;
  return restless_ * drawn + lead_ * (cards >= seen_.deck_size ? 1 : drawn / weights_.end_near);
}

// Two players could take the same card from each other forever. So in a long game every turn's values vary a bit.
float Judgement::whim(Action action) const {
  const auto turn = static_cast<std::uint32_t>(seen_.table.turn);
  const std::uint32_t mixed = (std::bit_cast<std::uint32_t>(action) ^ turn * 0x9e3779b9U) * 0x85ebca6bU;
  return restless_ * static_cast<float>(mixed >> 8U) * 0x1p-24F;
}

void Judgement::judge(const Choices& choices, std::span<float> values) const {
  const Prospect mine(seen_.hand, own_guilds_, pool_, weights_);
  const bool turn = seen_.table.question == Question::Turn;
  for (int i = 0; i < choices.size(); ++i) {
    const Action action = choices[i];
    float& value = values[static_cast<std::size_t>(i)];
    value = turn ? act(action, mine) : answer(action, mine);
    if (restless_ > 0) value += whim(action);
  }
}

}  // namespace roundtable::medievallons
