#include "bots/medievallons_outlook.h"

#include "bots/medievallons_hand.h"
#include "bots/share.h"
#include "bots/soft.h"
#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// Fitted to games that `greedy` played against itself, 2 to 5 players.
constexpr Assets kWorths = {
    0.20F, 0.20F, 0.25F, 0.60F, 0.25F, 0.15F, 0.30F, 0.35F, 0.25F, 0.20F, 0.20F, 0.25F, 0.30F,  // cards: A B G J K ...
    0.30F, 0.40F, 0.50F, 0.00F, 0.40F, 0.10F, 0.50F, 0.60F, 0.40F, 0.30F, 0.30F, 0.40F, 0.50F,  // guilds
    0.10F,                                                                                      // pairs
    0.20F,                                                                                      // triples
    0.20F, 0.50F, 2.00F,                                                                        // ready
    0.10F, 0.20F, 0.50F,                                                                        // near
    1.00F, 2.20F,                                                                               // guilds on the table
    0.20F, 0.05F,                                                                               // fourths, members
    0.10F, 0.30F, 6.00F, 1.00F, 0.30F,                                                          // on turn
    2.00F, 0.30F, 0.10F,                                                                        // at the end
};

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
  if (shape.lacks() == 0) {
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
  constexpr float kNear = 24.0F;
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
    part(assets, Asset::EndMembers) += end * static_cast<float>(guild.size());
  }
  part(assets, Asset::OneGuild) = guilds.size() == 1 ? 1 : 0;
  part(assets, Asset::TwoGuilds) = guilds.size() == 2 ? 1 : 0;
  part(assets, Asset::OnTurn) = turns_until == 0 ? 1 : 0;
  part(assets, Asset::EndGuilds) = end * static_cast<float>(guilds.size());
  part(assets, Asset::EndCards) = end * static_cast<float>(hand.size());
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
  soften(std::span(strength).first(players), 1.0F);
  return strength;
}

std::array<float, kMaxSeats> outlook(const State& state) { return outlook(state, kWorths); }

}  // namespace roundtable::medievallons
