#pragma once

#include <array>
#include <string_view>

#include "engine/medievallons/kinds.h"

namespace roundtable::medievallons {

// By kind, in the order of their letters: A B G J K M N O P R S W Z.
using PerKind = std::array<float, kKinds>;

// What Medievallons's judgement weighs, in points: how much stronger a seat is that has it. Tuned by self-play.
struct JudgementWeights {
  PerKind card = {0.20F, 0.20F, 0.25F, 0.90F, 0.25F, 0.15F, 0.30F,
                  0.35F, 0.25F, 0.20F, 0.20F, 0.25F, 0.30F};  // in the hand, whatever else is there
  PerKind guild = {0.30F, 0.40F, 0.50F, 0.00F, 0.40F, 0.10F, 0.50F,
                   0.60F, 0.40F, 0.30F, 0.30F, 0.40F, 0.50F};  // on the table, for its power turn after turn
  float pair = 0.35F;                                          // two of a kind in the hand, other than Jesters
  float triple = 0.60F;                                        // and three
  float ready_first = 0.80F;                                   // could lay a guild, the first
  float ready_second = 1.20F;                                  // the second
  float ready_third = 3.50F;                                   // the third, and win
  float near_first = 0.30F;                                    // lacks one card for that
  float near_second = 0.40F;
  float near_third = 1.00F;
  float one_guild = 2.80F;  // on the table
  float two_guilds = 6.50F;
  float fourth = 0.40F;       // a guild has a card to spare, so that losing one does not dissolve it
  float member = 0.10F;       // and every card above
  float rival_card = 0.30F;   // a card in a rival's hand that nobody knows
  float rival_third = 0.30F;  // more for it if he has two guilds
  float focus = 0.50F;        // how much the stronger of several rivals matters more
  float given = 0.70F;        // what others part with, compared with a card of the deck
  float reveal = 0.40F;       // a Witch who has to turn over a card
  float end_guild = 3.00F;    // when the last deck runs out: a guild,
  float end_member = 0.40F;   // a card in a guild,
  float end_card = 0.10F;     // a card in the hand
  float end_near = 24.0F;     // with fewer cards in the last deck the end begins to count
  float restless = 0.20F;     // a card drawn from the deck in the hundredth turn, so that no game goes round for ever
  float top = 0.10F;          // on top of the pile, a card that others could take

  static constexpr std::array<std::string_view, 2 * kKinds + 23> kNames = {
      "card.A",      "card.B",       "card.G",      "card.J",     "card.K",      "card.M",     "card.N",
      "card.O",      "card.P",       "card.R",      "card.S",     "card.W",      "card.Z",     "guild.A",
      "guild.B",     "guild.G",      "guild.J",     "guild.K",    "guild.M",     "guild.N",    "guild.O",
      "guild.P",     "guild.R",      "guild.S",     "guild.W",    "guild.Z",     "pair",       "triple",
      "ready_first", "ready_second", "ready_third", "near_first", "near_second", "near_third", "one_guild",
      "two_guilds",  "fourth",       "member",      "rival_card", "rival_third", "focus",      "given",
      "reveal",      "end_guild",    "end_member",  "end_card",   "end_near",    "restless",   "top"};
};

}  // namespace roundtable::medievallons
