#include "bots/medievallons_outlook.h"

#include "bots/medievallons_hand.h"
#include "bots/share.h"
#include "bots/soft.h"
#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// Fitted to games that `greedy` played against itself, 2 to 5 players.
// clang-format off
constexpr Assets kWorths = {
    0.10F, 0.19F, 0.19F, 0.26F, 0.18F, 0.12F, 0.32F, 0.28F, 0.13F, 0.16F, 0.06F, 0.18F, 0.18F,  // cards: A B G J K ...
    0.18F, 0.48F, 0.50F, 1.11F, 0.46F, 0.34F, 0.80F, 0.70F, 0.30F, 0.26F, -0.02F, 0.54F, 0.53F,  // guilds
    0.03F, 0.06F,                       // pairs, triples
    0.07F, 0.15F, 1.04F,                // ready
    -0.03F, 0.01F, 0.12F,               // near
    0.32F, 0.75F,                       // guilds on the table
    0.34F, 0.07F,                       // fourths, members
    0.06F, 0.06F, 4.65F, 0.76F, 0.59F,  // on turn
    1.63F, 1.53F, 0.21F, 0.76F,         // at the end
};
// clang-format on
// With more players the same assets decide less.
constexpr std::array<float, kMaxSeats + 1> kSpread = {0, 0, 1.39F, 1.00F, 0.79F, 0.73F};

float& part(Assets& assets, Asset asset) { return assets[static_cast<std::size_t>(asset)]; }
float& part(Assets& assets, Asset first, Kind kind) {
  return assets[static_cast<std::size_t>(first) + static_cast<std::size_t>(kind)];
}

void count_hand(Assets& assets, Cards hand, int guilds, int turns_until) {
  for (const Kind kind : hand.kinds()) part(assets, Asset::Cards, kind) = static_cast<float>(hand.count(kind));
  const Shape shape = Shape::of(hand);
  part(assets, Asset::Pairs) = static_cast<float>(shape.pairs);
  part(assets, Asset::Triples) = static_cast<float>(shape.triples);
  const bool third = guilds == kSlots - 1;
  const bool on_turn = turns_until == 0;
  const auto nth = [&](Asset first) { return static_cast<Asset>(static_cast<int>(first) + guilds); };
  if (shape.lacks() <= 0) {
    part(assets, nth(Asset::ReadyFirst)) = 1;
    if (on_turn) part(assets, third ? Asset::WinsOnTurn : Asset::ReadyOnTurn) = 1;
    if (third && turns_until == 1) part(assets, Asset::WinsNext) = 1;
  } else if (shape.lacks() == 1) {
    part(assets, nth(Asset::NearFirst)) = 1;
    if (third && on_turn) part(assets, Asset::NearThirdOnTurn) = 1;
  }
}

// How near the end is, 0 to 1: it comes with the last card of the second deck, or with the last turn.
float nearness_of_end(const State& state) {
  constexpr float kNear = 40.0F;
  const int turns = state.table.options.max_turns - state.table.turn;
  const int left = state.table.yellow ? std::min(state.secrets.deck.size(), turns) : turns;
  return std::max(0.0F, 1 - static_cast<float>(left) / kNear);
}

}  // namespace

Assets assets_of(const State& state, Seat seat) {
  const Table& table = state.table;
  const GuildSet guilds = guilds_of(table, seat);
  const Cards hand = state.secrets.hands[seat];
  const float end = nearness_of_end(state);
  const int after = index(seat) - index(table.active);
  const int turns_until = after < 0 ? after + table.options.players : after;
  Assets assets{};
  for (const GuildAt at : guilds) {
    const Guild& guild = table.guilds[at];
    part(assets, Asset::Guilds, guild.kind) += 1;
    if (guild.size() > kGuildNeeds) part(assets, Asset::Fourths) += 1;
    part(assets, Asset::Members) += static_cast<float>(std::max(0, guild.size() - kGuildNeeds - 1));
    part(assets, Asset::EndMembers) += end * static_cast<float>(guild.size() - kGuildNeeds);
  }
  part(assets, Asset::OneGuild) = guilds.size() == 1 ? 1 : 0;
  part(assets, Asset::TwoGuilds) = guilds.size() == 2 ? 1 : 0;
  part(assets, Asset::OnTurn) = turns_until == 0 ? 1 : 0;
  part(assets, Asset::EndGuilds) = end * static_cast<float>(guilds.size());
  part(assets, Asset::EndCards) = end * static_cast<float>(hand.size());
  if (end > 0) {
    const float share = shares(result(state).winners)[static_cast<std::size_t>(seat)];
    part(assets, Asset::EndShare) = end * share;
  }
  count_hand(assets, hand, std::min(guilds.size(), kSlots - 1), turns_until);
  return assets;
}

std::array<float, kMaxSeats> outlook(const State& state, const Assets& worths) {
  if (state.table.waiting.over()) return shares(result(state).winners);
  std::array<float, kMaxSeats> strength{};
  const auto players = static_cast<std::size_t>(state.table.options.players);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Assets assets = assets_of(state, static_cast<Seat>(seat));
    for (std::size_t i = 0; i < kAssets; ++i) strength[seat] += assets[i] * worths[i];
  }
  soften(std::span(strength).first(players), 1.0F / kSpread[players]);
  return strength;
}

std::array<float, kMaxSeats> outlook(const State& state) { return outlook(state, kWorths); }

}  // namespace roundtable::medievallons
