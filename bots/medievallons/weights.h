#pragma once

#include <array>
#include <string_view>

#include "engine/medievallons/card_kinds.h"

namespace roundtable::medievallons {

// By kind, in order of letters: A B G J K M N O P R S W Z.
using PerKind = std::array<float, kKinds>;
// By number of guilds on the table.
using PerGuild = std::array<float, 3>;

// Weights of Medievallons' heuristic, in points of strength. Tuned by self-play.
struct JudgementWeights {
  PerKind card = {0.38F, 0.60F, 0.55F, 0.87F, 0.71F, 0.34F, 0.82F,
                  0.75F, 0.47F, 0.43F, 0.21F, 0.48F, 0.54F};  // in the hand
  PerKind guild = {0.22F, 0.39F, 0.55F, 0.05F,  0.74F, -0.08F, 1.28F,
                   1.01F, 0.36F, 0.35F, -0.09F, 0.38F, 0.74F};  // on the table, for its power in every turn
  float pair = 0.06F;                                           // two of a kind in the hand, other than Jesters
  float triple = 0.36F;                                         // and three
  PerGuild ready = {0.28F, 0.41F, 3.31F};                       // can lay a guild, the first, second or third
  PerGuild near = {0.07F, 0.12F, 0.51F};                        // lacks one card for it
  float one_guild = 1.79F;                                      // on the table
  float two_guilds = 4.59F;
  float fourth = 0.79F;       // a spare card in a guild, so that losing one does not dissolve it
  float hunted = 0.22F;       // more for it while Assassins or Rangers are on the table
  float member = 0.49F;       // each further card
  float rival_card = 1.17F;   // an unknown card in a rival's hand
  float rival_third = 0.32F;  // more for it if they have two guilds
  float focus = 0.27F;        // extra weight of stronger rivals
  float given = 0.58F;        // value of cards others give, relative to a card of the deck
  float reveal = 0.61F;       // a Witch's revealed card
  float robbed = 0.54F;       // a rival's loss of the best card in hand, relative to the taker's gain
  float end_guild = 2.01F;    // when the last deck runs out: a guild,
  float end_member = 1.02F;   // a card in a guild,
  float end_card = 0.10F;     // a card in the hand
  float end_near = 65.67F;    // the end counts with fewer cards in the last deck

  static constexpr std::array<std::string_view, 2 * kKinds + 23> kNames = {
      "card.A",     "card.B",  "card.G",  "card.J",    "card.K",     "card.M",      "card.N",
      "card.O",     "card.P",  "card.R",  "card.S",    "card.W",     "card.Z",      "guild.A",
      "guild.B",    "guild.G", "guild.J", "guild.K",   "guild.M",    "guild.N",     "guild.O",
      "guild.P",    "guild.R", "guild.S", "guild.W",   "guild.Z",    "pair",        "triple",
      "ready.1",    "ready.2", "ready.3", "near.1",    "near.2",     "near.3",      "one_guild",
      "two_guilds", "fourth",  "hunted",  "member",    "rival_card", "rival_third", "focus",
      "given",      "reveal",  "robbed",  "end_guild", "end_member", "end_card",    "end_near"};
};

}  // namespace roundtable::medievallons
