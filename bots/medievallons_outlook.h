#pragma once

#include <array>
#include <string_view>

#include "engine/medievallons/state.h"

namespace roundtable::medievallons {

// What a seat's prospects are reckoned from, every hand being known: numbers of things it has.
enum class Asset : std::uint8_t {
  Cards,                    // in the hand, one asset for each kind
  Guilds = Cards + kKinds,  // on the table, one for each kind
  Pairs = Guilds + kKinds,  // kinds with two cards in the hand,
  Triples,                  // and with three
  ReadyFirst,               // can lay its first guild
  ReadySecond,
  ReadyThird,
  NearFirst,  // lacks one card for it
  NearSecond,
  NearThird,
  OneGuild,  // on the table
  TwoGuilds,
  Fourths,  // guilds with a card to spare
  Members,  // cards in guilds above four
  OnTurn,
  ReadyOnTurn,  // for the first or the second
  WinsOnTurn,   // ready for the third
  WinsNext,     // the same for the player after
  NearThirdOnTurn,
  EndGuilds,  // what counts at the end, as far as it is near
  EndMembers,
  EndCards,
};
constexpr std::size_t kAssets = static_cast<std::size_t>(Asset::EndCards) + 1;
using Assets = std::array<float, kAssets>;

Assets assets_of(const State& state, Seat seat);

// The share of the victory each seat may expect if everybody plays well, with those worths of the assets.
std::array<float, kMaxSeats> outlook(const State& state, const Assets& worths);
std::array<float, kMaxSeats> outlook(const State& state);

}  // namespace roundtable::medievallons
