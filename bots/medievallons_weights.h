#pragma once

#include <array>
#include <string_view>

#include "engine/medievallons/kinds.h"

namespace roundtable::medievallons {

// By kind, in the order of their letters: A B G J K M N O P R S W Z.
using PerKind = std::array<float, kKinds>;
// By how many guilds are on the table already.
using PerGuild = std::array<float, 3>;

// What Medievallons's judgement weighs, in points: how much stronger a seat is that has it. Tuned by self-play.
struct JudgementWeights {
  PerKind card = {0.20F, 0.38F, 0.35F, 0.58F, 0.44F, 0.23F, 0.52F,
                  0.47F, 0.28F, 0.26F, 0.07F, 0.32F, 0.35F};  // in the hand, whatever else is there
  PerKind guild = {0.29F, 0.41F, 0.66F, -0.06F, 0.46F, 0.03F, 0.60F,
                   0.84F, 0.37F, 0.32F, 0.21F,  0.33F, 0.55F};  // on the table, for its power turn after turn
  float pair = 0.01F;                                           // two of a kind in the hand, other than Jesters
  float triple = 0.40F;                                         // and three
  PerGuild ready = {0.30F, 0.45F, 3.31F};                       // could lay a guild, the first, second or third
  PerGuild near = {0.22F, 0.15F, 0.57F};                        // lacks one card for that
  float one_guild = 1.62F;                                      // on the table
  float two_guilds = 5.11F;
  float fourth = 0.62F;       // a guild has a card to spare, so that losing one does not dissolve it
  float hunted = 0.20F;       // more for it while Assassins or Rangers are on the table
  float member = 0.24F;       // and every card above
  float rival_card = 0.66F;   // a card in a rival's hand that nobody knows
  float rival_third = 0.35F;  // more for it if he has two guilds
  float focus = 0.38F;        // how much the stronger of several rivals matters more
  float given = 0.61F;        // what others part with, compared with a card of the deck
  float reveal = 0.46F;       // a Witch who has to turn over a card
  float end_guild = 2.27F;    // when the last deck runs out: a guild,
  float end_member = 0.53F;   // a card in a guild,
  float end_card = 0.16F;     // a card in the hand
  float end_near = 35.63F;    // with fewer cards in the last deck the end begins to count

  static constexpr std::array<std::string_view, 2 * kKinds + 22> kNames = {
      "card.A",      "card.B",  "card.G",    "card.J",     "card.K",    "card.M",     "card.N",   "card.O",
      "card.P",      "card.R",  "card.S",    "card.W",     "card.Z",    "guild.A",    "guild.B",  "guild.G",
      "guild.J",     "guild.K", "guild.M",   "guild.N",    "guild.O",   "guild.P",    "guild.R",  "guild.S",
      "guild.W",     "guild.Z", "pair",      "triple",     "ready.1",   "ready.2",    "ready.3",  "near.1",
      "near.2",      "near.3",  "one_guild", "two_guilds", "fourth",    "hunted",     "member",   "rival_card",
      "rival_third", "focus",   "given",     "reveal",     "end_guild", "end_member", "end_card", "end_near"};
};

}  // namespace roundtable::medievallons
