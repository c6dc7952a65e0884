#pragma once

#include "bots/medievallons/hand.h"
#include "bots/medievallons/seen.h"

// Common input of the net's inputs and moves: a table as the asked seat sees it, and the cards a hand lacks for guilds.

namespace roundtable::medievallons {

constexpr int kRivals = kMaxSeats - 1;
constexpr int kStanding = kSlots - 1;  // most guilds of a player in a running game: the third ends it

struct NetSeen : Seen {
  Cards drawn;  // cards they hold back as a Wizard

  static NetSeen by(const View& view) { return {Seen::by(view), view.drawn}; }
  static NetSeen by(const State& state, Seat seat) {
    return {Seen::by(state, seat), seat == state.table.active ? state.secrets.drawn : Cards()};
  }

  // 0 is oneself, 1 the next to the left, and so on.
  int relative(Seat other) const {
    const int steps = index(other) - index(seat);
    return steps < 0 ? steps + players() : steps;
  }
  Seat at(int steps) const { return clockwise(table, seat, steps); }
  Cards known(int rival) const { return notes[at(rival)].known(); }
};

// A player's guilds ordered by kind, then by size, independent of when they were laid.
struct GuildRow {
  std::array<GuildAt, kStanding> places{};
  int size = 0;

  static GuildRow of(const NetSeen& seen, Seat owner) {
    const auto& guilds = seen.table.guilds;
    GuildRow row;
    for (int slot = 0; slot < kStanding; ++slot) {
      const GuildAt at = guild_at(owner, slot);
      if (seen.table.laid.has(at)) row.places[static_cast<std::size_t>(row.size++)] = at;
    }
    if (row.size == kStanding && rank(guilds[row.places[1]]) < rank(guilds[row.places[0]])) {
      row.places = {row.places[1], row.places[0]};
    }
    return row;
  }
  GuildAt operator[](int place) const { return places[static_cast<std::size_t>(place)]; }
  int place_of(GuildAt at) const { return size > 1 && places[1] == at ? 1 : 0; }

 private:
  static int rank(const Guild& guild) { return 2 * kAllCards * index(guild.kind) + guild.size(); }
};

// Kinds of which the hand could lay a guild.
inline CardKinds can_lay(Cards hand) {
  const int jesters = hand.count(kWild);
  if (jesters >= kGuildNeeds) return hand.kinds();
  return hand.at_least(kGuildNeeds - jesters) - CardKinds::of(kWild);
}

// Kinds of which one more card would allow another guild.
inline CardKinds one_short_of(Cards hand) {
  const int jesters = hand.count(kWild);
  const CardKinds now = can_lay(hand);
  if (jesters >= kGuildNeeds - 1) return kAllKinds - now;
  const CardKinds one_short = hand.at_least(kGuildNeeds - 1 - jesters) - CardKinds::of(kWild) - now;
  return one_short.empty() ? one_short : one_short | CardKinds::of(kWild);
}

// Number of cards missing to lay that many guilds one after another.
inline int lacks_for(Cards hand, int guilds) {
  const Cards others = hand.but(kWild);
  std::array<int, kOfEach + 1> with{};  // number of kinds with at least that many cards
  for (int copies = 1; copies <= kOfEach; ++copies) {
    with[static_cast<std::size_t>(copies)] = others.number_of_kinds(copies);
  }
  const int threes = with[3] + with[6];
  const int twos = with[2] - with[3] + with[5] - with[6] + with[8];
  const int ones = with[1] - with[2] + with[4] - with[5] + with[7] - with[8];
  int missing = -hand.count(kWild);
  for (int i = 0; i < guilds; ++i) missing += i < threes ? 0 : i < threes + twos ? 1 : i < threes + twos + ones ? 2 : 3;
  return missing < 0 ? 0 : missing;
}

}  // namespace roundtable::medievallons
