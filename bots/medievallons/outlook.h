#pragma once

#include <array>

#include "bots/medievallons/weights.h"
#include "engine/medievallons/state.h"

namespace roundtable::medievallons {

// Features of a seat when every hand is known: amounts, or the value of one of each.
struct Assets {
  PerKind cards{};      // in the hand
  PerKind guilds{};     // on the table
  float pairs = 0;      // kinds with two cards in the hand
  float triples = 0;    // and with three
  PerGuild ready{};     // can lay its first, second or third guild
  PerGuild near{};      // lacks one card for it
  float one_guild = 0;  // on the table
  float two_guilds = 0;
  float fourths = 0;        // guilds with a card to spare
  float members = 0;        // cards in guilds above four
  float on_turn = 0;        // it is its turn
  float ready_on_turn = 0;  // and it can lay its first or second guild
  float wins_on_turn = 0;   // or the third
  float wins_next = 0;      // could win, but is only next
  float near_third_on_turn = 0;
  float end_guilds = 0;   // guilds, weighted by the nearness of the end
  float end_members = 0;  // cards in them above three
  float end_cards = 0;    // cards in the hand
  float end_share = 0;    // share of the victory if the game ended now
};

Assets assets_of(const State& state, Seat seat);

// Each seat's expected share of the victory.
std::array<float, kMaxSeats> outlook(const State& state);

}  // namespace roundtable::medievallons
