#include "bots/medievallons/outlook.h"

#include <bit>

#include "bots/medievallons/hand.h"
#include "bots/share.h"
#include "bots/soft.h"
#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// Fitted to games of `greedy` against itself, 2 to 5 players: the log odds of a seat are the value of its assets times
// the spread.
constexpr Assets kWorths = {
    .cards = {0.12F, 0.21F, 0.19F, 0.29F, 0.19F, 0.13F, 0.31F, 0.30F, 0.15F, 0.15F, 0.10F, 0.17F, 0.20F},
    .guilds = {0.15F, 0.60F, 0.52F, 0.96F, 0.57F, 0.38F, 0.70F, 0.67F, 0.45F, 0.39F, 0.22F, 0.48F, 0.56F},
    .pairs = 0.04F,
    .triples = 0.09F,
    .ready = {0.07F, 0.06F, 1.01F},
    .near = {-0.01F, -0.07F, 0.12F},
    .one_guild = 0.37F,
    .two_guilds = 0.75F,
    .fourths = 0.41F,
    .members = 0.19F,
    .on_turn = 0.08F,
    .ready_on_turn = 0.09F,
    .wins_on_turn = 4.69F,
    .wins_next = 0.52F,
    .near_third_on_turn = 0.39F,
    .end_guilds = 1.81F,
    .end_members = 1.38F,
    .end_cards = 0.15F,
    .end_share = 0.94F,
};
// By number of players: with more players the same assets decide less.
constexpr std::array<float, kMaxSeats + 1> kSpread = {0, 0, 1.57F, 1.00F, 0.76F, 0.70F};

constexpr float kNearEnd = 40;  // cards of the last deck, or turns

// 0 to 1: the game ends with the last card of the second deck, or with the last turn.
float nearness_of_end(const State& state) {
  const int turns = state.table.options.max_turns - state.table.turn;
  const int left = state.table.yellow ? std::min(state.secrets.deck.size(), turns) : turns;
  return std::max(0.0F, 1 - static_cast<float>(left) / kNearEnd);
}

void count_hand(Assets& assets, Cards hand, int guilds, int turns_until) {
  for (const CardKind kind : hand.kinds()) {
    assets.cards[static_cast<std::size_t>(kind)] = static_cast<float>(hand.count(kind));
  }
  const Shape shape = Shape::of(hand);
  assets.pairs = static_cast<float>(shape.pairs);
  assets.triples = static_cast<float>(shape.triples);
  assets.on_turn = turns_until == 0 ? 1 : 0;
  const bool third = guilds == kSlots - 1;
  if (shape.lacks() <= 0) {
    assets.ready[static_cast<std::size_t>(guilds)] = 1;
    (third ? assets.wins_on_turn : assets.ready_on_turn) = assets.on_turn;
    assets.wins_next = third && turns_until == 1 ? 1 : 0;
  } else if (shape.lacks() == 1) {
    assets.near[static_cast<std::size_t>(guilds)] = 1;
    if (third) assets.near_third_on_turn = assets.on_turn;
  }
}

void count_table(Assets& assets, const OpenTable& table, GuildSet guilds) {
  for (const GuildAt at : guilds) {
    const Guild& guild = table.guilds[at];
    const int spare = guild.size() - kGuildNeeds;
    assets.guilds[static_cast<std::size_t>(guild.kind)] += 1;
    assets.fourths += spare > 0 ? 1 : 0;
    assets.members += static_cast<float>(std::max(0, spare - 1));
    assets.end_members += static_cast<float>(spare);
  }
  assets.one_guild = guilds.size() == 1 ? 1 : 0;
  assets.two_guilds = guilds.size() == 2 ? 1 : 0;
}

float worth(const Assets& assets) {
  using Numbers = std::array<float, sizeof(Assets) / sizeof(float)>;
  constexpr auto kEach = std::bit_cast<Numbers>(kWorths);
  const auto numbers = std::bit_cast<Numbers>(assets);
  float sum = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) sum += numbers[i] * kEach[i];
  return sum;
}

}  // namespace

Assets assets_of(const State& state, Seat seat) {
  const OpenTable& table = state.table;
  const GuildSet guilds = guilds_of(table, seat);
  const Cards hand = state.secrets.hands[seat];
  const float end = nearness_of_end(state);
  const int after = index(seat) - index(table.active);
  Assets assets;
  count_table(assets, table, guilds);
  count_hand(assets, hand, guilds.size(), after < 0 ? after + table.options.players : after);
  assets.end_members *= end;
  if (end > 0) {
    assets.end_guilds = end * static_cast<float>(guilds.size());
    assets.end_cards = end * static_cast<float>(hand.size());
    assets.end_share = end * shares(result(state).winners)[static_cast<std::size_t>(seat)];
  }
  return assets;
}

std::array<float, kMaxSeats> outlook(const State& state) {
  if (state.table.waiting.over()) return shares(result(state).winners);
  std::array<float, kMaxSeats> strength{};
  const auto players = static_cast<std::size_t>(state.table.options.players);
  for (std::size_t seat = 0; seat < players; ++seat) strength[seat] = worth(assets_of(state, static_cast<Seat>(seat)));
  soften(std::span(strength).first(players), 1 / kSpread[players]);
  return strength;
}

}  // namespace roundtable::medievallons
